import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PROTOCOL, type SyncedRecord } from '#contract/calls/sync.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

let server: TestServer
let user: TestUser
let other: TestUser
beforeAll(async () => {
  server = await startTestServer()
  other = await server.register()
})
beforeEach(async () => {
  user = await server.register()
})
afterAll(() => server.stop())

const mine = () => ({ token: user.token })
const addProject = async (name: string, more = {}) => (await server.call('Project/add', { name, ...more }, mine())).data

async function records(): Promise<SyncedRecord[]> {
  return (await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null }, mine())).data.records
}

/** A project in the cloud with a dataset and two analyses, pushed by a device. */
async function pushWork() {
  const device = createDevice('a')
  const [project, dataset, first, second] = [newId(), newId(), newId(), newId()]
  const analysis = { project, dataset, type: 't-test-independent', version: 1 }
  const mutations = [
    device.change('project', project, { name: '肺癌', storage: 'cloud', createdAt: 1_700_000_000_000 }),
    device.change('dataset', dataset, {
      project,
      name: 'lung',
      sourceName: 'lung.csv',
      sourceSize: 9,
      createdAt: 1_700_000_001_000,
    }),
    device.change('analysis', first, { ...analysis, title: 'one', createdAt: 1_700_000_002_000, 'option.alpha': 0.05 }),
    device.change('analysis', second, {
      ...analysis,
      title: 'two',
      createdAt: 1_700_000_003_000,
      'data.outcome': { p: 0.01 },
    }),
  ]
  const { data } = await server.call('Sync/push', { protocol: PROTOCOL, mutations }, mine())
  expect(data.results.map(({ result }) => result)).toEqual(Array(4).fill('applied'))
  return { device, project, dataset, first, second }
}

test('[Q1] an added project is a record that devices pull', async () => {
  const project = await addProject('肺癌2026', { description: 'x' })
  expect(project).toMatchObject({ name: '肺癌2026', description: 'x', storage: 'device' })
  expect(project.create_time).toBeCloseTo(server.clock.now() / 1000, -1)
  const [record] = await records()
  expect(record).toMatchObject({ id: project.id, kind: 'project', fields: { name: ['肺癌2026', expect.any(String)] } })
})

test('projects are listed newest first, in pages, and found by a part of their name', async () => {
  for (let number = 1; number <= 12; number += 1) await addProject(`p${number}`)
  const list = async (request: object) => (await server.call('Project/index', request, mine())).data
  const first = await list({ limit: 10 })
  expect(first).toMatchObject({ total: 12, page: 1, limit: 10 })
  expect(first.data.map(({ name }) => name).slice(0, 2)).toEqual(['p12', 'p11'])
  expect((await list({ limit: 10, page: 2 })).data.map(({ name }) => name)).toEqual(['p2', 'p1'])
  expect((await list({ search: 'P1' })).data.map(({ name }) => name)).toEqual(['p12', 'p11', 'p10', 'p1'])
})

test('[Q1] a change through these calls wins over an earlier one of a device, even with a fast clock', async () => {
  const device = createDevice('fast', () => server.clock.now() + 4 * 60_000)
  const id = newId()
  const mutations = [device.change('project', id, { name: 'before', createdAt: 1 })]
  await server.call('Sync/push', { protocol: PROTOCOL, mutations }, mine())
  expect((await server.call('Project/update', { id, name: 'after' }, mine())).data.name).toBe('after')
  expect((await server.call('Project/detail', { id }, mine())).data.name).toBe('after')
  expect((await server.call('Project/update', { id }, mine())).data.name).toBe('after')
})

test('[R4] a deleted project hides what is in it, and a device may restore it', async () => {
  const { device, project, dataset, first } = await pushWork()
  expect((await server.call('Project/delete', { id: project }, mine())).status).toBe(200)
  for (const reply of [
    await server.call('Project/detail', { id: project }, mine()),
    await server.call('Project/delete', { id: project }, mine()),
    await server.call('Dataset/index', { project }, mine()),
    await server.call('Dataset/detail', { id: dataset }, mine()),
    await server.call('V2analysis/index', { data_id: dataset }, mine()),
    await server.call('V2analysis/rename', { id: first, title: 'x' }, mine()),
  ]) {
    expect(reply).toMatchObject({ status: 404, code: 'not-found' })
  }
  expect((await records()).find(({ id }) => id === dataset)?.fields.deleted).toBeUndefined()
  for (const { fields } of await records()) for (const [, stamp] of Object.values(fields)) device.see(stamp)
  const mutations = [device.change('project', project, { deleted: false })]
  await server.call('Sync/push', { protocol: PROTOCOL, mutations }, mine())
  expect((await server.call('Dataset/detail', { id: dataset }, mine())).status).toBe(200)
})

