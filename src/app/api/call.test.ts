import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../state/session.ts'
import { CallError, call, callForFile, NetworkError, requestHeaders } from './call.ts'

let answer: () => Response | Promise<Response>
let sent: Request[]

beforeEach(() => {
  sent = []
  Object.assign(session, { token: null, expired: false })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push(new Request(new URL(input, 'http://site.test'), init))
    return answer()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const reply = (status: number, body: object = {}) =>
  Response.json({ status, msg: 'm', data: 1, request_id: 'r', ...body })

test('[Q4] the body decides about success, whatever the HTTP status', async () => {
  answer = () =>
    Response.json({ status: 200, msg: '', data: { instance: 'i', time: 1 }, request_id: 'r' }, { status: 500 })
  expect(await call('Base/ping', {})).toEqual({ instance: 'i', time: 1 })
})

test.each(['text/plain', 'text/html; charset=utf-8', 'application/octet-stream', ''])(
  '[Q4] a success is what its body says, under whatever type a proxy passes it on: %j',
  async (type) => {
    const text = '{"status":200,"msg":"","data":{"instance":"i","time":1},"request_id":"r"}'
    answer = () => new Response(text, { headers: { 'content-type': type } })
    expect(await call('Base/ping', {})).toEqual({ instance: 'i', time: 1 })
  },
)

test('data are returned unchanged, whatever their keys', async () => {
  const data = '{"constructor":{"prototype":1},"__proto__":{"a":1},"text":"null"}'
  answer = () => new Response(`{"status":200,"msg":"","data":${data},"request_id":"r"}`)
  expect(JSON.stringify(await call('Base/ping', {}))).toBe(data)
})

test('a call is sent once, whatever its result', async () => {
  for (const other of [() => new Response('', { status: 503 }), () => Promise.reject(new TypeError('offline'))]) {
    sent = []
    answer = other
    await expect(call('Base/ping', {})).rejects.toThrow(NetworkError)
    expect(sent).toHaveLength(1)
  }
})

test('a form goes as a form, everything else as JSON', async () => {
  answer = () => reply(200)
  const form = new FormData()
  form.set('file', new Blob(['x']), 'x.png')
  await call('Base/ping', {}, { form })
  await call('Base/ping', {})
  expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent[1]?.headers.get('content-type')).toBe('application/json')
  expect(await sent[1]?.text()).toBe('{}')
})

test('a reply whose body stalls is ended by the timeout, like one that does not come', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  answer = () => {
    const body = new ReadableStream({
      start: (stream) => timeout.signal.addEventListener('abort', () => stream.error(timeout.signal.reason)),
    })
    setTimeout(() => timeout.abort(), 10)
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
  const error = await call('Base/ping', {}).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'NetworkError', reason: 'timeout' })
})

test('only a reply of the requested type is a file', async () => {
  session.token = 't'
  answer = () => new Response('PK', { headers: { 'content-type': 'application/zip' } })
  expect(await (await callForFile('User/export', { offset: 1 }, 'application/zip')).text()).toBe('PK')
  const [request] = sent
  expect([request?.method, request?.headers.get('authorization'), await request?.text()]).toEqual([
    'POST',
    'Bearer t',
    '{"offset":1}',
  ])
  const failures: unknown[] = []
  for (const other of [
    () => reply(403, { code: 'no-permission' }),
    () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    () => Response.json({ ok: true }),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    answer = other
    failures.push(await callForFile('User/export', {}, 'application/zip').catch((thrown: unknown) => thrown))
  }
  expect(failures).toMatchObject([
    { name: 'CallError', status: 403, code: 'no-permission' },
    { name: 'NetworkError', reason: 'status', status: 502 },
    { name: 'NetworkError', reason: 'status', status: 200 },
    { name: 'NetworkError', reason: 'unreachable' },
  ])
})

test('[Q4] a refusal is an error with code and params', async () => {
  answer = () => reply(401, { code: 'captcha-wrong', params: { left: 2 } })
  const error = await call('Base/ping', {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status: 401, code: 'captcha-wrong', params: { left: 2 } })
})

test.each([
  [
    'the page of a captive portal',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'status',
  ],
  ['JSON of somebody else', () => Response.json({ ok: true }), 'status'],
  ['no answer', () => Promise.reject(new TypeError('offline')), 'unreachable'],
])('[Q4] %s is not an answer', async (_, other, reason) => {
  answer = other
  const error = await call('Base/ping', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toMatchObject({ reason })
})

test('[L2] an ended session opens the one dialog, and keeps the token until the reader decides', async () => {
  answer = () => reply(431, { code: 'session-expired' })
  await expect(call('User/detail', {})).rejects.toThrow(CallError)
  expect(session.expired).toBe(false)
  session.token = 't'
  await expect(call('User/detail', {}, { token: 'of another session' })).rejects.toThrow(CallError)
  expect(session.expired).toBe(false)
  await expect(call('User/detail', {})).rejects.toThrow(CallError)
  expect(session).toMatchObject({ expired: true, token: 't' })
  session.expired = false
  await expect(callForFile('Dataset/source', {}, 'application/octet-stream')).rejects.toThrow(CallError)
  expect(session).toMatchObject({ expired: true, token: 't' })
})

test('[Q3] a call carries token, language and key', async () => {
  session.token = 't'
  answer = () => reply(200)
  await call('User/logout', {}, { idempotencyKey: 'k' })
  const [request] = sent
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/api/User/logout'])
  expect(request?.headers.get('authorization')).toBe('Bearer t')
  expect(request?.headers.get('idempotency-key')).toBe('k')
  expect(requestHeaders()).toMatchObject({ 'accept-language': 'zh-CN' })
})

test('a call that the page cancelled is not a network error', async () => {
  const controller = new AbortController()
  answer = () => {
    controller.abort()
    return Promise.reject(new DOMException('given up', 'AbortError'))
  }
  await expect(call('Base/ping', {}, { signal: controller.signal })).rejects.not.toBeInstanceOf(NetworkError)
})
