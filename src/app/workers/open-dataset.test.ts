// @vitest-environment node
import { expect, test } from 'vitest'
import { definition as tableOne } from '#catalog/analyses/table-one/definition.ts'
import { definition as computeVariable } from '#catalog/steps/compute-variable/definition.ts'
import { addProject, addRecipe, CSV, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import type { StepRecord } from '../data/datasets/dataset.ts'
import { graphOf } from '../data/datasets/dependencies.ts'
import { refusedAnswers } from '../data/datasets/refused-answers.ts'
import { change } from '../data/outbox/change.ts'
import { applyDrafts, dictionaryBefore, openDataset } from './open-dataset.ts'

test('[D3] the version of a dataset contains the engine revisions of its steps and of the analyses that they use', async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const dataset = await importCsv(writer, project)
  const { analysis } = await addRecipe(writer, project, dataset)
  const takes = { dataset, type: 'from-analysis', version: 1, order: 'a2', enabled: true, deleted: false }
  await change(writer, [{ kind: 'step', record: newId(), fields: { ...takes, 'option.record': analysis } }])
  const version = async () => (await openDataset(writer.database, dataset)).opened.version

  const released = await version()
  const versions = new Set([released])
  for (const definition of [tableOne, computeVariable]) {
    const { engineRevision } = definition as { engineRevision?: number }
    Object.assign(definition, { engineRevision: (engineRevision ?? 0) + 1 })
    versions.add(await version())
    Object.assign(definition, { engineRevision })
  }
  expect(versions.size).toBe(3)
  expect(await version()).toBe(released)
})

const fixedId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A dataset with fixed ids and a frozen schema, a formula, and two steps that use analyses, one of them disabled. */
async function fixedDataset() {
  const writer = await openWriter()
  const [project, dataset, other] = [fixedId(1), fixedId(2), fixedId(3)]
  const [asked, unasked, elsewhere, gone] = [fixedId(4), fixedId(5), fixedId(6), fixedId(7)]
  const sha256 = '4d946f86bb2c4c4b04db48df2a587ecc1905fc270221455b1bc0989b68f93416'
  const blob = new Blob([CSV])
  await writer.database.sources.put({ sha256, name: 's.csv', size: blob.size, blob, importedAt: 1 })
  const importSchema = {
    readerVersion: 1,
    layout: { format: 'csv', encoding: 'utf-8', delimiter: ',' },
    headerRow: 0,
    headerRows: 1,
    decimal: '.',
    columns: ['c1', 'c2', 'c3'].map((id) => ({ id, name: id, include: true, type: 'text', measure: 'nominal' })),
  }
  const source = { sourceName: 's.csv', sourceSha256: sha256, sourceSize: blob.size, sourceDevice: 'Ward' }
  const question = (id: string, of: string, deleted: boolean) => ({
    kind: 'analysis' as const,
    record: id,
    fields: {
      project,
      dataset: of,
      type: 'no-such-analysis',
      version: 3,
      firstVersion: 2,
      deleted,
      'option.outcome': 'c2',
      'option.look.font': 'serif',
      'data.event': 'a',
    },
  })
  const step = (n: number, type: string, enabled: boolean, more: Record<string, unknown>) => ({
    kind: 'step' as const,
    record: fixedId(n),
    fields: { dataset, type, version: 1, order: `a${n}`, enabled, deleted: false, ...more },
  })
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p', storage: 'device', 'convention.quartiles': 'type6' } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd', ...source, importSchema } },
    { kind: 'dataset', record: other, fields: { project, name: 'e', ...source, importSchema } },
    question(asked, dataset, false),
    question(unasked, dataset, false),
    question(elsewhere, other, false),
    question(gone, dataset, true),
    step(10, 'no-such-step', true, { 'data.formula': '{c2} * 2', 'option.name': 'double' }),
    step(11, 'no-such-step', true, { 'option.record': asked, 'option.output': 'fitted', 'option.name': 'fit' }),
    step(12, 'no-such-step', false, { 'option.record': unasked, 'option.output': 'fitted' }),
    step(13, 'no-such-step', true, { 'option.record': elsewhere }),
    step(14, 'no-such-step', true, { 'option.record': gone }),
    { kind: 'variable', record: fixedId(20), fields: { dataset, column: 'c2', label: 'Age' } },
  ])
  return { writer, dataset, asked }
}

test('[D3] a dataset keeps the version that earlier programs gave it', async () => {
  const { writer, dataset, asked } = await fixedDataset()
  const version = async () => (await openDataset(writer.database, dataset)).opened.version
  // Devices and records store results under this name: it may only change together with the data.
  expect(await version()).toBe('59b51b358caaf127b6644f6ed21b7cb8fef2beb194e2d34f3f00e8f3f398a125')
  await change(writer, [{ kind: 'analysis', record: asked, fields: { 'option.outcome': 'c3' } }])
  expect(await version()).toBe('ec73dfe1d9fb91c0c852d33a9c2ed70ad3ba97d0ab803c7746f7b04025b4af65')
})

