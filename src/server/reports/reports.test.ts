import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
})

/** A report with a text and two figures, pushed by a device in another order. */
async function pushReport(token: string, storage: 'cloud' | 'device') {
  const device = createDevice('a')
  const [project, report, analysis, dataset] = [newId(), newId(), newId(), newId()]
  const figure = { report, type: 'figure', analysis, part: 'curve', mode: 'live' }
  const mutations = [
    device.change('project', project, { name: '肺癌', storage, createdAt: 1 }),
    device.change('dataset', dataset, { project, name: 'lung', createdAt: 1 }),
    device.change('analysis', analysis, { project, dataset, type: 'kaplan-meier', version: 1, title: 'Survival' }),
    device.change('report', report, { project, title: 'Thesis', order: 'a0', createdAt: 2000, deleted: false }),
    device.change('report-block', newId(), {
      ...figure,
      order: 'a2',
      ...(storage === 'cloud' && { 'data.group': '"f"' }),
    }),
    device.change('report-block', newId(), { ...figure, order: 'a1' }),
    device.change('report-block', newId(), { report, type: 'paragraph', order: 'a3', deleted: true }),
    device.change('report-block', newId(), {
      report,
      type: 'heading',
      level: 2,
      order: 'a0',
      ...(storage === 'cloud' && { 'data.text': { runs: [{ text: 'Results' }] } }),
    }),
  ]
  const { data } = await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })
  expect(data.results.map(({ result }) => result)).toEqual(mutations.map(() => 'applied'))
  return { project, report, analysis }
}

test('user/office lists the reports, and one with its blocks in order, numbered', async () => {
  const { token } = await server.register()
  const { project, report, analysis } = await pushReport(token, 'cloud')
  const listed = await server.call('user/office', { project }, { token })
  const shown = { id: report, project, title: 'Thesis', style: '', create_time: 2 }
  expect(listed.data).toMatchObject({ data: [shown], total: 1 })
  expect(listed.data.blocks).toBeUndefined()
  const { data } = await server.call('user/office', { id: report }, { token })
  expect(data.data).toEqual([shown])
  expect(data.blocks).toMatchObject([
    { type: 'heading', level: 2, number: null, text: { runs: [{ text: 'Results' }] } },
    { type: 'figure', analysis, chart: null, part: 'curve', number: 1 },
    { type: 'figure', analysis, group: '"f"', number: 2 },
  ])
})

test('[R6] of a project whose rows stay on the device no text is in the reply', async () => {
  const { token } = await server.register()
  const { report } = await pushReport(token, 'device')
  const { data } = await server.call('user/office', { id: report }, { token })
  expect(data.blocks?.map((block) => 'text' in block)).toEqual([false, false, false])
})

test('[S8] a deleted report, and that of another user, are not found', async () => {
  const [{ token }, stranger] = [await server.register(), await server.register()]
  const { project, report } = await pushReport(token, 'cloud')
  expect(await server.call('user/office', { id: report }, { token: stranger.token })).toMatchObject({
    code: 'not-found',
  })
  const device = createDevice('b')
  const gone = device.change('project', project, { deleted: true })
  await server.call('Sync/push', { protocol: PROTOCOL, mutations: [gone] }, { token })
  expect(await server.call('user/office', { id: report }, { token })).toMatchObject({ code: 'not-found' })
  expect((await server.call('user/office', {}, { token })).data.data).toEqual([])
})
