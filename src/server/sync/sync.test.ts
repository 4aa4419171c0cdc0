import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mutation, PROTOCOL } from '#contract/calls/sync.ts'
import { LONGEST_QUESTION } from '#contract/records/check-mutation.ts'
import { LONGEST_OUTCOME } from '#contract/records/kinds.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.register()
})
afterAll(() => server.stop())

const MINUTE = 60_000
const push = (mutations: Mutation[], { token } = user) =>
  server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })
const pull = (cursor: { epoch: string; revision: number } | null = null, { token } = user, limit = 500) =>
  server.call('Sync/pull', { protocol: PROTOCOL, cursor, limit }, { token })

test('what one device pushes, another pulls', async () => {
  const id = newId()
  const mutation = createDevice('a').change('project', id, { name: 'p1', storage: 'device', createdAt: 5 })
  expect((await push([mutation])).data).toEqual({ results: [{ id: mutation.id, result: 'applied' }] })
  const { data } = await pull()
  expect(data).toMatchObject({
    reset: false,
    more: false,
    records: [{ id, kind: 'project', fields: { name: ['p1', mutation.stamp] } }],
  })
  expect((await pull(data.cursor)).data.records).toEqual([])
})

test('[R3] a clock more than five minutes ahead gets its offset, and nothing is applied', async () => {
  const owner = await server.register()
  const now = server.clock.now()
  const ahead = createDevice('a', () => now + 60 * MINUTE)
  const right = createDevice('b', () => now)
  const [early, late] = [
    right.change('project', newId(), { name: 'p1' }),
    ahead.change('project', newId(), { name: 'p2' }),
  ]
  const { data } = await push([early, late], owner)
  expect(data.results).toEqual([])
  expect(data.clockAhead).toBeGreaterThan(59 * MINUTE)
  expect(data.clockAhead).toBeLessThanOrEqual(60 * MINUTE)
  expect((await pull(null, owner)).data.records).toEqual([])
  // with the same ids and the clock corrected by the offset, both are applied
  const corrected = createDevice('a', () => now + 60 * MINUTE - (data.clockAhead ?? 0))
  const again = corrected.change('project', late.record, late.fields)
  const restamped = { ...again, id: late.id, stamp: again.stamp.replace(again.id, late.id) }
  expect((await push([early, restamped], owner)).data.results.map(({ result }) => result)).toEqual([
    'applied',
    'applied',
  ])
})

test('[R1] [R5] a favourite from two devices is one record of its owner, and only for ids that could be a tool', async () => {
  const [owner, other] = [await server.register(), await server.register()]
  const [phone, ward] = [
    createDevice('phone', () => server.clock.now()),
    createDevice('ward', () => server.clock.now()),
  ]
  const record = newId()
  const star = phone.change('favourite', record, { tool: 'a-tool-of-a-later-catalogue', deleted: false })
  const again = ward.change('favourite', record, { tool: 'a-tool-of-a-later-catalogue', deleted: true })
  expect((await push([again, star], owner)).data.results.map(({ result }) => result)).toEqual(['applied', 'applied'])
  const { records } = (await pull(null, owner)).data
  expect(records.map(({ id, kind }) => [id, kind])).toEqual([[record, 'favourite']])
  expect(records[0]?.fields.deleted?.[1]).toBe(star.stamp > again.stamp ? star.stamp : again.stamp)
  expect((await pull(null, other)).data.records).toEqual([])
  const wrong: Mutation['fields'][] = [{ tool: 'Not An Id' }, { tool: 'a'.repeat(61) }, { tool: 'qsofa', note: 'x' }]
  for (const fields of wrong) {
    const refused = phone.change('favourite', newId(), fields)
    expect((await push([refused], owner)).data.results[0]).toMatchObject({ result: 'refused' })
  }
})

test('[R3] four minutes ahead is accepted', async () => {
  const device = createDevice('a', () => server.clock.now() + 4 * MINUTE)
  expect((await push([device.change('project', newId(), { name: 'p1' })])).data.clockAhead).toBeUndefined()
})

test('[R2] a newer protocol waits for a newer server, whatever it sends', async () => {
  for (const name of ['Sync/push', 'Sync/pull'] as const) {
    const reply = await server.call(name, { protocol: PROTOCOL + 1, novelty: true } as never, { token: user.token })
    expect(reply).toMatchObject({ status: 503, code: 'server-too-old', params: { protocol: PROTOCOL } })
  }
})

test('[Q5] an older protocol is refused as `client-too-old`', async () => {
  const reply = await server.call('Sync/pull', { protocol: 0, cursor: null }, { token: user.token })
  expect(reply).toMatchObject({ status: 426, code: 'client-too-old' })
})

