import type { Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type StoredToken = Selectable<Schema['wechat_tokens']>

export function findToken(db: Db, app: string): Promise<StoredToken | undefined> {
  return db.selectFrom('wechat_tokens').selectAll().where('app', '=', app).executeTakeFirst()
}

export async function keepToken(db: Db, token: StoredToken): Promise<void> {
  await db
    .insertInto('wechat_tokens')
    .values(token)
    .onConflict((conflict) => conflict.column('app').doUpdateSet(token))
    .execute()
}

/** Records a message by its hashes. False if one of them was recorded before, by any process. */
export async function takeMessage(db: Db, hashes: readonly Buffer[], expiresAt: number): Promise<boolean> {
  const taken = await db
    .insertInto('wechat_messages')
    .values(hashes.map((hash) => ({ hash, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute()
  return taken.length === hashes.length
}

/** Deletes the record, so that the message may come again. */
export async function forgetMessage(db: Db, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('wechat_messages').where('hash', 'in', hashes).execute()
}

export async function deleteMessagesExpiredAt(db: Db, now: number): Promise<void> {
  await db.deleteFrom('wechat_messages').where('expires_at', '<', now).execute()
}
