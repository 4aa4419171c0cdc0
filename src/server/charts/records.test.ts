import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PROTOCOL, type SyncedRecord } from '#contract/calls/sync.ts'
import { idOf } from '#contract/records/id-of.ts'
import { chartApp } from '#tests/support/chart-app.ts'
import { partsOf } from '#tests/support/query-calls.ts'
import {
  headersOf,
  readEnvelope,
  startTestServer,
  type TestServer,
  type TestUser,
} from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

let appDir: string
let server: TestServer
let user: TestUser
let other: TestUser
beforeAll(async () => {
  appDir = await chartApp()
  server = await startTestServer({ appDir })
  other = await server.register()
})
beforeEach(async () => {
  user = await server.register()
})
afterAll(async () => {
  await server.stop()
  rmSync(appDir, { recursive: true })
})

const mine = () => ({ token: user.token })
const column = { type: 'number', measure: 'continuous', include: true }
const importSchema = {
  columns: [
    { ...column, id: 'c1', name: 'age' },
    { ...column, id: 'c2', name: 'sex', measure: 'nominal' },
    { ...column, id: 'c3', name: 'ward', type: 'text', measure: 'ordinal' },
    { ...column, id: 'c4', name: 'note', include: false },
  ],
}

/** A project with a dataset, pushed by a device. */
async function pushDataset(storage: 'cloud' | 'device') {
  const device = createDevice('a')
  const [project, dataset] = [newId(), newId()]
  const labels = [
    { value: 1, label: '男' },
    { value: 2, label: '女' },
  ]
  const about = { dataset, column: 'c2', label: '性别', ...(storage === 'cloud' && { 'data.valueLabels': labels }) }
  const mutations = [
    device.change('project', project, { name: '肺癌', storage, createdAt: 1 }),
    device.change('dataset', dataset, { project, name: 'lung', sourceName: 'lung.csv', importSchema, createdAt: 2 }),
    device.change('variable', idOf('variable', dataset, 'c2'), about),
  ]
  const { data } = await server.call('Sync/push', { protocol: PROTOCOL, mutations }, mine())
  expect(data.results.map(({ result }) => result)).toEqual(Array(3).fill('applied'))
  return { device, project, dataset }
}

async function pulled(id: string): Promise<SyncedRecord | undefined> {
  const { data } = await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null }, mine())
  return data.records.find((record) => record.id === id)
}

test('[Q1] an added chart is the record that a device writes, and is listed, read and deleted', async () => {
  const { device, project, dataset } = await pushDataset('cloud')
  const options = { variable: 'c1', 'look.page.width': 89 }
  const row_options = { event: 'Yes' }
  const asked = { dataset, plot_id: 'histogram', options, row_options } as const
  const { data: added } = await server.call('Plotrecord/add', asked, { ...mine(), language: 'zh' })
  expect(added).toMatchObject({
    project,
    dataset,
    plot_id: 'histogram',
    title: '直方图与密度曲线',
    options,
    row_options,
  })
  const { id } = added
  expect((await pulled(id))?.fields).toMatchObject({
    project: [project, expect.any(String)],
    type: ['histogram', expect.any(String)],
    order: ['a0', expect.any(String)],
    'option.variable': ['c1', expect.any(String)],
    'data.event': ['Yes', expect.any(String)],
    deleted: [false, expect.any(String)],
  })
  const { options: _, row_options: __, ...listed } = added
  expect((await server.call('Plotrecord/index', {}, mine())).data).toMatchObject({ total: 1, data: [listed] })
  const later = device.change('chart', id, { title: 'Ages', 'data.picture': '<svg/>' })
  server.clock.advance(60_000)
  await server.call('Sync/push', { protocol: PROTOCOL, mutations: [later] }, mine())
  const { data: changed } = await server.call('Plotrecord/detail', { id }, mine())
  expect(changed).toMatchObject({ title: 'Ages', options, row_options, create_time: added.create_time })
  expect((await server.call('Plotrecord/delete', { id }, mine())).status).toBe(200)
  expect((await pulled(id))?.fields.deleted?.[0]).toBe(true)
  expect((await server.call('Plotrecord/index', {}, mine())).data.total).toBe(0)
  for (const name of ['Plotrecord/detail', 'Plotrecord/delete'] as const)
    expect(await server.call(name, { id }, mine())).toMatchObject({ code: 'not-found' })
})

