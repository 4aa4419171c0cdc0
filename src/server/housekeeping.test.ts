import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { keepHouse } from './housekeeping.ts'

const DAY = 24 * 60 * 60_000
let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

test('[Q3] a key is remembered for half a year, and then forgotten', async () => {
  const request = { position: 1 as const }
  const key = randomUUID()
  const keys = async () => (await server.services.db.selectFrom('idempotency').select('key').execute()).length
  await server.call('Notice/read', request, { token: user.token, key })
  await keepHouse(server.services, server.clock.now() + 179 * DAY)
  expect(await keys()).toBe(1)
  await keepHouse(server.services, server.clock.now() + 181 * DAY)
  expect(await keys()).toBe(0)
})

test('expired captchas, sessions and limits leave no rows behind', async () => {
  await server.captcha()
  await server.register()
  const rows = async () => {
    const { db } = server.services
    const [captchas, sessions, limits] = await Promise.all([
      db.selectFrom('captchas').select('key').execute(),
      db.selectFrom('sessions').select('device').execute(),
      db.selectFrom('limits').select('key').execute(),
    ])
    return [captchas.length, sessions.length, limits.length]
  }
  expect((await rows()).every((count) => count > 0)).toBe(true)
  await keepHouse(server.services, server.clock.now())
  expect((await rows()).every((count) => count > 0)).toBe(true)
  await keepHouse(server.services, server.clock.now() + 2 * DAY)
  expect(await rows()).toEqual([0, 0, 0])
})
