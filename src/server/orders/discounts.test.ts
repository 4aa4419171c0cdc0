import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discountOn } from '#contract/money/discount.ts'
import { LATER, openOrderLedger, paymentFact, START } from '#tests/support/order-ledger.ts'
import { inTransaction } from '../db/database.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { redeemPromo } from '../money/promos.ts'
import { closeExpiredOrders } from './close-order.ts'
import { listPayments } from './store.ts'

let ledger: Awaited<ReturnType<typeof openOrderLedger>>
beforeAll(async () => {
  ledger = await openOrderLedger()
})
afterAll(() => ledger.close())

test('a discount takes off whole fen, and leaves at least one to pay', () => {
  expect([
    discountOn(3000, { percent: 33 }),
    discountOn(333, { percent: 50 }),
    discountOn(3000, { amount: 500 }),
    discountOn(3000, { amount: 9000 }),
    discountOn(1, { percent: 90 }),
  ]).toEqual([990, 166, 500, 2999, 0])
})

test('[M16] an order with a promo code costs less; the use is held, and used when it is paid', async () => {
  await ledger.promo('THIRD', { kind: 'percent', percent: 33 }, 10)
  const user = randomUUID()
  await expect(ledger.orderWith(user, 'third', 3000)).rejects.toMatchObject({
    code: 'price-changed',
    params: { price: 2010 },
  })
  expect(await ledger.used('THIRD')).toBe(0)
  const order = await ledger.orderWith(user, 'third', 2010)
  expect(order).toMatchObject({ amount: 2010, discount: 990 })
  expect(await ledger.used('THIRD')).toBe(1)
  await expect(ledger.orderWith(user, 'THIRD', 2010)).rejects.toMatchObject({ code: 'promo-used' })
  await ledger.apply(paymentFact(await ledger.begin(order), 'paid', 2010))
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -2010, 'revenue:member': 2010 })
  expect(await ledger.standing(user)).toMatchObject({ level: 2 })
  expect(await ledger.used('THIRD')).toBe(1)
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('[M21] a code for one user is free again when the order closes; money that comes late takes it back, if it is still there', async () => {
  await ledger.promo('ONLYONE', { kind: 'off', fen: 1000, plan: 'month' }, 1)
  const [ann, bea] = [randomUUID(), randomUUID()]
  const order = await ledger.orderWith(ann, 'ONLYONE', 2000)
  const number = await ledger.begin(order)
  await expect(ledger.orderWith(bea, 'ONLYONE', 2000)).rejects.toMatchObject({ code: 'promo-gone' })
  await ledger.apply(paymentFact(number, 'closed'), LATER)
  expect([await ledger.stateOf(ann, order.id), await ledger.used('ONLYONE')]).toEqual(['closed', 0])
  await ledger.apply(paymentFact(number, 'paid', 2000), LATER)
  expect([await ledger.stateOf(ann, order.id), await ledger.used('ONLYONE')]).toEqual(['paid', 1])
  await ledger.promo('ONCE', { kind: 'off', fen: 1000, plan: 'month' }, 1)
  const [third, fourth] = [randomUUID(), randomUUID()]
  const lost = await ledger.orderWith(third, 'ONCE', 2000)
  const late = await ledger.begin(lost)
  await ledger.apply(paymentFact(late, 'closed'), LATER)
  await ledger.orderWith(fourth, 'ONCE', 2000, LATER)
  await ledger.apply(paymentFact(late, 'paid', 2000), LATER)
  expect(await ledger.accounts(third)).toEqual({ 'clearing:wechat': -2000, suspense: 2000 })
  expect((await listPayments(ledger.db, third, [lost.id]))[0]).toMatchObject({ state: 'odd', reason: 'late' })
  expect(await ledger.used('ONCE')).toBe(1)
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('a code for another plan, a present, or an unknown code lowers no price; a discount is no present', async () => {
  await ledger.promo('YEARS', { kind: 'off', fen: 1000, plan: 'year' }, 10)
  await ledger.promo('PRESENT', { kind: 'gift', fen: 500 }, 10)
  const user = randomUUID()
  for (const code of ['YEARS', 'PRESENT'])
    await expect(ledger.orderWith(user, code, 3000)).rejects.toMatchObject({ code: 'promo-not-for-this' })
  await expect(ledger.orderWith(user, 'NOTHING', 3000)).rejects.toMatchObject({ code: 'promo-unknown' })
  const asking = { code: 'YEARS', user, language: 'en', now: START } as const
  const use = inTransaction(ledger.db, (tx) => redeemPromo(tx, asking, () => undefined))
  await expect(use).rejects.toMatchObject({ code: 'promo-not-for-this' })
  expect(await ledger.used('YEARS')).toBe(0)
})

test('of fifty users who order at once with a code for ten, ten get it', async () => {
  await ledger.promo('TENTIMES', { kind: 'percent', percent: 50, plan: 'month' }, 10)
  const orders = await Promise.allSettled(
    Array.from({ length: 50 }, () => ledger.orderWith(randomUUID(), 'TENTIMES', 1500)),
  )
  expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await ledger.used('TENTIMES')).toBe(10)
  await closeExpiredOrders(ledger.db, LATER)
  expect(await ledger.used('TENTIMES')).toBe(0)
  expect(await checkLedger(ledger.db)).toEqual([])
})
