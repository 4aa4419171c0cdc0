import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { redeemActiveCode } from '../money/active.ts'
import { latestRevisions } from '../money/plans.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  folder = mkdtempSync(join(tmpdir(), 'slipstick-money-'))
})
afterEach(() => expectLedgerHolds(server))
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const run = (...args: string[]) => runOperator(server, ...args)
const detail = async ({ token }: Pick<TestUser, 'token'>) => (await server.call('User/detail', {}, { token })).data
const audits = async (subject: string) =>
  (
    await server.services.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', subject)
      .orderBy('created_at')
      .execute()
  ).map(({ action, reason, actor }) => ({ action, reason, isNamed: actor !== '' }))
const fileWith = (name: string, value: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}
const MONTH = {
  id: 'month',
  name: {
    zh: '月会员',
    en: 'Month',
  },
  level: 2,
  period: 'month',
  price: '30.00',
  gib: 50,
  tokens: 3e6,
  devices: 10,
  priority: true,
}
const CLINIC = { ...MONTH, id: 'clinic', level: 3, period: 'year', price: '1.00', sold: false }

test('local mode begins with sample plans; set-plans shows what differs, and changes it with --yes', async () => {
  expect((await run('list-plans')).out).toEqual([
    expect.stringMatching(/^day {2}1 {2}on sale .*3\.00 yuan/),
    expect.stringMatching(/^lifetime .*for life.*598\.00 yuan/),
    expect.stringMatching(/^month .*31 days.*30\.00 yuan/),
    expect.stringMatching(/^week .*12\.00 yuan/),
    expect.stringMatching(/^year .*366 days.*198\.00 yuan/),
  ])
  const file = fileWith('plans.json', [{ ...MONTH, price: '25.00' }, CLINIC])
  const shown = await run('set-plans', file)
  expect(shown.out.at(-1)).toContain('Nothing was changed')
  expect((await run('list-plans')).out.join()).toContain('30.00 yuan')
  expect((await run('set-plans', file, '--yes', '--reason', 'Spring')).out).toEqual(shown.out.slice(0, -1))
  expect((await run('list-plans')).out).toEqual([
    expect.stringMatching(/^clinic {2}1 {2}not sold.*level 3/),
    expect.stringMatching(/^day {2}1 {2}not sold/),
    expect.stringMatching(/^lifetime {2}1 {2}not sold/),
    expect.stringMatching(/^month {2}2 {2}on sale .*25\.00 yuan/),
    expect.stringMatching(/^week .*not sold/),
    expect.stringMatching(/^year .*not sold/),
  ])
  expect(await audits('month')).toEqual([{ action: 'set-plans', reason: 'Spring', isNamed: true }])
  expect((await run('set-plans', file)).out).toEqual(['Nothing differs.'])
})

test('offers are set likewise', async () => {
  const file = fileWith('offers.json', [{ id: 'hundred', amount: '100.00', gift: '10.00' }])
  await run('set-offers', file, '--yes')
  expect((await run('list-plans')).out.at(-1)).toMatch(/^hundred .*on sale .*pay 100\.00 yuan, get 10\.00 more/)
  expect(await latestRevisions(server.services.db, 'offers')).toMatchObject([
    { content: { amount: 10_000, gift: 1000 } },
  ])
})

test.each([
  ['{', /is not JSON/],
  [[{ ...MONTH, price: '30' }], /0\.price: yuan with two decimals/],
  [[{ ...MONTH, price: '0.00' }], /0\.price/],
  [[{ ...MONTH, price: 30 }], /0\.price/],
  [[{ ...MONTH, level: 1 }], /0\.level/],
  [[{ ...MONTH, period: 'century' }], /0\.period/],
  [[{ ...MONTH, hidden: 1 }], /hidden/],
  [[MONTH, MONTH], /has month twice/],
  [[{ ...MONTH, to: 'soon' }], /--to is a date/],
])('the file of plans %j is refused, and the place is named', async (value, sentence) => {
  const before = (await run('list-plans')).out
  const { code, errors } = await run('set-plans', fileWith('wrong.json', value), '--yes')
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
  expect((await run('list-plans')).out).toEqual(before)
})

test('money and membership are given with a reason, and money is taken back', async () => {
  const user = await server.register()
  const to = ['--user', user.username]
  expect((await run('give', ...to, '--cash', '1250', '--reason', 'Refund by hand')).out).toEqual([
    'cash 12.50, gift 0.00',
  ])
  expect((await run('give', ...to, '--gift', '100', '--reason', 'Thanks')).out).toEqual(['cash 12.50, gift 1.00'])
  expect((await run('grant', ...to, '--plan', 'month', '--reason', 'Prize')).out).toEqual([
    expect.stringMatching(/^level 2 until \d{4}-/),
  ])
  const { balance, level, due_time: due } = await detail(user)
  expect([balance, level]).toEqual([1350, 2])
  expect(due - server.clock.now() / 1000).toBeGreaterThan(30.9 * 86_400)
  const { id } = await server.services.db
    .selectFrom('transfers')
    .select('id')
    .where('user_id', '=', user.userInfo.id)
    .where('entry', '=', 2)
    .executeTakeFirstOrThrow()
  const undo = () => run('reverse-transfer', id, ...to, '--reason', 'Wrong user')
  expect((await undo()).code).toBe(0)
  expect((await undo()).errors[0]).toMatch(/undone before/)
  expect((await detail(user)).balance).toBe(1250)
  expect(await audits(user.userInfo.id)).toEqual([
    { action: 'give', reason: 'Refund by hand', isNamed: true },
    { action: 'give', reason: 'Thanks', isNamed: true },
    { action: 'grant', reason: 'Prize', isNamed: true },
    { action: 'reverse-transfer', reason: 'Wrong user', isNamed: true },
  ])
  expect((await run('ledger-check')).out).toEqual(['The ledger holds.'])
})

