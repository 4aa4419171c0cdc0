import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestOf } from '#contract/calls/call.ts'
import type { CurrentOrder, orderCalls } from '#contract/calls/order.ts'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { closePayments } from '../money/payments-gate.ts'
import { sandboxNotice } from '../payments/local/notices.ts'
import { sandboxTrades } from '../payments/local/trades.ts'
import { askDue } from './ask.ts'
import { dayOf, reconcileDay } from './reconcile.ts'

const MINUTE = 60_000

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer()
  cookie = (await ask(server.inbox?.slice(originOf().length) ?? '')).cookie
})
afterAll(() => server.stop())

/** The process whose inbox is open. */
const originOf = () => new URL(server.inbox ?? '').origin

interface Reply {
  readonly status: number
  readonly cookie: string
  readonly body: string
}

function ask(path: string, form?: Readonly<Record<string, string>>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = cookie ? { cookie } : {}
    const asking = request(`${originOf()}${path}`, { method: form ? 'POST' : 'GET', headers }, async (response) => {
      const [set = ''] = response.headers['set-cookie'] ?? []
      resolve({ status: response.statusCode ?? 0, cookie: set.split(';')[0] ?? '', body: await text(response) })
    })
    asking.on('error', reject)
    asking.end(form && new URLSearchParams(form).toString())
  })
}

type Product = RequestOf<(typeof orderCalls)['Order/add']>['product']
const month = { kind: 'member', plan: 'month' } as const

async function add({ token }: TestUser, product: Product, price: number): Promise<CurrentOrder> {
  const reply = await server.call('Order/add', { product, price }, { token })
  expect(reply.status, JSON.stringify(reply)).toBe(200)
  return reply.data
}

async function pay({ token }: TestUser, { order }: CurrentOrder, payment: string = randomUUID()) {
  return server.call('Order/pay', { order: order.id, payment, channel: 'local' }, { token })
}

const detail = async ({ token }: TestUser, { order }: CurrentOrder) =>
  (await server.call('Order/detail', { order: order.id }, { token })).data
const numberOf = ({ order }: CurrentOrder) => order.payments[0]?.number ?? ''
/** What the payer of the sandbox does. */
const play = async (current: CurrentOrder, act: string, refund = '') =>
  (await ask('/inbox/pay', { number: numberOf(current), act, refund })).status
/** Lets the server ask the provider about what is due after some time. */
async function wait(ms: number) {
  server.clock.advance(ms)
  return askDue(server.services)
}
const balanceOf = async ({ token }: TestUser) => (await server.call('User/detail', {}, { token })).data.balance

test('a membership is ordered, paid in the sandbox and runs', async () => {
  const user = await server.register()
  const current = await add(user, month, 3000)
  expect(current).toMatchObject({
    order: { kind: 'member', name: { zh: '月会员' }, amount: 3000, state: 'open', payments: [] },
    balance: 0,
    channels: ['local'],
  })
  expect(current.due_time).toBe(current.time + 31 * 86_400)
  const { data } = await pay(user, current)
  const [payment] = data.order.payments
  expect(payment).toMatchObject({ channel: 'local', state: 'waiting', prepared: { kind: 'link' } })
  expect(new URL(payment?.prepared?.kind === 'link' ? payment.prepared.url : '').pathname).toBe('/inbox/pay')
  expect((await ask('/inbox')).body).toContain(`href="/inbox/pay?number=${payment?.number}"`)
  expect(await play(data, 'pay')).toBe(200)
  expect((await ask('/inbox')).body).not.toContain(payment?.number)
  const paid = await detail(user, data)
  expect(paid.order).toMatchObject({ state: 'paid', payments: [{ state: 'paid', prepared: null }] })
  const { data: info } = await server.call('User/detail', {}, { token: user.token })
  expect(info).toMatchObject({ level: 2, due_time: paid.due_time })
  expect((await pay(user, current)).code).toBe('order-paid')
})

test('[M9] a payment whose notice was lost is found by asking, at the latest after 15 seconds', async () => {
  const user = await server.register()
  const { data } = await pay(user, await add(user, { kind: 'recharge', yuan: 20 }, 2000))
  await play(data, 'lost')
  expect((await detail(user, data)).order.state).toBe('open')
  await wait(15_000)
  expect((await detail(user, data)).order.state).toBe('paid')
  expect(await balanceOf(user)).toBe(2000)
})

test('“I have paid” asks the provider at once', async () => {
  const user = await server.register()
  const { data } = await pay(user, await add(user, { kind: 'recharge', yuan: 3 }, 300))
  await play(data, 'lost')
  const { data: now } = await server.call('Order/sync', { order: data.order.id }, { token: user.token })
  expect(now.order.state).toBe('paid')
})

