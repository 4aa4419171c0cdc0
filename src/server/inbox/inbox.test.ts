import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestScene, scannerOf } from '#tests/support/open-scene.ts'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { keepHouse } from '../housekeeping.ts'

const DAY = 24 * 60 * 60_000
let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer()
  cookie = await enter(server)
})
afterAll(() => server.stop())

/** With several processes, the origin of the one whose inbox is open. */
const originOf = (of: TestServer) => (of.inbox ? new URL(of.inbox).origin : of.url)
const addressOf = (of: TestServer) => of.inbox?.slice(originOf(of).length) ?? ''

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Fetches with any header, even Host. */
function ask(path: string, headers: Record<string, string> = {}, of = server, form?: string): Promise<Answer> {
  const method = form === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const asking = request(`${originOf(of)}${path}`, { method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) })
    })
    asking.on('error', reject)
    asking.end(form)
  })
}

/** Opens the printed address, as the operator does. */
async function enter(of: TestServer): Promise<string> {
  const { headers } = await ask(addressOf(of), {}, of)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

test('[S5] the printed address sets a cookie, and redirects to an address without the key', async () => {
  const { status, headers } = await ask(addressOf(server))
  expect(status).toBe(303)
  expect(headers.location).toBe('/inbox')
  expect(String(headers['set-cookie'])).toMatch(/^inbox_\d+=[\w-]{32}; Path=\/inbox; HttpOnly; SameSite=Strict$/)
  expect((await ask('/inbox', { cookie })).status).toBe(200)
})

test.each<[string, (path: string) => [string, Record<string, string>]]>([
  ['no key', () => ['/inbox', {}]],
  ['a wrong key', () => ['/inbox?key=wrong', {}]],
  ['an empty key', () => ['/inbox?key=', {}]],
  ['a wrong cookie', () => ['/inbox', { cookie: `${cookie}x` }]],
  ['the cookie of another port', () => ['/inbox', { cookie: cookie.replace(/_\d+/, '_1') }]],
  ['another host', (path) => [path, { host: 'stats.example.org' }]],
  ['a host that begins like this machine', (path) => [path, { host: 'localhost.example.org' }]],
  ['a host and a cookie', () => ['/inbox', { cookie, host: 'stats.example.org' }]],
  ['X-Forwarded-For', (path) => [path, { 'x-forwarded-for': '127.0.0.1' }]],
  ['X-Forwarded-For and a cookie', () => ['/inbox', { cookie, 'x-forwarded-for': '127.0.0.1' }]],
  ['Forwarded', (path) => [path, { forwarded: 'for=127.0.0.1' }]],
  ['Via', (path) => [path, { via: '1.1 proxy' }]],
  ['X-Real-IP', (path) => [path, { 'x-real-ip': '127.0.0.1' }]],
  ['a page below it', () => ['/inbox/scan?scene=x', {}]],
  ['a page that it does not have', () => ['/inbox/other', { cookie }]],
])('[S5] with %s the inbox is what an unknown file is', async (_, asked) => {
  const [path, headers] = asked(addressOf(server))
  for (const accept of ['*/*', 'text/html']) {
    const { date: _date, ...rest } = (await ask('/assets/unknown.js')).headers
    const answer = await ask(path, { ...headers, accept })
    const { date: _other, ...own } = answer.headers
    expect([answer.status, answer.body, own]).toEqual([404, 'Not found\n', rest])
  }
})

test('[S5] in production there is no inbox', async () => {
  const config = { mode: 'production', providers: noProviders } as const
  const production = await startTestServer({ config })
  expect(production.inbox).toBeUndefined()
  const key = new URL(server.inbox ?? '').search
  expect(await ask(`/inbox${key}`, { cookie }, production)).toMatchObject({ status: 404, body: 'Not found\n' })
  await production.stop()
})

test('[S5] each start has a key of its own', async () => {
  const other = await startTestServer()
  const theirs = addressOf(other).split('=')[1]
  expect(theirs).not.toBe(addressOf(server).split('=')[1])
  expect((await ask(`/inbox?key=${theirs}`)).status).toBe(404)
  await other.stop()
})

test('[S5] pages of other sites cannot frame it or learn its address, and it is not cached', async () => {
  const { headers } = await ask('/inbox', { cookie })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['referrer-policy']).toBe('same-origin')
})

test('what would have been sent is shown, newest first, in the reader’s language', async () => {
  const { sms, mail } = server.services
  await sms?.sendCode('13912345678', '012345')
  server.clock.advance(1000)
  await mail?.send({ to: 'zhang@example.org', subject: '<b>验证码</b>', text: 'Line 1\nYour code & more: 678901' })
  const { body } = await ask('/inbox', { cookie, 'accept-language': 'zh-CN' })
  expect(body).toContain('<html lang="zh-CN">')
  expect(body).toContain('收件箱')
  expect(body).toContain('&lt;b&gt;验证码&lt;/b&gt;')
  expect(body).toContain('Line 1\nYour code &amp; more: 678901')
  const places = ['zhang@example.org', '678901', '13912345678', '012345'].map((words) => body.indexOf(words))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places.every((place) => place > 0)).toBe(true)
  expect((await ask('/inbox', { cookie, 'accept-language': 'en' })).body).toContain('<title>Inbox</title>')
})

test('a code of the official account is scanned on a page, with a chosen identity', async () => {
  const { wechat, db } = server.services
  const scene = await openTestScene(db, 'login', server.clock.now() + 60_000)
  const address = (await wechat?.openScene(scene, 600)) ?? ''
  expect(address).toBe(`${originOf(server)}/inbox/scan?scene=${scene}`)
  const path = address.slice(originOf(server).length)
  expect((await ask('/inbox', { cookie })).body).toContain(`href="${path}"`)
  expect((await ask(path, { cookie })).body).toContain(`value="${scene}"`)
  expect((await ask('/inbox/scan', { cookie }, server, `scene=${scene}&name=`)).status).toBe(404)
  expect((await ask('/inbox/scan', { cookie }, server, `scene=${scene}&name=${'x'.repeat(41)}`)).status).toBe(404)
  expect((await ask('/inbox/scan', { cookie }, server, 'x'.repeat(5000))).status).toBe(404)
  expect((await ask('/inbox/scan', {}, server, `scene=${scene}&name=Marie`)).status).toBe(404)
  expect(await scannerOf(db, scene)).toBeNull()
  const done = await ask('/inbox/scan', { cookie }, server, `scene=${scene}&name=Marie`)
  expect(done.body).toContain('You are logging in to Slipstick 算尺.')
  expect(await scannerOf(db, scene)).toBe('local-Marie')
  const again = await ask('/inbox/scan', { cookie }, server, `scene=${scene}&name=Paul`)
  expect(again.body).toContain('This QR code has expired.')
})

test('messages are removed after a day', async () => {
  await server.services.sms?.sendCode('13900000000', '555555')
  const rows = async () => (await server.services.db.selectFrom('inbox').select('id').execute()).length
  const before = await rows()
  await keepHouse(server.services, server.clock.now() + DAY - 60_000)
  expect(await rows()).toBe(before)
  await keepHouse(server.services, server.clock.now() + DAY + 60_000)
  expect(await rows()).toBe(0)
})

test('[S5] the key is in no log', () => {
  expect(server.logs.join('')).not.toContain(addressOf(server).split('=')[1])
})
