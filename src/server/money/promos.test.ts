import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => expectLedgerHolds(server))
afterAll(() => server.stop())

const DAY = 24 * 60 * 60_000
let made = 0
async function promo(...args: string[]): Promise<{ id: string; code: string }> {
  made += 1
  const code = `SPRING${made}`
  const run = await runOperator(server, 'create-promo', '--code', code, ...args)
  if (run.code !== 0) throw new Error(run.errors.join(' '))
  return { id: run.out[0] ?? '', code }
}
const gift = (...args: string[]) => promo('--kind', 'gift', '--fen', '500', ...args)
const use = ({ token }: TestUser, code: string, key = randomUUID()) =>
  server.call('Promo/use', { code }, { token, key, language: 'zh-CN' })
const check = ({ token }: TestUser, code: string) => server.call('Promo/check', { code }, { token })
const usedOf = async (id: string) =>
  (await server.services.db.selectFrom('promos').select('used').where('id', '=', id).executeTakeFirstOrThrow()).used

test('[M21] a code gives its present once to each user, however it is written', async () => {
  const { id, code } = await gift()
  const [one, two] = [await server.register(), await server.register()]
  expect((await check(one, ` ${code.toLowerCase()} `)).data).toEqual({ kind: 'gift', amount: 500 })
  const key = randomUUID()
  const first = await use(one, code.toLowerCase(), key)
  expect(first.data).toMatchObject({ gives: { kind: 'gift', amount: 500 }, cash: 0, gift: 500, level: 1 })
  expect((await use(one, code.toLowerCase(), key)).data).toEqual(first.data)
  expect(await use(one, code)).toMatchObject({ code: 'promo-used', msg: '您已使用过此优惠码' })
  expect((await check(one, code)).code).toBe('promo-used')
  expect((await use(two, code)).data.gift).toBe(500)
  expect(await usedOf(id)).toBe(2)
  const { data } = await server.call('Wallet/runningWater', { limit: 10 }, { token: one.token })
  expect(data.data).toMatchObject([{ note: 'promo', part: 'gift', amount: 500, balance_after: 500 }])
})

test('[M20] a code of days gives membership of its plan', async () => {
  const { code } = await promo('--kind', 'days', '--plan', 'month', '--days', '7')
  const user = await server.register()
  const { data } = await use(user, code)
  expect(data).toMatchObject({ gives: { kind: 'days', days: 7, plan: 'month', name: '月会员', level: 2 }, level: 2 })
  const records = await server.call('Member/rechargeRecord', { limit: 10 }, { token: user.token })
  expect(records.data.data).toMatchObject([{ by: 'promo', seconds: 7 * 86_400 }])
})

test('[M21] a code that is used up, over, stopped or not open yet gives nothing, and says so', async () => {
  const [user, other] = [await server.register(), await server.register()]
  const single = await gift('--limit', '1')
  await use(other, single.code)
  const stopped = await gift()
  await runOperator(server, 'stop-promo', stopped.id)
  const tomorrow = new Date(server.clock.now() + DAY).toISOString().slice(0, 10)
  const waiting = await gift('--from', tomorrow)
  const ending = await gift('--to', tomorrow)
  for (const { code } of [single, stopped]) {
    expect(await use(user, code)).toMatchObject({ code: 'promo-gone' })
    expect(await check(user, code)).toMatchObject({ code: 'promo-gone' })
  }
  for (const code of [waiting.code, 'NOSUCHCODE', '春天']) {
    expect(await use(user, code)).toMatchObject({ code: 'promo-unknown', status: 404 })
    expect(await check(user, code)).toMatchObject({ code: 'promo-unknown' })
  }
  server.clock.advance(3 * DAY)
  const again = { ...user, token: await server.login(user) }
  expect((await use(again, ending.code)).code).toBe('promo-gone')
  expect((await use(again, waiting.code)).status).toBe(200)
  server.clock.advance(-3 * DAY)
})

test('[M21] a code for ten people is used by exactly ten of fifty who try at once, some of them twice', async () => {
  const { id, code } = await gift('--limit', '10')
  const users: TestUser[] = []
  for (let index = 0; index < 50; index += 1) users.push(await server.register())
  const replies = await Promise.all([...users, ...users.slice(0, 20)].map((user) => use(user, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = replies.filter(({ status }) => status !== 200).map((reply) => reply.code)
  expect(new Set(refused)).toEqual(new Set(['promo-gone', 'promo-used']))
  expect(await usedOf(id)).toBe(10)
  const { db } = server.services
  // who was refused at the counter has neither a use nor a present
  expect(await db.selectFrom('promo_uses').select('user_id').where('promo_id', '=', id).execute()).toHaveLength(10)
  expect(await db.selectFrom('transfers').select('id').where('cause', '=', `promo:${id}`).execute()).toHaveLength(10)
})

test('guessing codes is limited, for each user', async () => {
  const user = await server.register()
  let reply = await check(user, 'GUESS')
  for (let tries = 0; reply.code === 'promo-unknown' && tries < 40; tries += 1)
    reply = await check(user, `GUESS${tries}`)
  expect(reply).toMatchObject({ code: 'too-many-requests', params: { seconds: expect.any(Number) } })
  expect((await use(user, 'GUESS')).code).toBe('too-many-requests')
  expect((await check(await server.register(), 'GUESS')).code).toBe('promo-unknown')
})

test('[Q3] a refusal at the counter is the reply of its key, however often it is repeated', async () => {
  const { id, code } = await gift('--limit', '1')
  const [one, two] = [await server.register(), await server.register()]
  const { db } = server.services
  // the counter is held until both have passed every check before it
  const keys = [randomUUID(), randomUUID()] as const
  let sent: ReturnType<typeof use>[] = []
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('promos').set({ used: 0 }).where('id', '=', id).execute()
    sent = [use(one, code, keys[0]), use(two, code, keys[1])]
    const waiting = async () =>
      (
        await server.site.database.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount
    await expect.poll(waiting, { timeout: 5000 }).toBe(2)
  })
  const replies = await Promise.all(sent)
  expect(replies.map((reply) => reply.code ?? 'given').sort()).toEqual(['given', 'promo-gone'])
  const again = await Promise.all([use(one, code, keys[0]), use(two, code, keys[1])])
  expect(again.map((reply) => [reply.status, reply.code])).toEqual(replies.map((reply) => [reply.status, reply.code]))
})
