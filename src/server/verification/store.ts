import type { Insertable } from 'kysely'
import type { Db, Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export async function insertCode(db: Db, code: Insertable<Schema['codes']>): Promise<void> {
  await db.insertInto('codes').values(code).execute()
}

/**
 * Counts one try before the code is checked, so that simultaneous tries count too. Undefined if none is left. Outside the caller's
 * transaction, so that a refusal does not undo the count.
 */
export function countTry(
  db: Db,
  key: string,
  most: number,
  now: number,
): Promise<{ secret: string; mac: Buffer } | undefined> {
  return db
    .updateTable('codes')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('key', '=', key)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning(['secret', 'mac'])
    .executeTakeFirst()
}

/** False if a concurrent request was faster. */
export async function consumeCode(db: Db, key: string): Promise<boolean> {
  const gone = await db.deleteFrom('codes').where('key', '=', key).returning('key').executeTakeFirst()
  return gone !== undefined
}

export async function insertTicket(db: Queries, ticket: Insertable<Schema['tickets']>): Promise<void> {
  await db.insertInto('tickets').values(ticket).execute()
}

/** Uses up a ticket of the user's with one of these hashes. False if there was none, or it had expired. */
export async function takeTicketOf(
  db: Queries,
  user: string,
  hashes: readonly Buffer[],
  now: number,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('tickets')
    .where('user_id', '=', user)
    .where('hash', 'in', hashes)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return gone !== undefined
}

export async function deleteTicketsOf(tx: Tx, user: string): Promise<void> {
  await tx.deleteFrom('tickets').where('user_id', '=', user).execute()
}

export async function deleteProofsExpiredAt(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<=', now).execute()
  await db.deleteFrom('tickets').where('expires_at', '<=', now).execute()
}
