import { connect, type Socket } from 'node:net'

export interface Reply {
  readonly status: number
  readonly body: string
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Parses a complete reply at the start of a buffer, and where it ends; undefined while it is incomplete. */
function readReply(bytes: Buffer): { reply: Reply; end: number } | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`a reply of unknown length: ${head}`)
  const start = headEnd + HEAD_END.length
  const end = start + Number(length)
  if (bytes.length < end) return undefined
  return { reply: { status: Number(head.slice(9, 12)), body: bytes.toString('utf8', start, end) }, end }
}

/** One persistent connection, one request at a time: as little work for the generator as possible. */
export class Caller {
  readonly #socket: Socket
  #bytes: Buffer[] = []
  #settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the connection was closed')))
  }

  static open(url: string): Promise<Caller> {
    const { hostname, port } = new URL(url)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new Caller(socket)))
      socket.once('error', reject)
    })
  }

  /** @param key idempotency key of a write */
  post(path: string, token: string | undefined, body: string, key?: string): Promise<Reply> {
    const once = key ? `Idempotency-Key: ${key}\r\n` : ''
    const authorization = `${once}${token ? `Authorization: Bearer ${token}\r\n` : ''}`
    const head = `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n${authorization}`
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#bytes.push(chunk)
    const found = readReply(this.#bytes.length === 1 ? chunk : Buffer.concat(this.#bytes))
    if (!found) return
    this.#bytes = []
    this.#settle?.resolve(found.reply)
    this.#settle = undefined
  }

  #fail(error: Error): void {
    this.#settle?.reject(error)
    this.#settle = undefined
  }
}
