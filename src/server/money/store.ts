import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Grant } from './timeline.ts'

export type Wallet = Selectable<Schema['wallets']>
export type Transfer = Selectable<Schema['transfers']>

/** Increments the revision of a user's account, which locks the user's row: before the wallet, and before anything shared (SPEC M15). */
export async function touchAccount(tx: Tx, user: string): Promise<void> {
  await sql`update users set account_revision = account_revision + 1 where user_id = ${user}`.execute(tx)
}

/** Locks a user's wallet, which is made when it is first needed. */
export async function lockWallet(tx: Tx, user: string): Promise<Wallet> {
  await touchAccount(tx, user)
  const read = async () =>
    (await sql<Wallet>`select * from wallets where user_id = ${user} for update`.execute(tx)).rows[0]
  const found = await read()
  if (found) return found
  await sql`insert into wallets values (${user}, 0, 0, 0) on conflict do nothing`.execute(tx)
  const made = await read()
  if (!made) throw new Error('a wallet that was just made is missing')
  return made
}

/** Adds a transfer; false if the same was made before (SPEC M4). */
export async function insertTransfer(tx: Tx, row: Transfer): Promise<boolean> {
  const { rows } = await sql`
    insert into transfers (user_id, id, entry, debit, credit, amount, cause, order_id, reverses, note, cash_after, gift_after, created_at)
    values (${row.user_id}, ${row.id}, ${row.entry}, ${row.debit}, ${row.credit}, ${row.amount}, ${row.cause}, ${row.order_id},
      ${row.reverses}, ${row.note}, ${row.cash_after}, ${row.gift_after}, ${row.created_at})
    on conflict (user_id, cause, debit, credit) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Whether a user has a transfer with this cause between these accounts. */
export async function hasTransfer(
  tx: Tx,
  user: string,
  { cause, debit, credit }: Pick<Transfer, 'cause' | 'debit' | 'credit'>,
): Promise<boolean> {
  const found = sql`
    select from transfers where user_id = ${user} and cause = ${cause} and debit = ${debit} and credit = ${credit}`
  return (await found.execute(tx)).rows.length > 0
}

export async function setWallet(tx: Tx, { user_id: user, cash, gift, entries }: Wallet): Promise<void> {
  await sql`update wallets set cash = ${cash}, gift = ${gift}, entries = ${entries} where user_id = ${user}`.execute(tx)
}

export function findTransfer(db: Queries, user: string, id: string): Promise<Transfer | undefined> {
  return db.selectFrom('transfers').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst()
}

/** A user's balances, 0 without a wallet, and all grants: in one statement, because each reply about a user needs them. */
export async function readMoney(
  db: Queries,
  user: string,
): Promise<{ readonly cash: number; readonly gift: number; readonly grants: readonly Grant[] }> {
  type Row = Grant & { readonly cash: number | null; readonly gift: number | null }
  const { rows } = await sql<Row>`
    select w.cash, w.gift, g.id, g.level, g.plan, g.plan_revision, g.seconds, g.created_at, g.revoked_at
    from (select ${user}::uuid as user_id) u
    left join wallets w on w.user_id = u.user_id left join grants g on g.user_id = u.user_id`.execute(db)
  const [first] = rows
  return { cash: first?.cash ?? 0, gift: first?.gift ?? 0, grants: rows.filter(({ id }) => id !== null) }
}

/** False if the user has a grant with the same cause. */
export async function insertGrant(tx: Tx, row: Insertable<Schema['grants']>): Promise<boolean> {
  const added = await tx
    .insertInto('grants')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Ends what is left of the grant with this cause; false if there is none, or if it was revoked before. */
export async function revokeGrant(tx: Tx, user: string, cause: string, now: number): Promise<boolean> {
  const revoked = await tx
    .updateTable('grants')
    .set({ revoked_at: now })
    .where('user_id', '=', user)
    .where('cause', '=', cause)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

/** A grant that was revoked runs again, as if it had not been. */
export async function restoreGrant(tx: Tx, user: string, cause: string): Promise<void> {
  await tx
    .updateTable('grants')
    .set({ revoked_at: null })
    .where('user_id', '=', user)
    .where('cause', '=', cause)
    .execute()
}
