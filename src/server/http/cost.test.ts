import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longestBody } from '#contract/calls/call.ts'
import { type CallName, calls } from '#contract/calls/index.ts'
import { MAX_FIELDS, MAX_FIELDS_PUSHED, PROTOCOL } from '#contract/calls/sync.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { TIMEOUTS } from './timeouts.ts'

let server: TestServer
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  // turns are counted per process
  server = await startTestServer({ config: { limitsFactor: 1000 }, world: { timeouts: TIMEOUTS } })
  ann = await server.register()
  bob = await server.register()
})
afterAll(() => server.stop())

const device = createDevice('a')

function post(name: CallName, body: string, { token }: TestUser = ann): Promise<Response> {
  return server.fetch(`/api/${name}`, { method: 'POST', headers: headersOf(name, { token }), body })
}

const push = (user: TestUser, fields: object = { name: 'p1' }) => {
  const mutations = [device.change('project', newId(), fields as never)]
  return post('Sync/push', JSON.stringify({ protocol: PROTOCOL, mutations }), user)
}

describe('[S11] one user', () => {
  test('waiting requests take two connections to the database, and other users are served', async () => {
    const client = await server.site.database.pool.connect()
    await client.query('begin')
    await client.query('select from users where user_id = $1 for update', [ann.userInfo.id])
    const waiting = Array.from({ length: 60 }, () => push(ann))
    const start = performance.now()
    for (let count = 0; count < 10; count += 1) {
      const reply = await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null }, { token: bob.token })
      expect(reply.status).toBe(200)
      expect((await (await push(bob)).json()) as object).toMatchObject({ status: 200 })
    }
    expect(performance.now() - start).toBeLessThan(5000)
    await client.query('rollback')
    client.release()
    const replies = await Promise.all(waiting.map(async (reply) => (await (await reply).json()) as { status: number }))
    expect(replies.map(({ status }) => status)).toEqual(waiting.map(() => 200))
  })

  test('requests beyond the queue are refused as busy, before the body is read', async () => {
    const client = await server.site.database.pool.connect()
    await client.query('begin')
    await client.query('select from users where user_id = $1 for update', [ann.userInfo.id])
    const sent = Array.from({ length: 300 }, () => push(ann))
    const first = await Promise.race(sent)
    expect([first.status, first.headers.get('retry-after'), await first.text()]).toEqual([503, '2', ''])
    expect(first.headers.get('content-security-policy')).toContain("default-src 'self'")
    await client.query('rollback')
    client.release()
    const statuses = await Promise.all(sent.map(async (reply) => (await reply).status))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })
})

const USUAL = 16 * 1024
const usual = (Object.keys(calls) as CallName[]).filter((name) => longestBody(calls[name]) === USUAL)

