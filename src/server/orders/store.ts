import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Transfer } from '../money/store.ts'
import { bucketOf, LEASE_MS } from './due.ts'

export type StoredOrder = Selectable<Schema['orders']>
export type StoredPayment = Selectable<Schema['payments']>
export type StoredRefund = Selectable<Schema['refunds']>
export type TradeNumber = Selectable<Schema['trade_numbers']>

export async function insertOrder(tx: Tx, row: Insertable<Schema['orders']>): Promise<void> {
  await tx.insertInto('orders').values(row).execute()
}

/** The user's own; undefined for another's. */
export function findOrder(db: Queries, user: string, id: string): Promise<StoredOrder | undefined> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst()
}

/** Locks an order: before its payments, refunds and the wallet (SPEC M15). */
export function lockOrder(tx: Tx, user: string, id: string): Promise<StoredOrder | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', user)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setOrder(tx: Tx, { user_id: user, id }: StoredOrder, change: Updateable<Schema['orders']>) {
  await tx.updateTable('orders').set(change).where('user_id', '=', user).where('id', '=', id).execute()
}

/** How many orders of a user can still be paid. */
export async function countOpenOrders(db: Queries, user: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function listOrders(
  db: Queries,
  user: string,
  { kind, page, limit }: { kind: StoredOrder['kind'] | undefined; page: number; limit: number },
): Promise<{ readonly orders: StoredOrder[]; readonly total: number }> {
  const chosen = db
    .selectFrom('orders')
    .where('user_id', '=', user)
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'member'))
  const { total } = await chosen.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const orders = await chosen
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { orders, total }
}

