import { session } from '../state/session.ts'
import { openOwnData, queue } from './own-data.ts'
import { requestSync } from './sync.ts'

/** Queues a call from a page that does not otherwise open user data. */
export async function queueForUser(name: string, request: unknown): Promise<void> {
  if (!session.user) return
  await openOwnData(session.user.id)
  await queue(name, request)
  void requestSync()
}
