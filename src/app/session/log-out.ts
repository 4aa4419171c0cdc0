import { queryClient } from '../api/query-client.ts'
import { openOwnData, removeOwnData } from '../data/own-data.ts'
import { revokeTokens } from '../data/sync.ts'
import { forgetUser } from '../device/session.ts'
import { forgetAccountFavourites } from '../state/favourites.ts'
import { endSession } from '../state/session.ts'
import { leaveOwnData } from './enter-own-data.ts'

/** Number of this user's changes and files that have not reached the server. */
export async function unsentCount(user: string): Promise<number> {
  const { database } = await openOwnData(user)
  return database.outbox.count()
}

/** Ends the session here; the server is notified now or when it is reachable (SPEC L2). */
export async function logOut({ user, keep }: { user: string; keep: boolean }): Promise<void> {
  leaveOwnData() // first, or subscribers of the records could store some of them after the session
  await endSession()
  forgetAccountFavourites()
  queryClient.clear()
  if (!keep) {
    await removeOwnData(user)
    await forgetUser(user)
    await removeCachedReplies(user)
  }
  void revokeTokens()
}

/** Deletes the service worker's stored replies of this user together with the data (SPEC L1). */
async function removeCachedReplies(user: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(`replies-${user}-`)) await caches.delete(name)
  }
}
