import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CurrentOrder } from '#contract/calls/order.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { applyFact } from './apply-fact.ts'
import { askDue } from './ask.ts'

const DAY = 24 * 60 * 60_000
const TRANSFER = { holder: '算尺科技有限公司', bank: '示例银行第一支行', account: '1100 2233 4455' }

let server: TestServer
beforeAll(async () => {
  const payments = { sandbox: true, wechat: undefined, alipay: undefined, transfer: TRANSFER }
  server = await startTestServer({ config: { payments } })
})
afterAll(() => server.stop())

const run = (...args: string[]) => runOperator(server, ...args)
const product = { kind: 'member', plan: 'month' } as const

async function pay({ token }: TestUser, order: string, channel: 'transfer' | 'local' | 'wallet' = 'transfer') {
  return server.call('Order/pay', { order, payment: randomUUID(), channel }, { token })
}
/** A month for 30 yuan that waits for a bank transfer. */
async function waiting(user: TestUser): Promise<CurrentOrder> {
  const { data } = await server.call('Order/add', { product, price: 3000 }, { token: user.token })
  return (await pay(user, data.order.id)).data
}
const detail = async (user: TestUser, { order }: CurrentOrder) =>
  (await server.call('Order/detail', { order: order.id }, { token: await server.login(user) })).data.order
const transferOf = ({ order }: Pick<CurrentOrder, 'order'>) =>
  order.payments.find(({ channel }) => channel === 'transfer') ?? expect.fail()
const referenceOf = (current: CurrentOrder) => {
  const { prepared } = transferOf(current)
  return prepared?.kind === 'transfer' ? prepared.reference : ''
}
async function look(ms: number) {
  server.clock.advance(ms)
  return askDue(server.services)
}
const auditsOf = async ({ userInfo }: TestUser) => {
  const rows = await server.services.db.selectFrom('audit').selectAll().where('subject', '=', userInfo.id).execute()
  return rows.map(({ action, detail: words }) => `${action} ${words}`)
}
const refundsOf = async (user: TestUser) =>
  (await server.call('Refund/index', {}, { token: await server.login(user) })).data.data

test('[M30] a refund waits for the operator, however long it takes, and is confirmed once', async () => {
  const user = await server.register()
  const current = await waiting(user)
  const { number } = transferOf(current)
  await run('confirm-transfer', number, '--amount', '3000')
  const asked = { order: current.order.id, amount: 3000 }
  const { data: back } = await server.call('Refund/add', asked, { token: user.token })
  expect(back).toMatchObject({ state: 'asked', amount: 3000 })
  await look(1000)
  expect(await refundsOf(user)).toMatchObject([{ state: 'sent' }])
  expect(server.logs.join('\n')).toContain('a refund by bank transfer is to be paid by hand')
  for (let days = 0; days < 10; days += 1) await look(DAY)
  expect(await refundsOf(user)).toMatchObject([{ state: 'sent' }])
  await expectLedgerHolds(server)
  const refund = (back as { id: string }).id.replaceAll('-', '')
  expect((await run('list-refunds')).out.join('\n')).toContain(`${refund}  transfer  30.00  sent  user  user`)
  expect((await run('sync-order', refund)).errors[0]).toContain('confirm-refund')
  expect((await run('confirm-refund', refund)).out).toEqual([`${refund}  done  30.00`])
  expect((await run('confirm-refund', refund)).out[1]).toContain('confirmed before')
  expect(await refundsOf(user)).toMatchObject([{ state: 'done' }])
  expect(await auditsOf(user)).toEqual([`confirm-transfer ${number} 3000`, `confirm-refund ${refund} 3000`])
  expect((await run('confirm-refund', number)).errors[0]).toContain('No refund has this number')
  await expectLedgerHolds(server)
})

