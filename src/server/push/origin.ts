import type { IncomingMessage } from 'node:http'

/**
 * Whether the request may open a socket: browsers send the page's origin with every WebSocket, which must be this site; other programs need
 * not send one.
 */
export function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (publicOrigin) return origin === publicOrigin
  return URL.canParse(origin) && new URL(origin).host === host
}
