import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectLedgerHolds, issueActive } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { newAddress } from '#tests/support/verification.ts'
import { newActiveCode } from './active.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectLedgerHolds(server))
afterAll(() => server.stop())

const DAY = 24 * 60 * 60_000
const use = ({ token }: Pick<TestUser, 'token'>, code: string, more = {}) =>
  server.call('Active/use', { code, ...more }, { token, address: newAddress(), language: 'en' })

test('[M21] a code gives the time of its plan to one user, who sees when', async () => {
  const { codes } = await issueActive(server, 'month', 1)
  const [code = ''] = codes
  const [user, other] = [await server.register(), await server.register()]
  expect((await use(user, code.toLowerCase())).code).toBe('active-unknown')
  const typed = code.replaceAll('-', ' ').replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  const { data } = await use(user, typed)
  expect(data).toMatchObject({ plan: 'month', name: 'Month', seconds: 31 * 86_400, level: 2 })
  expect((await server.call('User/detail', {}, { token: user.token })).data).toMatchObject({
    level: 2,
    due_time: data.due_time,
  })
  expect(await use(user, code)).toMatchObject({
    code: 'active-used-by-you',
    params: { time: data.due_time - 31 * 86_400 },
  })
  expect(await use(other, code)).toMatchObject({ code: 'active-used', params: {} })
  const own = await server.call('Active/index', { limit: 10 }, { token: user.token })
  expect(own.data).toMatchObject({ total: 1, data: [{ by: 'active', plan: 'month', due_after: data.due_time }] })
  expect((await server.call('Active/index', { limit: 10 }, { token: other.token })).data.total).toBe(0)
})

test('[M21] a code that is expired or withdrawn is refused by what is wrong with it', async () => {
  const user = await server.register()
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10)
  const dated = await issueActive(server, 'day', 2, '--expires', tomorrow)
  const withdrawn = await issueActive(server, 'day', 1)
  await runOperator(server, 'revoke-active', withdrawn.batch)
  expect((await use(user, withdrawn.codes[0] ?? '')).code).toBe('active-withdrawn')
  expect((await use(user, dated.codes[0] ?? '')).status).toBe(200)
  server.clock.advance(3 * DAY)
  const later = { token: await server.login(user) }
  expect((await use(later, dated.codes[1] ?? '')).code).toBe('active-expired')
  server.clock.advance(-3 * DAY)
})

test('[M20] a member for life keeps the code for somebody else', async () => {
  const { codes } = await issueActive(server, 'month', 1)
  const [user, other] = [await server.register(), await server.register()]
  await runOperator(server, 'grant', '--user', user.username, '--plan', 'lifetime', '--reason', 'Prize')
  expect((await use(user, codes[0] ?? '')).code).toBe('membership-covers')
  expect((await use(other, codes[0] ?? '')).status).toBe(200)
})

test('[M21] one code is used once by a thousand tries at once', async () => {
  const site = await startTestServer({ config: { limitsFactor: 1000 } })
  try {
    const { codes } = await issueActive(site, 'month', 1)
    const users: TestUser[] = []
    for (let index = 0; index < 20; index += 1) users.push(await site.register())
    const tries = Array.from({ length: 1000 }, (_, index) => users[index % users.length]?.token ?? '')
    const replies = await Promise.all(
      tries.map((token) => site.call('Active/use', { code: codes[0] ?? '' }, { token, address: newAddress() })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200).map(({ code }) => code)
    expect(new Set(refused)).toEqual(new Set(['active-used', 'active-used-by-you']))
    expect(await site.services.db.selectFrom('grants').select('user_id').execute()).toHaveLength(1)
    await expectLedgerHolds(site)
  } finally {
    await site.stop()
  }
}, 60_000)

test('[M21] after five unknown codes a captcha is required, and ten tries in ten minutes are the most', async () => {
  const user = await server.register()
  for (let tries = 0; tries < 5; tries += 1) expect((await use(user, newActiveCode())).code).toBe('active-unknown')
  expect((await use(user, newActiveCode())).code).toBe('captcha-required')
  const captcha = await server.captcha({ address: newAddress() })
  expect((await use(user, newActiveCode(), { captcha })).code).toBe('active-unknown')
  expect((await use(user, newActiveCode(), { captcha })).code).toBe('captcha-wrong')
  for (let tries = 0; tries < 2; tries += 1) await use(user, newActiveCode())
  expect((await use(user, newActiveCode())).code).toBe('too-many-requests')
})