describe('[S11] the body of a call', () => {
  test.each(usual)('%s is 16 kB at most', async (name) => {
    const body = JSON.stringify({ x: 'y'.repeat(USUAL) })
    const told = { status: 413, code: 'body-too-large', params: { limit: USUAL } }
    expect((await (await post(name, body)).json()) as object).toMatchObject(told)
    // the same without a Content-Length
    const lines = [`POST /api/${name} HTTP/1.1`, 'Host: x', 'Connection: close', 'Transfer-Encoding: chunked']
    const head = [
      ...lines,
      ...Object.entries(headersOf(name, { token: ann.token })).map(([key, value]) => `${key}: ${value}`),
    ]
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const { body: answer } = await rawRequest(server.url, `${head.join('\r\n')}\r\n\r\n${chunk}`)
    expect(answer).toContain('"code":"body-too-large"')
  })

  test('announced as too long is refused before it arrives', async () => {
    const head = 'POST /api/Base/ping HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n'
    const { body } = await rawRequest(server.url, `${head}Content-Length: 8000000\r\n\r\n`)
    expect(body).toContain('"code":"body-too-large"')
  })

  const object = (keys: number) => `{${Array.from({ length: keys }, (_, index) => `"k${index}":1`).join(',')}}`

  test('has no object with more than ten thousand keys, at any depth', async () => {
    const request = (value: string) =>
      JSON.stringify({
        protocol: PROTOCOL,
        mutations: [device.change('project', newId(), { name: 'p', description: '@@' })],
      }).replace('"@@"', value)
    const wide = { status: 422, code: 'invalid-request', params: { fields: [] } }
    expect((await (await post('Sync/push', request(object(700_000)))).json()) as object).toMatchObject(wide)
    expect((await (await post('Sync/push', request(`[[${object(10_001)}]]`))).json()) as object).toMatchObject(wide)
    const narrow = await (await post('Sync/push', request(`[${object(10_000)},${object(10_000)}]`))).json()
    expect(narrow as object).toMatchObject({ status: 200, data: { results: [{ code: 'invalid-field' }] } })
  })

  test.each([
    ['fields of a mutation', [MAX_FIELDS + 1], { code: 'invalid-request', params: { fields: ['mutations.0.fields'] } }],
    [
      'fields of a push',
      Array.from({ length: 11 }, () => MAX_FIELDS),
      { code: 'body-too-large', params: { limit: MAX_FIELDS_PUSHED } },
    ],
    ['bad names', [MAX_FIELDS], { status: 200, data: { results: [{ code: 'unknown-field' }] } }],
  ])('[S9] with very many %s is refused at once', async (_, counts, told) => {
    const mutations = counts.map((count) => {
      const mutation = device.change('project', newId(), {})
      return JSON.stringify(mutation).replace('"fields":{}', `"fields":${object(count)}`)
    })
    const body = `{"protocol":${PROTOCOL},"mutations":[${mutations.join(',')}]}`
    expect((await (await post('Sync/push', body)).json()) as object).toMatchObject(told)
  })

  test('[S9] with very many mutations is refused before any is validated', async () => {
    const start = performance.now()
    const body = `{"protocol":${PROTOCOL},"mutations":[${'0,'.repeat(2_000_000)}0]}`
    const told = { code: 'invalid-request', params: { fields: ['mutations'] } }
    expect((await (await post('Sync/push', body)).json()) as object).toMatchObject(told)
    expect(performance.now() - start).toBeLessThan(3000)
  })
})

test('[R2] a field that is named like a prototype is an unknown field', async () => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'option.__proto__ x', 'hasOwnProperty']) {
    const mutation = JSON.stringify(device.change('project', newId(), { name: 'p1' })).replace(
      '"name"',
      JSON.stringify(name),
    )
    const reply = await (await post('Sync/push', `{"protocol":${PROTOCOL},"mutations":[${mutation}]}`)).json()
    expect(reply as object).toMatchObject({
      status: 200,
      data: { results: [{ result: 'refused', code: 'unknown-field', params: { kind: 'project', field: name } }] },
    })
  }
})

test('[S11] of very many logins some are refused as busy, and other calls are served meanwhile', async () => {
  const login = (index: number) =>
    server.call(
      'User/login',
      { username: `nobody${index}`, password: 'x', device: 'x' },
      { address: `198.51.100.${index}` },
    )
  const logins = Array.from({ length: 200 }, (_, index) => login(index))
  const start = performance.now()
  for (let count = 0; count < 5; count += 1) {
    const { status } = await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null }, { token: bob.token })
    expect(status).toBe(200)
  }
  expect(performance.now() - start).toBeLessThan(5000)
  const codes = new Set((await Promise.all(logins)).map(({ status, code }) => `${status} ${code}`))
  expect(codes).toEqual(new Set(['401 wrong-credentials', '503 maintenance']))
})

test('[S9] a client that disconnects before a download begins causes no bug, and keeps no turn', async () => {
  const { hostname, port } = new URL(server.url)
  const head = ['POST /api/User/export HTTP/1.1', 'Host: x', `Authorization: Bearer ${bob.token}`, 'Content-Length: 0']
  for (let round = 0; round < 30; round += 1) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    await sleep(round % 10)
    socket.destroy()
  }
  const kept = async () => (await post('User/export', '{}', bob)).status
  for (let tries = 0; (await kept()) === 503 && tries < 50; tries += 1) await sleep(20)
  expect(await kept()).toBe(200)
  expect(server.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
})
