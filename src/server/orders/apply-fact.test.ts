import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  LATER,
  type OrderedProduct,
  openOrderLedger,
  paymentFact,
  refundFact,
  START,
} from '#tests/support/order-ledger.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { readMoney } from '../money/store.ts'
import { timeline } from '../money/timeline.ts'
import type { PaymentFact } from '../payments/fact.ts'
import { closeExpiredOrders } from './close-order.ts'
import { listPayments } from './store.ts'

let ledger: Awaited<ReturnType<typeof openOrderLedger>>
beforeAll(async () => {
  ledger = await openOrderLedger()
})
afterAll(() => ledger.close())

const NOBODY = '00000000-0000-0000-0000-000000000000'

test('[M11] a paid recharge fills the wallet with its gift, and a paid membership runs, however often the fact comes', async () => {
  const user = randomUUID()
  const [recharge, month] = [
    await ledger.order(user, { kind: 'offer', offer: 'hundred' }),
    await ledger.order(user, { kind: 'member', plan: 'month' }),
  ]
  const numbers = [await ledger.begin(recharge), await ledger.begin(month)]
  for (const round of [1, 2, 3]) {
    expect(await ledger.apply(paymentFact(numbers[0] ?? '', 'paid', 10_000), START + round)).toBe(user)
    await ledger.apply(paymentFact(numbers[1] ?? '', 'paid', 3000), START + round)
  }
  expect(await ledger.accounts(user)).toEqual({
    'clearing:wechat': -13_000,
    'gift:offer': -1000,
    'revenue:member': 3000,
    'wallet:cash': 10_000,
    'wallet:gift': 1000,
  })
  expect(await ledger.standing(user, START + 1)).toEqual({ level: 2, left: [[2, 31 * 86_400_000]] })
  expect([await ledger.stateOf(user, recharge.id), await ledger.stateOf(user, month.id)]).toEqual(['paid', 'paid'])
  expect((await ledger.dues()).filter((number) => numbers.includes(number))).toEqual([])
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('membership from the wallet spends the gift first', async () => {
  const user = randomUUID()
  await ledger.apply(
    paymentFact(await ledger.begin(await ledger.order(user, { kind: 'offer', offer: 'hundred' })), 'paid', 10_000),
  )
  const month = await ledger.order(user, { kind: 'member', plan: 'month' })
  await ledger.spend(month)
  expect(await ledger.stateOf(user, month.id)).toBe('paid')
  await expect(ledger.spend(month)).rejects.toMatchObject({ code: 'order-paid' })
  expect(await ledger.accounts(user)).toMatchObject({ 'wallet:cash': 8000, 'revenue:member': 3000 })
  const life = await ledger.order(user, { kind: 'member', plan: 'lifetime' })
  await expect(ledger.spend(life)).rejects.toMatchObject({
    code: 'balance-short',
    params: { missing: 51_800 },
  })
  expect(await ledger.accounts(user)).toMatchObject({ 'wallet:cash': 8000 })
  expect(await ledger.stateOf(user, life.id)).toBe('open')
})

test('[M12] another amount or currency fulfils nothing and waits for the operator', async () => {
  const user = randomUUID()
  const [one, two] = [
    await ledger.order(user, { kind: 'member', plan: 'month' }),
    await ledger.order(user, { kind: 'member', plan: 'month' }),
  ]
  await ledger.apply(paymentFact(await ledger.begin(one), 'paid', 2999))
  await ledger.apply(paymentFact(await ledger.begin(two), 'paid', 3000, { currency: 'USD' }))
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -5999, suspense: 5999 })
  expect(await ledger.standing(user)).toEqual({ level: 1, left: [] })
  const payments = await listPayments(ledger.db, user, [one.id, two.id])
  expect(payments.map(({ state, reason }) => `${state} ${reason}`)).toEqual(['odd amount', 'odd amount'])
  expect(await ledger.stateOf(user, one.id)).toBe('open')
})