/** The messages to a user, the latest first. */
async function titlesOf(user: TestUser): Promise<string[]> {
  const token = await server.login(user)
  const { data } = await server.call('Notice/index', { position: 2, page: 1, limit: 20 }, { token, language: 'en' })
  return data.data.filter(({ kind }) => kind === 'payment').map(({ title }) => title)
}

test('[M30] the payer reads where to send the money, and the order waits for seven days; the operator confirms by the reference', async () => {
  const user = await server.register()
  const current = await waiting(user)
  expect(current.channels).toEqual(['transfer', 'local'])
  const payment = transferOf(current)
  expect(payment).toMatchObject({ state: 'waiting', amount: 3000, prepared: { kind: 'transfer', ...TRANSFER } })
  expect(referenceOf(current)).toMatch(/^[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/)
  expect(payment.expires_time - current.time).toBe(7 * 86_400)
  expect(current.order.expires_time).toBe(payment.expires_time)
  expect((await pay(user, current.order.id)).data.order.payments).toEqual(current.order.payments)
  await look(2 * DAY)
  expect((await detail(user, current)).state).toBe('open')
  const confirmed = await run('confirm-transfer', referenceOf(current).toLowerCase(), '--amount', '3000')
  expect(confirmed.out).toEqual([`${payment.number}  paid  30.00`])
  expect(await detail(user, current)).toMatchObject({ state: 'paid', payments: [{ state: 'paid', prepared: null }] })
  const again = await run('confirm-transfer', payment.number, '--amount', '3000')
  expect(again.out).toEqual([`${payment.number}  paid  30.00`, 'It was confirmed before: nothing was changed.'])
  expect((await run('confirm-transfer', payment.number, '--amount', '3001')).errors[0]).toContain(
    'was confirmed with 30.00',
  )
  expect(await auditsOf(user)).toEqual([`confirm-transfer ${payment.number} 3000`])
  expect(await titlesOf(user)).toEqual(['Your transfer has arrived'])
  const info = (await server.call('User/detail', {}, { token: await server.login(user) })).data
  expect(info.level).toBe(2)
  await expectLedgerHolds(server)
})

test('[M30] another amount is not accepted, and is paid back by hand', async () => {
  const user = await server.register()
  const current = await waiting(user)
  const { number } = transferOf(current)
  const confirmed = await run('confirm-transfer', number, '--amount', '2900')
  expect(confirmed.out).toEqual([`${number}  odd (amount)  29.00`, expect.stringContaining('not accepted')])
  expect(await detail(user, current)).toMatchObject({ state: 'open', payments: [{ state: 'odd', reason: 'amount' }] })
  const [made = '', next] = (await run('refund', number, '--reason', 'One yuan short')).out
  const [refund = ''] = made.split('  ')
  expect(next).toBe(`Pay it back at the bank, then: confirm-refund ${refund}`)
  expect((await run('confirm-refund', refund)).out).toEqual([`${refund}  done  29.00`])
  expect(await titlesOf(user)).toEqual(['Your refund was sent', 'Your transfer could not pay the order'])
  await expectLedgerHolds(server)
})

test('[M12][M30] a transfer for an order that was paid otherwise is a second payment, and so is a second transfer', async () => {
  const user = await server.register()
  const current = await waiting(user)
  const { number } = transferOf(current)
  const other = (await pay(user, current.order.id, 'local')).data
  expect(other.order.payments.map(({ channel, state }) => [channel, state])).toEqual([
    ['local', 'waiting'],
    ['transfer', 'closed'],
  ])
  const [online = expect.fail()] = other.order.payments
  expect(online.expires_time - other.time).toBe(30 * 60)
  const fact = await (server.services.payments.find(({ channel }) => channel === 'local') ?? expect.fail()).query(
    online.number,
  )
  const paid = { ...fact, state: 'paid', total: 3000, currency: 'CNY', provider_id: 'p1' } as const
  await inTransaction(server.services.db, (tx) => applyFact(tx, paid, server.clock.now()))
  expect((await detail(user, current)).state).toBe('paid')
  const late = await run('confirm-transfer', number, '--amount', '3000')
  expect(late.out[0]).toBe(`${number}  odd (second)  30.00`)
  expect(await refundsOf(user)).toMatchObject([{ state: 'asked', amount: 3000 }])
  const twice = await run('confirm-transfer', number, '--amount', '3000', '--second', '20261130-77')
  expect(twice.out[1]).toContain('not accepted')
  expect(await refundsOf(user)).toHaveLength(2)
  const thrice = await run('confirm-transfer', number, '--amount', '3000', '--second', '20261130-77')
  expect(thrice.out[1]).toContain('confirmed before')
  expect(await refundsOf(user)).toHaveLength(2)
  expect(await auditsOf(user)).toHaveLength(2)
  await expectLedgerHolds(server)
})

test('[M10][M30] after seven days the order closes; a transfer that comes later still pays it', async () => {
  const user = await server.register()
  const current = await waiting(user)
  const { number } = transferOf(current)
  await look(7 * DAY + 1000)
  expect(await detail(user, current)).toMatchObject({ state: 'closed', payments: [{ state: 'closed' }] })
  expect((await run('confirm-transfer', number, '--amount', '3000', '--paid', '2020-01-01')).errors[0]).toContain(
    'before the payment was begun',
  )
  expect((await run('confirm-transfer', number, '--amount', '3000', '--paid', '2100-01-01')).errors[0]).toContain(
    'in the future',
  )
  expect((await run('confirm-transfer', number, '--amount', '3000')).out).toEqual([`${number}  paid  30.00`])
  expect((await detail(user, current)).state).toBe('paid')
  await expectLedgerHolds(server)
})

test('[M30] an order is given up while it waits, and paid from the wallet instead; an unknown number is refused', async () => {
  const user = await server.register()
  const current = await waiting(user)
  await run('give', '--user', user.username, '--cash', '3000', '--reason', 'test')
  expect((await pay(user, current.order.id, 'wallet')).data.order.state).toBe('paid')
  const other = await waiting(user)
  const { data } = await server.call('Order/close', { order: other.order.id }, { token: user.token })
  expect(data.order.state).toBe('closed')
  for (const number of ['f'.repeat(32), 'FFFF FFFF FFFF', 'hello'])
    expect((await run('confirm-transfer', number, '--amount', '1')).errors[0]).toContain('No payment by bank transfer')
  const closing = await waiting(user)
  expect((await run('confirm-transfer', transferOf(closing).number, '--amount', '30.00')).errors[0]).toContain(
    '--amount is a whole number',
  )
  expect(
    (await run('confirm-transfer', transferOf(closing).number, '--amount', '1', '--second', 'x')).errors[0],
  ).toContain('not confirmed yet')
})

test('[M30] nobody sends notices of bank transfers', async () => {
  const reply = await fetch(`${server.url}/pay/notify/transfer`, { method: 'POST', body: '{}' })
  expect(reply.status).toBe(404)
})

test('[M30] there is no bill to reconcile with, and nobody to ask: the operator reads so', async () => {
  const out: string[] = []
  const environment = {
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
    PAYMENT_PROVIDER: 'transfer',
    TRANSFER_HOLDER: TRANSFER.holder,
    TRANSFER_BANK: TRANSFER.bank,
    TRANSFER_ACCOUNT: TRANSFER.account,
  }
  const console = {
    print: (line: string) => out.push(line),
    complain: (line: string) => out.push(line),
    password: () => Promise.resolve(''),
  }
  const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10)
  expect(await runCommand(['reconcile', '--since', yesterday], environment, console)).toBe(0)
  expect(await runCommand(['check-payments'], environment, console)).toBe(0)
  expect(out).toEqual([
    expect.stringMatching(/^transfer: there is no bill/),
    expect.stringMatching(/^transfer: on offer; nobody is asked/),
  ])
  expect((await run('list-differences')).out).toEqual([])
})
