import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { paymentFact, payOrderFor, refundFact } from '#tests/support/order-ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import type { Fact } from '../payments/fact.ts'
import type { Payments } from '../payments/payments.ts'
import { dayOf, reconcileDay } from './reconcile.ts'

const DAY = 24 * 60 * 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const run = (...args: string[]) => runOperator(server, ...args)
const newNumber = () => randomUUID().replaceAll('-', '')

/** Reconciles a day with a bill of these lines. */
function reconcileWith(day: string, ...facts: Fact[]) {
  const { db, payments, clock } = server.services
  const [sandbox = expect.fail()] = payments
  const provider: Payments = {
    ...sandbox,
    channel: 'wechat',
    async *bill() {
      for (const fact of facts) yield { fact, fee: 0 }
    },
  }
  return reconcileDay(db, provider, day, clock())
}

/** A recharge of 5 yuan that was paid on the day that is now. */
async function paid() {
  const user = await server.register()
  const now = server.clock.now()
  const number = await payOrderFor(server.services.db, user.userInfo.id, 500, now)
  await server.services.db.updateTable('payments').set({ paid_at: now }).where('number', '=', number).execute()
  return { number, day: dayOf(now), next: dayOf(now + DAY), fact: paymentFact(number, 'paid', 500, { paid_at: now }) }
}

/** State of each difference of a number, by kind. */
const statesOf = async (number: string) => {
  const rows = await server.services.db.selectFrom('differences').selectAll().where('number', '=', number).execute()
  return rows.map(({ date, kind, ours, theirs, state }) => ({ date, kind, ours, theirs, state }))
}

test('[M19] a payment that is only here waits until it is in the bill of the next day, and is not missed again', async () => {
  const { number, day, next, fact } = await paid()
  const missing = { date: day, kind: 'only-here', ours: 500, theirs: null }
  for (let times = 0; times < 2; times += 1) {
    const { found } = await reconcileWith(day)
    expect(found).toEqual([{ kind: 'only-here', number, ours: 500, theirs: null }])
    expect(await statesOf(number)).toEqual([{ ...missing, state: 'open' }])
  }
  await reconcileWith(next, fact)
  expect(await statesOf(number)).toEqual([{ ...missing, state: 'gone' }])
  await reconcileWith(day)
  expect(await statesOf(number)).toEqual([{ ...missing, state: 'gone' }])
  await reconcileWith(next, fact)
})

test('[M19] another amount is gone when the bill is corrected, and open again when it is not', async () => {
  server.clock.advance(3 * DAY)
  const { number, day, fact } = await paid()
  const other = { ...fact, total: 499 }
  const row = { date: day, kind: 'amount', ours: 500, theirs: 499 }
  await reconcileWith(day, other)
  expect(await statesOf(number)).toEqual([{ ...row, state: 'open' }])
  await reconcileWith(day, fact)
  expect(await statesOf(number)).toEqual([{ ...row, state: 'gone' }])
  await reconcileWith(day, other)
  expect(await statesOf(number)).toEqual([{ ...row, state: 'open' }])
  await reconcileWith(day, fact)
})

test('[M19] lines that are nobody’s are stored once; the operator closes them with a reason, which leaves a row', async () => {
  server.clock.advance(3 * DAY)
  const day = dayOf(server.clock.now())
  const [stray, strayRefund, unpaid] = [newNumber(), newNumber(), newNumber()]
  const lines = [
    paymentFact(stray, 'paid', 700),
    refundFact(strayRefund, 'done', 200),
    paymentFact(unpaid, 'closed', 300),
  ]
  const before = (await run('list-differences', '--state', 'open')).out
  const { found, added } = await reconcileWith(day, ...lines)
  expect(found.map(({ number, theirs }) => [number, theirs])).toEqual([
    [stray, 700],
    [strayRefund, 200],
  ])
  expect(added).toBe(2)
  expect(await reconcileWith(day, ...lines)).toEqual({ lines: 3, added: 0, found })
  const listed = (await run('list-differences', '--state', 'open')).out.filter((line) => !before.includes(line))
  expect(listed).toHaveLength(2)
  const line = listed.find((one) => one.includes(stray)) ?? expect.fail()
  expect(line).toMatch(
    new RegExp(`^\\S{36} {2}${day} {2}wechat {2}open {2}only in the bill: ${stray} {2}7\\.00 in the bill$`),
  )
  const [id = ''] = line.split('  ')
  expect((await run('close-difference', id)).errors[0]).toContain('--reason is missing')
  const closed = await run('close-difference', id, '--reason', 'A payment of the clinic’s other shop')
  expect(closed.out).toEqual([`${day} wechat only in the bill: ${stray}  7.00 in the bill`])
  expect((await run('close-difference', id, '--reason', 'Again')).errors[0]).toContain('No open difference has this id')
  expect((await run('list-differences', '--state', 'closed')).out).toEqual([
    `${line.replace('  open  ', '  closed  ')}  A payment of the clinic’s other shop`,
  ])
  const audits = await server.services.db.selectFrom('audit').selectAll().where('subject', '=', id).execute()
  expect(audits).toMatchObject([{ action: 'close-difference', reason: 'A payment of the clinic’s other shop' }])
  await reconcileWith(day, ...lines)
  expect(await statesOf(stray)).toMatchObject([{ state: 'closed' }])
  await reconcileWith(day, paymentFact(stray, 'paid', 800))
  expect(await statesOf(stray)).toMatchObject([{ state: 'open', theirs: 800 }])
  expect(await statesOf(strayRefund)).toMatchObject([{ state: 'gone' }])
  expect((await run('list-differences', '--state', 'lost')).errors[0]).toContain('--state is one of open, closed, gone')
})

test('[M19] a payment of another provider and a number of another kind are nobody’s line', async () => {
  server.clock.advance(3 * DAY)
  const { number, day, fact } = await paid()
  await reconcileWith(day, fact, refundFact(number, 'done', 100))
  expect(await statesOf(number)).toEqual([{ date: day, kind: 'only-there', ours: null, theirs: 100, state: 'open' }])
  await expectLedgerHolds(server)
})
