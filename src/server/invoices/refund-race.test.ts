import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldTitle, type Title } from '#contract/money/title.ts'
import { COMPANY } from '#tests/support/invoices.ts'
import { openOrderLedger, payMonthFor, START } from '#tests/support/order-ledger.ts'
import { inTransaction, type Tx } from '../db/database.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { refundOrder } from '../orders/refund.ts'
import { findPayment } from '../orders/store.ts'
import { insertTitle } from '../titles/store.ts'
import { askInvoice } from './ask.ts'

let ledger: Awaited<ReturnType<typeof openOrderLedger>>
beforeAll(async () => {
  ledger = await openOrderLedger()
})
afterAll(() => ledger.close())

const settings = { days: 180, special: 'on', items: { recharge: '', member: '', tokens: '' } } as const
const texts = { phone: '', address: '', bank: '', account: '', recipient: '', area: '', remark: '' }

/** A user with a month that was paid and a title. */
async function paid() {
  const [user, title] = [randomUUID(), randomUUID()]
  const { db } = ledger
  await db
    .insertInto('users')
    .values({ user_id: user, username: user, password_hash: '', last_agreement_id: 1, created_at: 0 } as never)
    .execute()
  const payment = await payMonthFor(db, user, START)
  const order = (await findPayment(db, user, payment))?.order_id ?? ''
  const folded = foldTitle({ ...texts, ...COMPANY } satisfies Title)
  const row = { user_id: user, id: title, ...folded, is_default: true, created_at: 0, updated_at: 0 }
  await inTransaction(db, (tx) => insertTitle(tx, row))
  const request = { payments: [payment], amount: 3000, title, kind: 'ordinary', email: '', remark: '' } as const
  return {
    user,
    invoice: (tx: Tx) => askInvoice(tx, user, { ...request, payments: [payment] }, settings, START),
    refund: (tx: Tx) => refundOrder(tx, user, { order, seen: 3000 }, START),
    rows: async () => {
      const invoices = await db.selectFrom('invoices').select('id').where('user_id', '=', user).execute()
      const refunds = await db.selectFrom('refunds').select('id').where('user_id', '=', user).execute()
      return [invoices.length, refunds.length]
    },
  }
}

/** Begins the first transaction, then the second, and commits the first when the second has had time to wait for it. */
async function overlapping<T>(first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<T>): Promise<T> {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const held = inTransaction(ledger.db, async (tx) => {
    await first(tx)
    begun.resolve()
    await go.promise
  })
  await begun.promise
  const later = inTransaction(ledger.db, second)
  const isSettled = Symbol('settled')
  const early = await Promise.race([
    later.then(
      () => isSettled,
      () => isSettled,
    ),
    new Promise((resolve) => setTimeout(resolve, 300)),
  ])
  expect(early).not.toBe(isSettled)
  go.resolve()
  await held
  return later
}

test('[M25] a refund that is asked for while an invoice is being asked for waits, and is refused', async () => {
  const { invoice, refund, rows } = await paid()
  await expect(overlapping(invoice, refund)).rejects.toMatchObject({ code: 'refund-invoiced' })
  expect(await rows()).toEqual([1, 0])
})

test('[M25] an invoice that is asked for while a refund is being asked for waits, and is refused', async () => {
  const { invoice, refund, rows } = await paid()
  await expect(overlapping(refund, invoice)).rejects.toMatchObject({ code: 'payment-refunded' })
  expect(await rows()).toEqual([0, 1])
})

test('[M25] of an invoice and a refund at the same moment exactly one happens', async () => {
  for (let round = 0; round < 30; round += 1) {
    const { invoice, refund, rows } = await paid()
    const acts = round % 2 === 0 ? [invoice, refund] : [refund, invoice]
    const ended = await Promise.allSettled(
      acts.map((act: (tx: Tx) => Promise<unknown>) => inTransaction(ledger.db, act)),
    )
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [invoices = 0, refunds = 0] = await rows()
    expect(invoices + refunds).toBe(1)
  }
  expect(await checkLedger(ledger.db)).toEqual([])
})
