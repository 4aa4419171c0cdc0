import type { Query, QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'

/**
 * Kept on the device first, and shown as read only then: a page that is left at once must not show what nobody will tell the server. A list that is on
 * its way was asked for before, so it must not arrive on top.
 */
export async function markRead(client: QueryClient, position: 1 | 2): Promise<void> {
  const { queueForUser } = await import('../../data/queue-for-user.ts')
  await queueForUser('Notice/read', { position })
  const ofPosition = {
    predicate: ({ queryKey, state }: Query) =>
      queryKey[0] === 'Notice/index' && isAt(queryKey[3], position) && state.data !== undefined,
  }
  await client.cancelQueries(ofPosition)
  client.setQueriesData<ReplyOf<Calls['Notice/index']>>(
    ofPosition,
    (data) => data && { ...data, noread: 0, data: data.data.map((notice) => ({ ...notice, read: true })) },
  )
}

function isAt(request: unknown, position: number): boolean {
  return typeof request === 'object' && request !== null && (request as { position?: number }).position === position
}