test('[M12] a second payment of an order is paid back as a whole, once', async () => {
  const user = randomUUID()
  const month = await ledger.order(user, { kind: 'member', plan: 'month' })
  const [first, second] = [await ledger.begin(month), await ledger.begin(month)]
  for (const number of [first, second, second, first]) await ledger.apply(paymentFact(number, 'paid', 3000))
  const [refund, ...others] = await ledger.refundsOf(user, month.id)
  expect(others).toEqual([])
  expect(refund).toMatchObject({ amount: 3000, state: 'asked', asked_by: 'server', reason: 'second' })
  expect(await ledger.accounts(user)).toEqual({
    'clearing:wechat': -6000,
    'refund:wechat': 3000,
    'revenue:member': 3000,
  })
  const number = refund?.number ?? ''
  expect(await ledger.dues()).toContain(number)
  await ledger.apply(refundFact(number, 'processing'))
  for (const _ of [1, 2]) await ledger.apply(refundFact(number, 'done', 3000))
  await ledger.apply(refundFact(number, 'refused'))
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -3000, 'revenue:member': 3000 })
  expect(await ledger.dues()).not.toContain(number)
  expect(await checkLedger(ledger.db)).toEqual([])
})

test.each([
  ['refused', undefined, 'refused', { 'clearing:wechat': -6000, suspense: 3000, 'revenue:member': 3000 }],
  ['odd', undefined, 'odd', { 'clearing:wechat': -6000, 'refund:wechat': 3000, 'revenue:member': 3000 }],
  ['done', 2999, 'odd', { 'clearing:wechat': -6000, 'refund:wechat': 3000, 'revenue:member': 3000 }],
] as const)('a refund that is %s (%s fen) is %s here', async (state, amount, kept, sums) => {
  const user = randomUUID()
  const month = await ledger.order(user, { kind: 'member', plan: 'month' })
  for (const number of [await ledger.begin(month), await ledger.begin(month)])
    await ledger.apply(paymentFact(number, 'paid', 3000))
  const refund = async () => (await ledger.refundsOf(user, month.id))[0]
  await ledger.apply(refundFact((await refund())?.number ?? '', state, amount))
  expect(await refund()).toMatchObject({ state: kept })
  expect(await ledger.accounts(user)).toEqual(sums)
})

test('[M10] an order closes when its time is over and nothing can pay it, and money that comes later still counts', async () => {
  const user = randomUUID()
  const [paid, unpaid] = [
    await ledger.order(user, { kind: 'member', plan: 'month' }),
    await ledger.order(user, { kind: 'recharge', yuan: 5 }),
  ]
  const number = await ledger.begin(paid)
  await closeExpiredOrders(ledger.db, LATER)
  expect([await ledger.stateOf(user, paid.id), await ledger.stateOf(user, unpaid.id)]).toEqual(['open', 'closed'])
  await ledger.apply(paymentFact(number, 'closed'), LATER)
  expect(await ledger.stateOf(user, paid.id)).toBe('closed')
  await ledger.apply(paymentFact(number, 'paid', 3000), LATER + 1)
  expect(await ledger.stateOf(user, paid.id)).toBe('paid')
  expect(await ledger.standing(user, LATER + 1)).toMatchObject({ level: 2 })
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -3000, 'revenue:member': 3000 })
})

test('[M12] money for a membership that a membership for life has made worthless waits for the operator', async () => {
  const user = randomUUID()
  const [life, month] = [
    await ledger.order(user, { kind: 'member', plan: 'lifetime' }),
    await ledger.order(user, { kind: 'member', plan: 'month' }),
  ]
  await ledger.apply(paymentFact(await ledger.begin(life), 'paid', 59_800))
  await ledger.apply(paymentFact(await ledger.begin(month), 'paid', 3000))
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -62_800, 'revenue:member': 59_800, suspense: 3000 })
  expect((await listPayments(ledger.db, user, [month.id]))[0]).toMatchObject({ state: 'odd', reason: 'late' })
})

