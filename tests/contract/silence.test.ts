import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CallName, calls } from '#contract/calls/index.ts'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { isQueryCall } from '#tests/support/query-calls.ts'
import { leavesOf, sampleOf, valueAt, withValue } from '#tests/support/sample-request.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { receivedBy } from '#tests/support/verification.ts'

const names = Object.keys(calls) as CallName[]
const ADDRESS = '198.51.100.77'
const PHONE = '13977553311'
const EMAIL = 'canary7c1@secret.example'
const KEY = 'ca4a7c10-7c10-4c10-8c10-ca4a7c10ca4a'
/** A recognisable value for every kind of personal text. */
const CANARIES = [
  'Canary7c1',
  PHONE,
  EMAIL,
  '739184',
  'cnRy',
  'ca4a7c10-7c10-7c10-8c10-ca4a7c10ca4b',
  'ca4a7c10'.repeat(8),
  'Canary7c1-Canary7c1-Ca',
]
/** Patterns for these values: prefixes of the long ones, the short ones in full. */
const TELLTALES = [/canary/i, /13977553311|139\*+3311/, /739184/, /cnRy/, /ca4a7c10/i, /198\.51\.100\.77/]

let server: TestServer
let user: TestUser
/** All secrets of the flows in this file. */
const secrets = new Set<string>()

beforeAll(async () => {
  server = await startTestServer({ config: { limitsFactor: 100_000 } })
  user = await server.register('canaryuser')
  secrets
    .add(user.token)
    .add(user.password)
    .add(user.token.split('.')[1] ?? '')
})
afterAll(() => server.stop())
beforeEach(() => vi.restoreAllMocks())

/** Our own numbers and ids, which may match by chance. */
const OURS = new Set(['time', 'ms', 'request_id'])

/** The log of all processes, without those. */
function logged(): string {
  return server.logs
    .map((line) => JSON.stringify(JSON.parse(line, (key, value: unknown) => (OURS.has(key) ? undefined : value))))
    .join('\n')
}

/** The names and labels of the metrics. */
async function counted(): Promise<string> {
  return (await (await server.fetch('/metrics')).text()).replaceAll(/ \S+$/gm, '')
}

async function expectSilence(): Promise<void> {
  const text = `${logged()}\n${await counted()}`
  for (const telltale of TELLTALES) expect(text).not.toMatch(telltale)
  for (const secret of secrets) expect(text).not.toContain(secret)
}

async function send(name: CallName, request: unknown, token: string): Promise<string> {
  const headers = {
    ...headersOf(name, { token, address: ADDRESS, key: KEY }),
    'User-Agent': 'Canary7c1',
    Cookie: 'Canary7c1',
  }
  const query = isQueryCall(name) ? `?${new URLSearchParams(request as Record<string, string>)}` : '?Canary7c1'
  const response = await server.fetch(`/api/${name}${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
  })
  return response.text()
}

/** A valid request, one with each text invalid, and one with an unknown key. */
function requestsOf(name: CallName): unknown[] {
  const { request } = calls[name]
  const sample = sampleOf(request, CANARIES) as object
  const whole = 'protocol' in sample ? { ...sample, protocol: PROTOCOL } : sample
  const wrong = leavesOf(request).map(({ path }) =>
    withValue(whole, path, `${String(valueAt(whole, path))} \0"'`.padEnd(3000, '?')),
  )
  return [whole, { ...whole, Canary7c1: 'Canary7c1' }, ...wrong]
}

const strangers = `${'A'.repeat(22)}.${'Canary7c1'.padEnd(43, 'x')}`

async function sendAll(name: CallName): Promise<void> {
  let { token } = user
  for (const request of requestsOf(name)) {
    await send(name, request, strangers)
    const reply = await send(name, request, token)
    if (reply.includes('"code":"session-expired"')) token = await server.login(user)
    secrets.add(token)
  }
}

test.each(names)('[S10] nothing that is sent to %s reaches the log or the metrics', async (name) => {
  await sendAll(name)
  await expectSilence()
})

