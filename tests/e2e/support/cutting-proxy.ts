import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '#tests/support/free-port.ts'

/** A TCP proxy that can cut the connection, with a decision on each chunk. */
export class CuttingProxy {
  readonly origin: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  /** Bytes from the client after which the connection is cut; counted over all connections. */
  #cutAfter = Number.POSITIVE_INFINITY
  #passed = 0
  #timesLeft = 0
  /** Drops the next reply to a request that contains this text. */
  #loseReplyTo: string | undefined
  readonly #pieces: string[] = []
  cuts = 0

  private constructor(server: Server, port: number) {
    this.#server = server
    this.origin = `http://127.0.0.1:${port}`
  }

  static async before(targetPort: number): Promise<CuttingProxy> {
    const port = await freePort()
    const server = createServer()
    const proxy = new CuttingProxy(server, port)
    server.on('connection', (client) => proxy.#join(client, targetPort))
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    return proxy
  }

  /** Cuts each time that this many more bytes have been sent. */
  cutAfter(bytes: number, times: number): void {
    this.#passed = 0
    this.#cutAfter = bytes
    this.#timesLeft = times
  }

  /** Number of requests sent with this text in their first line. */
  seen(text: string): number {
    return this.#pieces.filter((piece) => piece.startsWith(text)).length
  }

  loseReplyTo(text: string): void {
    this.#loseReplyTo = text
  }

  #join(client: Socket, targetPort: number): void {
    const target = connect(targetPort, '127.0.0.1')
    let losesReply = false
    for (const socket of [client, target]) {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      socket.on('error', () => this.#cut(client, target))
    }
    client.on('data', (piece: Buffer) => {
      this.#passed += piece.length
      this.#pieces.push(piece.subarray(0, 200).toString('latin1'))
      if (this.#loseReplyTo !== undefined && piece.includes(this.#loseReplyTo)) {
        losesReply = true
        this.#loseReplyTo = undefined
      }
      if (this.#timesLeft > 0 && this.#passed > this.#cutAfter) {
        this.#passed = 0
        this.#timesLeft -= 1
        this.cuts += 1
        this.#cut(client, target)
      } else target.write(piece)
    })
    target.on('data', (piece) => {
      if (losesReply) {
        this.cuts += 1
        this.#cut(client, target)
      } else client.write(piece)
    })
    client.on('end', () => target.end())
    target.on('end', () => client.end())
  }

  #cut(client: Socket, target: Socket): void {
    client.destroy()
    target.destroy()
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((done) => this.#server.close(done))
  }
}
