import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls/index.ts'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { isEnvelope } from '#contract/envelope.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { chartApp } from '#tests/support/chart-app.ts'
import {
  bodies,
  headerLines,
  literalsFor,
  MARK,
  methods,
  withLiteral,
  withPrototypes,
  withTwins,
} from '#tests/support/hostile.ts'
import { isQueryCall, partsOf, type QueryCall, queryCalls } from '#tests/support/query-calls.ts'
import { type RawReply, rawRequest } from '#tests/support/raw-request.ts'
import { placesOf, sampleOf, valueAt } from '#tests/support/sample-request.ts'
import {
  type CallOptions,
  headersOf,
  startTestServer,
  type TestServer,
  type TestUser,
} from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

/** A call whose body is neither JSON nor what `queryCalls` have. */
const MULTIPART = 'Upload/upload'
const SHA256 = 'f'.repeat(64)
/** Its column is the usual sample of a text. */
const SCHEMA = { columns: [{ id: 'Text1', name: 'x', type: 'number', measure: 'continuous', include: true }] }
const names = Object.keys(calls) as CallName[]
const PARENTS = ['project', 'dataset', 'analysis', 'chart'] as const
const device = createDevice('ann')

let appDir: string
let server: TestServer
let ann: TestUser
let token: string
/** Ids that a valid request may name: one of each kind of the user's own. */
let own: readonly string[]

beforeAll(async () => {
  appDir = await chartApp()
  server = await startTestServer({ appDir, config: { limitsFactor: 100_000, logLevel: 'debug' } })
  ann = await server.register()
  token = ann.token
})
afterAll(async () => {
  await server.stop()
  rmSync(appDir, { recursive: true })
})

/** A call may have ended the session. */
async function logInAgain(): Promise<void> {
  if ((await server.call('User/detail', {}, { token })).status !== 200) token = await server.login(ann)
}

async function ownAnew(): Promise<void> {
  await logInAgain()
  const [project, dataset, analysis, chart] = PARENTS.map(() => newId()) as [string, string, string, string]
  const change = (kind: KindName, id: string, fields: object) => device.change(kind, id, { createdAt: 1, ...fields })
  const mutations = [
    change('project', project, { name: 'Mine', storage: 'cloud' }),
    change('dataset', dataset, { project, name: 'mine', sourceSha256: SHA256, importSchema: SCHEMA }),
    change('analysis', analysis, {
      project,
      dataset,
      type: 'linear-regression',
      version: 1,
      title: 'mine',
      order: 'a0',
    }),
    change('chart', chart, { project, dataset, type: 'histogram', version: 1, title: 'mine', order: 'a0' }),
  ]
  const { data } = await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })
  expect(data.results.map(({ result }) => result)).toEqual(Array(4).fill('applied'))
  own = [project, dataset, analysis, chart]
}

interface Answer {
  readonly status: number
  readonly code?: string
  readonly data?: unknown
}

/** Checks a reply: an envelope with a message, or bytes, without anything of the request in its headers. */
async function answerOf(what: string, response: Response): Promise<Answer> {
  expect(response.status, what).toBe(200)
  expect(JSON.stringify([...response.headers]), what).not.toContain(MARK)
  expect(response.headers.has('x-injected'), what).toBe(false)
  const isJson = response.headers.get('content-type') === 'application/json'
  const text = await response.text()
  if (!isJson) return { status: 200 }
  const body: unknown = JSON.parse(text)
  expect(isEnvelope(body), what).toBe(true)
  const { status, code, data } = body as Answer
  expect([500, 503].includes(status) && code !== 'server-too-old', `${what}: ${code}`).toBe(false)
  return { status, data, ...(code && { code }) }
}

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text)

async function send(name: CallName, body: string, options: CallOptions = { token }): Promise<Answer> {
  const headers = headersOf(name, options)
  const init = { method: 'POST', headers, body }
  const answer = await answerOf(`${name} ${shortened(body)}`, await server.fetch(`/api/${name}`, init))
  if (answer.status === 431) token = await server.login(ann)
  return answer
}

async function sendQuery(name: QueryCall, request: unknown): Promise<Answer> {
  const { path, type, body } = partsOf(name, request)
  const headers = { ...headersOf(name, { token }), 'Content-Type': type }
  return answerOf(shortened(path), await server.fetch(path, { method: 'POST', headers, body }))
}