/** Payments of these orders of a user, the latest first. */
export function listPayments(db: Queries, user: string, orders: readonly string[]): Promise<StoredPayment[]> {
  if (orders.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', user)
    .where('order_id', 'in', orders)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Refunds of these payments of a user. */
export function listRefunds(db: Queries, user: string, payments: readonly string[]): Promise<StoredRefund[]> {
  if (payments.length === 0) return Promise.resolve([])
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('user_id', '=', user)
    .where('payment_id', 'in', payments)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A user's openid at the official account; undefined if no WeChat is bound. */
export async function findOpenid(db: Queries, user: string): Promise<string | undefined> {
  const found = await db.selectFrom('users').select('wechat').where('user_id', '=', user).executeTakeFirst()
  return found?.wechat || undefined
}

/** The transfers by which an order spent the wallet, without those that were undone. */
export function listSpent(db: Queries, user: string, order: string): Promise<Transfer[]> {
  return db
    .selectFrom('transfers as t')
    .selectAll()
    .where('user_id', '=', user)
    .where('cause', '=', `order:${order}:fulfilled`)
    .where(sql<boolean>`not exists (select from transfers r where r.user_id = t.user_id and r.reverses = t.id)`)
    .orderBy('entry')
    .execute()
}

/** Which of these orders of a user were given back to the wallet. */
export async function listGivenBack(db: Queries, user: string, orders: readonly string[]): Promise<Set<string>> {
  if (orders.length === 0) return new Set()
  const rows = await db
    .selectFrom('transfers')
    .select('order_id')
    .where('user_id', '=', user)
    .where('order_id', 'in', orders)
    .where(sql<boolean>`cause = 'order:' || order_id || ':returned'`)
    .execute()
  return new Set(rows.flatMap(({ order_id: order }) => order ?? []))
}

/** Adds a payment with its number, and asks about it at `at`. */
export async function insertPayment(tx: Tx, row: Insertable<Schema['payments']>, at: number): Promise<void> {
  await tx.insertInto('payments').values(row).execute()
  const { number, user_id, id } = row
  await tx.insertInto('trade_numbers').values({ number, user_id, payment_id: id, refund_id: null }).execute()
  await putDue(tx, number, at)
}

/** Adds a refund with its number, and asks the provider for it at `at`. */
export async function insertRefund(tx: Tx, row: Insertable<Schema['refunds']>, at: number): Promise<void> {
  await tx.insertInto('refunds').values(row).execute()
  const { number, user_id, payment_id, id } = row
  await tx.insertInto('trade_numbers').values({ number, user_id, payment_id, refund_id: id }).execute()
  await putDue(tx, number, at)
}

export function findPayment(db: Queries, user: string, id: string): Promise<StoredPayment | undefined> {
  return db.selectFrom('payments').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst()
}

/** Locks a payment, after its order. */
export function lockPayment(tx: Tx, user: string, id: string): Promise<StoredPayment | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', user)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The invoice on which a payment of a user's lives: while there is one, it is not paid back. */
export function livingInvoice(
  db: Queries,
  user: string,
  payment: string,
): Promise<Pick<Selectable<Schema['invoices']>, 'id' | 'state'> | undefined> {
  return db
    .selectFrom('invoice_lines')
    .innerJoin('invoices', (on) =>
      on.onRef('invoices.user_id', '=', 'invoice_lines.user_id').onRef('invoices.id', '=', 'invoice_lines.invoice_id'),
    )
    .select(['invoices.id', 'invoices.state'])
    .where('invoice_lines.user_id', '=', user)
    .where('invoice_lines.payment_id', '=', payment)
    .where('invoice_lines.living', '=', true)
    .executeTakeFirst()
}

export async function setPayment(
  tx: Tx,
  { user_id: user, id }: Pick<StoredPayment, 'user_id' | 'id'>,
  change: Updateable<Schema['payments']>,
): Promise<void> {
  await tx.updateTable('payments').set(change).where('user_id', '=', user).where('id', '=', id).execute()
}

export function findRefund(db: Queries, user: string, id: string): Promise<StoredRefund | undefined> {
  return db.selectFrom('refunds').selectAll().where('user_id', '=', user).where('id', '=', id).executeTakeFirst()
}

/** Locks a refund, after its payment. */
export function lockRefund(tx: Tx, user: string, id: string): Promise<StoredRefund | undefined> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('user_id', '=', user)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setRefund(
  tx: Tx,
  { user_id: user, id }: StoredRefund,
  change: Updateable<Schema['refunds']>,
): Promise<void> {
  await tx.updateTable('refunds').set(change).where('user_id', '=', user).where('id', '=', id).execute()
}

/** Leaves a refund that has not ended to the operator. */
export async function markUnended(tx: Tx, { user_id: user, id }: StoredRefund): Promise<void> {
  const own = tx.updateTable('refunds').where('user_id', '=', user).where('id', '=', id)
  await own.set({ state: 'odd' }).where('state', 'in', ['asked', 'sent']).execute()
}

export function findNumber(db: Queries, number: string): Promise<TradeNumber | undefined> {
  return db.selectFrom('trade_numbers').selectAll().where('number', '=', number).executeTakeFirst()
}

async function putDue(tx: Tx, number: string, at: number): Promise<void> {
  await tx
    .insertInto('due')
    .values({ bucket: bucketOf(number), at, number, asked: 0 })
    .execute()
}

/** Plans the next question about a number, unless its end was stored meanwhile. */
export async function planAgain(tx: Tx, number: string, at: number): Promise<void> {
  await tx
    .updateTable('due')
    .set((row) => ({ at, asked: row('asked', '+', 1) }))
    .where('bucket', '=', bucketOf(number))
    .where('number', '=', number)
    .execute()
}

/** Nobody asks about the number any more. */
export async function dropDue(tx: Tx, number: string): Promise<void> {
  await tx.deleteFrom('due').where('bucket', '=', bucketOf(number)).where('number', '=', number).execute()
}

/**
 * Claims numbers of a bucket that are due, for a minute: another process takes them if this one ends before it has asked. Numbers that another
 * process is claiming are skipped.
 */
export async function claimDue(db: Queries, bucket: number, now: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    update due set at = ${now + LEASE_MS} where bucket = ${bucket} and number in (
      select number from due where bucket = ${bucket} and at <= ${now} order by at limit ${most} for update skip locked)
    returning number`.execute(db)
  return rows.map(({ number }) => number)
}

/** Whether anything is due in any bucket: one look instead of one for each bucket. */
export async function isAnythingDue(db: Queries, now: number): Promise<boolean> {
  return (await db.selectFrom('due').select('number').where('at', '<=', now).limit(1).executeTakeFirst()) !== undefined
}

/** Orders that can be paid no longer but are not closed yet, at most 500. */
export function listExpiredOrders(db: Queries, now: number): Promise<Pick<StoredOrder, 'user_id' | 'id'>[]> {
  return db
    .selectFrom('orders')
    .select(['user_id', 'id'])
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(500)
    .execute()
}

/** Refunds of a user, the latest first. */
export async function listAllRefunds(
  db: Queries,
  user: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ readonly refunds: StoredRefund[]; readonly total: number }> {
  const own = db.selectFrom('refunds').where('user_id', '=', user)
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const refunds = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { refunds, total }
}

/** Payments of a way that can be paid, of all users, the latest first. */
export function listWaiting(db: Queries, channel: StoredPayment['channel'], limit: number) {
  return db
    .selectFrom('payments')
    .select(['number', 'amount', 'created_at'])
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Payments by bank transfer whose number ends so; more than one would be a coincidence. */
export function listTransfersEnding(db: Queries, end: string): Promise<StoredPayment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('channel', '=', 'transfer')
    .where('number', 'like', `%${end}`)
    .limit(2)
    .execute()
}

/** Orders of everyone or of a user, the latest first, each with its user's account name if the account is still there. */
export function listOrdersFor(
  db: Queries,
  { state, user }: { state: StoredOrder['state'] | 'odd' | undefined; user: string | undefined },
  limit: number,
) {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.user_id', 'orders.user_id')
    .selectAll('orders')
    .select('users.username')
    .$if(user !== undefined, (rows) => rows.where('orders.user_id', '=', user ?? ''))
    .$if(state !== undefined && state !== 'odd', (rows) =>
      rows.where('orders.state', '=', state as StoredOrder['state']),
    )
    .$if(state === 'odd', (rows) =>
      rows.where((row) =>
        row.exists(
          row
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.user_id', '=', 'orders.user_id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', '=', 'odd'),
        ),
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute()
}

/** Refunds of everyone, the latest first, each with the way it was paid. */
export function listRefundsOfAll(
  db: Queries,
  limit: number,
): Promise<(StoredRefund & Pick<StoredPayment, 'channel'>)[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', (on) =>
      on.onRef('payments.user_id', '=', 'refunds.user_id').onRef('payments.id', '=', 'refunds.payment_id'),
    )
    .selectAll('refunds')
    .select('payments.channel')
    .orderBy('refunds.created_at', 'desc')
    .orderBy('refunds.id', 'desc')
    .limit(limit)
    .execute()
}

/** The payments of a provider that were paid in a time, from the first up to the second. */
export function listPaidBetween(
  db: Queries,
  provider: string,
  from: number,
  to: number,
): Promise<Pick<StoredPayment, 'number' | 'total_seen'>[]> {
  return db
    .selectFrom('payments')
    .select(['number', 'total_seen'])
    .where(sql<boolean>`channel like ${`${provider}%`}`)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .orderBy('number')
    .execute()
}

/** The transfers for an order, in the order of the user's ledger. */
export function listTransfersOf(db: Queries, user: string, order: string) {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', user)
    .where('order_id', '=', order)
    .orderBy('entry')
    .execute()
}

/** How many transfers the whole ledger has. */
export async function countTransfers(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('transfers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
