import { queryClient } from '../api/query-client.ts'
import { closeOwnData, openOwnData } from '../data/own-data.ts'
import { revokeTokens } from '../data/sync.ts'
import { removeUsers } from '../device/remove-users.ts'
import { forgetAccountFavourites } from '../state/favourites.ts'
import { endSession } from '../state/session.ts'
import { leaveOwnData } from './enter-own-data.ts'

/** Number of this user's changes and files that have not reached the server. */
export async function unsentCount(user: string): Promise<number> {
  const { database } = await openOwnData(user)
  return database.outbox.count()
}

interface Leaving {
  user: string
  /** Whether the user's data stay on the device. */
  keep: boolean
  /** Leads to the login. */
  leave: () => Promise<unknown>
}

/** The data are removed even if the login cannot be shown, ms. */
const LEAVE_MS = 3000

/** Ends the session here; the server is notified now or when it is reachable (SPEC L2). */
export async function logOut({ user, keep, leave }: Leaving): Promise<void> {
  leaveOwnData() // first, or subscribers of the records could store some of them after the session
  await endSession(keep ? undefined : user)
  forgetAccountFavourites()
  queryClient.clear()
  // the pages of own work leave first: their queries would ask a database that is gone
  await Promise.race([leave().catch(() => undefined), new Promise((late) => setTimeout(late, LEAVE_MS))])
  if (!keep) {
    closeOwnData()
    await removeUsers()
  }
  void revokeTokens()
}
