import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type StoredOwnNotice = Selectable<Schema['own_notices']>

/**
 * Stores a message to one user; it is announced by the hint `notices`.
 * @returns false if there is one with the same id
 */
export async function tellUser(
  db: Queries,
  user: string,
  message: Pick<StoredOwnNotice, 'kind' | 'detail'> & { readonly id?: string },
  now: number,
): Promise<boolean> {
  const added = await db
    .insertInto('own_notices')
    .values({ user_id: user, id: randomUUID(), ...message, created_at: now, read_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** The number of messages of each user, by which the revision of the user’s notices is higher than the site’s. */
export async function countOwnNotices(db: Queries, users: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (users.length === 0) return new Map()
  const rows = await db
    .selectFrom('own_notices')
    .select((row) => ['user_id', row.fn.countAll<number>().as('messages')])
    .where('user_id', 'in', users)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id: user, messages }) => [user, Number(messages)]))
}