/** Errors during a request whose message contains the request. */
const breaks: Readonly<Record<string, () => Error>> = {
  'the database is away': () =>
    Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  'the database quotes': () =>
    Object.assign(new Error('duplicate key value violates "Canary7c1 "x""'), {
      severity: 'ERROR',
      code: '23505',
      detail: `Key (kind, name)=(phone, ${PHONE}) already exists.`,
      where: `unnamed portal parameter $2 = '${EMAIL}'`,
      internalQuery: `select '${EMAIL}'`,
    }),
  'what is no JSON': () => {
    try {
      return JSON.parse(`{"password":"Canary7c1"}x"`)
    } catch (error) {
      return error as Error
    }
  },
  'a name that is not there': () => new TypeError("Cannot read properties of undefined (reading 'Canary7c1')"),
  'an address that is none': () => {
    try {
      return new URL('//Canary7c1@') as never
    } catch (error) {
      return error as Error
    }
  },
}

test.each(Object.keys(breaks))('[S10] no personal data is logged when this breaks every call: %s', async (what) => {
  const token = await server.login(user)
  const { pool } = server.site.database
  type Callback = (error: Error) => void
  vi.spyOn(pool, 'connect').mockImplementation(((callback?: Callback) => {
    const error = breaks[what]?.() ?? new Error('what breaks?')
    return callback ? callback(error) : Promise.reject(error)
  }) as never)
  const replies: string[] = []
  for (const name of names) {
    for (const request of requestsOf(name)) replies.push(await send(name, request, token))
  }
  vi.restoreAllMocks()
  const told = /"code":"(maintenance|internal)"/
  expect(replies.filter((reply) => told.test(reply)).length).toBeGreaterThan(names.length)
  for (const reply of replies.filter((text) => told.test(text))) {
    for (const telltale of TELLTALES) expect(reply).not.toMatch(telltale)
  }
  await expectSilence()
})

test('[S10] no code, ticket, token or name of an account’s whole life reaches the log', async () => {
  const address = { address: ADDRESS }
  const captcha = () => server.captcha()
  const keep = (text: string) => {
    secrets.add(text)
    return text
  }
  const smsCode = async (purpose: 'register' | 'login' | 'findPwd') => {
    const asked = await captcha()
    keep(asked.key)
    const { data } = await server.call('User/sendSms', { username: PHONE, purpose, captcha: asked }, address)
    server.clock.advance(61_000)
    return { verify_id: keep(data.key), verify: keep(await receivedBy(server, PHONE)) }
  }
  const device = 'Canary7c1 laptop'
  const opening = { username: PHONE, password: 'Canary7c1', agreement_id: 2, device }
  const opened = await server.call('User/register', { ...opening, ...(await smsCode('register')) }, address)
  const { token } = opened.data
  keep(token)
  const login = { username: PHONE, password: 'Canary7c1', device }
  for (const password of ['Canary7c1', 'wrongCanary7c1']) {
    await server.call('User/login', { ...login, password }, address)
  }
  const signed = await server.call('User/smslogin', { username: PHONE, ...(await smsCode('login')), device }, address)
  keep(signed.data.token)
  const found = await server.call('User/findPwd', { username: PHONE, ...(await smsCode('findPwd')) }, address)
  const { key } = found.data
  await server.call('User/updatefield', { field: 'nickname', value: 'Canary7c1' }, { token, ...address })
  await server.call('User/authPassword', { purpose: 'email', password: 'Canary7c1' }, { token, ...address })
  const mutation = createDevice('canary').change('project', newId(), { name: 'Canary7c1', createdAt: 1 })
  await server.call('Sync/push', { protocol: PROTOCOL, mutations: [mutation] }, { token, ...address })
  const { data: ticket } = await server.call('Push/ticket', {}, { token, ...address })
  keep(ticket.ticket)
  expect((await server.call('User/resetPwd', { key: keep(key), password: 'Canary7c1b' }, address)).status).toBe(200)
  await expectSilence()
})
