import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUsers } from '#tests/support/insert-users.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('60 users who order at once do not wait for each other’s connections', async () => {
  const users = await insertUsers(server.services.db, 'crowd', 60)
  const request = { product: { kind: 'recharge', yuan: 5 }, price: 500 } as const
  const start = performance.now()
  const replies = await Promise.all(users.map(({ token }) => server.call('Order/add', request, { token })))
  expect(replies.map(({ status }) => status)).toEqual(users.map(() => 200))
  expect(performance.now() - start).toBeLessThan(5000)
})
