import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request as its bytes arrived. */
export interface RawRequest {
  readonly method: string
  /** Path and query, not decoded. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

/**
 * What happens to replies on their way, after the request was carried out. `lost`: the connection ends. `slow`: some bytes, and never the rest.
 */
export type Spoilt = 'lost' | 'slow' | 'huge' | 'garbage' | 'http-502'

export interface RawServer {
  readonly url: string
  readonly requests: readonly RawRequest[]
  /** Holds for every reply until it is changed. */
  spoilt: Spoilt | undefined
  readonly stop: () => Promise<void>
}

function spoil(response: ServerResponse, spoilt: Spoilt): void {
  if (spoilt === 'lost') response.destroy()
  else if (spoilt === 'slow') response.writeHead(200, { 'content-length': '1000' }).write('{"code"')
  else if (spoilt === 'huge') response.end('x'.repeat(300_000))
  else response.writeHead(spoilt === 'garbage' ? 200 : 502).end('<html>Bad gateway</html>')
}

/** A server on this machine that answers raw bytes. */
export async function startRawServer(
  answer: (request: RawRequest) => RawAnswer | Promise<RawAnswer>,
): Promise<RawServer> {
  const requests: RawRequest[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url: target = '', headers } = incoming
    const request = { method, target, headers, body: await buffer(incoming) }
    requests.push(request)
    const { status, headers: own, body } = await answer(request)
    if (started.spoilt) spoil(response, started.spoilt)
    else response.writeHead(status, own).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const started: RawServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spoilt: undefined,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return started
}
