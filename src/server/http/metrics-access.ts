import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLocal } from './address.ts'

/** Who may read `/metrics`: no client, clients on this machine, or holders of the token (SPEC S2). */
export type MetricsAccess = 'off' | 'loopback' | { readonly token: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest()

export function mayReadMetrics(incoming: IncomingMessage, access: MetricsAccess): boolean {
  if (access === 'off') return false
  if (access === 'loopback') return isLocal(incoming)
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(incoming.headers.authorization ?? '') ?? []
  return timingSafeEqual(sha256(given), sha256(access.token))
}
