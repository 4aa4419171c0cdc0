import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cash, expectLedgerHolds, postTo } from '#tests/support/ledger.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { checkLedger } from './ledger-check.ts'
import { watchLedger } from './ledger-watch.ts'
import { readMoney } from './store.ts'
import { type Posting, reverse } from './transfers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectLedgerHolds(server))
afterAll(() => server.stop())

const { stringify } = JSON
const balances = async ({ userInfo }: TestUser) => {
  const { cash: money, gift } = await readMoney(server.services.db, userInfo.id)
  return [money, gift]
}
const transfersOf = ({ userInfo }: TestUser) =>
  server.services.db.selectFrom('transfers').selectAll().where('user_id', '=', userInfo.id).orderBy('entry').execute()
const spend = (amount: number, cause: string): Posting => ({
  debit: 'wallet:cash',
  credit: 'revenue:member',
  note: 'operator',
  amount,
  cause,
})

test('[M3][M5] a transfer moves one amount, and leaves the balances that the wallet then has', async () => {
  const user = await server.register()
  const gift: Posting = { ...cash(50, 'a'), credit: 'wallet:gift' }
  await postTo(server, user, cash(1000, 'a'), gift, spend(300, 'b'))
  expect(await balances(user)).toEqual([700, 50])
  expect(await transfersOf(user)).toMatchObject([
    { entry: 1, debit: 'gift:operator', credit: 'wallet:cash', amount: 1000, cash_after: 1000, gift_after: 0 },
    { entry: 2, credit: 'wallet:gift', amount: 50, cash_after: 1000, gift_after: 50 },
    { entry: 3, debit: 'wallet:cash', amount: 300, cash_after: 700, gift_after: 50 },
  ])
})

test('[M4] the same cause moves money once, one after another and at once', async () => {
  const user = await server.register()
  const results = await Promise.all(Array.from({ length: 20 }, () => postTo(server, user, cash(100, 'once'))))
  expect(results.filter(({ added }) => added === 1)).toHaveLength(1)
  await postTo(server, user, spend(100, 'spent'))
  expect((await postTo(server, user, spend(100, 'spent'), cash(100, 'once'))).added).toBe(0)
  expect(await balances(user)).toEqual([0, 0])
})

test('[M5] nothing is spent that is not there, by 50 spenders at once either', async () => {
  const user = await server.register()
  await postTo(server, user, cash(100, 'start'))
  const tries = Array.from({ length: 50 }, (_, index) => postTo(server, user, spend(30, `order:${index}`)))
  const done = await Promise.allSettled(tries)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refused = done.filter((one) => one.status === 'rejected').map(({ reason }) => stringify(reason))
  expect(new Set(refused)).toEqual(
    new Set([stringify({ name: 'Refusal', code: 'balance-short', params: { missing: 20 } })]),
  )
  expect(await balances(user)).toEqual([10, 0])
})

test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('[M1] %d is no amount', async (amount) => {
  const user = await server.register()
  await expect(postTo(server, user, cash(amount, 'x'))).rejects.toThrow('no amount in fen')
  expect(await transfersOf(user)).toEqual([])
})

test('[M2] a mistake is undone by a transfer in the opposite direction, once', async () => {
  const [user, other] = [await server.register(), await server.register()]
  await postTo(server, user, cash(500, 'mistake'))
  const [mistake] = await transfersOf(user)
  const undo = (whose: TestUser) =>
    inTransaction(server.services.db, (tx) => reverse(tx, whose.userInfo.id, mistake?.id ?? '', server.clock.now()))
  await expect(undo(other)).rejects.toThrow('not-found')
  expect((await undo(user)).added).toBe(1)
  expect((await undo(user)).added).toBe(0)
  expect(await balances(user)).toEqual([0, 0])
  expect((await transfersOf(user))[1]).toMatchObject({ debit: 'wallet:cash', amount: 500, reverses: mistake?.id })
})

test('the check finds each thing that does not hold, and the metric counts it', async () => {
  const user = await server.register()
  await postTo(server, user, cash(700, 'start'), spend(100, 'order'))
  const { pool } = server.site.database
  const id = user.userInfo.id
  const rules = async () => (await checkLedger(server.services.db)).map(({ rule, subject }) => [rule, subject])
  const spoilt = async (spoil: string, restore: string) => {
    await pool.query(spoil, [id])
    const found = await rules()
    await pool.query(restore, [id])
    expect(await rules()).toEqual([])
    expect(found.every(([, subject]) => subject === id)).toBe(true)
    return found.map(([rule]) => rule)
  }
  const where = 'where user_id = $1'
  expect(await spoilt(`update wallets set cash = 601 ${where}`, `update wallets set cash = 600 ${where}`)).toEqual([
    'a wallet is the sum of its transfers',
  ])
  expect(
    await spoilt(
      `update transfers set cash_after = 1 ${where} and entry = 1`,
      `update transfers set cash_after = 700 ${where} and entry = 1`,
    ),
  ).toEqual(['each transfer continues the balance of the one before'])
  expect(
    await spoilt(
      `update transfers set reverses = id ${where} and entry = 2`,
      `update transfers set reverses = null ${where} and entry = 2`,
    ),
  ).toEqual(['a reversal undoes one transfer, whole and once'])
  const counted: number[] = []
  await pool.query(`update wallets set gift = 5 ${where}`, [id])
  const waiting: number[] = []
  const watched = {
    ledger: (faults: number) => counted.push(faults),
    suspense: (fen: number) => waiting.push(fen),
    differences: (open: number) => waiting.push(open),
  }
  const stop = watchLedger(server.services, watched, { first: 1, period: 1 })
  await expect.poll(() => counted.length).toBeGreaterThan(1)
  await stop()
  await pool.query(`update wallets set gift = 0 ${where}`, [id])
  expect(new Set(counted)).toEqual(new Set([1]))
  expect(new Set(waiting)).toEqual(new Set([0]))
  expect(server.logs.join('\n')).toContain('the ledger does not hold')
  const metrics = await (await server.fetch('/metrics')).text()
  expect(metrics).toContain('slipstick_ledger_bad 0')
  expect(metrics).toContain('slipstick_differences_open 0')
})
