import type { UserDatabase } from '../database/user-database.ts'
import { drain } from './drain.ts'
import type { Sender } from './post.ts'
import { pull } from './pull.ts'

export type Synchronised = 'done' | 'login' | 'later'

/** One Web Lock per user: among all tabs and the service worker, one sends at a time (SPEC Q5). */
export const lockName = (user: string) => `slipstick-sync-${user}`
/** The tag of Background Sync, per user. */
export const syncTag = (user: string) => `slipstick-outbox-${user}`

/**
 * Sends the queue, then pulls other devices' changes, and sends whatever these require. Waits for the lock, or with `ifAvailable` leaves the
 * work to its holder (`later`).
 */
export async function synchronise(
  database: UserDatabase,
  sender: Sender,
  user: string,
  turn: LockOptions = {},
): Promise<Synchronised> {
  return navigator.locks.request(lockName(user), turn, async (lock) => {
    if (!lock) return 'later'
    const before = await drain(database, sender)
    if (before === 'login') return 'login'
    const pulled = await pull(database, sender)
    if (pulled !== 'done' || before === 'later') return pulled === 'done' ? 'later' : pulled
    const after = await drain(database, sender)
    return after === 'empty' ? 'done' : after
  })
}
