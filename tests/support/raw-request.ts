import { connect } from 'node:net'

export interface RawReply {
  /** 0 if no reply came. */
  readonly status: number
  readonly head: string
  readonly body: string
}

const PATIENCE_MS = 15_000

/** Sends raw bytes over a new connection, and reads until the server closes it. */
export function rawRequest(url: string, bytes: string | Buffer): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const late = setTimeout(() => socket.destroy(new Error('the server does not end the connection')), PATIENCE_MS)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    let failure: NodeJS.ErrnoException | undefined
    socket.on('error', (error: NodeJS.ErrnoException) => {
      failure = error
    })
    socket.on('close', () => {
      clearTimeout(late)
      // a server that replies before it has read the whole request may reset the connection
      if (failure && failure.code !== 'ECONNRESET' && failure.code !== 'EPIPE') return reject(failure)
      const [head = '', body = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n', 2)
      resolve({ status: Number(head.slice(9, 12)), head, body })
    })
  })
}