test('[Q5] a client of protocol 2 goes on storing outcomes in its questions, and also pulls those that are records', async () => {
  const owner = await server.register()
  const device = createDevice('a')
  const [project, dataset, analysis, outcome] = [newId(), newId(), newId(), newId()]
  const older = async (mutations: Mutation[]) =>
    (await server.call('Sync/push', { protocol: 2, mutations }, { token: owner.token })).data.results
  const asked = { project, dataset, type: 't-test', 'data.outcome': { p: 0.05 } }
  const results = await older([
    device.change('project', project, { name: 'p1', storage: 'cloud' }),
    device.change('dataset', dataset, { project, name: 'd' }),
    device.change('analysis', analysis, asked),
  ])
  expect(results.map(({ result }) => result)).toEqual(['applied', 'applied', 'applied'])
  await push([device.change('analysis-outcome', outcome, { analysis, 'data.outcome': { p: 0.01 } })], owner)
  const { data } = await server.call('Sync/pull', { protocol: 2, cursor: null }, { token: owner.token })
  const outcomes = data.records.flatMap(({ id, fields }) =>
    fields['data.outcome'] ? [[id, fields['data.outcome'][0]]] : [],
  )
  expect(outcomes).toEqual([
    [analysis, { p: 0.05 }],
    [outcome, { p: 0.01 }],
  ])
})

test('[R5] a refusal comes with its reason and the server’s record', async () => {
  const device = createDevice('a')
  const id = newId()
  await push([device.change('project', id, { name: 'p1' })])
  const { data } = await push([device.change('project', id, { name: 'p2', balance: 1_000_000 })])
  expect(data.results[0]).toMatchObject({
    result: 'refused',
    code: 'unknown-field',
    params: { kind: 'project', field: 'balance' },
    record: { id, fields: { name: ['p1', expect.any(String)] } },
  })
})

test('a reference that looks like an id but is none is refused without an error', async () => {
  const odd = createDevice('a').change('dataset', newId(), { project: '-'.repeat(36) })
  expect((await push([odd])).data.results[0]?.code).toBe('invalid-field')
})

test('[P2] a page of long records ends at about 4 MB, and the rest follows', async () => {
  const owner = await server.register()
  const device = createDevice('a')
  const project = newId()
  await push([device.change('project', project, { name: 'p1', storage: 'cloud' })], owner)
  const dataset = newId()
  await push([device.change('dataset', dataset, { project, name: 'd' })], owner)
  for (let round = 0; round < 6; round += 1) {
    const long = { project, dataset, type: 't-test', 'data.outcome': 'x'.repeat(1_500_000) }
    expect((await push([device.change('analysis', newId(), long)], owner)).data.results[0]?.result).toBe('applied')
  }
  const counts: number[] = []
  let cursor = null
  for (;;) {
    const { data } = await pull(cursor, owner)
    counts.push(data.records.length)
    cursor = data.cursor
    if (!data.more) break
  }
  expect(counts).toEqual([5, 3])
})

test('[R5] a record above 16 MB is refused, and keeps its former content', async () => {
  const owner = await server.register()
  const device = createDevice('a')
  const [project, dataset, step] = [newId(), newId(), newId()]
  await push(
    [
      device.change('project', project, { name: 'p1', storage: 'cloud' }),
      device.change('dataset', dataset, { project, name: 'd' }),
      device.change('step', step, { dataset, type: 'recode' }),
    ],
    owner,
  )
  const grow = async (name: string) =>
    (await push([device.change('step', step, { [`data.${name}`]: 'x'.repeat(6_000_000) })], owner)).data.results[0]
      ?.code
  expect([await grow('a'), await grow('b'), await grow('c')]).toEqual([undefined, undefined, 'body-too-large'])
  // overwriting a value does not grow the record
  expect(await grow('b')).toBeUndefined()
})

test('[R5] a question is limited to what lists can read, and a longer old one may become shorter', async () => {
  const owner = await server.register()
  const device = createDevice('a')
  const [project, dataset, analysis] = [newId(), newId(), newId()]
  const change = async (fields: Mutation['fields']) =>
    (await push([device.change('analysis', analysis, fields)], owner)).data.results[0]?.code
  await push(
    [
      device.change('project', project, { name: 'p1', storage: 'cloud' }),
      device.change('dataset', dataset, { project, name: 'd' }),
    ],
    owner,
  )
  const half = 'x'.repeat(LONGEST_QUESTION / 2)
  // as clients before protocol 3 store it
  expect(await change({ project, dataset, type: 't-test', 'data.outcome': half + half + half })).toBeUndefined()
  expect(await change({ 'option.a': half })).toBeUndefined()
  expect(await change({ 'option.b': half })).toBe('body-too-large')
  expect(await change({ title: 'still changed' })).toBeUndefined()
  const stored = 'update records set body = $1, size = $2 where id = $3'
  const long = JSON.stringify({ 'option.a': [half + half + half, device.change('analysis', analysis, {}).stamp] })
  await server.site.database.pool.query(stored, [long, long.length, analysis])
  expect(await change({ 'option.a': half + half + half + half })).toBe('body-too-large')
  expect(await change({ 'option.a': half + half })).toBeUndefined()
})

