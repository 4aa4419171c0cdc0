import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { payOrderFor } from '#tests/support/order-ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const run = (...args: string[]) => runOperator(server, ...args)

test('orders are listed by state and user, with the numbers of their payments', async () => {
  const [ann, bea] = [await server.register(), await server.register()]
  const { db } = server.services
  const good = await payOrderFor(db, ann.userInfo.id, 500, server.clock.now())
  const odd = await payOrderFor(db, bea.userInfo.id, 499, server.clock.now())
  const all = (await run('list-orders')).out
  expect(all).toHaveLength(4)
  expect(all.join('\n')).toContain(`${good}  wechat-native  paid  5.00`)
  const wrong = (await run('list-orders', '--state', 'odd')).out
  expect(wrong).toEqual([
    expect.stringContaining(`${bea.username}  recharge  open  5.00`),
    expect.stringContaining(`${odd}  wechat-native  odd (amount)  4.99`),
  ])
  expect((await run('list-orders', '--user', ann.username)).out).toHaveLength(2)
  expect((await run('list-orders', '--state', 'lost')).errors[0]).toContain('--state is one of open, paid, closed, odd')
})

test('a payment is paid back in part, then the rest, and money that was not accepted too; each with its reason', async () => {
  const [ann, bea] = [await server.register(), await server.register()]
  const { db } = server.services
  const good = await payOrderFor(db, ann.userInfo.id, 500, server.clock.now())
  const odd = await payOrderFor(db, bea.userInfo.id, 499, server.clock.now())
  const part = await run('refund', good, '--amount', '200', '--reason', 'Half a course')
  expect(part.out).toEqual([expect.stringMatching(/^[0-9a-f]{32} {2}2\.00$/)])
  expect((await run('refund', good, '--amount', '301', '--reason', 'x')).errors[0]).toContain('Nothing of this payment')
  expect((await run('refund', good, '--reason', 'The rest')).out[0]).toContain('  3.00')
  expect((await run('refund', good, '--reason', 'Again')).errors[0]).toContain('Nothing of this payment')
  expect((await run('refund', odd, '--reason', 'Wrong amount')).out[0]).toContain('  4.99')
  expect((await run('refund', 'f'.repeat(32), '--reason', 'x')).errors[0]).toContain('No payment has this number')
  const { balance } = (await server.call('User/detail', {}, { token: ann.token })).data
  expect(balance).toBe(0)
  const listed = (await run('list-refunds')).out
  expect(listed.slice(0, 3).join('\n')).toMatch(/4\.99 {2}asked {2}operator {2}Wrong amount/)
  const audits = await db.selectFrom('audit').select('reason').where('action', '=', 'refund').execute()
  expect(audits.map(({ reason }) => reason).toSorted()).toEqual(['Half a course', 'The rest', 'Wrong amount'])
  await expectLedgerHolds(server)
})

test('an order is shown by the number of its payment or of its refund, with every transfer for it', async () => {
  const ann = await server.register()
  const number = await payOrderFor(server.services.db, ann.userInfo.id, 500, server.clock.now())
  const [refund = ''] = (await run('refund', number, '--amount', '200', '--reason', 'Half')).out[0]?.split('  ') ?? []
  const shown = await run('show-order', number)
  expect(shown.out.slice(0, 2)).toEqual([
    expect.stringContaining(`user ${ann.userInfo.id}`),
    'recharge  paid  5.00  discount 0.00  gift 0.00',
  ])
  expect(shown.out[3]).toMatch(new RegExp(`^payment ${number} {2}wechat-native {2}paid {2}5\\.00 {2}4200`))
  expect(shown.out[4]).toBe(`refund ${refund}  asked  2.00  operator  Half`)
  expect(shown.out.slice(5).map((line) => line.split('  ').slice(1, 3))).toEqual([
    ['clearing:wechat -> wallet:cash', '5.00'],
    ['wallet:cash -> refund:wechat', '2.00'],
  ])
  expect((await run('show-order', refund)).out).toEqual(shown.out)
  expect((await run('show-order', 'f'.repeat(32))).errors[0]).toContain('No payment and no refund has this number')
})
