import { databaseName } from './database-name.ts'
import { forgetUser, inTurn, readSession, usersToRemove } from './session.ts'

/** How long another tab may take to close a database, ms. */
const CLOSING_MS = 3000

/**
 * Deletes from the device the databases and the stored replies of users who logged out without keeping their data (SPEC L1, L2). What cannot be
 * deleted now, because a tab does not close it, is tried again at the next start.
 */
export async function removeUsers(): Promise<void> {
  await inTurn(async () => {
    const { user } = await readSession()
    for (const id of await usersToRemove()) {
      if (id === user?.id) continue // back since
      await removeReplies(id)
      if (await removeDatabase(databaseName(id))) await forgetUser(id)
    }
  })
}

/** Whether it is gone in time; the browser deletes it in any case before the user can open it again. */
function removeDatabase(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    const late = setTimeout(() => resolve(false), CLOSING_MS)
    request.onsuccess = () => {
      clearTimeout(late)
      resolve(true)
    }
    request.onerror = () => {
      clearTimeout(late)
      reject(request.error ?? new Error(`${name} could not be deleted`))
    }
  })
}

/** The replies that the service worker stored for this user. */
async function removeReplies(user: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(`replies-${user}-`)) await caches.delete(name)
  }
}