test('[M8] 100 times the same notice, on two processes, while the user asks too: one fulfilment', async () => {
  const user = await server.register()
  const { data } = await pay(user, await add(user, month, 3000))
  await play(data, 'lost')
  const fact = await (server.services.payments[0] ?? expect.fail()).query(numberOf(data))
  expect(fact.state).toBe('paid')
  const key = await sandboxTrades(join(server.dataDir, 'sandbox')).key()
  const { headers, body } = sandboxNotice(fact, key, server.clock.now())
  const notify = () => server.fetch('/pay/notify/local', { method: 'POST', headers, body })
  const sync = () => server.call('Order/sync', { order: data.order.id }, { token: user.token })
  const [notices] = await Promise.all([
    Promise.all(Array.from({ length: 100 }, notify)),
    Promise.all(Array.from({ length: 5 }, sync)),
  ])
  expect(notices.map(({ status }) => status)).toEqual(Array(100).fill(200))
  const { db } = server.services
  const transfers = await db.selectFrom('transfers').select('cause').where('user_id', '=', user.userInfo.id).execute()
  const causes = [`order:${data.order.id}:fulfilled`, `order:${data.order.id}:paid`]
  expect(transfers.map(({ cause }) => cause).toSorted()).toEqual(causes)
  const { due_time: due, order } = await detail(user, data)
  expect(due).toBe((order.paid_time ?? 0) + 31 * 86_400)
})

test('[M12] what is paid twice is paid back, and another amount waits for a person', async () => {
  const user = await server.register()
  const { data: twice } = await pay(user, await add(user, { kind: 'recharge', yuan: 9 }, 900))
  await play(twice, 'twice')
  expect(await balanceOf(user)).toBe(900)
  await wait(1000) // the refund is asked for
  const { data: refunds } = await server.call('Refund/index', {}, { token: user.token })
  expect(refunds.data).toMatchObject([{ order: twice.order.id, amount: 900, state: 'sent' }])
  const [refund] = await server.services.db
    .selectFrom('refunds')
    .select('number')
    .where('user_id', '=', user.userInfo.id)
    .execute()
  expect(await play(twice, 'done', refund?.number)).toBe(200)
  const { data: after } = await server.call('Refund/index', {}, { token: user.token })
  expect(after.data).toMatchObject([{ state: 'done' }])
  const { data: other } = await pay(user, await add(user, month, 3000))
  await play(other, 'other')
  expect((await detail(user, other)).order).toMatchObject({
    state: 'open',
    payments: [{ state: 'odd', reason: 'amount' }],
  })
  expect(server.logs.join('\n')).toContain('money came that was not accepted')
  expect(await balanceOf(user)).toBe(900)
})

test('[M16] another price than the user saw is refused, and nothing is ordered', async () => {
  const user = await server.register()
  const { token } = user
  const reply = await server.call('Order/add', { product: month, price: 2900 }, { token })
  expect(reply).toMatchObject({ code: 'price-changed', params: { price: 3000 } })
  const gone = { kind: 'member', plan: 'century' } as const
  expect((await server.call('Order/add', { product: gone, price: 1 }, { token })).code).toBe('plan-off')
  expect((await server.call('Order/index', {}, { token })).data.data).toEqual([])
})

test('three orders can be open; one is given up, and a payment of it cannot be made any more', async () => {
  const user = await server.register()
  const { token } = user
  const orders = [await add(user, month, 3000), await add(user, month, 3000), await add(user, month, 3000)]
  expect((await server.call('Order/add', { product: month, price: 3000 }, { token })).code).toBe('orders-open')
  const [first] = orders
  if (!first) expect.fail()
  const { data } = await pay(user, first)
  const closed = await server.call('Order/close', { order: first.order.id }, { token })
  expect(closed.data.order).toMatchObject({ state: 'closed', payments: [{ state: 'closed' }] })
  await play(data, 'pay')
  expect((await detail(user, first)).order.state).toBe('closed')
  expect((await pay(user, first)).code).toBe('order-closed')
  expect(await balanceOf(user)).toBe(0)
  await add(user, month, 3000)
})

test('[M10] an order that nobody pays is closed at the provider, then here', async () => {
  const user = await server.register()
  const { data } = await pay(user, await add(user, month, 3000))
  await wait(29 * MINUTE)
  expect((await detail(user, data)).order.state).toBe('open')
  await wait(3 * MINUTE)
  expect((await detail(user, data)).order).toMatchObject({ state: 'closed', payments: [{ state: 'closed' }] })
  expect((await pay(user, data)).code).toBe('order-closed')
})