test('[D12] a circle breaks exactly the step whose option the graph of the records refuses', async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const dataset = await importCsv(writer, project)
  const { step } = await addRecipe(writer, project, dataset)
  const [takes, analysis] = [newId(), newId()]
  const judged = async (order: string, variables: readonly string[]) => {
    const fields = { dataset, type: 'from-analysis', version: 1, order, enabled: true }
    const asks = { 'option.record': analysis, 'option.output': 'fitted', 'option.name': 'fit' }
    await change(writer, [
      { kind: 'step', record: takes, fields: { ...fields, ...asks } },
      {
        kind: 'analysis',
        record: analysis,
        fields: { project, dataset, type: 'table-one', version: 1, 'option.variables': variables },
      },
    ])
    const { opened } = await openDataset(writer.database, dataset)
    const broken = opened.steps.filter(({ problems }) =>
      problems.some(({ code }) => code === 'analysis-goes-in-circles'),
    )
    const refused = refusedAnswers(graphOf(await writer.database.records.toArray()))
    expect(refused.map(({ from, via }) => [from, via])).toEqual(broken.map(({ id }) => [id, 'record']))
    return broken.length
  }
  const circles: number[] = []
  // before the step that makes the column, and after it
  for (const order of ['Zz', 'a2'])
    for (const variables of [['c2'], [`${step}.1`], [`${takes}.1`]]) circles.push(await judged(order, variables))
  expect(circles).toEqual([0, 1, 1, 0, 0, 1])
})

test('sets are in the dictionary, with the columns that exist at that step, and a changed set makes another version', async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const dataset = await importCsv(writer, project)
  const { step } = await addRecipe(writer, project, dataset)
  const plain = (await openDataset(writer.database, dataset)).opened
  expect(plain.dictionary.sets).toBeUndefined()
  const [ticks, mood] = [newId(), newId()]
  const made = `${step}.1`
  await change(writer, [
    {
      kind: 'set',
      record: mood,
      fields: {
        dataset,
        role: 'dimension',
        name: 'mood',
        members: ['c2', made],
        reversed: [made],
        scale: { min: 1, max: 5 },
        order: 'a1',
      },
    },
    {
      kind: 'set',
      record: ticks,
      fields: {
        dataset,
        role: 'multiple-response',
        name: 'reasons',
        members: ['c2', 'no-such-column'],
        separator: '┋',
        order: 'a0',
        'data.counted': 1,
        'data.labels': [{ value: 1, label: 'pain' }, null, { value: 2 }, 'x'], // a file can contain anything
      },
    },
  ])
  const { opened } = await openDataset(writer.database, dataset)
  const reasons = {
    id: ticks,
    name: 'reasons',
    label: '',
    columns: ['c2'],
    countedValue: 1,
    separator: '┋',
    answers: [{ value: 1, label: 'pain' }],
  }
  const dimension = { role: 'dimension', id: mood, name: 'mood', label: '', scale: { min: 1, max: 5 } }
  expect(opened.dictionary.sets).toEqual([reasons, { ...dimension, columns: ['c2', made], reversed: [made] }])
  expect((await dictionaryBefore(writer.database, dataset, step)).sets).toEqual([
    reasons,
    { ...dimension, columns: ['c2'], reversed: [] },
  ])
  expect(opened.version).not.toBe(plain.version)
  await change(
    writer,
    [ticks, mood].map((record) => ({ kind: 'set', record, fields: { deleted: true } })),
  )
  expect((await openDataset(writer.database, dataset)).opened.version).toBe(plain.version)
})

test('[AI5] new steps are applied after those of the dataset, and nothing is stored', async () => {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const dataset = await importCsv(writer, project)
  await addRecipe(writer, project, dataset)
  const { opened } = await openDataset(writer.database, dataset)
  const records = await writer.database.records.count()
  const [numeric] = opened.dictionary.columns.filter(({ type }) => type === 'number')
  const draft = (id: string, type: string, options: StepRecord['options']) => ({
    id,
    type,
    version: 1,
    order: '',
    enabled: true,
    options,
  })
  const [first, second] = [newId(), newId()]
  const { dictionary, results } = await applyDrafts(writer.database, dataset, [
    draft(first, 'compute-variable', { name: 'twice the value', formula: `{${numeric?.id}} * 2` }),
    draft(second, 'sort-rows', { keys: [{ column: 'c999', descending: false }] }),
  ])
  expect(dictionary.columns.map(({ id }) => id)).toEqual([
    ...opened.dictionary.columns.map(({ id }) => id),
    `${first}.1`,
  ])
  expect(results).toMatchObject([
    { id: first, status: 'done' },
    { id: second, status: 'broken', problems: [{ code: 'column-missing' }] },
  ])
  expect(await writer.database.records.count()).toBe(records)
  expect((await openDataset(writer.database, dataset)).opened.version).toBe(opened.version)
})
