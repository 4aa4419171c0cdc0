import type { Query } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { refreshUser, session } from '../state/session.ts'

/** The calls by which the account centre reads the user's money and membership. */
const READS = /^(Wallet|Member|Order|Invoicing|Tokens)\//

function isOfAccount({ queryKey: [name, user], state }: Query): boolean {
  return READS.test(String(name)) && user === session.user?.id && state.status === 'success'
}

/**
 * The revision of the user's money and membership that the stored replies have at least; null if there are none. Only `Wallet/detail` carries it.
 * @param heard the revision of the last hint, after which the shown replies were read again
 */
export function knownAccount(heard: number): number | null {
  const stored = queryClient.getQueryCache().findAll({ predicate: isOfAccount })
  if (stored.length === 0) return null
  const revisions = stored.flatMap(({ state }) => (state.data as { revision?: number }).revision ?? [])
  return Math.max(heard, revisions.length > 0 ? Math.min(...revisions) : 0)
}

/** Reads again what is shown of the user's money and membership, and the user; what is not shown is read when it is opened. */
export async function readAccountAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ predicate: isOfAccount }),
    call('User/detail', {}).then(refreshUser, () => undefined),
  ])
}
