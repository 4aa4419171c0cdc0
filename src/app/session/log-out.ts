import { queryClient } from '../api/query-client.ts'
import { openOwnData, removeOwnData } from '../data/own-data.ts'
import { revokeTokens } from '../data/sync.ts'
import { forgetUser } from '../device/session.ts'
import { forgetAccountFavourites } from '../state/favourites.ts'
import { endSession } from '../state/session.ts'
import { leaveOwnData } from './enter-own-data.ts'

/** How many changes and files of this user have not reached the server. */
export async function unsentCount(user: string): Promise<number> {
  const { database } = await openOwnData(user)
  return database.outbox.count()
}

/** Ends the session here; the server is told now or when it answers (SPEC L2). */
export async function logOut({ user, keep }: { user: string; keep: boolean }): Promise<void> {
  leaveOwnData() // first, or what follows the records could keep something of them after the session
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

/** The service worker's stored replies of this user go with the data (SPEC L1). */
async function removeCachedReplies(user: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(`replies-${user}-`)) await caches.delete(name)
  }
}
