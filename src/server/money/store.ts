import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Grant } from './timeline.ts'

export type Wallet = Selectable<Schema['wallets']>
export type Transfer = Selectable<Schema['transfers']>
export type StoredGrant = Selectable<Schema['grants']>

/** Increments the revision of a user's account, and thus locks the user's row: after the wallet, and before anything shared (SPEC M15). */
export async function touchAccount(tx: Tx, user: string): Promise<void> {
  await sql`update users set account_revision = account_revision + 1 where user_id = ${user}`.execute(tx)
}

/** How often a user's money or membership has changed. */
export async function readRevision(db: Queries, user: string): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select account_revision as revision from users where user_id = ${user}`.execute(db)
  return rows[0]?.revision ?? 0
}

/** Locks a user's wallet, which is made when it is first needed, and increments the revision of the account. */
export async function lockWallet(tx: Tx, user: string): Promise<Wallet> {
  const { rows } = await sql<Wallet>`
    with touched as (update users set account_revision = account_revision + 1 where user_id = ${user})
    insert into wallets (user_id, cash, gift, entries) values (${user}, 0, 0, 0)
    on conflict (user_id) do update set entries = wallets.entries returning *`.execute(tx)
  const [wallet] = rows
  if (!wallet) throw new Error('a wallet that was just locked is missing')
  return wallet
}

/** Adds a transfer, and sets the wallet to its balances; false, and nothing is changed, if the same was made before (SPEC M4). */
export async function insertTransfer(tx: Tx, row: Transfer): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into transfers
        (user_id, id, entry, debit, credit, amount, cause, order_id, reverses, note, cash_after, gift_after, created_at)
      values (${row.user_id}, ${row.id}, ${row.entry}, ${row.debit}, ${row.credit}, ${row.amount}, ${row.cause}, ${row.order_id},
        ${row.reverses}, ${row.note}, ${row.cash_after}, ${row.gift_after}, ${row.created_at})
      on conflict (user_id, cause, debit, credit) do nothing returning id)
    update wallets set cash = ${row.cash_after}, gift = ${row.gift_after}, entries = ${row.entry}
    where user_id = ${row.user_id} and exists (select from added) returning entries`.execute(tx)
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

export function findTransfer(db: Queries, user: string, id: string): Promise<Transfer | undefined> {
  return db.selectFrom('transfers').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst()
}

/** Whether another transfer undoes this one. */
export async function isUndone(tx: Tx, user: string, id: string): Promise<boolean> {
  const found = sql`select from transfers where user_id = ${user} and reverses = ${id}`
  return (await found.execute(tx)).rows.length > 0
}

/** Fen that came and were not accepted, of all users (SPEC M12). */
export async function sumInSuspense(db: Queries): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select coalesce(sum(case when credit = 'suspense' then amount else -amount end), 0)::int8 as fen from transfers
    where 'suspense' in (credit, debit)`.execute(db)
  return rows[0]?.fen ?? 0
}

/** How many differences between bills and the ledger the operator has not closed. */
export async function countOpenDifferences(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('differences')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
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

/**
 * Users, of those who want to hear of it, whose membership may end within `ms`: no grant alone lasts longer, and all together have not ended. Exact
 * for nobody; it leaves out those who need not be looked at.
 */
export async function usersNearDue(db: Queries, now: number, ms: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select g.user_id from grants g join users u on u.user_id = g.user_id
    where g.revoked_at is null and g.seconds is not null and u.due_notices and u.closes_at is null
    group by g.user_id
    having max(g.created_at + g.seconds * 1000) <= ${now + ms}::int8
      and max(g.created_at) + sum(g.seconds) * 1000 > ${now}::int8`.execute(db)
  return rows.map(({ user_id: user }) => user)
}

/** Whether a user gets messages before a membership ends. */
export async function wantsDueNotices(db: Queries, user: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('due_notices').where('user_id', '=', user).executeTakeFirst()
  return row?.due_notices ?? true
}

export async function setDueNotices(tx: Tx, user: string, on: boolean): Promise<void> {
  await tx.updateTable('users').set({ due_notices: on }).where('user_id', '=', user).execute()
}

/** All grants of a user, the latest first. */
export function listGrants(db: Queries, user: string): Promise<StoredGrant[]> {
  return db
    .selectFrom('grants')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Which transfers of a wallet to list. */
export interface StatementFilter {
  /** ms, from the first up to the second. */
  readonly between?: readonly [number, number]
  readonly note?: string | undefined
}

/** Transfers of a user's wallet, the latest first, and how many there are. */
export async function listStatement(
  db: Queries,
  user: string,
  { between, note }: StatementFilter,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly Transfer[]; readonly total: number }> {
  const all = db
    .selectFrom('transfers')
    .where('user_id', '=', user)
    .where((row) => row.or([row('debit', 'like', 'wallet:%'), row('credit', 'like', 'wallet:%')]))
    .$if(between !== undefined, (rows) =>
      rows.where('created_at', '>=', between?.[0] ?? 0).where('created_at', '<', between?.[1] ?? 0),
    )
    .$if(note !== undefined, (rows) => rows.where('note', '=', note ?? ''))
  const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('entry', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** The transfers of all users in a time, from the first up to the second, by time; read so many at once. */
export async function* listTransfersBetween(
  db: Queries,
  [from, to]: readonly [number, number],
  page: number,
): AsyncGenerator<Transfer> {
  let after: Transfer | undefined
  for (;;) {
    const { rows }: { rows: Transfer[] } = await sql<Transfer>`
      select * from transfers where created_at >= ${from} and created_at < ${to}
        and (created_at, user_id, entry) > (${after?.created_at ?? 0}, ${after?.user_id ?? NOBODY}::uuid, ${after?.entry ?? 0})
      order by created_at, user_id, entry limit ${page}`.execute(db)
    yield* rows
    after = rows.at(-1)
    if (rows.length < page) return
  }
}

/** Before every user. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
