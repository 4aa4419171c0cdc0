import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export interface LinkSpeed {
  /** Round-trip time, ms. */
  readonly latency: number
  /** Towards the client, bytes per second, over all connections. */
  readonly rate: number
}

/** A bad network: replies come late and slowly, and the link can be cut. */
export class SlowLink {
  readonly origin: string
  readonly #server: Server
  readonly #speed: LinkSpeed
  readonly #sockets = new Set<Socket>()
  #busyUntil = 0
  #left = Number.POSITIVE_INFINITY
  /** Bytes that reached the client. */
  received = 0
  cuts = 0

  private constructor(server: Server, port: number, speed: LinkSpeed) {
    this.#server = server
    this.#speed = speed
    this.origin = `http://127.0.0.1:${port}`
  }

  static async before(targetPort: number, speed: LinkSpeed): Promise<SlowLink> {
    const port = await freePort()
    const server = createServer()
    const link = new SlowLink(server, port, speed)
    server.on('connection', (client) => link.#join(client, targetPort))
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    return link
  }

  /** Cuts all connections, once, after this many more bytes have reached the client. */
  cutAfter(bytes: number): void {
    this.#left = bytes
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((done) => this.#server.close(done))
  }

  #join(client: Socket, targetPort: number): void {
    const target = connect(targetPort, '127.0.0.1')
    const end = () => {
      client.destroy()
      target.destroy()
    }
    for (const socket of [client, target]) {
      this.#sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        // bytes in flight still arrive
        setTimeout(end, Math.max(0, this.#busyUntil - performance.now()) + this.#speed.latency)
      })
    }
    const waitUntil = (at: number, act: () => void) => setTimeout(act, Math.max(0, at - performance.now()))
    const late = (act: () => void, at: number) => waitUntil(at + this.#speed.latency / 2, act)
    client.on('data', (piece) => late(() => target.destroyed || target.write(piece), performance.now()))
    target.on('data', (piece: Buffer) => {
      const { rate } = this.#speed
      this.#busyUntil = Math.max(performance.now(), this.#busyUntil) + (piece.length / rate) * 1000
      target.pause()
      late(() => this.#deliver(client, piece), this.#busyUntil)
      // one TCP window may be in flight
      waitUntil(this.#busyUntil, () => target.resume())
    })
  }

  #deliver(client: Socket, piece: Buffer): void {
    if (client.destroyed) return
    this.received += piece.length
    this.#left -= piece.length
    client.write(piece)
    if (this.#left > 0) return
    this.#left = Number.POSITIVE_INFINITY
    this.cuts += 1
    for (const socket of this.#sockets) socket.destroy()
  }
}
