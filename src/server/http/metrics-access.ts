import type { IncomingMessage } from 'node:http'
import { isSameSecret } from '../identity/same-secret.ts'
import { isLocal } from './address.ts'

/** Who may read `/metrics`: no client, clients on this machine, or holders of the token (SPEC S2). */
export type MetricsAccess = 'off' | 'loopback' | { readonly token: string }

export function mayReadMetrics(incoming: IncomingMessage, access: MetricsAccess): boolean {
  if (access === 'off') return false
  if (access === 'loopback') return isLocal(incoming)
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(incoming.headers.authorization ?? '') ?? []
  return isSameSecret(given, access.token)
}