test('[M12] money for an unknown number waits for the operator, with the user whom the provider names', async () => {
  const user = randomUUID()
  const number = randomUUID().replaceAll('-', '')
  for (const _ of [1, 2]) expect(await ledger.apply(paymentFact(number, 'paid', 700, { attach: user }))).toBe(user)
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -700, suspense: 700 })
  expect(
    await ledger.apply(paymentFact(randomUUID().replaceAll('-', ''), 'paid', 900, { attach: 'nobody' })),
  ).toBeUndefined()
  expect(await ledger.apply(paymentFact(randomUUID().replaceAll('-', ''), 'waiting'))).toBeUndefined()
  expect(await ledger.apply(refundFact(randomUUID().replaceAll('-', ''), 'done', 100))).toBeUndefined()
  expect(await ledger.accounts(NOBODY)).toEqual({ 'clearing:wechat': -800, suspense: 800 })
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('a fact of another provider with our number is money of nobody', async () => {
  const user = randomUUID()
  const month = await ledger.order(user, { kind: 'member', plan: 'month' })
  const number = await ledger.begin(month)
  await ledger.apply(paymentFact(number, 'paid', 3000, { channel: 'alipay' }))
  expect(await ledger.stateOf(user, month.id)).toBe('open')
})

/** A history: what is ordered, how many payments each order has, and what providers say about them. */
const histories = fc.array(
  fc.record({
    product: fc.constantFrom<OrderedProduct>(
      { kind: 'offer', offer: 'hundred' },
      { kind: 'recharge', yuan: 7 },
      { kind: 'member', plan: 'month' },
    ),
    payments: fc.array(
      fc.array(
        fc.record({
          state: fc.constantFrom<PaymentFact['state']>('absent', 'waiting', 'closed', 'paid', 'paid'),
          isRight: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
)

/** The amount of a payment is a property of it: all its facts that say so agree. */
type History = readonly {
  readonly product: OrderedProduct
  readonly payments: readonly (readonly { state: PaymentFact['state']; isRight: boolean }[])[]
}[]

interface Step {
  readonly order: number
  readonly payment: number
  readonly state: PaymentFact['state']
}

const stepsOf = (history: History): Step[] =>
  history.flatMap(({ payments }, at) =>
    payments.flatMap((facts, k) => facts.map(({ state }) => ({ order: at, payment: k, state }))),
  )

/** Plays steps for a new user; returns what is left of them, without ids. */
async function play(history: History, steps: readonly Step[]) {
  const user = randomUUID()
  const orders: { readonly id: string; readonly numbers: readonly string[]; readonly totals: readonly number[] }[] = []
  for (const { product, payments } of history) {
    const made = await ledger.order(user, product)
    const numbers: string[] = []
    for (const _ of payments) numbers.push(await ledger.begin(made))
    orders.push({
      id: made.id,
      numbers,
      totals: payments.map(([first]) => (first?.isRight === false ? made.amount - 1 : made.amount)),
    })
  }
  for (const { order: at, payment, state } of steps) {
    const { numbers = [], totals = [] } = orders[at] ?? {}
    await ledger.apply(
      paymentFact(numbers[payment] ?? '', state, state === 'paid' ? totals[payment] : undefined),
      LATER,
    )
  }
  await closeExpiredOrders(ledger.db, LATER)
  const ends = await Promise.all(
    orders.map(async ({ id }) => {
      const payments = await listPayments(ledger.db, user, [id])
      const refunds = await ledger.refundsOf(user, id)
      return {
        order: await ledger.stateOf(user, id),
        payments: payments.map(({ state, reason, amount }) => `${state} ${reason} ${amount}`).toSorted(),
        refunds: refunds.map(({ state, amount }) => `${state} ${amount}`).toSorted(),
      }
    }),
  )
  const { grants } = await readMoney(ledger.db, user)
  return { ends, accounts: await ledger.accounts(user), left: [...timeline(grants, LATER).left] }
}

test('[M6] any order and repetition of the facts of a history gives the same end', async () => {
  const shuffled = histories.chain((history) => {
    const steps = stepsOf(history)
    const twice = fc.subarray(steps)
    return twice.chain((again) => {
      const all = [...steps, ...again]
      return fc.tuple(fc.constant(history), fc.shuffledSubarray(all, { minLength: all.length }))
    })
  })
  await fc.assert(
    fc.asyncProperty(shuffled, async ([history, steps]) => {
      expect(await play(history, steps)).toEqual(await play(history, stepsOf(history)))
    }),
    { numRuns: 30 },
  )
  expect(await checkLedger(ledger.db)).toEqual([])
})
