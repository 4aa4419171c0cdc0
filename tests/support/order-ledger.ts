import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, type Db, inTransaction, openDatabase } from '#server/db/database.ts'
import { addSamplePlans } from '#server/money/plans.ts'
import { insertPromo, type PromoValue } from '#server/money/promos.ts'
import { readMoney } from '#server/money/store.ts'
import { timeline } from '#server/money/timeline.ts'
import { addOrder } from '#server/orders/add-order.ts'
import { applyFact } from '#server/orders/apply-fact.ts'
import { PAYMENT_MS } from '#server/orders/due.ts'
import { spendWallet } from '#server/orders/pay-order.ts'
import { refundOrder } from '#server/orders/refund.ts'
import { findOrder, insertPayment, listPayments, listRefunds, type StoredOrder } from '#server/orders/store.ts'
import type { Fact, PaymentFact, RefundFact } from '#server/payments/fact.ts'
import { createTestDatabase } from './test-database.ts'

export const START = 1_800_000_000_000
/** After every order has expired. */
export const LATER = START + PAYMENT_MS + 1

export type OrderedProduct = Parameters<typeof addOrder>[2]['product']

const PRICES: Readonly<Record<string, number>> = { hundred: 10_000, million: 1000, month: 3000, lifetime: 59_800 }

function priceOf(product: OrderedProduct): number {
  if (product.kind === 'recharge') return product.yuan * 100
  return PRICES[product.kind === 'member' ? product.plan : product.offer] ?? 0
}

const from = { channel: 'wechat', merchant: '1900000001', app: 'wx1' } as const

/** What WeChat Pay says about a payment. @param total fen */
export const paymentFact = (
  number: string,
  state: PaymentFact['state'],
  total?: number,
  more: Partial<PaymentFact> = {},
): PaymentFact => ({
  kind: 'payment',
  ...from,
  number,
  provider_id: `4200${number.slice(0, 20)}`,
  state,
  total,
  currency: total === undefined ? undefined : 'CNY',
  payer_total: total,
  paid_at: state === 'paid' ? START + 1000 : undefined,
  refunded: undefined,
  attach: undefined,
  ...more,
})

/** What WeChat Pay says about a refund. @param amount fen */
export const refundFact = (number: string, state: RefundFact['state'], amount?: number): RefundFact => ({
  kind: 'refund',
  ...from,
  number,
  payment_number: undefined,
  provider_id: `5000${number.slice(0, 20)}`,
  state,
  amount,
  currency: 'CNY',
  done_at: undefined,
})

const noPromo = () => {
  throw new Error('no promo code was given')
}

/** Begins to pay an order by WeChat. Returns the number of the payment. */
async function beginPayment(db: Db, { user_id, id: order_id, amount, expires_at, created_at }: StoredOrder) {
  const number = randomUUID().replaceAll('-', '')
  const empty = { prepared: null, provider_id: null, total_seen: null, payer_total: null, reason: null, paid_at: null }
  const row = { user_id, id: randomUUID(), order_id, channel: 'wechat-native', number, amount } as const
  const payment = { ...row, ...empty, expires_at, created_at, state: 'waiting' } as const
  await inTransaction(db, (tx) => insertPayment(tx, payment, created_at))
  return number
}

/** Orders a recharge of 5 yuan, of which the payer pays `total` fen. Returns the number of the payment. */
export async function payOrderFor(db: Db, user: string, total: number, now: number): Promise<string> {
  const product = { kind: 'recharge', yuan: 5 } as const
  const order = await inTransaction(db, (tx) => addOrder(tx, user, { product, price: 500 }, now, noPromo))
  const number = await beginPayment(db, order)
  await inTransaction(db, (tx) => applyFact(tx, paymentFact(number, 'paid', total), now))
  return number
}

/** Pays a month of membership, which costs 30 yuan, by WeChat. Returns the id of the payment. */
export async function payMonthFor(db: Db, user: string, now: number): Promise<string> {
  const product = { kind: 'member', plan: 'month' } as const
  const order = await inTransaction(db, (tx) => addOrder(tx, user, { product, price: 3000 }, now, noPromo))
  const number = await beginPayment(db, order)
  await inTransaction(db, (tx) => applyFact(tx, paymentFact(number, 'paid', 3000, { paid_at: now }), now))
  const [payment] = await listPayments(db, user, [order.id])
  if (!payment) throw new Error('the order has no payment')
  return payment.id
}

