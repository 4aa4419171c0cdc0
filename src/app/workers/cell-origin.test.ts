// @vitest-environment node
import { expect, test } from 'vitest'
import { addProject, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../data/outbox/change.ts'
import { cellOrigin } from './cell-origin.ts'
import { previewStep } from './step-preview.ts'

const LAB = '编号,CRP\n1,<0.5\n\n2,3\n3,"1,200"\n4,7\n'

async function study() {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const answers = { columns: { c2: { 'below-limit': 'half' } } } as const
  const dataset = await importCsv(writer, project, { answers }, LAB)
  const addStep = async (order: string, type: string, options: Record<string, unknown>) => {
    const record = newId()
    const stored = Object.fromEntries(Object.entries(options).map(([leaf, value]) => [`option.${leaf}`, value]))
    const fields = { dataset, type, version: 1, order, enabled: true, deleted: false, ...stored }
    await change(writer, [{ kind: 'step', record, fields }])
    return record
  }
  return { ...writer, dataset, addStep }
}

test('a cell is traced to the text in the file, also after rows were left out', async () => {
  const { database, dataset, addStep } = await study()
  const file = { file: '病例.csv', column: 2, name: 'CRP' }
  expect(await cellOrigin(database, dataset, 'c2', 1)).toEqual({
    cell: { from: 0.25, key: { column: 'c1', value: 1 } },
    source: { ...file, row: 1, text: '<0.5', imported: '0.25' },
    changes: [],
  })
  await addStep('a0', 'filter-rows', { condition: '{c1} > 1' })
  expect((await cellOrigin(database, dataset, 'c2', 3)).source).toEqual({
    ...file,
    row: 3,
    text: '1,200',
    imported: '1200',
  })
})

test('a cell that a step made is traced to the step', async () => {
  const { database, dataset, addStep } = await study()
  const step = await addStep('a0', 'compute-variable', { name: 'double', formula: '2 * {c2}' })
  const { source, changes } = await cellOrigin(database, dataset, `${step}.1`, 4)
  expect([source, changes]).toEqual([undefined, [{ step, isMade: true, value: '14' }]])
})

test('a step is tried on the first rows, and nothing of it is stored', async () => {
  const { database, dataset } = await study()
  const draft = { id: 'draft', type: 'compute-variable', version: 1, order: '', enabled: true }
  const options = { name: 'double', formula: '2 * {c2}' }
  const { columns, rows, result } = await previewStep(database, dataset, { ...draft, options })
  expect(columns.map(({ name, isMade }) => [name, isMade])).toEqual([
    ['double', true],
    ['CRP', false],
  ])
  expect(rows.map(({ cells }) => cells.map(({ text }) => text))[0]).toEqual(['0.5', '0.25'])
  expect(result.status).toBe('done')
  expect(await database.records.where('kind').equals('step').count()).toBe(0)
  const broken = { ...draft, options: { name: 'double', formula: '2 * {c9}' } }
  expect((await previewStep(database, dataset, broken)).result.status).not.toBe('done')
})

test('of a step that summarises, the first groups are shown with their columns in order, and a cell of a group comes from the step', async () => {
  const { database, dataset, addStep } = await study()
  const items = [{ id: 'm', statistic: 'mean', column: 'c2', name: 'CRP_mean' }]
  const bands = { variable: 'c1', cutPoints: [3], name: 'band' }
  const band = await addStep('a0', 'bin', bands)
  const options = { by: [`${band}.1`], items }
  const draft = { id: 'draft', type: 'aggregate', version: 1, order: '', enabled: true, options }
  const { columns, rows, result } = await previewStep(database, dataset, draft)
  expect(columns.map(({ name, isMade }) => [name, isMade])).toEqual([
    ['band', false],
    ['CRP_mean', true],
  ])
  expect(rows.map(({ cells }) => cells)).toEqual([
    [{ text: '1' }, { text: '1.625' }],
    [{ text: '2' }, { text: '603.5' }],
  ])
  expect(result).toMatchObject({ rowsBefore: 4, rowsAfter: 2 })
  const step = await addStep('a1', 'aggregate', options)
  const stored = await previewStep(database, dataset, { ...draft, id: step })
  const made = await cellOrigin(database, dataset, `${step}.m`, stored.rows[1]?.rowId ?? 0)
  expect(made).toMatchObject({ source: undefined, changes: [{ step, isMade: true, value: '603.5' }] })
})
