import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { MetricsAccess } from './metrics-access.ts'
import { TIMEOUTS } from './timeouts.ts'

const INDEX = '<!doctype html><title>app</title>'
/** A head that never ends is cut soon. */
const timeouts = { ...TIMEOUTS, head: 1000, look: 100 }
let server: TestServer

beforeAll(async () => {
  const appDir = temporaryFolder('app')
  mkdirSync(join(appDir, 'assets'))
  writeFileSync(join(appDir, 'index.html'), INDEX)
  writeFileSync(join(appDir, 'sw.js'), 'self.x = 1')
  writeFileSync(join(appDir, 'assets/main-abc.js'), 'console.log(1)')
  writeFileSync(join(appDir, 'assets/main-abc.js.gz'), gzipSync('console.log(1)'))
  server = await startTestServer({ appDir, config: { publicOrigin: 'https://stats.example.org' }, world: { timeouts } })
})
afterAll(() => server.stop())

const PAGE = { headers: { Accept: 'text/html,*/*' } }

test.each([
  ['a browser', 'GET', '/project/list', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ['curl', 'GET', '/project/list', '*/*'],
  ['curl, a path with a hyphen', 'GET', '/project/apply-success', '*/*'],
  ['curl, a path of three words', 'GET', '/personal/member/renew', '*/*'],
  ['a monitor that asks for the head', 'HEAD', '/home', '*/*'],
])('%s gets the page at its path', async (_, method, path, accept) => {
  const response = await server.fetch(path, { method, headers: { Accept: accept } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
  expect(await response.text()).toBe(method === 'HEAD' ? '' : INDEX)
})

test.each([
  ['/assets/gone', '*/*'],
  ['/packs/gone', '*/*'],
  ['/shares/of/another', '*/*'],
  ['/gone.png', '*/*'],
  ['/project/list', 'image/png'],
])('%s, accepting %s, is no page', async (path, accept) => {
  expect((await server.fetch(path, { headers: { Accept: accept } })).status).toBe(404)
})

test.each([
  ['a call', '/api/Base/config', { method: 'POST' }],
  ['a refusal', '/api/User/detail', { method: 'POST' }],
  ['an unknown call', '/api/Nothing/here', { method: 'POST' }],
  ['a page', '/project/list', PAGE],
  ['a script', '/assets/main-abc.js', {}],
  ['a missing file', '/assets/gone.js', {}],
  ['missing media', '/media/x.png', {}],
  ['the OpenAPI document', '/api/openapi.json', {}],
  ['a probe', '/healthz', {}],
  ['a method that is not allowed', '/', { method: 'DELETE' }],
])('[S1] %s carries the policy and the security headers', async (_, path, init) => {
  const { headers } = await server.fetch(path, init)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('http')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
})

const LINE = 'GET /healthz HTTP/1.1\r\n'

test.each([
  ['what is no HTTP', 400, 'POKE me\r\n\r\n'],
  ['a request without a host', 400, `${LINE}\r\n`],
  ['a head that is too large', 431, `${LINE}Host: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['an expectation', 417, `${LINE}Host: x\r\nConnection: close\r\nExpect: much\r\n\r\n`],
  ['a head that never ends', 408, `${LINE}Host: x\r\n`],
])('[S1] %s is answered with the same headers', async (_, status, bytes) => {
  const reply = await rawRequest(server.url, bytes)
  expect(reply.status).toBe(status)
  expect(reply.head).toContain("Content-Security-Policy: default-src 'self';")
  expect(reply.head).toContain('X-Content-Type-Options: nosniff')
  expect(reply.head).toContain('Strict-Transport-Security: max-age=')
})

test('an unknown path below /api, and another method, are answered with an envelope', async () => {
  for (const [path, method] of [
    ['/api/Nothing/here', 'POST'],
    ['/api/constructor', 'POST'],
    ['/api/', 'POST'],
    ['/api/Base/config', 'GET'],
  ] as const) {
    const response = await server.fetch(path, { method })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 404, code: 'not-found', data: null })
  }
})

test('a reply is in the reader’s language, and carries its own request id', async () => {
  const chinese = await server.call('User/detail', {}, { language: 'zh-CN,zh;q=0.9,en;q=0.5' })
  const english = await server.call('User/detail', {}, { language: 'en-GB' })
  expect(chinese.msg).toBe('请先登录')
  expect(english.msg).toBe('Please log in')
  expect(chinese.request_id).not.toBe(english.request_id)
})

const post = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  server
    .fetch('/api/Notice/index', { method: 'POST', headers, body })
    .then((response) => response.json() as Promise<object>)

test('broken JSON, JSON of another type and a form are refused', async () => {
  expect(await post('{"position":')).toMatchObject({ status: 422, code: 'invalid-request' })
  expect(await post('"text"')).toMatchObject({ status: 422, code: 'invalid-request' })
  expect(await post('position=1', { 'Content-Type': 'application/x-www-form-urlencoded' })).toMatchObject({
    status: 415,
    code: 'unsupported-media',
  })
})

test('a body that is too large gets an explanation, and the connection stays open', async () => {
  const large = `{"position":1,"x":"${'y'.repeat(9 * 1024 * 1024)}"}`
  expect(await post(large)).toMatchObject({ status: 413, code: 'body-too-large', params: { limit: 16 * 1024 } })
  expect(await post('{"position":1}')).toMatchObject({ status: 200 })
})

test('a large body that the caller may not send gets an explanation too', async () => {
  const response = await server.fetch('/api/Sync/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: randomBytes(6 * 1024 * 1024),
  })
  expect(await response.json()).toMatchObject({ status: 431 })
})

test('long replies are compressed, with the same content', async () => {
  const long = await server.fetch('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(long.headers.get('content-encoding')).toBe('gzip')
  expect(await long.json()).toMatchObject({ openapi: '3.1.0' })
  const short = await server.fetch('/api/Base/ping', { method: 'POST', headers: { 'Accept-Encoding': 'gzip' } })
  expect(short.headers.get('content-encoding')).toBeNull()
})

test('every page of the application is index.html, and no browser keeps it', async () => {
  for (const path of ['/', '/project/list', '/tool/detail?id=x.y']) {
    const response = await server.fetch(path, PAGE)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(INDEX)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect((await server.fetch('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test('assets are compressed and cached for ever', async () => {
  const response = await server.fetch('/assets/main-abc.js', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe('console.log(1)')
})

test('before the application is built there is nothing, and afterwards it is served', async () => {
  const appDir = temporaryFolder('app')
  const early = await startTestServer({ appDir })
  expect((await early.fetch('/', PAGE)).status).toBe(404)
  writeFileSync(join(appDir, 'index.html'), INDEX)
  expect((await early.fetch('/', PAGE)).status).toBe(200)
  await early.stop()
})

test('a missing file is 404 and never index.html', async () => {
  expect((await server.fetch('/assets/old-chunk.js')).status).toBe(404)
  expect((await server.fetch('/assets/old-chunk.js', PAGE)).status).toBe(404)
})

test('nothing outside the application’s folder is served', async () => {
  for (const path of ['/..%2f..%2fetc/passwd', '/../../etc/passwd']) {
    const reply = await rawRequest(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(reply.status, path).toBe(404)
    expect(reply.body, path).not.toContain('root:')
  }
})

test('a request that offers another protocol is answered in HTTP/1.1', async () => {
  const head = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk'
  const reply = await rawRequest(server.url, `POST /api/Base/ping HTTP/1.1\r\n${head}\r\nContent-Length: 0\r\n\r\n`)
  expect(reply.status).toBe(200)
  expect(reply.body).toContain('"status":200')
})

test('the probes report the state of the process and of the database', async () => {
  expect((await server.fetch('/healthz')).status).toBe(200)
  expect((await server.fetch('/readyz')).status).toBe(200)
})

test('[S2] metrics can be closed, or open with a token, whatever a proxy adds', async () => {
  const token = 'a-token-of-the-operator'
  const statuses = async (metrics: MetricsAccess) => {
    const other = await startTestServer({ config: { metrics } })
    const ask = async (authorization: string, via?: string) => {
      const headers = { ...(authorization && { Authorization: authorization }), ...(via && { Via: via }) }
      return (await other.fetch('/metrics', { headers })).status
    }
    const wrong = ['', `Bearer ${token}x`, token, 'Bearer ', `Basic ${token}`]
    const answers = {
      wrong: await Promise.all(wrong.map((authorization) => ask(authorization))),
      right: [await ask(`Bearer ${token}`), await ask(`Bearer ${token}`, '1.1 proxy')],
    }
    await other.stop()
    return answers
  }
  const refused = [404, 404, 404, 404, 404]
  expect(await statuses('off')).toEqual({ wrong: refused, right: [404, 404] })
  expect(await statuses({ token })).toEqual({ wrong: refused, right: [200, 200] })
})

test('[S2] metrics are for this machine, and not for clients of a proxy on it', async () => {
  const { url } = server // each process has its own metrics
  await fetch(`${url}/api/Base/ping`, { method: 'POST' })
  const text = await (await fetch(`${url}/metrics`)).text()
  expect(text).toMatch(/slipstick_call_seconds_count\{call="Base\/ping",status="200"\} [1-9]/)
  expect((await server.fetch('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(404)
})

test('metrics and logs name calls of the contract only', async () => {
  await server.fetch('/api/Nothing/secret-path', { method: 'POST' })
  expect(await (await server.fetch('/metrics')).text()).not.toContain('secret-path')
  expect(server.logs.join('')).not.toContain('secret-path')
})