test('[R5] [R6] an outcome belongs to its question, and leaves the server with its rows', async () => {
  const owner = await server.register()
  const device = createDevice('a')
  const [project, home, dataset, atHome, analysis, outcome] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const codes = async (...mutations: Mutation[]) => (await push(mutations, owner)).data.results.map(({ code }) => code)
  const kept = async () =>
    (await pull(null, owner)).data.records.find(({ id }) => id === outcome)?.fields['data.outcome']?.[0]
  const made = device.change('analysis-outcome', outcome, { analysis, 'data.outcome': { p: 0.01 } })
  expect(await codes(made)).toEqual(['reference-not-found'])
  const work = [
    device.change('project', project, { name: 'p1', storage: 'cloud' }),
    device.change('project', home, { name: 'p2', storage: 'device' }),
    device.change('dataset', dataset, { project, name: 'd' }),
    device.change('dataset', atHome, { project: home, name: 'e' }),
    device.change('analysis', analysis, { project, dataset, type: 't-test' }),
  ]
  expect(await codes(...work, made)).toEqual(Array(6).fill(undefined))
  expect(await kept()).toEqual({ p: 0.01 })
  expect(
    await codes(
      device.change('chart-outcome', newId(), { chart: analysis }),
      device.change('analysis-outcome', newId(), { 'data.outcome': 1 }),
      device.change('analysis-outcome', outcome, { 'data.outcome': 'x'.repeat(LONGEST_OUTCOME) }),
    ),
  ).toEqual(['reference-not-found', 'reference-not-found', 'invalid-field'])

  // the question moves to a dataset on the device, and back
  await codes(device.change('analysis', analysis, { dataset: atHome }))
  expect(await kept()).toBeUndefined()
  expect(await codes(device.change('analysis-outcome', outcome, { 'data.outcome': 1 }))).toEqual([
    'rows-stay-on-device',
  ])
  await codes(device.change('analysis', analysis, { dataset }))
  expect(await codes(device.change('analysis-outcome', outcome, { 'data.outcome': 2 }))).toEqual([undefined])
  await codes(device.change('project', project, { storage: 'device' }))
  expect(await kept()).toBeUndefined()
})

test('[R6] no cell value of a project on the device reaches the database or the log', async () => {
  const CANARY = 'Zeisig-4711'
  const owner = await server.register()
  const device = createDevice('a')
  const [project, dataset, variable, step, analysis] = [newId(), newId(), newId(), newId(), newId()]
  await push(
    [
      device.change('project', project, { name: 'p1', storage: 'device' }),
      device.change('dataset', dataset, { project, name: 'd' }),
      device.change('variable', variable, { dataset, column: 'c' }),
      device.change('step', step, { dataset, type: 'recode', version: 1, order: 'a0' }),
      device.change('analysis', analysis, { project, dataset, type: 't-test' }),
    ],
    owner,
  )
  const { data } = await push(
    [
      device.change('dataset', dataset, { 'data.cellRules': CANARY }),
      device.change('variable', variable, { 'data.valueLabels': { [CANARY]: CANARY } }),
      device.change('variable', variable, { 'data.missingCodes': [CANARY] }),
      device.change('step', step, { 'data.map': { from: CANARY } }),
      device.change('analysis', analysis, { 'data.outcome': { rows: [CANARY] } }),
    ],
    owner,
  )
  expect(data.results.map(({ code }) => code)).toEqual(Array(5).fill('rows-stay-on-device'))
  const { rows: tables } = await server.site.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  expect(tables.length).toBeGreaterThan(10)
  for (const { name } of tables) {
    const { rows } = await server.site.database.pool.query<{ row: string }>(`select t::text as row from "${name}" t`)
    expect(rows.map(({ row }) => row).join()).not.toContain(CANARY)
  }
  expect(server.logs.join()).not.toContain(CANARY)
  expect(JSON.stringify((await pull(null, owner)).data)).not.toContain(CANARY)
})
