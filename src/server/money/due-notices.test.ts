import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { keepHouse } from '../housekeeping.ts'
import { dueNotice, tellOfDue } from './due-notices.ts'

const DAY = 24 * 60 * 60_000
const START = Date.parse('2026-11-01T00:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const days = (count: number | null, from = 0, level = 2) => ({
  id: `${from} ${count} ${level}`,
  level,
  plan: 'p',
  plan_revision: 1,
  seconds: count === null ? null : count * 86_400,
  created_at: START + from * DAY,
  revoked_at: null,
})
const daysTold = (grants: Parameters<typeof dueNotice>[0], day: number) => dueNotice(grants, START + day * DAY)?.days

test('[M29] the end of a membership is told 7 days and 1 day before it, and not afterwards', () => {
  const month = [days(31)]
  expect([0, 23.9, 24, 29.9, 30, 30.9, 31, 40].map((day) => daysTold(month, day))).toEqual([
    undefined,
    undefined,
    7,
    7,
    1,
    1,
    undefined,
    undefined,
  ])
  expect(dueNotice(month, START + 25 * DAY)).toEqual({ days: 7, dueAt: START + 31 * DAY })
})

test('[M29] who renews hears nothing, and neither does a member for life, or who was just told the end', () => {
  expect(daysTold([days(31), days(31, 20)], 25)).toBeUndefined()
  expect(daysTold([days(31), days(null, 20)], 30.5)).toBeUndefined()
  expect(daysTold([days(31), days(null, 20, 3)], 30.5)).toBeUndefined()
  // a day and a week say so when they begin, a week once more before its end
  expect([0, 0.5].map((day) => daysTold([days(1)], day))).toEqual([undefined, undefined])
  expect([0, 3, 6.5].map((day) => daysTold([days(7)], day))).toEqual([undefined, undefined, 1])
  expect(daysTold([{ ...days(31), revoked_at: START + DAY }], 0.5)).toBeUndefined()
})

const house = () => keepHouse(server.services, server.clock.now())
const messages = async (user: TestUser) => {
  const token = await server.login(user)
  const { data } = await server.call('Notice/index', { position: 2, limit: 10 }, { token, language: 'zh-CN' })
  return data.data.filter(({ kind }) => kind === 'membership').map(({ title }) => title)
}
async function member(): Promise<TestUser> {
  const user = await server.register()
  await runOperator(server, 'grant', '--user', user.username, '--plan', 'month', '--reason', 'Prize')
  return user
}

test('[M29] each message comes once, however many processes look', async () => {
  const [user, other] = [await member(), await member()]
  const off = await server.call('Member/notices', { on: false }, { token: other.token })
  expect(off.data).toEqual({ on: false })
  expect((await server.call('Member/index', {}, { token: other.token })).data.notices).toBe(false)
  server.clock.advance(24.5 * DAY)
  const told = await Promise.all(Array.from({ length: 8 }, () => tellOfDue(server.services, server.clock.now())))
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
  await house()
  expect(await messages(user)).toEqual(['会员将于 7 天后到期'])
  server.clock.advance(6 * DAY)
  for (const _ of [1, 2]) await house()
  expect(await messages(user)).toEqual(['会员将于 1 天内到期', '会员将于 7 天后到期'])
  server.clock.advance(2 * DAY)
  await house()
  expect(await messages(user)).toHaveLength(2)
  expect(await messages(other)).toEqual([])
})

test('[M29] who renewed meanwhile is told before the new end alone', async () => {
  server.clock.advance(Date.now() - server.clock.now())
  const user = await member()
  await runOperator(server, 'grant', '--user', user.username, '--plan', 'month', '--reason', 'Again')
  server.clock.advance(25 * DAY)
  await house()
  expect(await messages(user)).toEqual([])
  server.clock.advance(31 * DAY)
  await house()
  expect(await messages(user)).toEqual(['会员将于 7 天后到期'])
})
