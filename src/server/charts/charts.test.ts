import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { idOf } from '#contract/records/id-of.ts'
import { starOfChart } from '#contract/records/starred-chart.ts'
import { chartApp } from '#tests/support/chart-app.ts'
import { headersOf, startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice } from '#tests/support/test-device.ts'

let appDir: string
let server: TestServer
let user: TestUser
beforeAll(async () => {
  appDir = await chartApp()
  server = await startTestServer({ appDir })
  user = await server.register()
})
afterAll(async () => {
  await server.stop()
  rmSync(appDir, { recursive: true })
})

const ids = async (request: Parameters<typeof server.call<'Plot/index'>>[1]) => {
  const { data } = await server.call('Plot/index', request, { token: user.token })
  return data.data.map(({ plot_id: id }) => id)
}

test('the charts are listed in pages, and by family, labels and words of either language', async () => {
  const { data: first } = await server.call('Plot/index', { limit: 10 }, { token: user.token })
  const { data: second } = await server.call('Plot/index', { limit: 10, page: 2 }, { token: user.token })
  expect([first.data.length, first.page, second.page]).toEqual([10, 1, 2])
  expect(first.total).toBeGreaterThan(30)
  expect(second.data.map(({ id }) => id).filter((id) => first.data.some((plot) => plot.id === id))).toEqual([])
  expect(await ids({ type_id: 'time-to-event' })).toEqual([
    'adjusted-survival',
    'cumulative-incidence',
    'hazard-plot',
    'km-curve',
    'rmst-plot',
  ])
  const { data: repeated } = await server.call(
    'Plot/index',
    { label_ids: ['comparison', 'repeated'], limit: 50 },
    { token: user.token },
  )
  expect(repeated.data.map(({ id }) => id)).toContain('paired-lines')
  expect(repeated.total).toBeLessThan(first.total)
  for (const { label_ids: labels } of repeated.data)
    expect(labels).toEqual(expect.arrayContaining(['comparison', 'repeated']))
  expect(await ids({ keyword: 'scqx' })).toContain('km-curve')
  expect(await ids({ keyword: '生存 曲线' })).toContain('km-curve')
  expect(await ids({ keyword: 'SURVIVAL curve' })).toContain('km-curve')
  expect(await ids({ keyword: 'no such chart' })).toEqual([])
})

test('families and labels come with the number of charts that the index finds for them', async () => {
  const { data: types } = await server.call('Plottype/index', {}, { token: user.token })
  expect(types.data).toHaveLength(14)
  for (const { id, count } of types.data)
    expect([id, (await ids({ type_id: id, limit: 50 })).length]).toEqual([id, count])
  const { data: labels } = await server.call('Labels/index', {}, { token: user.token })
  for (const { id, count } of labels.data)
    expect([id, (await ids({ label_ids: [id], limit: 50 })).length]).toEqual([id, count])
  expect(labels.data.every(({ count }) => count > 0)).toBe(true)
})

test('a chart has its roles, options, examples and references', async () => {
  const { data } = await server.call('Plot/detail', { plot_id: 'box-violin' }, { token: user.token })
  expect(data).toMatchObject({ id: 'box-violin', type_id: 'distribution', is_collect: false, score: null })
  expect(data.roles.map(({ key }) => key)).toEqual(['variable', 'group', 'colour'])
  expect(data.params).toContainEqual(
    expect.objectContaining({ key: 'shape', kind: 'choice', group: '图形', group_en: 'Figure', initial: 'both' }),
  )
  expect(data.examples.length).toBeGreaterThan(1)
  expect(data.references.length).toBeGreaterThan(1)
  const { data: params } = await server.call('Plotparams/index', { plot_id: 'box-violin' }, { token: user.token })
  expect(params.own).toEqual([...data.roles, ...data.params])
  expect(params.general.map(({ key }) => key)).toContain('palette')
  expect((await server.call('Plotparams/index', {}, { token: user.token })).data.own).toEqual([])
  for (const name of ['Plot/detail', 'Plotparams/index'] as const)
    expect(await server.call(name, { plot_id: 'no-chart' }, { token: user.token })).toMatchObject({ code: 'not-found' })
})

test('[Q1] a star of this call and one of a syncing device are the same record', async () => {
  const { token } = user
  const tool = starOfChart('histogram')
  const record = idOf('favourite', user.userInfo.id, tool)
  await server.call('Plotcollect/add', { plot_id: 'histogram' }, { token })
  await server.call('Plotcollect/add', { plot_id: 'forest' }, { token })
  const { data: pulled } = await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null }, { token })
  expect(pulled.records.map(({ id }) => id)).toContain(record)
  expect((await ids({ collected: true })).toSorted()).toEqual(['forest', 'histogram'])
  const device = createDevice('phone', () => server.clock.now() + 1000)
  const mutations = [device.change('favourite', record, { tool, deleted: true })]
  await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })
  expect(await ids({ collected: true })).toEqual(['forest'])
  const { data: index } = await server.call('Plotcollect/index', {}, { token })
  expect(index).toMatchObject({ total: 1, data: [{ id: 'forest', is_collect: true }] })
  await server.call('Plotcollect/delete', { plot_id: 'forest' }, { token })
  expect(await ids({ collected: true })).toEqual([])
  expect(await server.call('Plotcollect/add', { plot_id: 'no-chart' }, { token })).toMatchObject({ code: 'not-found' })
})