test.each([
  ['give', ['--cash', '100'], /--reason is missing/],
  ['give', ['--cash', '100', '--gift', '1', '--reason', 'x'], /one of --cash, --gift and --tokens/],
  ['give', ['--cash', '1.5', '--reason', 'x'], /--cash is a whole number/],
  ['give', ['--tokens', '0', '--reason', 'x'], /--tokens is a whole number/],
  ['give', ['--gift', '5000001', '--reason', 'x'], /--gift is a whole number/],
  ['grant', ['--plan', 'eternity', '--reason', 'x'], /No plan is called eternity/],
])('%s %j is wrong usage, and changes nothing', async (command, args, sentence) => {
  const user = await server.register()
  const { code, errors } = await run(command, '--user', user.username, ...args)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
  expect(await detail(user)).toMatchObject({ balance: 0, level: 1, due_time: 0 })
  expect(await audits(user.userInfo.id)).toEqual([])
})

test('a batch of activation codes is written once to a file for its owner; withdrawing it ends what it gave', async () => {
  const file = join(folder, 'codes.txt')
  const issue = (...args: string[]) => run('issue-active', '--plan', 'clinic', '--count', '3', '--out', file, ...args)
  const issued = await issue('--reason', 'Ward 5')
  expect(issued.code).toBe(0)
  const batch = issued.out[0] ?? ''
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const codes = readFileSync(file, 'utf8').trim().split('\n')
  expect(codes.map((code) => /^(\w{4}-){4}\w{4}$/.test(code))).toEqual([true, true, true])
  expect((await issue()).errors[0]).toMatch(/cannot be written/)
  expect((await run('list-active')).out).toEqual([expect.stringMatching(/valid {6}0\/3 {2}clinic {2}Ward 5$/)])

  const [user, other] = [await server.register(), await server.register()]
  const use = (code: string, { userInfo }: TestUser) =>
    redeemActiveCode(server.services.db, code, userInfo.id, server.clock.now())
  await use(codes[0] ?? '', user)
  expect((await detail(user)).level).toBe(3)
  expect((await run('list-active')).out).toEqual([expect.stringMatching(/1\/3/)])
  server.clock.advance(1000)
  expect((await run('revoke-active', codes[1] ?? '')).out).toEqual(['Withdrawn: 1 codes, of which 0 were used.'])
  await expect(use(codes[1] ?? '', other)).rejects.toThrow('active-withdrawn')
  expect((await detail(user)).level).toBe(3)
  expect((await run('revoke-active', batch, '--reason', 'Lost')).out).toEqual([
    'Withdrawn: 2 codes, of which 1 were used.',
  ])
  expect((await run('revoke-active', batch)).code).toBe(2)
  server.clock.advance(1000)
  expect((await detail(user)).level).toBe(1)
  await expect(use(codes[2] ?? '', other)).rejects.toThrow('active-withdrawn')
  expect(await audits(batch)).toEqual([
    { action: 'issue-active', reason: 'Ward 5', isNamed: true },
    { action: 'revoke-active', reason: 'Lost', isNamed: true },
  ])
})

test('a promo is made, listed and stopped', async () => {
  const make = (...args: string[]) => run('create-promo', '--code', ' spring26 ', ...args)
  const made = await make('--kind', 'gift', '--fen', '500', '--limit', '20')
  const id = made.out[0] ?? ''
  expect((await make('--kind', 'days', '--plan', 'month', '--days', '7')).errors[0]).toMatch(
    /with the code SPRING26 already/,
  )
  expect((await run('list-promos')).out).toEqual([
    expect.stringMatching(/open {5}0\/20 {2}SPRING26 {2}5\.00 yuan as a gift$/),
  ])
  expect((await run('stop-promo', id, '--reason', 'Over')).code).toBe(0)
  expect((await run('stop-promo', id)).code).toBe(2)
  expect((await run('list-promos')).out).toEqual([expect.stringContaining('stopped')])
  expect((await audits(id)).map(({ action }) => action)).toEqual(['create-promo', 'stop-promo'])
})

test.each([
  [['--code', 'ABC', '--kind', 'gift', '--fen', '1'], /4 to 24 letters/],
  [['--code', 'ABCD', '--kind', 'luck'], /--kind is gift, tokens, days, percent or off/],
  [['--code', 'ABCD', '--kind', 'percent', '--percent', '91'], /--percent is a whole number from 1 to 90/],
  [['--code', 'ABCD', '--kind', 'off', '--fen', '5', '--plan', 'x'], /No plan is called x/],
  [['--code', 'ABCD', '--kind', 'tokens', '--tokens', '1.5'], /--tokens is a whole number/],
  [['--code', 'ABCD', '--kind', 'gift', '--fen', '0'], /--fen is a whole number/],
  [['--code', 'ABCD', '--kind', 'gift', '--fen', '1', '--limit', '10001'], /--limit is a whole number/],
  [['--code', 'ABCD', '--kind', 'days', '--plan', 'x', '--days', '1'], /No plan is called x/],
  [['--code', 'ABCD', '--kind', 'gift', '--fen', '1', '--to', '2020-01-01'], /--to has passed/],
])('create-promo %j hears what is wrong', async (args, sentence) => {
  const { code, errors } = await run('create-promo', ...args)
  expect(code).toBe(2)
  expect(errors[0]).toMatch(sentence)
})