/** A valid request: it names the user's own records and password, and has a captcha if required. */
async function sampleFor(name: CallName, first: KindName): Promise<object> {
  await ownAnew()
  if (name === 'Sync/push') {
    const mutation = device.change('analysis', own[2] ?? '', { 'option.list': [{ deep: 1 }], 'data.rows': [1, 'a'] })
    return { protocol: PROTOCOL, mutations: [mutation] }
  }
  const texts = [own[PARENTS.indexOf(first as (typeof PARENTS)[number])] ?? '', SHA256]
  const request = sampleOf(calls[name].request, texts) as Record<string, unknown>
  const dressed = {
    ...request,
    ...('protocol' in request && { protocol: PROTOCOL }),
    ...('captcha' in request && { captcha: await server.captcha() }),
    ...('password' in request && { password: ann.password }),
    ...('username' in request && { username: ann.username }),
  }
  return calls[name].request.safeParse(dressed).success ? dressed : request
}

const kindsOf = new Map<CallName, KindName>()

/** Finds by trial the kind of record that a call is about. */
async function kindOf(name: CallName): Promise<KindName> {
  const known = kindsOf.get(name)
  if (known) return known
  for (const kind of PARENTS) {
    const { status } = await send(name, JSON.stringify(await sampleFor(name, kind)))
    if (status === 200) kindsOf.set(name, kind)
    if (status === 200) return kind
  }
  kindsOf.set(name, 'project')
  return 'project'
}