test('charts become numbered blocks of a document in the order asked for, each once; one that is hidden refuses all', async () => {
  const [one, two] = [await pushDataset('device'), await pushDataset('device')]
  const add = async (dataset: string, title: string) =>
    (await server.call('Plotrecord/add', { dataset, plot_id: 'histogram', title }, mine())).data.id
  const [ages, weights] = [await add(one.dataset, 'Ages'), await add(two.dataset, 'Weights')]
  const office = (...ids: readonly string[]) => server.call('Plotrecord/office', { ids: [...ids] }, mine())
  const common = { type: 'figure', part: null, mode: 'live' }
  expect((await office(weights, ages, weights)).data.data).toEqual([
    { ...common, chart: weights, ...placeOf(two), number: 1, label: '图 1', label_en: 'Figure 1', caption: 'Weights' },
    { ...common, chart: ages, ...placeOf(one), number: 2, label: '图 2', label_en: 'Figure 2', caption: 'Ages' },
  ])
  await server.call('Dataset/delete', { id: two.dataset }, mine())
  expect(await office(ages, weights)).toMatchObject({ code: 'not-found' })
  expect((await office(ages)).data.data).toHaveLength(1)
})

const placeOf = ({ project, dataset }: { readonly project: string; readonly dataset: string }) => ({ project, dataset })

test('charts are found by project, dataset, type and title, without those that a deletion hides', async () => {
  const [one, two] = [await pushDataset('device'), await pushDataset('device')]
  const titles = async (filters: object) =>
    (await server.call('Plotrecord/index', filters, mine())).data.data.map(({ title }) => title)
  for (const [dataset, plot_id, title] of [
    [one.dataset, 'histogram', 'Ages'],
    [one.dataset, 'forest', 'Hazards'],
    [two.dataset, 'histogram', 'Weights'],
  ] as const) {
    server.clock.advance(1000)
    expect((await server.call('Plotrecord/add', { dataset, plot_id, title }, mine())).status).toBe(200)
  }
  expect(await titles({})).toEqual(['Weights', 'Hazards', 'Ages'])
  expect(await titles({ project: one.project })).toEqual(['Hazards', 'Ages'])
  expect(await titles({ dataset: one.dataset, plot_id: 'histogram' })).toEqual(['Ages'])
  expect(await titles({ project: one.project, dataset: two.dataset })).toEqual([])
  expect(await titles({ keyword: 'AGE' })).toEqual(['Ages'])
  await server.call('Dataset/delete', { id: two.dataset }, mine())
  expect(await titles({})).toEqual(['Hazards', 'Ages'])
  await server.call('Project/delete', { id: one.project }, mine())
  expect(await titles({})).toEqual([])
})

test('[R6] options with values of the rows are refused and never shown where the rows stay on the device', async () => {
  const { dataset } = await pushDataset('device')
  const asked = { dataset, plot_id: 'histogram', row_options: { event: 'Yes' } } as const
  expect(await server.call('Plotrecord/add', asked, mine())).toMatchObject({ code: 'rows-stay-on-device' })
  const { data } = await server.call('Plotrecord/add', { ...asked, row_options: {} }, mine())
  expect(data).not.toHaveProperty('row_options')
})

test('a chart needs a type of the catalogue, and options with names that a record can have', async () => {
  const { device, dataset, project } = await pushDataset('device')
  expect(await server.call('Plotrecord/add', { dataset, plot_id: 'no-chart' }, mine())).toMatchObject({
    code: 'not-found',
  })
  const asked = { dataset, plot_id: 'histogram', options: { 'two words': 1 } } as const
  expect(await server.call('Plotrecord/add', asked, mine())).toMatchObject({ code: 'unknown-field' })
  // not a key of the order that our clients write, but one that the kind permits
  const chart = { project, dataset, type: 'forest', version: 1, title: 't', order: '0', createdAt: 1 }
  await server.call('Sync/push', { protocol: PROTOCOL, mutations: [device.change('chart', newId(), chart)] }, mine())
  expect((await server.call('Plotrecord/add', { dataset, plot_id: 'forest' }, mine())).status).toBe(200)
})

