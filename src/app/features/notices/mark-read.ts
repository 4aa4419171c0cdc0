import type { Query, QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'

/**
 * Stored on the device first, and only then shown as read: a page closed at once must not show a state that is never sent to the server. A
 * list in flight was requested earlier, so it must not overwrite this one.
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
