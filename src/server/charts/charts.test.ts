import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { idOf } from '#contract/records/id-of.ts'
import { starOfChart } from '#contract/records/starred-chart.ts'
import { chartApp } from '#tests/support/chart-app.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
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
  expect(await ids({ type_id: 'survival' })).toEqual(['cumulative-incidence', 'km-curve'])
  expect(await ids({ label_ids: ['comparison', 'repeated'] })).toEqual(['paired-lines'])
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
