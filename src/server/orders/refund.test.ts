import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OrderedProduct, openOrderLedger, paymentFact, refundFact, START } from '#tests/support/order-ledger.ts'
import { createRandom } from '#tests/support/random.ts'
import { inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { extraTokens } from '../money/tokens.ts'
import { reverse } from '../money/transfers.ts'
import { giveBack } from './give-back.ts'
import { refundOrder } from './refund.ts'
import { refundable } from './refundable.ts'
import { listSpent, type StoredOrder } from './store.ts'

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

const walletOf = async (user: string) => {
  const { 'wallet:cash': cash = 0, 'wallet:gift': gift = 0 } = await ledger.accounts(user)
  return { cash, gift }
}
const takeBack = (user: string, { id }: StoredOrder, seen: number, now = PAID) =>
  inTransaction(ledger.db, (tx) => giveBack(tx, user, { order: id, seen }, now))

test('a membership paid from the wallet goes back there within 24 hours, the gift as a gift, and ends at once', async () => {
  const user = randomUUID()
  const recharge = await paid(user, hundred)
  const order = await ledger.order(user, month)
  await ledger.spend(order) // 10 yuan of gift and 20 of cash
  expect(await walletOf(user)).toEqual({ cash: 8000, gift: 0 })
  const late = START + 24 * HOUR + 1
  await expect(takeBack(user, order, 3000, late)).rejects.toMatchObject({ code: 'refund-by-operator' })
  await expect(takeBack(user, order, 2000)).rejects.toMatchObject({ code: 'price-changed', params: { price: 3000 } })
  await expect(takeBack(randomUUID(), order, 3000)).rejects.toMatchObject({ code: 'not-found' })
  expect(await takeBack(user, order, 3000, START + 24 * HOUR)).toMatchObject({ amount: 3000, state: 'done' })
  expect(await walletOf(user)).toEqual({ cash: 10_000, gift: 1000 })
  expect(await ledger.standing(user, START + 24 * HOUR)).toEqual({ level: 1, left: [] })
  await expect(takeBack(user, order, 3000)).rejects.toMatchObject({ code: 'refund-nothing' })
  expect(await possible(recharge)).toEqual({ amount: 10_000, giftBack: 1000 })
  expect(await takeBack(user, recharge, 10_000)).toBeUndefined()
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('tokens paid from the wallet go back there while none is spent', async () => {
  const user = randomUUID()
  await paid(user, hundred)
  const order = await ledger.order(user, { kind: 'tokens', offer: 'million' })
  await ledger.spend(order)
  expect(await extraTokens(ledger.db, user)).toBe(1_000_000)
  await takeBack(user, order, 1000)
  expect(await extraTokens(ledger.db, user)).toBe(0)
  expect(await walletOf(user)).toEqual({ cash: 10_000, gift: 1000 })
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('what is asked for twice at once is given back once, and a transfer that was undone is not undone again', async () => {
  const user = randomUUID()
  await paid(user, hundred)
  const order = await ledger.order(user, month)
  await ledger.spend(order)
  const spent = await inTransaction(ledger.db, (tx) => listSpent(tx, user, order.id))
  const ends = await Promise.allSettled([1, 2, 3, 4].map(() => takeBack(user, order, 3000)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const { id } of spent)
    expect(await inTransaction(ledger.db, (tx) => reverse(tx, user, id, PAID))).toEqual({ added: 0 })
  expect(await walletOf(user)).toEqual({ cash: 10_000, gift: 1000 })
  expect(await checkLedger(ledger.db)).toEqual([])
})

const RETURNED = 'what was given back to the wallet is all that was spent of it, and what was bought is taken back'

test.each([
  ['a membership that goes on', (user: string) => sql`update grants set revoked_at = null where user_id = ${user}`],
  ['a part', (user: string) => sql`update orders set amount = amount + 1 where user_id = ${user} and kind = 'member'`],
  [
    'what was also paid to a provider',
    (user: string) => sql`
      insert into payments select user_id, gen_random_uuid(), id, 'local', 'x', amount, 'paid', null, null, amount, null, null, 1, 1, 1
      from orders where user_id = ${user} and kind = 'member'`,
  ],
])('the check of the ledger finds %s although it was given back', async (_, spoil) => {
  const user = randomUUID()
  await paid(user, hundred)
  const order = await ledger.order(user, month)
  await ledger.spend(order)
  await takeBack(user, order, 3000)
  const undone = new Error('undone')
  const attempt = inTransaction(ledger.db, async (tx) => {
    await spoil(user).execute(tx)
    expect(await checkLedger(tx)).toContainEqual({ rule: RETURNED, subject: user })
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
})

test('whatever is ordered, spent and given back at once and in whatever order, the ledger holds', async () => {
  const user = randomUUID()
  const { pick } = createRandom(inject('seed'))
  const orders: StoredOrder[] = []
  const anyOrder = () => pick(orders)
  orders.push(await paid(user, hundred))
  const done = new Map<string, number>()
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    recharge: async () => orders.push(await paid(user, hundred)),
    buy: async () => {
      const order = await ledger.order(user, pick([month, { kind: 'tokens', offer: 'million' } as const]))
      orders.push(order)
      await ledger.spend(order)
    },
    'give back': async () => {
      const order = anyOrder()
      if (!(await takeBack(user, order, order.amount))) throw new Refusal('refund-nothing')
    },
    'pay back': async () => {
      const order = anyOrder()
      const { amount } = await possible(order)
      const { number } = await ask(user, order, amount)
      await ledger.apply(refundFact(number, pick(['done', 'refused'] as const), amount))
    },
  }
  for (let round = 0; round < 25 || (done.size < Object.keys(acts).length && round < 300); round += 1) {
    const names = Array.from({ length: 3 }, () => pick(Object.keys(acts)))
    const ends = await Promise.allSettled(names.map(async (name) => acts[name]?.()))
    for (const [index, end] of ends.entries()) {
      const name = names[index] ?? ''
      if (end.status === 'fulfilled') done.set(name, (done.get(name) ?? 0) + 1)
      else expect(end.reason, name).toBeInstanceOf(Refusal)
    }
    expect(await checkLedger(ledger.db), names.join(', ')).toEqual([])
  }
  expect([...done.keys()].toSorted()).toEqual(Object.keys(acts).toSorted())
}, 120_000)