test('the same payment again is answered alike', async () => {
  const user = await server.register()
  const current = await add(user, month, 3000)
  const id = randomUUID()
  const [one, two] = [await pay(user, current, id), await pay(user, current, id)]
  expect(two.data.order.payments).toEqual(one.data.order.payments)
  const another = await pay(user, current)
  expect(another.data.order.payments).toEqual(one.data.order.payments)
})

test('a membership is paid from the wallet, once, by any number of devices at once', async () => {
  const user = await server.register()
  const { token } = user
  const { data } = await pay(user, await add(user, { kind: 'recharge', yuan: 100 }, 10_000))
  await play(data, 'pay')
  const current = await add(user, month, 3000)
  const asked = { order: current.order.id, payment: randomUUID(), channel: 'wallet' } as const
  const replies = await Promise.all(Array.from({ length: 10 }, () => server.call('Order/pay', asked, { token })))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)])
  expect(await balanceOf(user)).toBe(7000)
  const year = await add(user, { kind: 'member', plan: 'year' }, 19_800)
  const short = await server.call('Order/pay', { ...asked, order: year.order.id }, { token })
  expect(short).toMatchObject({ code: 'balance-short', params: { missing: 12_800 } })
  const recharge = await add(user, { kind: 'recharge', yuan: 1 }, 100)
  const odd = await server.call('Order/pay', { ...asked, order: recharge.order.id }, { token })
  expect(odd.code).toBe('invalid-request')
})

test('a recharge is paid back by the user’s wish', async () => {
  const user = await server.register()
  const { token } = user
  const { data } = await pay(user, await add(user, { kind: 'recharge', yuan: 50 }, 5000))
  await play(data, 'pay')
  const { data: possible } = await server.call('Refund/check', { order: data.order.id }, { token })
  expect(possible).toEqual({ to: 'payer', amount: 5000, gift: 0, gift_back: 0 })
  const { data: refund } = await server.call('Refund/add', { order: data.order.id, amount: 5000 }, { token })
  expect(refund).toMatchObject({ state: 'asked', amount: 5000 })
  expect(await balanceOf(user)).toBe(0)
  expect((await detail(user, data)).order.state).toBe('refunded')
  await wait(1000)
  expect((await server.call('Refund/index', {}, { token })).data.data).toMatchObject([{ state: 'sent' }])
})

test('[M9] a refund that has not ended after a week is left to the operator', async () => {
  const user = await server.register()
  const { token } = user
  const { data } = await pay(user, await add(user, { kind: 'recharge', yuan: 6 }, 600))
  await play(data, 'pay')
  await server.call('Refund/add', { order: data.order.id, amount: 600 }, { token })
  await wait(1000)
  await wait(9 * 24 * 60 * MINUTE)
  const later = await server.login(user)
  expect((await server.call('Refund/index', {}, { token: later })).data.data).toMatchObject([{ state: 'odd' }])
})

test('[M19] while payments are closed nothing is on offer, and a reconciliation since then opens them', async () => {
  const user = await server.register()
  const { token } = user
  const { data } = await pay(user, await add(user, { kind: 'recharge', yuan: 8 }, 800))
  await play(data, 'pay')
  const other = await add(user, month, 3000)
  const { db } = server.services
  const closed = Date.now() - 3 * 24 * 60 * MINUTE
  await closePayments(db, closed)
  await closePayments(db, Date.now()) // the earlier time stays
  expect((await detail(user, other)).channels).toEqual([])
  expect((await pay(user, other)).code).toBe('payments-closed')
  const wallet = { order: other.order.id, payment: randomUUID(), channel: 'wallet' } as const
  expect((await server.call('Order/pay', wallet, { token })).code).toBe('payments-closed')
  expect((await server.call('Refund/add', { order: data.order.id, amount: 800 }, { token })).code).toBe(
    'payments-closed',
  )
  const day = (ms: number) => new Date(ms + 8 * 60 * MINUTE).toISOString().slice(0, 10)
  const late = await runOperator(server, 'reconcile', '--since', day(Date.now()))
  expect(late.errors[0]).toContain(`--since is that day or an earlier one`)
  const done = await runOperator(server, 'reconcile', '--since', day(closed))
  expect(done.errors).toEqual([])
  expect(done.out).toHaveLength(4)
  expect(done.out.at(-1)).toMatch(/^Payments are open again/)
  expect((await detail(user, other)).channels).toEqual(['local'])
})

