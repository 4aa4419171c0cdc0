import {
  createServer as createPlainServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { Server as TlsServer } from 'node:tls'
import type { ServerTls } from './certificate/server-tls.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Timeouts } from './http/timeouts.ts'
import { codeOf, StartError } from './start-error.ts'

type Upgrader = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
type Listener = (incoming: IncomingMessage, response: ServerResponse) => void

export interface Listening {
  readonly url: string
  /** Sets the handlers for all further requests. */
  use(listener: Listener, upgrader: Upgrader): void
  /** Accepts no more connections, lets running requests finish, and cuts those that do not. */
  close(): Promise<void>
}

const GRACE_MS = 10_000
/** Pending connections: after an outage all clients reconnect at once. The system may allow fewer. */
const BACKLOG = 4096
const TIDY_MS = 50
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program. Stop it, or set PORT to another',
  EACCES: 'may not be used by this account. Set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to one that is',
  ENOTFOUND: 'is not an address of this machine. Set HOST to one that is',
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `${server instanceof TlsServer ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const busy: Listener = (_, response) => {
  response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' }).end('Starting\n')
}

/** Longer than the keep-alive of the proxies in front; otherwise they would send a request into a connection that we are closing. */
const KEEP_ALIVE_MS = 76_000
/** Idle connections cost some kilobytes each. */
const MAX_CONNECTIONS = 20_000

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers malformed and late requests as Node does, but with the headers of SPEC S1. */
function refuseBroken(error: Error, socket: Duplex, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = statuses[codeOf(error)] ?? 400
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${head.join('\r\n')}\r\n\r\n`)
}

export interface Place {
  readonly port: number
  readonly host: string
  readonly publicOrigin: string | undefined
  readonly mostConnections?: number
  /** Undefined: plain http, for this machine alone or behind a proxy that speaks https. */
  readonly tls?: ServerTls | undefined
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    // otherwise a connection that has just finished a request would be kept alive
    const tidy = setInterval(() => server.closeIdleConnections(), TIDY_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(tidy)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Binds the port first, so that a second start fails at once. Until `use` every request is answered that the server is starting. */
export function listen(
  { port, host, publicOrigin, mostConnections = MAX_CONNECTIONS, tls }: Place,
  { head, request, look }: Timeouts,
): Promise<Listening> {
  let current = busy
  let upgrade: Upgrader = (_, socket) => socket.destroy()
  const options = {
    headersTimeout: head,
    requestTimeout: request,
    connectionsCheckingInterval: look,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false, // refused below, with our headers
    // other protocols, such as HTTP/2 offered by curl, are answered in HTTP/1.1
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  }
  const headers = securityHeaders(publicOrigin)
  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') {
      response.writeHead(400, { Connection: 'close' }).end()
    } else current(incoming, response)
  }
  const server: Server = tls
    ? createTlsServer({ ...options, cert: tls.cert, key: tls.key, handshakeTimeout: head }, answer)
    : createPlainServer(options, answer)
  server.maxConnections = mostConnections
  server.on('clientError', (error, socket) => refuseBroken(error, socket, headers))
  server.on('checkExpectation', (_, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.writeHead(417).end()
  })
  server.on('upgrade', (incoming, socket, head) => upgrade(incoming, socket, head))
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const reason = reasons[codeOf(cause)] ?? `cannot be used (${codeOf(cause)})`
      reject(new StartError(`Port ${port} of ${host} ${reason}.`, { cause }))
    })
    server.listen({ port, host, backlog: BACKLOG }, () => {
      resolve({
        url: urlOf(server, host),
        use(listener, upgrader) {
          current = listener
          upgrade = upgrader
        },
        close: () => close(server),
      })
    })
  })
}
