import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type Message = Selectable<Schema['inbox']>

export async function insertMessage(db: Db, message: Insertable<Schema['inbox']>): Promise<void> {
  await db.insertInto('inbox').values(message).execute()
}

/** Newest first. */
export function listMessages(db: Db, limit: number): Promise<Message[]> {
  return db.selectFrom('inbox').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
}

export async function deleteMessagesBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('inbox').where('created_at', '<', time).execute()
}