test('[M19] what a restore lost is found in the bill: the money waits for the operator, with its user', async () => {
  const user = await server.register()
  const { data: kept } = await pay(user, await add(user, { kind: 'recharge', yuan: 4 }, 400))
  await play(kept, 'lost')
  const { data: lost } = await pay(user, await add(user, { kind: 'recharge', yuan: 7 }, 700))
  await play(lost, 'lost')
  const { db, payments, clock } = server.services
  const [id, number] = [lost.order.id, numberOf(lost)]
  await db.deleteFrom('orders').where('id', '=', id).execute()
  await db.deleteFrom('payments').where('order_id', '=', id).execute()
  await db.deleteFrom('trade_numbers').where('number', '=', number).execute()
  await db.deleteFrom('due').where('number', '=', number).execute()
  const provider = payments[0] ?? expect.fail()
  const bill = () => reconcileDay(db, provider, dayOf(clock()), clock())
  const first = await bill()
  expect(first.lines).toBeGreaterThanOrEqual(2)
  expect(await balanceOf(user)).toBe(400)
  const suspended = await db
    .selectFrom('transfers')
    .select(['amount', 'credit'])
    .where('user_id', '=', user.userInfo.id)
    .execute()
  expect(suspended).toContainEqual({ amount: 700, credit: 'suspense' })
  expect(await bill()).toEqual({ ...first, added: 0 })
  expect(first.found.filter(({ kind }) => kind !== 'only-there')).toEqual([])
  expect(first.found).toContainEqual({ kind: 'only-there', number, ours: null, theirs: 700 })
  await db.updateTable('payments').set({ total_seen: 399 }).where('number', '=', numberOf(kept)).execute()
  expect((await bill()).found).toContainEqual({ kind: 'amount', number: numberOf(kept), ours: 399, theirs: 400 })
  await db.updateTable('payments').set({ total_seen: 400 }).where('number', '=', numberOf(kept)).execute()
  const elsewhere = await pay(user, await add(user, { kind: 'recharge', yuan: 2 }, 200))
  const missing = numberOf(elsewhere.data)
  await db.updateTable('payments').set({ paid_at: clock() }).where('number', '=', missing).execute()
  expect((await bill()).found).toContainEqual({ kind: 'only-here', number: missing, ours: null, theirs: null })
})

test('the operator asks the provider about a payment whose notice got lost', async () => {
  const user = await server.register()
  const { data } = await pay(user, await add(user, { kind: 'recharge', yuan: 3 }, 300))
  await play(data, 'lost')
  expect((await runOperator(server, 'sync-order', numberOf(data))).out).toEqual([`${numberOf(data)}  paid`])
  expect(await balanceOf(user)).toBe(300)
  const { token } = user
  const { id: order } = data.order
  const { id } = (await server.call('Refund/add', { order, amount: 300 }, { token })).data
  const number = id.replaceAll('-', '')
  expect((await runOperator(server, 'sync-order', number)).out).toEqual([`${number}  sent`])
  expect((await runOperator(server, 'sync-order', 'f'.repeat(32))).errors[0]).toContain('No payment and no refund')
})

test('a site without a provider takes no payments', async () => {
  const payments = { wechat: undefined, alipay: undefined, sandbox: false }
  const config = { mode: 'production', providers: noProviders, payments } as const
  const other = await startTestServer({ config })
  const user = await other.register()
  const reply = await other.call(
    'Order/add',
    { product: { kind: 'recharge', yuan: 1 }, price: 100 },
    { token: user.token },
  )
  expect(reply.data.channels).toEqual([])
  const asked = { order: reply.data.order.id, payment: randomUUID(), channel: 'local' } as const
  expect((await other.call('Order/pay', asked, { token: user.token })).code).toBe('payments-closed')
  expect((await fetch(`${other.url}/pay/notify/local`, { method: 'POST', body: '{}' })).status).toBe(404)
  await other.stop()
})

test('a notice that is not signed changes nothing', async () => {
  const user = await server.register()
  const { data } = await pay(user, await add(user, month, 3000))
  const fact = await (server.services.payments[0] ?? expect.fail()).query(numberOf(data))
  const body = JSON.stringify({ ...fact, state: 'paid', total: 3000, currency: 'CNY' })
  const reply = await fetch(`${server.url}/pay/notify/local`, { method: 'POST', body })
  expect(reply.status).toBe(500)
  expect((await detail(user, data)).order.state).toBe('open')
  expect((await fetch(`${server.url}/pay/notify/local`, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(500)
  expect((await fetch(`${server.url}/pay/notify/local`)).status).toBe(404)
})

test('afterwards the ledger holds', async () => {
  expect(await checkLedger(server.services.db)).toEqual([])
})
