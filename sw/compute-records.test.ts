// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '#contract/calls/index.ts'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../src/app/data/outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../src/app/data/own-data.ts'
import { computeRecords } from './compute-records.ts'

const [project, dataset, chart] = [newId(), newId(), newId()]
const importSchema = { columns: [{ id: 'c1', name: 'age', type: 'number', measure: 'continuous', include: true }] }

beforeEach(async () => {
  const { writer } = await openOwnData(newId())
  const asked = { project, dataset, type: 'histogram', version: 1, title: 'Ages', order: 'a0', createdAt: 1000 }
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    {
      kind: 'dataset',
      record: dataset,
      fields: { project, name: 'd', sourceName: 'd.csv', importSchema, deleted: false },
    },
    { kind: 'variable', record: newId(), fields: { dataset, column: 'c1', label: 'Age, years' } },
    {
      kind: 'chart',
      record: chart,
      fields: { ...asked, 'option.variable': 'c1', 'data.event': 'Yes', deleted: false },
    },
  ])
})
afterEach(closeOwnData)

const compute = (name: string, asked: object = {}) => computeRecords(ownData().database, name, asked)
const remove = (kind: 'dataset', record: string) =>
  change(ownData().writer, [{ kind, record, fields: { deleted: true } }])

test('charts and columns have the shapes of the contract, and no values of rows that stay on the device', async () => {
  const listed = await compute('Plotrecord/index', { keyword: 'age', project })
  expect(calls['Plotrecord/index'].reply.parse(listed)).toMatchObject({
    total: 1,
    data: [{ id: chart, create_time: 1 }],
  })
  const detail = await compute('Plotrecord/detail', { id: chart })
  expect(calls['Plotrecord/detail'].reply.parse(detail)).toMatchObject({ title: 'Ages', options: { variable: 'c1' } })
  expect(detail).not.toHaveProperty('row_options')
  const columns = await compute('Plotfilesvar/index', { record: chart })
  expect(calls['Plotfilesvar/index'].reply.parse(columns)).toMatchObject({
    dataset,
    columns: [{ id: 'c1', label: 'Age, years', first_type: 'continue' }],
  })
  expect(await compute('Plotrecord/loadProjectData', { project, dataset })).toEqual(columns)
})

test('charts become numbered blocks of a document, each once, in the order asked for; one that is not there refuses all', async () => {
  const other = newId()
  const fields = { project, dataset, type: 'forest', version: 1, title: 'Hazards', createdAt: 2000, deleted: false }
  await change(ownData().writer, [{ kind: 'chart', record: other, fields }])
  const blocks = await compute('Plotrecord/office', { ids: [other, chart, other] })
  expect(calls['Plotrecord/office'].reply.parse(blocks)).toEqual({
    data: [
      expect.objectContaining({ type: 'figure', chart: other, number: 1, label: '图 1', caption: 'Hazards' }),
      expect.objectContaining({ chart, project, dataset, number: 2, label_en: 'Figure 2', caption: 'Ages' }),
    ],
  })
  expect(await compute('Plotrecord/office', { ids: [chart, newId()] })).toBeUndefined()
})

test('filters leave out what does not fit', async () => {
  for (const filters of [{ keyword: 'x' }, { plot_id: 'forest' }, { page: 2 }])
    expect(await compute('Plotrecord/index', filters)).toMatchObject({ data: [] })
})

test('[R4] what a deletion hides is not found', async () => {
  expect(await compute('Plotrecord/index', { dataset: newId() })).toBeUndefined()
  expect(await compute('Plotrecord/loadProjectData', { project: newId(), dataset })).toBeUndefined()
  await remove('dataset', dataset)
  expect(await compute('Plotrecord/index')).toMatchObject({ total: 0 })
  for (const [name, asked] of [
    ['Plotrecord/index', { dataset }],
    ['Plotrecord/detail', { id: chart }],
    ['Plotrecord/office', { ids: [chart] }],
    ['Plotrecord/loadProjectData', { project, dataset }],
    ['Plotfilesvar/index', { record: chart }],
  ] as const)
    expect(await compute(name, asked)).toBeUndefined()
})
