import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { enqueueRemovals } from '../objects/store.ts'

export type StoredShare = Selectable<Schema['shares']>

/** The status of a user who is not locked. */
const IN_ORDER = 1

/** The object with the ciphertext: a share's id is used once, so names are never reused. */
export function shareObject({ user_id: user, id }: Pick<StoredShare, 'user_id' | 'id'>): string {
  return `shares/${user}/${id}`
}

export async function insertShare(tx: Tx, share: Insertable<Schema['shares']>): Promise<void> {
  await tx.insertInto('shares').values(share).execute()
}

/** Those that are still valid, newest first. */
export function listShares(db: Queries, user: string, now: number): Promise<StoredShare[]> {
  return db
    .selectFrom('shares')
    .selectAll()
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A share of any user, which anyone may open; undefined if it has expired, or if its user is locked or closing the account. */
export function findOpenShare(db: Queries, id: string, now: number): Promise<StoredShare | undefined> {
  return db
    .selectFrom('shares')
    .innerJoin('users', 'users.user_id', 'shares.user_id')
    .selectAll('shares')
    .where('shares.id', '=', id)
    .where('shares.expires_at', '>', now)
    .where('users.status', '=', IN_ORDER)
    .where('users.closes_at', 'is', null)
    .executeTakeFirst()
}

async function enqueue(tx: Tx, gone: readonly StoredShare[], now: number): Promise<void> {
  await enqueueRemovals(tx, gone.map(shareObject), now)
}

/** Deletes a share of the user's own and queues its bytes for removal. False if there is none that is still valid. */
export async function forgetShare(tx: Tx, user: string, id: string, now: number): Promise<boolean> {
  const own = tx.deleteFrom('shares').where('user_id', '=', user).where('id', '=', id)
  const gone = await own.where('expires_at', '>', now).returningAll().execute()
  await enqueue(tx, gone, now)
  return gone.length > 0
}

/** Deletes all shares of a user and queues their bytes for removal. */
export async function forgetAllShares(tx: Tx, user: string, now: number): Promise<void> {
  await enqueue(tx, await tx.deleteFrom('shares').where('user_id', '=', user).returningAll().execute(), now)
}

/** Deletes expired shares and queues their bytes for removal. */
export async function forgetSharesExpiredAt(tx: Tx, now: number): Promise<void> {
  await enqueue(tx, await tx.deleteFrom('shares').where('expires_at', '<=', now).returningAll().execute(), now)
}
