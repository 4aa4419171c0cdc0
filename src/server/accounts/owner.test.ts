import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import type { Envelope } from '#contract/envelope.ts'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { keepHouse } from '../housekeeping.ts'

type Answer = Envelope<ReplyOf<Calls['User/ownerLogin']>>

const DAY = 24 * 60 * 60_000
const addresses: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ world: { onOwnerAddress: (address) => addresses.push(address) } })
  addresses.push(server.ownerAddress ?? '')
})
afterAll(() => server.stop())

const keyOf = (address = addresses.at(-1)) => address?.split('#owner=')[1] ?? ''

/** Sends a key over raw http, because fetch does not let a test set the Host header. */
function enter(key = keyOf(), headers: Record<string, string> = {}, of = server): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      `${of.url}/api/User/ownerLogin`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => void json(response).then((reply) => resolve(reply as Answer), reject),
    )
    asking.on('error', reject)
    asking.end(JSON.stringify({ key, device: 'Firefox' }))
  })
}

test('[A8] the printed address opens a session of the owner, once', async () => {
  const first = keyOf()
  expect(addresses).toEqual([`${server.url}/login#owner=${first}`])
  expect(first).toMatch(/^[\w-]{32}$/)
  const { status, data } = await enter(first, { 'accept-language': 'en' })
  expect(status).toBe(200)
  expect(data.userInfo).toMatchObject({ username: 'owner', nickname: 'Owner', status: 1, last_agreement_id: 2 })
  const detail = await server.call('User/detail', {}, { token: data.token })
  expect(detail.data.id).toBe(data.userInfo.id)
  expect(await enter(first)).toMatchObject({ status: 401, code: 'code-wrong', data: null })
})

test('[A8] the next address, printed after that, opens the same account, with a session like that of any login', async () => {
  expect(addresses).toHaveLength(2)
  const { data } = await enter()
  expect(data.userInfo.username).toBe('owner')
  const sessions = await server.call('User/sessions', {}, { token: data.token })
  expect(sessions.data.data.map(({ device }) => device)).toEqual(['Firefox', 'Firefox'])
  server.clock.advance(DAY + 60_000)
  expect(await server.call('User/detail', {}, { token: data.token })).toMatchObject({ code: 'session-expired' })
})

test('[A8] of two simultaneous requests with one key one is refused', async () => {
  const key = keyOf()
  const statuses = (await Promise.all([enter(key), enter(key)])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
})

test('[A8] a key that failed for another reason stays valid', async () => {
  const key = keyOf()
  const { db } = server.services
  await db.updateTable('users').set({ status: 0 }).where('username', '=', 'owner').execute()
  expect(await enter(key)).toMatchObject({ code: 'account-blocked' })
  await db.updateTable('users').set({ status: 1 }).where('username', '=', 'owner').execute()
  expect((await enter(key)).status).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['another host', { host: 'stats.example.org' }],
  ['a host that begins like this machine', { host: 'localhost.example.org' }],
  ['the address of this machine in its network', { host: '192.0.2.7:3000' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
  ['Forwarded', { forwarded: 'for=127.0.0.1' }],
  ['Via', { via: '1.1 proxy' }],
])('[A8] with %s no key is valid, and none is used up', async (_, headers) => {
  expect(await enter(keyOf(), headers)).toMatchObject({ status: 403, code: 'way-closed', data: null })
  expect((await enter(keyOf(), { host: 'localhost' })).status).toBe(200)
})

test('[A8] in production there is no address, and no key is valid', async () => {
  const config = { mode: 'production', providers: noProviders } as const
  const production = await startTestServer({ config })
  expect(production.ownerAddress).toBeUndefined()
  expect(await enter(keyOf(), {}, production)).toMatchObject({ status: 403, code: 'way-closed' })
  await production.stop()
})

test('[A8] the name “owner” of somebody else stays theirs, and each start has a key of its own', async () => {
  const printed: string[] = []
  const other = await startTestServer({ world: { onOwnerAddress: (address) => printed.push(address) } })
  const stranger = await other.register('owner')
  expect(await enter(keyOf(), {}, other)).toMatchObject({ code: 'code-wrong' })
  const { data } = await enter(keyOf(other.ownerAddress), { 'accept-language': 'zh-CN' }, other)
  expect(data.userInfo.id).not.toBe(stranger.userInfo.id)
  expect(data.userInfo).toMatchObject({ username: expect.stringMatching(/^owner\d{4}$/), nickname: '本机用户' })
  // after the account is closed and removed, the next use opens a new one
  await other.services.db.updateTable('users').set({ closes_at: 1 }).where('user_id', '=', data.userInfo.id).execute()
  await keepHouse(other.services, other.clock.now())
  const again = await enter(keyOf(printed.at(-1)), {}, other)
  expect(again.status).toBe(200)
  expect(again.data.userInfo.id).not.toBe(data.userInfo.id)
  await other.stop()
})

test('[A8] no key is in a log', () => {
  const logs = server.logs.join('')
  for (const address of addresses) expect(logs).not.toContain(keyOf(address))
})
