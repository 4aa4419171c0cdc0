// @vitest-environment node
import { expect, test } from 'vitest'
import { addProject, importCsv, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import type { StepRecord } from '../data/datasets/dataset.ts'
import { graphOf } from '../data/datasets/dependencies.ts'
import { readGraph, waitsFor } from '../data/datasets/other-datasets.ts'
import { refusedAnswers } from '../data/datasets/refused-answers.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { applyDraft, openDataset } from './open-dataset.ts'
import { previewStep } from './step-preview.ts'

const patients = 'who,age\na,34\nb,40\nc,50\n'
const labs = 'patient,crp\nc,3.5\na,1\n'

async function study() {
  const writer = await openWriter()
  const project = await addProject(writer, 'device')
  const here = await importCsv(writer, project, {}, patients)
  const there = await importCsv(writer, project, {}, labs)
  return { writer, project, here, there }
}

/** Adds a step that brings the variables of another dataset into one. */
async function join(writer: Writer, dataset: string, other: string, more: Record<string, unknown> = {}) {
  const step = newId()
  const options = {
    'option.other': [{ dataset: other, version: 'follow' }],
    'option.keys': ['c1'],
    'option.otherKeys': ['c1'],
    ...more,
  }
  const fields = { dataset, type: 'join-datasets', version: 1, order: 'a5', enabled: true, deleted: false, ...options }
  await change(writer, [{ kind: 'step', record: step, fields }])
  return step
}

const opened = async ({ database }: Writer, dataset: string) => (await openDataset(database, dataset)).opened

test('[D3] the version of a dataset follows those that its steps name, and those that these name', async () => {
  const { writer, project, here, there } = await study()
  const further = await importCsv(writer, project, {}, 'who,ward\na,1\nb,2\nc,3\n')
  await join(writer, here, there)
  await join(writer, there, further)
  const versions = [(await opened(writer, here)).version]
  const says = async (fields: Record<string, unknown>, record = there, kind: 'dataset' | 'step' = 'dataset') => {
    await change(writer, [{ kind, record, fields }])
    versions.push((await opened(writer, here)).version)
  }
  await says({ name: '化验' })
  const filter = newId()
  const isFilter = { dataset: further, type: 'filter-rows', version: 1, order: 'a0', deleted: false }
  await says({ ...isFilter, enabled: true, 'data.condition': '{c2} > 1' }, filter, 'step')
  expect(new Set(versions).size).toBe(3)
  await says({ enabled: false }, filter, 'step')
  expect(versions[3]).toBe(versions[1])
  await says({ deleted: true })
  const { steps, version } = await opened(writer, here)
  expect(steps[0]).toMatchObject({ status: 'broken', problems: [{ code: 'other-missing' }] })
  expect(versions.slice(0, 4)).not.toContain(version)
  await says({ deleted: false })
  expect(versions[5]).toBe(versions[1])
})

test('the rows of the other dataset are taken after its own steps', async () => {
  const { writer, here, there } = await study()
  const step = await join(writer, here, there)
  const double = { dataset: there, type: 'compute-variable', version: 1, order: 'a0', enabled: true, deleted: false }
  await change(writer, [
    { kind: 'step', record: newId(), fields: { ...double, 'option.name': 'twice', 'data.formula': '{c2} * 2' } },
  ])
  const { frame } = await openDataset(writer.database, here)
  const twice = frame.columns.find(({ name }) => name === 'twice')
  expect(twice).toMatchObject({ values: Float64Array.of(2, Number.NaN, 7) })
  expect(twice?.id.startsWith(`${step}.`)).toBe(true)
})

test('a fixed version is used as long as it is the current one', async () => {
  const { writer, here, there } = await study()
  const { version } = await opened(writer, there)
  await join(writer, here, there, { 'option.other': [{ dataset: there, version }] })
  expect((await opened(writer, here)).steps[0]?.status).toBe('done')
  await change(writer, [{ kind: 'variable', record: newId(), fields: { dataset: there, column: 'c2', label: 'mg/l' } }])
  expect((await opened(writer, here)).steps[0]).toMatchObject({
    status: 'broken',
    problems: [{ option: 'other', code: 'other-version-changed', params: { name: '病例' } }],
  })
})

test('[D12] of two datasets that take from each other, the step that the graph of records refuses is broken', async () => {
  const { writer, here, there } = await study()
  await join(writer, here, there)
  const later = await join(writer, there, here)
  const refused = refusedAnswers(graphOf(await writer.database.records.toArray()))
  expect(refused.map(({ from, via }) => [from, via])).toEqual([[later, 'other']])
  expect((await opened(writer, here)).steps[0]?.status).toBe('done')
  expect((await opened(writer, there)).steps[0]).toMatchObject({
    status: 'broken',
    problems: [{ option: 'other', code: 'goes-in-circles' }],
  })
  // a circle through a version that is not followed has no version at all
  const { version } = await opened(writer, there)
  await join(writer, here, there, { 'option.other': [{ dataset: there, version }] })
  await join(writer, there, there)
  const codes = (await opened(writer, there)).steps.map(({ problems }) => problems[0]?.code)
  expect(codes).toEqual(['goes-in-circles', 'goes-in-circles'])
})

test('the form knows which datasets wait for this one, and a draft that closes a circle is refused', async () => {
  const { writer, here, there } = await study()
  await join(writer, here, there)
  const graph = await readGraph(writer.database)
  expect([waitsFor(graph, here, there), waitsFor(graph, there, here), waitsFor(graph, here, here)]).toEqual([
    true,
    false,
    true,
  ])
  const draft: StepRecord = {
    id: 'draft',
    type: 'join-datasets',
    version: 1,
    order: '',
    enabled: true,
    options: { other: [{ dataset: here, version: 'follow' }], keys: ['c1'], otherKeys: ['c1'] },
  }
  const { results } = await applyDraft(writer.database, there, draft)
  expect(results[0]).toMatchObject({ status: 'broken', problems: [{ code: 'goes-in-circles' }] })
})

test('a preview shows what would come from the other dataset', async () => {
  const { writer, here, there } = await study()
  const draft: StepRecord = {
    id: 'draft',
    type: 'join-datasets',
    version: 1,
    order: '',
    enabled: true,
    options: { other: [{ dataset: there, version: 'follow' }], keys: ['c1'], otherKeys: ['c1'] },
  }
  const { columns, rows } = await previewStep(writer.database, here, draft)
  expect(columns.filter(({ isMade }) => isMade).map(({ name }) => name)).toEqual(['crp'])
  expect(rows.map(({ cells }) => cells[0]?.text)).toEqual(['1', null, '3.5'])
})

test('without the rows of the other dataset the step says where they are, and the data have another version', async () => {
  const { writer, here, there } = await study()
  await join(writer, here, there)
  const whole = await opened(writer, here)
  const record = await writer.database.records.get(there)
  const sha256 = record?.fields.sourceSha256?.[0]
  await writer.database.sources.delete(sha256 as string)
  expect((await opened(writer, here)).version).toBe(whole.version) // its columns are still here
  await writer.database.columns.clear()
  const { version, steps } = await opened(writer, here)
  expect(version).not.toBe(whole.version)
  expect(steps[0]).toMatchObject({
    status: 'broken',
    problems: [{ option: 'other', code: 'other-rows-elsewhere', params: { device: 'Ward', file: '病例.csv' } }],
  })
})

test('a dataset of another project is none of this one', async () => {
  const { writer, here } = await study()
  const elsewhere = await importCsv(writer, await addProject(writer, 'device'), {}, labs)
  await join(writer, here, elsewhere)
  expect((await opened(writer, here)).steps[0]).toMatchObject({ problems: [{ code: 'other-missing' }] })
})

test('undo switches the step off and on, and nothing of the data is lost', async () => {
  const { writer, here, there } = await study()
  const before = await openDataset(writer.database, here)
  const step = await join(writer, here, there, { 'option.rows': 'both' })
  const joined = await openDataset(writer.database, here)
  expect([before.frame.rows, joined.frame.rows]).toEqual([3, 2])
  await change(writer, [{ kind: 'step', record: step, fields: { enabled: false } }])
  const undone = await openDataset(writer.database, here)
  expect(undone.opened.version).toBe(before.opened.version)
  await change(writer, [{ kind: 'step', record: step, fields: { enabled: true } }])
  expect((await openDataset(writer.database, here)).opened.version).toBe(joined.opened.version)
})

test('the R program reads the other dataset from a file of its own', async () => {
  const { writer, here, there } = await study()
  await join(writer, here, there)
  const { script } = await openDataset(writer.database, here)
  expect(await script('patients.csv', 'en')).toContain('d <- read.csv("病例.csv"')
  const lines = (
    await script('patients.csv', 'en', '0'.repeat(32), { [there]: { file: 'labs.csv', md5: '1'.repeat(32) } })
  ).split('\n')
  const at = (text: string) => lines.findIndex((line) => line.includes(text))
  expect(at('"labs.csv"')).toBeLessThan(at('other_1 <- d'))
  expect(at('other_1 <- d')).toBeLessThan(at('"patients.csv"'))
  expect(at('1'.repeat(32))).toBeGreaterThan(-1)
  expect(at('d$crp <- other_1$crp[at]')).toBeGreaterThan(at('"patients.csv"'))
})
