import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { once } from './idempotency.ts'
import { Refusal } from './refusal.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

const projects = async (token: string) => (await server.call('Project/index', {}, { token })).data.total

test('[Q3] a repeated key gets the first reply, and nothing is done twice', async () => {
  const { token } = await server.register()
  const options = { token, key: randomUUID() }
  const first = await server.call('Project/add', { name: 'a1' }, options)
  const second = await server.call('Project/add', { name: 'a1' }, options)
  expect(second.data).toEqual(first.data)
  expect(second.request_id).not.toBe(first.request_id)
  expect(await projects(token)).toBe(1)
})

test('[Q3] simultaneous requests with one key wait for each other', async () => {
  const { token } = await server.register()
  const options = { token, key: randomUUID() }
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => server.call('Project/add', { name: 'a1' }, options)),
  )
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  expect(await projects(token)).toBe(1)
})

test('[Q3] thirty simultaneous writes of one user do not deadlock', async () => {
  const { token } = await server.register()
  const add = (index: number) => server.call('Project/add', { name: `p${index}` }, { token })
  const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => add(index)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const { rows } = await server.site.database.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(rows[0]?.deadlocks).toBe(0)
})

test('[Q3] the same key with another body is refused', async () => {
  const options = { token: user.token, key: randomUUID() }
  await server.call('Project/add', { name: 'a1' }, options)
  expect(await server.call('Project/add', { name: 'a2' }, options)).toMatchObject({ status: 422, code: 'key-reused' })
})

test('[Q3] a key belongs to its user and its call', async () => {
  const other = await server.register()
  const key = randomUUID()
  const mine = await server.call('Project/add', { name: 'a1' }, { token: user.token, key })
  const theirs = await server.call('Project/add', { name: 'a1' }, { token: other.token, key })
  expect(theirs.data.id).not.toBe(mine.data.id)
  expect((await server.call('Notice/read', { position: 1 }, { token: user.token, key })).status).toBe(200)
})

test('[Q3] a refusal is final too, and its reply is in the language of the repeated request', async () => {
  const options = { token: user.token, key: randomUUID() }
  const id = randomUUID()
  expect(await server.call('Project/delete', { id }, options)).toMatchObject({
    status: 404,
    msg: 'Resource does not exist',
  })
  expect(await server.call('Project/delete', { id }, { ...options, language: 'zh' })).toMatchObject({
    status: 404,
    code: 'not-found',
    msg: '资源不存在',
  })
})

const key = () => ({ user: user.userInfo.id, call: 'Test/call', key: randomUUID(), bodyHash: Buffer.from('x'), now: 0 })

test('[Q3] a retryable refusal leaves neither its effect nor its key', async () => {
  const { db } = server.services
  const attempt = key()
  const settings = () => db.selectFrom('settings').selectAll().execute()
  const effect = (refusal: Refusal) =>
    once(db, attempt, async (tx) => {
      await tx.insertInto('settings').values({ key: 'x', value: 'y' }).execute()
      throw refusal
    })
  await expect(effect(new Refusal('maintenance'))).rejects.toThrow(Refusal)
  expect(await settings()).toEqual([])
  // a final refusal keeps the key and rolls the effect back
  expect(await effect(new Refusal('forbidden'))).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await settings()).toEqual([])
  expect(await once(db, attempt, () => Promise.reject(new Error('not done again')))).toMatchObject({ status: 403 })
})

test('a transaction that the database asks to repeat is repeated', async () => {
  let attempts = 0
  const reply = await once(server.services.db, key(), () => {
    attempts += 1
    if (attempts < 3) throw Object.assign(new Error('serialize'), { code: '40001' })
    return Promise.resolve({ done: true })
  })
  expect(reply).toEqual({ status: 200, data: { done: true } })
  expect(attempts).toBe(3)
})

test('a deadlock of two transactions is invisible to their callers', async () => {
  const { db } = server.services
  await db
    .insertInto('settings')
    .values([
      { key: 'left', value: '0' },
      { key: 'right', value: '0' },
    ])
    .execute()
  const add = (first: string, second: string) =>
    once(db, key(), async (tx) => {
      for (const name of [first, second]) {
        const { value } = await tx
          .selectFrom('settings')
          .select('value')
          .where('key', '=', name)
          .forUpdate()
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('settings')
          .set({ value: String(Number(value) + 1) })
          .where('key', '=', name)
          .execute()
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
  await Promise.all([add('left', 'right'), add('right', 'left')])
  const rows = await db.selectFrom('settings').select('value').where('key', 'in', ['left', 'right']).execute()
  expect(rows.map(({ value }) => value)).toEqual(['2', '2'])
})
