import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as received. */
export interface Received {
  readonly method: string
  /** Path and query, not decoded. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Answered {
  readonly status?: number
  /** Sent as JSON, a string as it is. Never: the connection stays open without a reply. */
  readonly body: unknown
}

export interface ProviderServer {
  readonly url: string
  readonly requests: readonly Received[]
  stop(): Promise<void>
}

/** A local server in place of a provider's. */
export async function startProviderServer(answer: (request: Received) => Answered | 'never'): Promise<ProviderServer> {
  const requests: Received[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url: target = '', headers } = incoming
    const received = { method, target, headers, body: await text(incoming) }
    requests.push(received)
    const answered = answer(received)
    if (answered === 'never') return
    const { status = 200, body } = answered
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