/** A recharge of 5 yuan that was paid and paid back: a row in each table of orders, and the wallet as before. */
export async function addRepaidOrder(db: Db, user: string, now: number): Promise<void> {
  const product = { kind: 'recharge', yuan: 5 } as const
  const order = await inTransaction(db, (tx) => addOrder(tx, user, { product, price: 500 }, now, noPromo))
  const number = await beginPayment(db, order)
  await inTransaction(db, (tx) => applyFact(tx, paymentFact(number, 'paid', 500), now))
  const refund = await inTransaction(db, (tx) => refundOrder(tx, user, { order: order.id, seen: 500 }, now))
  await inTransaction(db, (tx) => applyFact(tx, refundFact(refund.number, 'done', 500), now))
}

/** A database with plans, the offers `hundred` (100 yuan with a gift of 10) and `million` (tokens for 10 yuan), and what tests of orders do with it. */
export async function openOrderLedger() {
  const copy = await createTestDatabase()
  const database: Database = openDatabase({ connectionString: copy.url }, () => undefined)
  const { db } = database
  await addSamplePlans(db, START)
  const offers = { hundred: { amount: 10_000, gift: 1000 }, million: { amount: 1000, gift: 0, tokens: 1_000_000 } }
  const sale = { on_sale_from: START, on_sale_to: null, created_at: START }
  await db
    .insertInto('offers')
    .values(
      Object.entries(offers).map(([id, content]) => ({ id, revision: 1, content: JSON.stringify(content), ...sale })),
    )
    .execute()
  return {
    db,
    order: (user: string, product: OrderedProduct) =>
      inTransaction(db, (tx) => addOrder(tx, user, { product, price: priceOf(product) }, START, noPromo)),
    /** Orders a month with a promo code, at the price that the user saw. */
    orderWith: (user: string, promo: string, price: number, now = START) =>
      inTransaction(db, async (tx) => {
        let last = () => Promise.resolve()
        const wanted = { product: { kind: 'member', plan: 'month' }, price, promo } as const
        const made = await addOrder(tx, user, wanted, now, (registered) => {
          last = registered
        })
        await last()
        return made
      }),
    /** Makes a promo code for so many users. */
    promo: (code_key: string, value: PromoValue, limit_people: number) =>
      inTransaction(db, (tx) =>
        insertPromo(tx, { id: randomUUID(), code_key, value, limit_people, starts_at: 0, ends_at: null }, START),
      ),
    used: async (code: string) =>
      (await db.selectFrom('promos').select('used').where('code_key', '=', code).executeTakeFirstOrThrow()).used,
    /** Pays an order from the wallet. */
    spend: ({ user_id: user, id }: StoredOrder) => inTransaction(db, (tx) => spendWallet(tx, user, id, START)),
    begin: (order: StoredOrder) => beginPayment(db, order),
    apply: (fact: Fact, now = START) => inTransaction(db, (tx) => applyFact(tx, fact, now)),
    /** Fen in each account for a user, without those at 0. */
    async accounts(user: string): Promise<Readonly<Record<string, number>>> {
      const { rows } = await sql<{ account: string; sum: number }>`
        select account, sum(amount)::int8 as sum from (
          select credit as account, amount from transfers where user_id = ${user}
          union all select debit, -amount from transfers where user_id = ${user}) t
        group by account having sum(amount) <> 0 order by account`.execute(db)
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
    },
    async standing(user: string, now = START) {
      const { level, left } = timeline((await readMoney(db, user)).grants, now)
      return { level, left: [...left] }
    },
    stateOf: async (user: string, id: string) => (await findOrder(db, user, id))?.state,
    async refundsOf(user: string, order: string) {
      const payments = await listPayments(db, user, [order])
      return listRefunds(
        db,
        user,
        payments.map(({ id }) => id),
      )
    },
    dues: async () => (await db.selectFrom('due').select('number').execute()).map(({ number }) => number),
    async close() {
      await database.close()
      await copy.remove()
    },
  }
}
