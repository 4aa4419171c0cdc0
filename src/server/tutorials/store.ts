import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type StoredTutorial = Selectable<Schema['tutorials']>

/** In the order of publication. */
export function listTutorials(db: Queries): Promise<StoredTutorial[]> {
  return db
    .selectFrom('tutorials')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertTutorial(db: Queries, tutorial: Insertable<Schema['tutorials']>): Promise<void> {
  await db.insertInto('tutorials').values(tutorial).execute()
}

/** The withdrawn tutorial; undefined if there is none, or it was already withdrawn. */
export function withdrawTutorial(db: Queries, id: string, now: number): Promise<StoredTutorial | undefined> {
  return db
    .updateTable('tutorials')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
