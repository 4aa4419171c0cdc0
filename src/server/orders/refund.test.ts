import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderedProduct, openOrderLedger, paymentFact, refundFact, START } from '#tests/support/order-ledger.ts'
import { inTransaction } from '../db/database.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { refundOrder } from './refund.ts'
import { refundable } from './refundable.ts'
import type { StoredOrder } from './store.ts'

const HOUR = 3_600_000
const PAID = START + 1000

let ledger: Awaited<ReturnType<typeof openOrderLedger>>
beforeAll(async () => {
  ledger = await openOrderLedger()
})
afterAll(() => ledger.close())

async function paid(user: string, product: OrderedProduct): Promise<StoredOrder> {
  const order = await ledger.order(user, product)
  await ledger.apply(paymentFact(await ledger.begin(order), 'paid', order.amount), PAID)
  return { ...order, state: 'paid', paid_at: PAID }
}

const hundred = { kind: 'offer', offer: 'hundred' } as const
const month = { kind: 'member', plan: 'month' } as const

const ask = (user: string, { id }: StoredOrder, seen: number, now = PAID) =>
  inTransaction(ledger.db, (tx) => refundOrder(tx, user, { order: id, seen }, now))
const possible = (order: StoredOrder, now = PAID) =>
  inTransaction(ledger.db, async (tx) => {
    const { amount, giftBack } = await refundable(tx, order, now)
    return { amount, giftBack }
  })

test('a recharge is paid back as a whole with its gift while nothing is spent', async () => {
  const user = randomUUID()
  const order = await paid(user, hundred)
  expect(await possible(order)).toEqual({ amount: 10_000, giftBack: 1000 })
  await expect(ask(user, order, 9999)).rejects.toMatchObject({ code: 'price-changed', params: { price: 10_000 } })
  const { number } = await ask(user, order, 10_000)
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -10_000, 'refund:wechat': 10_000 })
  await expect(ask(user, order, 10_000)).rejects.toMatchObject({ code: 'refund-nothing' })
  await ledger.apply(refundFact(number, 'done', 10_000))
  expect(await ledger.accounts(user)).toEqual({})
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('of a recharge that was partly spent the unspent cash is paid back, less the part of the gift that was spent', async () => {
  const user = randomUUID()
  const order = await paid(user, hundred)
  await ledger.spend(await ledger.order(user, month)) // 10 yuan of gift and 20 of cash
  expect(await possible(order)).toEqual({ amount: 8000, giftBack: 0 })
  const other = await paid(user, { kind: 'recharge', yuan: 5 })
  expect(await possible(order)).toEqual({ amount: 8500, giftBack: 0 })
  expect(await possible(other)).toEqual({ amount: 500, giftBack: 0 })
  await ask(user, order, 8500)
  expect(await ledger.accounts(user)).toMatchObject({ 'refund:wechat': 8500 })
  await expect(ask(user, other, 500)).rejects.toMatchObject({ code: 'refund-nothing' })
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('a refund that the provider refuses puts everything back', async () => {
  const user = randomUUID()
  const [recharge, member] = [await paid(user, hundred), await paid(user, month)]
  const before = [await ledger.accounts(user), await ledger.standing(user, PAID)]
  for (const [order, amount] of [
    [recharge, 10_000],
    [member, 3000],
  ] as const) {
    const { number } = await ask(user, order, amount)
    await ledger.apply(refundFact(number, 'refused'))
  }
  expect([await ledger.accounts(user), await ledger.standing(user, PAID)]).toEqual(before)
  expect(await checkLedger(ledger.db)).toEqual([])
  await ask(user, recharge, 10_000) // it can be asked for again
})

test('a membership is paid back within 24 hours, and ends at once; later the operator decides', async () => {
  const user = randomUUID()
  const order = await paid(user, month)
  await expect(ask(user, order, 3000, PAID + 24 * HOUR + 1)).rejects.toMatchObject({ code: 'refund-by-operator' })
  const { number } = await ask(user, order, 3000, PAID + 24 * HOUR)
  expect(await ledger.standing(user, PAID + 24 * HOUR)).toEqual({ level: 1, left: [] })
  await ledger.apply(refundFact(number, 'done', 3000))
  expect(await ledger.accounts(user)).toEqual({})
  await expect(possible(order)).rejects.toMatchObject({ code: 'refund-nothing' })
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('another user’s order and an order that is not paid are not paid back', async () => {
  const user = randomUUID()
  const open = await ledger.order(user, month)
  await expect(ask(user, open, 3000)).rejects.toMatchObject({ code: 'refund-nothing' })
  await expect(ask(randomUUID(), await paid(user, hundred), 10_000)).rejects.toMatchObject({ code: 'not-found' })
  const old = await paid(randomUUID(), hundred)
  await expect(possible(old, PAID + 366 * 24 * HOUR)).rejects.toMatchObject({ code: 'refund-by-operator' })
})
