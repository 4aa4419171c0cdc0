import type { Selectable } from 'kysely'
import { TITLE_TEXTS, type Title, type TitleText } from '#contract/money/title.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type TitleRow = Selectable<Schema['titles']>

const TEXTS = Object.keys(TITLE_TEXTS) as TitleText[]

/** The default first, then in the order in which they were added. */
export function listTitles(db: Queries, user: string): Promise<TitleRow[]> {
  return db
    .selectFrom('titles')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A title of the user's without what is about storing it. */
export function findTitle(db: Queries, user: string, id: string): Promise<Title | undefined> {
  return db
    .selectFrom('titles')
    .select(['type', ...TEXTS])
    .where('user_id', '=', user)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertTitle(tx: Tx, row: TitleRow): Promise<void> {
  await tx.insertInto('titles').values(row).execute()
}

/** False if the user has no such title. */
export async function replaceTitle(tx: Tx, user: string, id: string, title: Title, now: number): Promise<boolean> {
  const own = tx.updateTable('titles').where('user_id', '=', user).where('id', '=', id)
  const { numUpdatedRows } = await own.set({ ...title, updated_at: now }).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** False if the user has no such title. */
export async function deleteTitle(tx: Tx, user: string, id: string): Promise<boolean> {
  const own = tx.deleteFrom('titles').where('user_id', '=', user).where('id', '=', id)
  const { numDeletedRows } = await own.executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Makes a title of the user's the default in place of the former one. */
export async function markDefault(tx: Tx, user: string, id: string): Promise<void> {
  const own = tx.updateTable('titles').where('user_id', '=', user)
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
  await own.set({ is_default: true }).where('id', '=', id).execute()
}

/** A user's titles with everything that is stored: for the export. */
export async function exportedTitles(db: Queries, user: string): Promise<Omit<TitleRow, 'user_id'>[]> {
  return (await listTitles(db, user)).map(({ user_id: _user, ...title }) => title)
}
