import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mutation } from '#contract/calls/sync.ts'
import { PROTOCOL } from '#contract/calls/sync.ts'
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

test('[R3] a clock more than five minutes ahead is told by how much, and nothing is applied', async () => {
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
  // under the same ids, by that much earlier, both are applied
  const corrected = createDevice('a', () => now + 60 * MINUTE - (data.clockAhead ?? 0))
  const again = corrected.change('project', late.record, late.fields)
  const restamped = { ...again, id: late.id, stamp: again.stamp.replace(again.id, late.id) }
  expect((await push([early, restamped], owner)).data.results.map(({ result }) => result)).toEqual([
    'applied',
    'applied',
  ])
})

test('[R1] [R5] a favourite is taken from two devices as one record of its owner, and only for what could be a tool', async () => {
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

test('[R3] four minutes ahead is near enough', async () => {
  const device = createDevice('a', () => server.clock.now() + 4 * MINUTE)
  expect((await push([device.change('project', newId(), { name: 'p1' })])).data.clockAhead).toBeUndefined()
})

test('[R2] a newer protocol waits for a newer server, whatever it says', async () => {
  for (const name of ['Sync/push', 'Sync/pull'] as const) {
    const reply = await server.call(name, { protocol: PROTOCOL + 1, novelty: true } as never, { token: user.token })
    expect(reply).toMatchObject({ status: 503, code: 'server-too-old', params: { protocol: PROTOCOL } })
  }
})

test('[Q5] an older protocol is told to update', async () => {
  const reply = await server.call('Sync/pull', { protocol: 0, cursor: null }, { token: user.token })
  expect(reply).toMatchObject({ status: 426, code: 'client-too-old' })
})

test('[R5] a refusal comes with its reason and the record as the server has it', async () => {
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

test('a reference that looks like an id and is none is refused, not stumbled over', async () => {
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

test('[R5] a record above 16 MB is refused, and keeps what it had', async () => {
  const owner = await server.register()
  const device = createDevice('a')
  const [project, dataset, analysis] = [newId(), newId(), newId()]
  await push(
    [
      device.change('project', project, { name: 'p1', storage: 'cloud' }),
      device.change('dataset', dataset, { project, name: 'd' }),
      device.change('analysis', analysis, { project, dataset, type: 't-test' }),
    ],
    owner,
  )
  const grow = async (name: string) =>
    (await push([device.change('analysis', analysis, { [`data.${name}`]: 'x'.repeat(6_000_000) })], owner)).data
      .results[0]?.code
  expect([await grow('a'), await grow('b'), await grow('c')]).toEqual([undefined, undefined, 'body-too-large'])
  // writing over what is there does not grow it
  expect(await grow('b')).toBeUndefined()
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
