import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { InvoiceState } from '#contract/money/invoice.ts'
import type { Product } from '#contract/money/payment.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

export type StoredInvoice = Selectable<Schema['invoices']>
export type InvoiceLine = Selectable<Schema['invoice_lines']>
export type StoredFile = Selectable<Schema['invoice_files']>

interface Page {
  readonly page: number
  readonly limit: number
}

/** A payment on an invoice, or one that can be. Amounts are fen, times ms. */
export interface PaidRow {
  readonly payment: string
  readonly order: string
  readonly number: string
  readonly kind: 'recharge' | 'member'
  readonly product: Product
  readonly amount: number
  readonly paid_at: number
}

export interface CandidateRow extends PaidRow {
  /** The living invoice that it is on. */
  readonly invoice: string | null
  readonly state: InvoiceState | null
}

/**
 * What is left of a payment `p`: money that came a second time under its number is paid back from `suspense`, and was never the user's. The sum has
 * a fraction type that the driver gives as text, hence the cast.
 */
const left = sql`(p.amount - (select coalesce(sum(r.amount), 0)::int8 from refunds r
  where r.user_id = p.user_id and r.payment_id = p.id and r.state <> 'refused' and r.from_account <> 'suspense'))`
const isBeingPaidBack = sql`exists (select from refunds r
  where r.user_id = p.user_id and r.payment_id = p.id and r.state in ('asked', 'sent', 'odd') and r.from_account <> 'suspense')`
const paidAt = sql`coalesce(p.paid_at, o.paid_at, p.created_at)`
const paid = sql`p.id as payment, o.id as "order", p.number, o.kind, o.product, ${paidAt} as paid_at`
const joined = sql`payments p join orders o on o.user_id = p.user_id and o.id = p.order_id`

/** Payments since a time that can be on an invoice or are on one, the latest first, and how many there are. */
export async function listCandidates(
  db: Queries,
  user: string,
  since: number,
  { page, limit }: Page,
): Promise<{ readonly rows: readonly CandidateRow[]; readonly total: number }> {
  const from = sql`${joined}
    left join invoice_lines l on l.user_id = p.user_id and l.payment_id = p.id and l.living
    left join invoices i on i.user_id = l.user_id and i.id = l.invoice_id
    where p.user_id = ${user} and p.state = 'paid' and ${paidAt} > ${since}
      and (l.invoice_id is not null or (${left} > 0 and not ${isBeingPaidBack}))`
  const { rows } = await sql<CandidateRow>`
    select ${paid}, coalesce(l.amount, ${left}) as amount, i.id as invoice, i.state from ${from}
    order by paid_at desc, payment desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** What is left of a payment of a user's, and whether some of it is on its way back; undefined if it is no paid one. Its order is locked by the caller. */
export async function findPaid(
  tx: Tx,
  user: string,
  payment: string,
): Promise<(PaidRow & { readonly isBeingPaidBack: boolean }) | undefined> {
  const { rows } = await sql<PaidRow & { readonly isBeingPaidBack: boolean }>`
    select ${paid}, ${left} as amount, ${isBeingPaidBack} as "isBeingPaidBack"
    from ${joined} where p.user_id = ${user} and p.id = ${payment} and p.state = 'paid'`.execute(tx)
  return rows[0]
}

/** The payments on an invoice with their amounts there, the earliest first. */
export async function listPaidOn(
  db: Queries,
  { user_id: user, id }: Pick<StoredInvoice, 'user_id' | 'id'>,
): Promise<readonly PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select ${paid}, l.amount from ${joined} join invoice_lines l on l.user_id = p.user_id and l.payment_id = p.id
    where p.user_id = ${user} and l.invoice_id = ${id} order by paid_at, payment`.execute(db)
  return rows
}

/** Ids of the orders of these payments of a user's, in the order in which they are locked. */
export async function ordersOf(db: Queries, user: string, payments: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .distinct()
    .where('user_id', '=', user)
    .where('id', 'in', payments)
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id: order }) => order)
}

export async function insertInvoice(
  tx: Tx,
  row: Insertable<Schema['invoices']>,
  lines: readonly InvoiceLine[],
): Promise<void> {
  await tx.insertInto('invoices').values(row).execute()
  await tx
    .insertInto('invoice_lines')
    .values([...lines])
    .execute()
}

/** Locks an invoice of a user's: after the orders of its payments, and before the user's row (SPEC M15). */
export function lockInvoice(tx: Tx, user: string, id: string): Promise<StoredInvoice | undefined> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', user)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setInvoice(
  tx: Tx,
  { user_id: user, id }: Pick<StoredInvoice, 'user_id' | 'id'>,
  change: Updateable<Schema['invoices']>,
): Promise<void> {
  await tx.updateTable('invoices').set(change).where('user_id', '=', user).where('id', '=', id).execute()
}

/** Whether the payments on an invoice can be on no other. */
export async function setLiving(
  tx: Tx,
  { user_id: user, id }: Pick<StoredInvoice, 'user_id' | 'id'>,
  living: boolean,
): Promise<void> {
  await tx
    .updateTable('invoice_lines')
    .set({ living })
    .where('user_id', '=', user)
    .where('invoice_id', '=', id)
    .execute()
}

/** The user's own; undefined for another's. */
export function findInvoice(db: Queries, user: string, id: string): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoices').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst()
}

/** An invoice of any user, for the operator. */
export function findAnyInvoice(db: Queries, id: string): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The invoices of a user, the latest first, and how many there are. */
export async function listInvoices(
  db: Queries,
  user: string,
  { state, page, limit }: Page & { readonly state: InvoiceState | undefined },
): Promise<{ readonly invoices: StoredInvoice[]; readonly total: number }> {
  const own = db
    .selectFrom('invoices')
    .where('user_id', '=', user)
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'waiting'))
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const invoices = await own
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { invoices, total }
}

/** Which invoice of a user's replaces which of these, or waits to. */
export async function replacementsOf(
  db: Queries,
  user: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'replaces'])
    .where('user_id', '=', user)
    .where('replaces', 'in', ids)
    .where((row) => row.or([row('state', '<>', 'cancelled'), row('number', 'is not', null)]))
    .execute()
  return new Map(rows.map(({ id, replaces }) => [replaces ?? '', id]))
}

/** Invoices of everyone that wait, those promised first, each with its user's account name. */
export function listWaitingInvoices(db: Queries, dueBefore: number, limit: number) {
  return db
    .selectFrom('invoices')
    .leftJoin('users', 'users.user_id', 'invoices.user_id')
    .selectAll('invoices')
    .select('users.username')
    .where('state', '=', 'waiting')
    .where('due_at', '<', dueBefore)
    .orderBy('due_at')
    .orderBy('invoices.id')
    .limit(limit)
    .execute()
}

/** How many of a user's invoices wait. */
export async function countWaiting(db: Queries, user: string): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

export async function insertFiles(tx: Tx, files: readonly StoredFile[]): Promise<void> {
  if (files.length > 0)
    await tx
      .insertInto('invoice_files')
      .values([...files])
      .execute()
}

/** Files of these invoices of a user's: PDF, then OFD, then XML. */
export function listFiles(db: Queries, user: string, invoices: readonly string[]): Promise<StoredFile[]> {
  if (invoices.length === 0) return Promise.resolve([])
  return db
    .selectFrom('invoice_files')
    .selectAll()
    .where('user_id', '=', user)
    .where('invoice_id', 'in', invoices)
    .orderBy(sql`array_position(array['pdf', 'ofd', 'xml'], format)`)
    .execute()
}
