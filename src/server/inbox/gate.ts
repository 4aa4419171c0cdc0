import type { IncomingMessage } from 'node:http'
import { isOnThisMachine } from '../http/address.ts'
import { isSameSecret } from '../identity/same-secret.ts'

/** How a request is authorised: by its cookie, or by the key, which is then exchanged for a cookie. */
export type Admission = 'cookie' | 'key' | undefined

/** Cookies ignore ports, and another server on this machine may have an inbox too. */
function cookieName({ headers }: IncomingMessage): string {
  return `inbox_${/:(\d+)$/.exec(headers.host ?? '')?.[1] ?? '80'}`
}

function cookieOf(incoming: IncomingMessage): string {
  const name = `${cookieName(incoming)}=`
  const cookies = (incoming.headers.cookie ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? ''
}

/** SPEC S5: only this machine, by a loopback host name, and with the key printed at start. */
export function admit(incoming: IncomingMessage, key: string): Admission {
  if (!isOnThisMachine(incoming)) return undefined
  if (isSameSecret(cookieOf(incoming), key)) return 'cookie'
  const given = new URL(incoming.url ?? '/', 'http://here').searchParams.get('key') ?? ''
  return isSameSecret(given, key) ? 'key' : undefined
}

/** The cookie that replaces the key in the address. */
export function cookieFor(incoming: IncomingMessage, key: string): string {
  return `${cookieName(incoming)}=${key}; Path=/inbox; HttpOnly; SameSite=Strict`
}
