import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cash, expectLedgerHolds, postTo } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectLedgerHolds(server))
afterAll(() => server.stop())

const DAY = 24 * 60 * 60_000
const statement = async (user: TestUser, request = {}) => {
  const token = await server.login(user)
  return (await server.call('Wallet/runningWater', { limit: 10, ...request }, { token })).data
}
const grant = (user: TestUser, plan: string) =>
  runOperator(server, 'grant', '--user', user.username, '--plan', plan, '--reason', 'Prize')

test('[M5] the wallet shows what the ledger says, and so does the account', async () => {
  const user = await server.register()
  const read = async () => (await server.call('Wallet/detail', {}, { token: user.token })).data
  expect(await read()).toEqual({ cash: 0, gift: 0, currency: 'CNY', revision: 0, time: expect.any(Number) })
  await postTo(server, user, cash(1000, 'a'), { ...cash(30, 'b'), credit: 'wallet:gift' })
  expect(await read()).toMatchObject({ cash: 1000, gift: 30 })
  expect((await server.call('User/detail', {}, { token: user.token })).data.balance).toBe(1030)
  const login = { username: user.username, password: user.password, device: 'test' }
  expect((await server.call('User/login', login)).data.userInfo.balance).toBe(1030)
})

test('the statement is paged, newest first, each entry with the balance after it', async () => {
  const user = await server.register()
  const out = { ...cash(250, 'out'), debit: 'wallet:cash', credit: 'revenue:member' } as const
  for (let index = 1; index <= 12; index += 1) await postTo(server, user, cash(index * 100, `in ${index}`))
  await postTo(
    server,
    user,
    out,
    { ...cash(9, 'other'), credit: 'suspense' },
    { ...cash(5, 'g'), credit: 'wallet:gift' },
  )
  const first = await statement(user)
  expect(first).toMatchObject({ total: 14, page: 1, limit: 10 })
  expect(first.data.slice(0, 3)).toMatchObject([
    { note: 'operator', part: 'gift', amount: 5, balance_after: 7555 },
    { part: 'cash', amount: -250, balance_after: 7550 },
    { part: 'cash', amount: 1200, balance_after: 7800 },
  ])
  const second = await statement(user, { page: 2 })
  expect(second.data.map(({ amount }) => amount)).toEqual([400, 300, 200, 100])
  expect(await statement(user, { note: 'promo' })).toMatchObject({ total: 0, data: [] })
})

test('a month of the statement is that of Beijing', async () => {
  const user = await server.register()
  const start = Date.parse('2027-12-31T15:59:59Z') // one second before the new year
  server.clock.advance(start - server.clock.now())
  await postTo(server, user, cash(1, 'old year'))
  server.clock.advance(1500)
  await postTo(server, user, cash(2, 'new year'))
  const amounts = async (month: string) => (await statement(user, { month })).data.map(({ amount }) => amount)
  expect(await amounts('2027-12')).toEqual([1])
  expect(await amounts('2028-01')).toEqual([2])
  expect(await amounts('2028-02')).toEqual([])
  server.clock.advance(Date.now() - server.clock.now())
})

test('plans on sale are listed cheapest first, in the reader’s language, beside the membership', async () => {
  const user = await server.register()
  const read = async (language: string) => {
    const token = await server.login(user)
    return (await server.call('Member/index', {}, { token, language })).data
  }
  const before = await read('zh-CN')
  expect(before.plans.map(({ name, price }) => [name, price])).toEqual([
    ['日会员', 300],
    ['周会员', 1200],
    ['月会员', 3000],
    ['年会员', 19_800],
    ['终身会员', 59_800],
  ])
  expect(before.plans[0]).toEqual({
    id: 'day',
    name: '日会员',
    level: 2,
    seconds: 86_400,
    price: 300,
    gib: 50,
    tokens: 0,
    devices: 10,
    priority: true,
  })
  expect(before).toMatchObject({ level: 1, due_time: 0, plan: null, left: [] })
  await grant(user, 'week')
  const after = await read('en')
  expect(after).toMatchObject({ level: 2, plan: { id: 'week', name: 'Week' } })
  expect(after.left).toEqual([{ level: 2, seconds: expect.any(Number) }])
  expect(Math.abs(after.due_time - after.time - (after.left[0]?.seconds ?? 0))).toBeLessThanOrEqual(1)
})

test('[M20] records of membership show its end before and after, and the level falls when it is over', async () => {
  const user = await server.register()
  await grant(user, 'month')
  await grant(user, 'day')
  const { data } = await server.call('Member/rechargeRecord', { limit: 10 }, { token: await server.login(user) })
  const [day, month] = data.data
  expect(day).toMatchObject({ plan: 'day', name: 'Day', by: 'operator', seconds: 86_400, revoked_time: null })
  expect(month).toMatchObject({ plan: 'month', due_before: 0, due_after: (month?.time ?? 0) + 31 * 86_400 })
  expect([day?.due_before, (day?.due_after ?? 0) - (day?.due_before ?? 0)]).toEqual([month?.due_after, 86_400])
  const level = async () => (await server.call('User/detail', {}, { token: await server.login(user) })).data.level
  server.clock.advance(31.9 * DAY)
  expect(await level()).toBe(2)
  server.clock.advance(0.2 * DAY)
  expect(await level()).toBe(1)
  server.clock.advance(-32.1 * DAY)
})

test('[M20] whoever is a member for life gets no time that would never run', async () => {
  const user = await server.register()
  await grant(user, 'lifetime')
  expect((await grant(user, 'month')).errors[0]).toMatch(/for life/)
  const { data } = await server.call('Member/index', {}, { token: await server.login(user) })
  expect(data).toMatchObject({ level: 2, due_time: 4_102_415_999, left: [{ level: 2, seconds: null }] })
})

test('[M22] a site for others sells nothing at first', async () => {
  const site = await startTestServer({
    config: { mode: 'production', publicOrigin: 'https://stats.example.org' },
  })
  try {
    const { token } = await site.register()
    expect((await site.call('Member/index', {}, { token })).data.plans).toEqual([])
    expect((await site.call('Offer/index', {}, { token })).data.offers).toEqual([])
  } finally {
    await site.stop()
  }
})