test('demo data come as columns with types and values, with the options that draw them', async () => {
  const { token } = user
  const { data } = await server.call('Plotrecord/loadDemoData', { plot_id: 'box-violin' }, { token })
  const { data: detail } = await server.call('Plot/detail', { plot_id: 'box-violin' }, { token })
  expect(detail.examples.map(({ id }) => id)).toContain(data.example)
  expect(data).toMatchObject({ plot_id: 'box-violin', data_id: 'lung', options: { variable: 'c10', group: 'c6' } })
  expect(data.source_en).toContain('R package survival')
  expect(data.columns.map(({ values }) => values.length)).toEqual(Array(10).fill(228))
  expect(data.columns.find(({ name }) => name === 'sex')).toMatchObject({
    id: 'c5',
    first_type: 'category',
    second_type: 2,
    type: 'number',
  })
  expect(data.columns.find(({ name }) => name === 'age')).toMatchObject({ first_type: 'continue', second_type: 6 })
  const asked = { plot_id: 'box-violin', example: data.example }
  expect((await server.call('Plotrecord/loadDemoData', asked, { token })).data).toEqual(data)
  for (const other of [{ plot_id: 'no-chart' }, { ...asked, example: 'other' }])
    expect(await server.call('Plotrecord/loadDemoData', other, { token })).toMatchObject({ code: 'not-found' })
})

test('demo data are downloaded as a workbook or an archive of CSV files', async () => {
  const download = (request: object) => {
    const headers = headersOf('Plotrecord/downloadDemoData', { token: user.token })
    return server.fetch('/api/Plotrecord/downloadDemoData', { method: 'POST', headers, body: JSON.stringify(request) })
  }
  const workbook = await download({ plot_id: 'box-violin' })
  expect(workbook.headers.get('content-disposition')).toBe('attachment; filename="box-violin.xlsx"')
  expect(Object.keys(unzipSync(new Uint8Array(await workbook.arrayBuffer())))).toContain('xl/workbook.xml')
  const archive = await download({ plot_id: 'box-violin', format: 'csv' })
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['lung.csv', 'lung-variables.csv', 'source.txt'])
  expect(new TextDecoder().decode(files['lung.csv'])).toMatch(/^inst,time,status,/)
  expect(await (await download({ plot_id: 'no-chart' })).json()).toMatchObject({ code: 'not-found' })
  rmSync(join(appDir, 'demo/forest.xlsx'))
  expect(await (await download({ plot_id: 'forest' })).json()).toMatchObject({ params: { reason: 'no-build' } })
})

const stars = { richfont: 4, param_freedom: 3, general_param_freedom: 2, other_param_freedom: 1 }
const rated = (overall: number) => ({ plot_id: 'km-curve', version: 1, aesthetics: 5, ...stars, overall })
const scoreOf = async (chart: string) =>
  (await server.call('Plot/detail', { plot_id: chart }, { token: user.token })).data.score

async function ratingsOf({ userInfo }: TestUser) {
  const { db } = server.services
  const rows = await db.selectFrom('plot_ratings').selectAll().where('user_id', '=', userInfo.id).execute()
  return rows.map(({ version, overall, suggest }) => ({ version, overall, suggest }))
}

test('a user has one rating of each version of a chart, and of ratings that arrive in another order the latest', async () => {
  const rater = await server.register()
  const { token } = rater
  const now = server.clock.now()
  const add = (overall: number, at: number | undefined, version = 1) =>
    server.call('Plotfeedback/add', { ...rated(overall), version, suggest: `${overall}`, rated_at: at }, { token })
  await add(3, now - 1000)
  await add(5, now - 5000)
  expect(await ratingsOf(rater)).toEqual([{ version: 1, overall: 3, suggest: '3' }])
  await add(4, now + 3_600_000)
  await add(2, undefined)
  await add(1, undefined, 2)
  expect((await ratingsOf(rater)).toSorted((a, b) => a.version - b.version)).toEqual([
    { version: 1, overall: 2, suggest: '2' },
    { version: 2, overall: 1, suggest: '1' },
  ])
  const long = await server.call('Plotfeedback/add', { ...rated(1), suggest: 'x'.repeat(301) }, { token })
  expect(long).toMatchObject({ code: 'invalid-request', params: { fields: ['suggest'] } })
})

test('[Q3] a rating sent again with its key is stored once', async () => {
  const rater = await server.register()
  const key = '01900000-0000-7000-8000-00000000abcd'
  for (let tries = 0; tries < 2; tries += 1)
    await server.call('Plotfeedback/add', rated(5), { token: rater.token, key })
  expect(await ratingsOf(rater)).toHaveLength(1)
})

test('a chart has a score once five users have rated it', async () => {
  const raters = await Promise.all(Array.from({ length: 5 }, () => server.register()))
  for (const [place, { token }] of raters.entries()) {
    expect(await scoreOf('forest')).toBeNull()
    await server.call('Plotfeedback/add', { ...rated(place + 1), plot_id: 'forest' }, { token })
  }
  expect(await scoreOf('forest')).toBe(3)
})

test('without a build the calls are refused as in maintenance', async () => {
  const bare = await startTestServer({ appDir: `${appDir}/none` })
  try {
    const { token } = await bare.register()
    const reply = await bare.call('Plot/index', {}, { token })
    expect(reply).toMatchObject({ status: 503, code: 'maintenance', params: { reason: 'no-build' } })
  } finally {
    await bare.stop()
  }
})
