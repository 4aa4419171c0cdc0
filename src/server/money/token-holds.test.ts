import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { QUOTAS } from '../quotas.ts'
import { monthAt } from './month.ts'
import { holdTokens, releaseHold, settleHold, settleStaleHolds } from './token-holds.ts'
import { spentIn } from './token-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const MONTH = QUOTAS.tokens
const newUser = async () => (await server.register()).userInfo.id
const at = () => ({ tokensMonth: MONTH, now: server.clock.now() })
const hold = (user: string, cause: string, tokens: number) =>
  inTransaction(server.services.db, (tx) => holdTokens(tx, user, { cause, tokens, in: 100, model: 'm1' }, at()))
const settle = (user: string, cause: string, tokens: number) =>
  inTransaction(server.services.db, (tx) => settleHold(tx, user, { cause, tokens, in: tokens, out: 0 }, at()))
const entriesOf = (user: string) =>
  server.services.db.selectFrom('token_entries').select(['cause', 'delta']).where('user_id', '=', user).execute()

test('[AI11] what answers hold is not available to others: 50 at once hold no more than there is', async () => {
  const user = await newUser()
  const held = await Promise.all(Array.from({ length: 50 }, (_, index) => hold(user, `use:${index}`, 9000)))
  expect(held.filter(({ state }) => state === 'held')).toHaveLength(11)
  expect(held.find(({ state }) => state === 'short')).toMatchObject({ available: 1000, allowance: { left: MONTH } })
})

test('[AI11] a hold is settled once, by 20 at once too, and released for nothing', async () => {
  const user = await newUser()
  await hold(user, 'use:a', 90_000)
  const spent = await Promise.all(Array.from({ length: 20 }, () => settle(user, 'use:a', 700)))
  expect(spent.filter((settled) => settled !== undefined)).toMatchObject([{ spent: 700 }])
  expect(await entriesOf(user)).toEqual([{ cause: 'use:a', delta: -700 }])
  expect(await hold(user, 'use:a', 1)).toEqual({ state: 'repeated' })
  await hold(user, 'use:b', 99_300)
  expect(await hold(user, 'use:b', 1)).toEqual({ state: 'repeated' })
  await inTransaction(server.services.db, (tx) => releaseHold(tx, user, 'use:b'))
  expect(await hold(user, 'use:c', 99_300)).toEqual({ state: 'held' })
  expect(await entriesOf(user)).toHaveLength(1)
})

test('[AI11] an answer that cost more than was held spends what there is, and never more', async () => {
  const user = await newUser()
  await hold(user, 'use:a', 90_000)
  expect(await settle(user, 'use:a', 123_456)).toMatchObject({ spent: MONTH })
  expect(await hold(user, 'use:b', 1)).toMatchObject({ state: 'short', available: 0 })
})

test('[AI11] of an answer whose process ended the question is charged: at the next one, and by housekeeping', async () => {
  const [asking, silent] = [await newUser(), await newUser()]
  await hold(asking, 'use:lost', 99_950)
  await hold(silent, 'use:lost', 5000)
  expect(await hold(asking, 'use:next', 200)).toMatchObject({ state: 'short' })
  server.clock.advance(10 * 60_000 + 1)
  expect(await hold(asking, 'use:next', 200)).toEqual({ state: 'held' })
  expect(await entriesOf(asking)).toEqual([{ cause: 'use:lost', delta: -100 }])
  await settleStaleHolds(server.services.db, at())
  await settleStaleHolds(server.services.db, at())
  expect(await entriesOf(silent)).toEqual([{ cause: 'use:lost', delta: -100 }])
  expect(await settle(silent, 'use:lost', 400)).toBeUndefined()
  // the budget of the site has paid for them too
  const { db } = server.services
  const entries = await db.selectFrom('token_entries').select('delta').where('cause', 'like', 'use:%').execute()
  const charged = entries.reduce((sum, { delta }) => sum - delta, 0)
  expect(await spentIn(db, monthAt(server.clock.now()))).toBe(charged)
})