test('the columns of a dataset have the types that follow from what is synced', async () => {
  const { project, dataset } = await pushDataset('cloud')
  const { data } = await server.call('Plotrecord/loadProjectData', { project, dataset }, mine())
  expect(data).toEqual({
    project,
    dataset,
    name: 'lung',
    source_name: 'lung.csv',
    columns: [
      expect.objectContaining({ id: 'c1', name: 'age', first_type: 'continue', second_type: null, type: 'number' }),
      expect.objectContaining({ id: 'c2', label: '性别', measure: 'nominal', first_type: 'category', second_type: 2 }),
      expect.objectContaining({ id: 'c3', measure: 'ordinal', first_type: 'category', second_type: null }),
    ],
  })
  const elsewhere = await pushDataset('cloud')
  const mixed = { project: elsewhere.project, dataset }
  expect(await server.call('Plotrecord/loadProjectData', mixed, mine())).toMatchObject({ code: 'not-found' })
})

test('[Q1] a changed column is the record that a device writes; what no measurement level expresses is refused', async () => {
  const { dataset } = await pushDataset('cloud')
  const { data: chart } = await server.call('Plotrecord/add', { dataset, plot_id: 'histogram' }, mine())
  const record = chart.id
  const of = (columns: readonly { readonly id: string }[], id: string) => columns.find((one) => one.id === id)
  const said = { record, column: 'c1', label: 'Age, years' }
  const { data: named } = await server.call('Plotfilesvar/update', said, mine())
  expect(of(named.columns, 'c1')).toMatchObject({ name: 'age', label: 'Age, years' })
  const { data: typed } = await server.call(
    'Plotfilesvar/updateFirstType',
    { record, column: 'c1', type: 'category' },
    mine(),
  )
  expect(of(typed.columns, 'c1')).toMatchObject({ first_type: 'category', measure: 'nominal', label: 'Age, years' })
  expect((await pulled(idOf('variable', dataset, 'c1')))?.fields).toMatchObject({
    dataset: [dataset, expect.any(String)],
    column: ['c1', expect.any(String)],
    measure: ['nominal', expect.any(String)],
  })
  const second = (name: string, type: 2 | 3 | 4 | 6 | 7) =>
    server.call('Plotfilesvar/updateSecondType', { record, column: name, type }, mine())
  expect(of((await second('c1', 7)).data.columns, 'c1')).toMatchObject({ first_type: 'continue' })
  expect((await second('c2', 2)).status).toBe(200)
  for (const [name, type] of [
    ['c1', 4],
    ['c2', 3],
    ['c3', 6],
  ] as const)
    expect(await second(name, type)).toMatchObject({ status: 422, code: 'type-not-stored', params: { type } })
  for (const id of ['c4', 'c9']) expect(await second(id, 2)).toMatchObject({ code: 'not-found' })
  const { data: shown } = await server.call('Plotfilesvar/index', { record }, mine())
  expect(of(shown.columns, 'c1')).toMatchObject({ first_type: 'continue', label: 'Age, years' })
  const restored = await server.call('Plotfilesvar/update', { record, column: 'c1', label: null }, mine())
  expect(of(restored.data.columns, 'c1')).toMatchObject({ label: '' })
})

test('[R6] an uploaded file is the source of a dataset where the rows may leave the device, otherwise it is refused', async () => {
  const content = 'age\n1\n'
  const upload = async (project: string) => {
    const { path, type, body } = partsOf('Plotrecord/upload', { project }, content)
    const headers = { ...headersOf('Plotrecord/upload', mine()), 'Content-Type': type }
    return readEnvelope('Plotrecord/upload', await server.fetch(path, { method: 'POST', headers, body }))
  }
  const { project } = await pushDataset('cloud')
  const sha256 = createHash('sha256').update(content).digest('hex')
  for (let tries = 0; tries < 2; tries += 1)
    expect((await upload(project)).data).toEqual({ project, sha256, size: content.length })
  const headers = headersOf('Dataset/source', mine())
  const source = { method: 'POST', headers, body: JSON.stringify({ project, sha256 }) }
  expect(await (await server.fetch('/api/Dataset/source', source)).text()).toBe(content)
  const onDevice = await pushDataset('device')
  expect(await upload(onDevice.project)).toMatchObject({ status: 403, code: 'rows-stay-on-device' })
})