/** The number of rows and their checksum for each table, except counters and rows that expire. */
async function stored(): Promise<unknown> {
  const tables =
    'users identities sessions tickets scenes inbox records mutations uploads removals pictures notice_reads plot_ratings shares feedback storage_requests storage_grants titles client_builds client_downloads own_notices wallets transfers grants token_entries token_holds promos promo_uses active_codes orders payments refunds trade_numbers invoices invoice_lines invoice_files'
  const rows = tables
    .split(' ')
    .map(
      (table) =>
        `select '${table}' as name, count(*), md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    )
  // parallel workers deliver the tables in any order
  return (await server.site.database.pool.query(`${rows.join(' union all ')} order by name`)).rows
}

const bugs = () => server.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)

async function expectUnharmed(): Promise<void> {
  expect(bugs()).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await server.call('Base/ping', {})).status).toBe(200)
  await logInAgain()
  const { data } = await server.call('User/detail', {}, { token })
  expect(data.id).toBe(ann.userInfo.id)
}

const fits = (name: CallName, text: string) => {
  try {
    return calls[name].request.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

const inJson = names.filter((name) => !isQueryCall(name) && name !== MULTIPART)

test.each(inJson)('[S9] %s answers whatever replaces a value', async (name) => {
  const kind = await kindOf(name)
  const sample = await sampleFor(name, kind)
  for (const path of placesOf(sample)) {
    const texts = literalsFor(typeof valueAt(sample, path) === 'string').map((literal) =>
      withLiteral(sample, path, literal),
    )
    const before = await stored()
    const refused = await Promise.all(texts.filter((text) => !fits(name, text)).map((text) => send(name, text)))
    expect(refused.filter(({ status }) => status === 200)).toEqual([])
    expect(await stored()).toEqual(before)
    for (const text of texts.filter((other) => fits(name, other))) await send(name, text)
  }
  await expectUnharmed()
})

test.each(inJson)('[S9] %s answers to keys that name prototypes, or that are duplicated', async (name) => {
  const sample = await sampleFor(name, await kindOf(name))
  const config = await server.call('Base/config', {})
  for (const text of [...withPrototypes(sample), ...withTwins(sample)]) await send(name, text)
  expect((await server.call('Base/config', {})).data).toEqual(config.data)
  await expectUnharmed()
})

test('[S9] a field of any type is returned unchanged, or refused', async () => {
  await ownAnew()
  const [, dataset = '', analysis = ''] = own
  const path = ['mutations', 0, 'fields', 'option.text']
  let last: unknown
  for (const literal of literalsFor(true)) {
    const mutation = device.change('analysis', analysis, { 'option.text': '' })
    const { status, data: pushed } = await send(
      'Sync/push',
      withLiteral({ protocol: PROTOCOL, mutations: [mutation] }, path, literal),
    )
    // a number too large for JSON is not a value
    const isTaken = (pushed as { results?: { result: string }[] } | null)?.results?.[0]?.result === 'applied'
    if (status === 200 && isTaken) last = JSON.parse(JSON.stringify(JSON.parse(literal)))
    const { data } = await server.call('V2analysis/downloadAllByDataId', { data_id: dataset }, { token })
    expect(data.analyses[0]?.fields['option.text']).toEqual(last)
    for (const name of ['User/export', 'V2analysis/index'] as const) {
      expect((await send(name, JSON.stringify({ data_id: dataset }))).status).toBe(200)
    }
  }
  await expectUnharmed()
})

test.each(queryCalls)('[S9] %s answers a query with any content', async (name) => {
  const sample = sampleOf(calls[name].request, [newId()]) as object
  const before = await stored()
  for (const path of placesOf(sample)) {
    for (const literal of literalsFor(true).filter((text) => text.startsWith('"') && text.length < 10_000)) {
      expect((await sendQuery(name, { ...sample, [String(path[0])]: JSON.parse(literal) })).status).not.toBe(200)
    }
  }
  for (const query of ['%', '%zz=%ff', '__proto__=1&constructor=2', 'upload[]=x', '&&&', 'upload=a&upload=b']) {
    const init = { method: 'POST', headers: headersOf(name, { token }), body: 'x' }
    await answerOf(query, await server.fetch(`/api/${name}?${query}`, init))
  }
  expect(await stored()).toEqual(before)
  await expectUnharmed()
})

test.each(names)('[S9] %s refuses a body that is not a request', async (name) => {
  const before = await stored()
  for (const [what, { headers, body }] of Object.entries(bodies)) {
    const init = { method: 'POST', headers: { ...headersOf(name, { token }), ...headers }, body }
    const response = await server.fetch(`/api/${name}`, init)
    const answer = await answerOf(`${name}: ${what}`, response)
    expect(answer.status, `${name}: ${what}`).not.toBe(200)
  }
  expect(await stored()).toEqual(before)
  await expectUnharmed()
})

/** Expects an envelope, bytes, or an HTTP error: 400, 413, 417 and 431 are Node's own. */
function expectAnswered(what: string, { status, head, body }: RawReply): void {
  expect(head, what).not.toContain(MARK)
  if ([400, 413, 417, 431].includes(status)) return
  expect(status, what).toBe(200)
  if (!head.includes('application/json')) return
  expect(body, what).toContain('"request_id"')
  expect(body, what).not.toMatch(/"code":"(internal|maintenance)"/)
}

test.each(names)('[S9] %s answers to false or oversized headers', async (name) => {
  const request = JSON.stringify(await sampleFor(name, await kindOf(name)))
  const usual = Object.entries({ Host: 'here', Connection: 'close', ...headersOf(name, { token }) })
  for (const line of headerLines) {
    const replaced = line.split(':', 1)[0]?.toLowerCase()
    const kept = usual.filter(([key]) => key.toLowerCase() !== replaced || replaced === 'host')
    const head = [`POST /api/${name} HTTP/1.1`, ...kept.map(([key, value]) => `${key}: ${value}`), line]
    const length = replaced === 'content-length' ? [] : [`Content-Length: ${Buffer.byteLength(request)}`]
    const bytes = `${[...head, ...length].join('\r\n')}\r\n\r\n${request}`
    expectAnswered(`${name}: ${shortened(line)}`, await rawRequest(server.url, bytes))
  }
  await expectUnharmed()
})

test.each(names)('[S9] %s accepts POST only', async (name) => {
  const before = await stored()
  for (const method of methods) {
    const head = [
      `${method} /api/${name} HTTP/1.1`,
      'Host: here',
      'Connection: close',
      `Authorization: Bearer ${token}`,
    ]
    const { status, body } = await rawRequest(server.url, `${head.join('\r\n')}\r\nContent-Length: 2\r\n\r\n{}`)
    if (method === 'POKE') expect(status).toBe(400)
    else if (method !== 'HEAD') expect(body).toContain('"code":"not-found"')
  }
  expect(await stored()).toEqual(before)
  await expectUnharmed()
})