test('datasets are listed, renamed and deleted', async () => {
  const { project, dataset } = await pushWork()
  const expected = {
    id: dataset,
    project,
    name: 'lung',
    source_name: 'lung.csv',
    source_size: 9,
    create_time: 1_700_000_001,
  }
  expect((await server.call('Dataset/index', { project }, mine())).data).toMatchObject({ total: 1, data: [expected] })
  expect((await server.call('Dataset/detail', { id: dataset }, mine())).data).toEqual(expected)
  expect((await server.call('Dataset/rename', { id: dataset, name: 'NCCTG' }, mine())).data.name).toBe('NCCTG')
  expect((await server.call('Dataset/delete', { id: dataset }, mine())).status).toBe(200)
  expect((await server.call('Dataset/index', { project }, mine())).data.total).toBe(0)
  expect((await server.call('Dataset/detail', { id: project }, mine())).code).toBe('not-found')
})

test('analyses are listed, renamed, downloaded and deleted by their dataset', async () => {
  const { device, dataset, first, second } = await pushWork()
  const titles = async () =>
    (await server.call('V2analysis/index', { data_id: dataset }, mine())).data.data.map(({ title }) => title)
  expect(await titles()).toEqual(['two', 'one'])
  expect((await server.call('V2analysis/rename', { id: first, title: 'renamed' }, mine())).data).toMatchObject({
    title: 'renamed',
  })
  const { data } = await server.call('V2analysis/downloadAllByDataId', { data_id: dataset }, mine())
  expect(data.analyses).toEqual([
    { id: second, type: 't-test-independent', title: 'two', fields: { 'data.outcome': { p: 0.01 } } },
    { id: first, type: 't-test-independent', title: 'renamed', fields: { 'option.alpha': 0.05 } },
  ])
  const mutations = [device.change('analysis-outcome', newId(), { analysis: first, 'data.outcome': { p: 0.02 } })]
  await server.call('Sync/push', { protocol: PROTOCOL, mutations }, mine())
  const again = await server.call('V2analysis/downloadAllByDataId', { data_id: dataset }, mine())
  expect(again.data.analyses.map(({ outcome }) => outcome)).toEqual([undefined, { 'data.outcome': { p: 0.02 } }])
  expect((await server.call('V2analysis/deleteAllByDataId', { data_id: dataset }, mine())).data).toEqual({ deleted: 2 })
  expect(await titles()).toEqual([])
})

test('values longer than a piece are complete, in a download and in the export of the account', async () => {
  const { device, dataset, first, second } = await pushWork()
  // offsets shift by one byte, so that some piece ends within a character
  const long = '值"\\\u0000\ud800😀],['.repeat(100_000)
  const more = { [first]: { long, rows: [[1, 2], []] }, [second]: `x${long}` }
  for (const [id, outcome] of Object.entries(more)) {
    const mutations = [device.change('analysis', id, { 'data.outcome': outcome })]
    const { data } = await server.call('Sync/push', { protocol: PROTOCOL, mutations }, mine())
    expect(data.results[0]?.result).toBe('applied')
  }
  const { data } = await server.call('V2analysis/downloadAllByDataId', { data_id: dataset }, mine())
  const fieldsIn = (wanted: string) => data.analyses.find(({ id }) => id === wanted)?.fields
  expect(fieldsIn(first)).toEqual({ 'option.alpha': 0.05, 'data.outcome': more[first] })
  expect(fieldsIn(second)).toEqual({ 'data.outcome': more[second] })
  const headers = headersOf('User/export', mine())
  const file = await server.fetch('/api/User/export', { method: 'POST', headers, body: '{}' })
  const exported = unzipSync(new Uint8Array(await file.arrayBuffer()))['records.ndjson']
  const lines = new TextDecoder().decode(exported).trim().split('\n')
  const parsed = lines.map((line) => JSON.parse(line) as Pick<SyncedRecord, 'id' | 'kind' | 'fields'>)
  const byId = new Map((await records()).map(({ id, kind, fields: own }) => [id, { id, kind, fields: own }]))
  expect(parsed).toHaveLength(byId.size)
  for (const record of parsed) expect(record).toEqual(byId.get(record.id))
})

test('another user’s records do not exist for the caller', async () => {
  const { project, dataset, first } = await pushWork()
  const theirs = { token: other.token }
  for (const reply of [
    await server.call('Project/detail', { id: project }, theirs),
    await server.call('Project/update', { id: project, name: 'x' }, theirs),
    await server.call('Project/delete', { id: project }, theirs),
    await server.call('Dataset/index', { project }, theirs),
    await server.call('Dataset/detail', { id: dataset }, theirs),
    await server.call('Dataset/rename', { id: dataset, name: 'x' }, theirs),
    await server.call('Dataset/delete', { id: dataset }, theirs),
    await server.call('V2analysis/index', { data_id: dataset }, theirs),
    await server.call('V2analysis/rename', { id: first, title: 'x' }, theirs),
    await server.call('V2analysis/deleteAllByDataId', { data_id: dataset }, theirs),
    await server.call('V2analysis/downloadAllByDataId', { data_id: dataset }, theirs),
  ]) {
    expect(reply).toMatchObject({ status: 404, code: 'not-found' })
  }
  expect((await server.call('Project/detail', { id: project }, mine())).data.name).toBe('肺癌')
})