test('[D5] a key opens the file that the server holds once, within five minutes, and for its user', async () => {
  const content = 'age\n1\n'
  const sha256 = createHash('sha256').update(content).digest('hex')
  const { device, project, dataset } = await pushDataset('cloud')
  const mutations = [device.change('dataset', dataset, { sourceSha256: sha256 })]
  await server.call('Sync/push', { protocol: PROTOCOL, mutations }, mine())
  const { data: chart } = await server.call('Plotrecord/add', { dataset, plot_id: 'histogram' }, mine())
  const ids = [chart.id]
  expect(await server.call('Plotrecord/getDownloadKey', { ids }, mine())).toMatchObject({ code: 'not-found' })
  const { path, type, body } = partsOf('Plotrecord/upload', { project }, content)
  const headers = { ...headersOf('Plotrecord/upload', mine()), 'Content-Type': type }
  await server.fetch(path, { method: 'POST', headers, body })
  const keyOf = async () => {
    const { data } = await server.call('Plotrecord/getDownloadKey', { ids }, mine())
    expect(data).toMatchObject({ data: [{ id: chart.id, name: 'lung.csv', size: content.length }], expires_in: 300 })
    return data.data[0]?.key ?? ''
  }
  const download = async (key: string, token?: string) => {
    const init = { method: 'POST', headers: headersOf('Plotrecord/download', { token }), body: JSON.stringify({ key }) }
    return (await server.fetch('/api/Plotrecord/download', init)).text()
  }
  const key = await keyOf()
  expect(await download(key, other.token)).toContain('"code":"not-found"')
  expect(await download(`${key}x`)).toContain('"code":"not-found"')
  expect(await download(key)).toBe(content)
  expect(await download(key)).toContain('"code":"not-found"')
  expect(await download(await keyOf(), user.token)).toBe(content)
  const early = await keyOf()
  const back = { id: project, storage: 'device' } as const
  await server.call('Project/update', back, mine())
  expect(await download(early)).toContain('"code":"rows-stay-on-device"')
  await server.call('Project/update', { ...back, storage: 'cloud' }, mine())
  await server.fetch(path, {
    method: 'POST',
    headers: { ...headersOf('Plotrecord/upload', mine()), 'Content-Type': type },
    body,
  })
  const late = await keyOf()
  server.clock.advance(5 * 60_000 + 1)
  expect(await download(late)).toContain('"code":"not-found"')
  expect(await server.call('Plotrecord/getDownloadKey', { ids }, { token: other.token })).toMatchObject({
    code: 'not-found',
  })
})

test('another user’s charts and columns do not exist for the caller', async () => {
  const { project, dataset } = await pushDataset('cloud')
  const { data: chart } = await server.call('Plotrecord/add', { dataset, plot_id: 'histogram' }, mine())
  const theirs = { token: other.token }
  const record = chart.id
  for (const reply of [
    await server.call('Plotrecord/index', { project }, theirs),
    await server.call('Plotrecord/index', { dataset }, theirs),
    await server.call('Plotrecord/detail', { id: record }, theirs),
    await server.call('Plotrecord/office', { ids: [record] }, theirs),
    await server.call('Plotrecord/add', { dataset, plot_id: 'histogram' }, theirs),
    await server.call('Plotrecord/delete', { id: record }, theirs),
    await server.call('Plotrecord/loadProjectData', { project, dataset }, theirs),
    await server.call('Plotfilesvar/index', { record }, theirs),
    await server.call('Plotfilesvar/update', { record, column: 'c1', label: 'x' }, theirs),
    await server.call('Plotfilesvar/updateFirstType', { record, column: 'c1', type: 'string' }, theirs),
    await server.call('Plotfilesvar/updateSecondType', { record, column: 'c1', type: 2 }, theirs),
  ])
    expect(reply).toMatchObject({ status: 404, code: 'not-found' })
  expect((await server.call('Plotrecord/index', {}, theirs)).data.total).toBe(0)
  expect((await server.call('Plotrecord/detail', { id: record }, mine())).status).toBe(200)
})
