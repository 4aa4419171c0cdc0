import { type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { TokenEntry } from './allowance.ts'

export type StoredTokens = Selectable<Schema['token_entries']>

/** False if the user has an entry with the same cause. */
export async function insertTokens(tx: Tx, row: StoredTokens): Promise<boolean> {
  const added = await tx
    .insertInto('token_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** A user's entry with a cause. */
export function findTokens(db: Queries, user: string, cause: string): Promise<StoredTokens | undefined> {
  return db
    .selectFrom('token_entries')
    .selectAll()
    .where('user_id', '=', user)
    .where('cause', '=', cause)
    .executeTakeFirst()
}

/** The entries of a user from a time on, and before them one with the sums of all that are older. */
export async function entriesSince(db: Queries, user: string, start: number): Promise<TokenEntry[]> {
  const { rows } = await sql<TokenEntry>`
    select sum(delta)::int8 as delta, sum(extra)::int8 as extra, 0::int8 as created_at from token_entries
    where user_id = ${user} and created_at < ${start} having count(*) > 0
    union all select delta, extra, created_at from token_entries where user_id = ${user} and created_at >= ${start}`.execute(
    db,
  )
  return rows
}

/** Entries of a user, the latest first, and how many there are. @param between ms, from the first up to the second */
export async function listTokens(
  db: Queries,
  user: string,
  between: readonly [number, number] | undefined,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly StoredTokens[]; readonly total: number }> {
  const all = db
    .selectFrom('token_entries')
    .where('user_id', '=', user)
    .$if(between !== undefined, (rows) =>
      rows.where('created_at', '>=', between?.[0] ?? 0).where('created_at', '<', between?.[1] ?? 0),
    )
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** Tokens that the answers of all users together have cost in a month such as 2026-11. */
export async function spentIn(db: Queries, month: string): Promise<number> {
  const row = await db.selectFrom('assistant_months').select('tokens').where('month', '=', month).executeTakeFirst()
  return row?.tokens ?? 0
}

/** Adds to them. All users share the row, so it is locked last. @returns the month's tokens afterwards */
export async function addToMonth(tx: Tx, month: string, tokens: number): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    insert into assistant_months (month, tokens) values (${month}, ${tokens})
    on conflict (month) do update set tokens = assistant_months.tokens + excluded.tokens returning tokens`.execute(tx)
  return rows[0]?.tokens ?? tokens
}
