import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MODEL } from '#tests/support/model-server.ts'
import { openOrderLedger, paymentFact, refundFact, START } from '#tests/support/order-ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { spendTokens } from '#tests/support/spend-tokens.ts'
import { startTestServer } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { extraTokens } from '../money/tokens.ts'
import { post } from '../money/transfers.ts'
import { refundByOperator, refundOrder } from './refund.ts'
import { listPayments, type StoredOrder } from './store.ts'

const MILLION = 1_000_000
let ledger: Awaited<ReturnType<typeof openOrderLedger>>
beforeAll(async () => {
  ledger = await openOrderLedger()
})
afterAll(() => ledger.close())

const order = (user: string) => ledger.order(user, { kind: 'tokens', offer: 'million' })
/** An order of a million tokens that WeChat Pay has taken 10 yuan for. */
async function paid(user: string): Promise<StoredOrder> {
  const made = await order(user)
  await ledger.apply(paymentFact(await ledger.begin(made), 'paid', 1000))
  return made
}
const spend = (user: string, tokens: number) =>
  inTransaction(ledger.db, (tx) =>
    spendTokens(
      tx,
      user,
      { cause: `chat:${randomUUID()}`, model: 'm1', in: tokens, out: 0 },
      { tokensMonth: 0, now: START },
    ),
  )
const refund = (user: string, { id }: StoredOrder) =>
  inTransaction(ledger.db, (tx) => refundOrder(tx, user, { order: id, seen: 1000 }, START))

test('[M27] tokens that are paid for are given once, however often the payment is told', async () => {
  const user = randomUUID()
  const made = await order(user)
  const number = await ledger.begin(made)
  for (const _ of [1, 2, 3]) await ledger.apply(paymentFact(number, 'paid', 1000))
  expect(await extraTokens(ledger.db, user)).toBe(MILLION)
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -1000, 'revenue:tokens': 1000 })
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('tokens can be paid from the wallet, the gift first', async () => {
  const user = randomUUID()
  const present = { debit: 'gift:operator', credit: 'wallet:gift', cause: 'a', note: 'operator' } as const
  const cash = { ...present, credit: 'wallet:cash', amount: 700 } as const
  await inTransaction(ledger.db, (tx) => post(tx, user, [{ ...present, amount: 400 }, cash], START))
  await ledger.spend(await order(user))
  expect(await ledger.accounts(user)).toEqual({
    'gift:operator': -1100,
    'revenue:tokens': 1000,
    'wallet:cash': 100,
  })
  expect(await extraTokens(ledger.db, user)).toBe(MILLION)
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('tokens are paid back as a whole while none is spent, and given again if that fails', async () => {
  const user = randomUUID()
  const made = await paid(user)
  const { number } = await refund(user, made)
  expect(await extraTokens(ledger.db, user)).toBe(0)
  await ledger.apply(refundFact(number, 'refused'))
  expect(await extraTokens(ledger.db, user)).toBe(MILLION)
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -1000, 'revenue:tokens': 1000 })
  await ledger.db.updateTable('plans').set({ on_sale_from: null }).execute() // no allowance but the setting, which is 0 here
  expect(await spend(user, 1)).toMatchObject({ extra: MILLION - 1 })
  await expect(refund(user, made)).rejects.toMatchObject({ code: 'refund-by-operator' })
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('the operator pays back more than the user may ask for: what is not spent is taken back', async () => {
  const user = randomUUID()
  const made = await paid(user)
  await ledger.db.updateTable('plans').set({ on_sale_from: null }).execute()
  await spend(user, 999_000)
  const [payment] = await listPayments(ledger.db, user, [made.id])
  const asked = { payment: payment?.id ?? '', amount: 10, reason: 'Kind' }
  const { number } = await inTransaction(ledger.db, (tx) => refundByOperator(tx, user, asked, START))
  expect(await extraTokens(ledger.db, user)).toBe(0)
  await ledger.apply(refundFact(number, 'done', 10))
  expect(await ledger.accounts(user)).toEqual({ 'clearing:wechat': -990, 'revenue:tokens': 990 })
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('the check of the ledger finds tokens that were paid for and not given, and given and not paid for', async () => {
  const user = randomUUID()
  const made = await paid(user)
  const entry = ledger.db.updateTable('token_entries').where('user_id', '=', user)
  await entry.set({ cause: `order:${randomUUID()}` }).execute()
  const rules = (await checkLedger(ledger.db)).filter(({ subject }) => subject === user).map(({ rule }) => rule)
  expect(rules.sort()).toEqual([
    'paid tokens were spent for and given once',
    'tokens from an order have their paid order',
  ])
  await entry.set({ cause: `order:${made.id}` }).execute()
  expect(await checkLedger(ledger.db)).toEqual([])
})

test('[M27] a site with a model sells tokens, for what the user saw', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-offers-'))
  const server = await startTestServer({ config: { assistant: MODEL } })
  try {
    const file = join(folder, 'offers.json')
    writeFileSync(file, JSON.stringify([{ id: 'million', amount: '10.00', tokens: MILLION }]))
    await runOperator(server, 'set-offers', file, '--yes')
    const { token, username } = await server.register()
    expect((await server.call('Offer/index', {}, { token })).data).toMatchObject({
      offers: [],
      tokens: [{ id: 'million', amount: 1000, tokens: MILLION }],
    })
    const product = { kind: 'tokens', offer: 'million' } as const
    expect((await server.call('Order/add', { product, price: 900 }, { token })).code).toBe('price-changed')
    await runOperator(server, 'give', '--user', username, '--cash', '1000', '--reason', 'Prize')
    const { data } = await server.call('Order/add', { product, price: 1000 }, { token })
    expect(data.order).toMatchObject({ kind: 'tokens', amount: 1000, tokens: MILLION, name: null })
    const wanted = { order: data.order.id, payment: randomUUID(), channel: 'wallet' } as const
    expect((await server.call('Order/pay', wanted, { token })).data).toMatchObject({
      order: { state: 'paid' },
      balance: 0,
      due_time: null,
    })
    expect((await server.call('Tokens/detail', {}, { token })).data).toMatchObject({ model: true, extra: MILLION })
    const bought = await server.call('Order/index', { kind: 'tokens', limit: 10 }, { token })
    expect(bought.data.data).toMatchObject([{ id: data.order.id, tokens: MILLION }])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})
