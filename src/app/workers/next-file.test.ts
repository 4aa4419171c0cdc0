// @vitest-environment node
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { columnById } from '#engine/frame/frame.ts'
import type { ChosenMatches } from '#formats/table/match-columns.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { addProject, addRecipe, DEVICE, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { readDataset } from '../data/datasets/dataset.ts'
import { undo } from '../data/history/undo.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { cellOrigin } from './cell-origin.ts'
import { importAgain } from './import-again.ts'
import { acceptSource } from './kept-source.ts'
import { proposeNext, replaceSource } from './next-file.ts'
import { openDataset } from './open-dataset.ts'

let writer: Writer
let project: string
let id: string

beforeEach(async () => {
  writer = await openWriter()
  project = await addProject(writer, 'device')
  id = await importCsv(writer, project)
})

const request = (text: string, choices: FileChoices = {}, matches: ChosenMatches = {}) => ({
  dataset: id,
  file: new File([text], `${text.length}.csv`),
  choices,
  matches,
})
const propose = (...given: Parameters<typeof request>) => proposeNext(writer.database, request(...given), job)
const use = (...given: Parameters<typeof request>) =>
  replaceSource(writer.database, { ...request(...given), device: DEVICE, deviceName: 'Ward' }, job)
const datasetNow = async () => (await readDataset(writer.database, id)) ?? expect.fail('there is no dataset')

async function tableNow() {
  const { frame, opened } = await openDataset(writer.database, id)
  const cells = frame.columns.map((column) => [
    column.id,
    column.name,
    ...(column.type === 'text' ? Array.from(column.codes, (code) => column.dictionary[code] ?? null) : column.values),
  ])
  return { cells, opened }
}

/** In another order, with another case of a name, one more column, and one less. */
const next = ' AGE ,体重,组别\n51,60,b\n<52,70,c\n53,80,a\n54,90,a\n'

test('columns of the next file are found by name wherever they stand, and what differs is told before anything is stored', async () => {
  const before = await datasetNow()
  const proposal = await propose(next)
  expect([proposal.rowsBefore, proposal.rows]).toEqual([3, 4])
  expect(proposal.columns).toEqual([
    { id: 'c1', name: '姓名', inFile: null, by: null },
    { id: 'c2', name: 'age', inFile: 'c1', by: 'name', nameInFile: 'AGE' },
    { id: 'c3', name: '组别', inFile: 'c3', by: 'name', newLevels: ['c'] },
  ])
  expect(proposal.added).toMatchObject([{ id: 'c4', name: '体重' }])
  expect(proposal.questions).toMatchObject([{ code: 'below-limit', column: 'c2', isOpen: true }])
  expect(await datasetNow()).toEqual(before)
})

test('steps, labels and analyses go on with the next file; undo brings the former one back', async () => {
  await addRecipe(writer, project, id)
  const before = await tableNow()
  const former = await datasetNow()
  const answers = { columns: { c2: { 'below-limit': 'limit' } } } as const
  await use(next, { answers })
  const { cells, opened } = await tableNow()
  expect(opened.steps.map(({ status }) => status)).toEqual(before.opened.steps.map(({ status }) => status))
  expect(cells.map(([column]) => column)).toEqual(['c2', 'c3', 'c4', expect.stringMatching(/\.1$/)])
  expect(opened.dictionary.columns[0]).toMatchObject({ id: 'c2', name: 'age', label: 'Age', missingCodes: [40] })
  expect((await datasetNow()).schema).toMatchObject({
    readerVersion: 3,
    columns: [
      { id: 'c1', include: false, at: null },
      { id: 'c2', name: 'age', header: 'AGE', at: 0 },
      { id: 'c3', at: 2 },
      { id: 'c4', at: 1 },
    ],
  })
  await undo(writer, project)
  expect(await datasetNow()).toEqual(former)
  expect(await tableNow()).toEqual(before)
})

test('a correction follows its row by its identifier, and one that names a place alone is switched off and said', async () => {
  const csv = 'id,age\nP1,34\nP2,400\n'
  id = await importCsv(writer, project, {}, csv)
  const fields = { dataset: id, type: 'edit-cells', version: 1, enabled: true, deleted: false }
  const edit = { from: 400, to: 40, reason: 'typing error', at: 1 }
  const keyed = { ...edit, key: { column: 'c1', value: 'P2' } }
  const [byKey, byPlace] = [newId(), newId()]
  await change(writer, [
    { kind: 'step', record: byKey, fields: { ...fields, order: 'a0', 'data.cells.2.c2': keyed } },
    {
      kind: 'step',
      record: byPlace,
      fields: { ...fields, order: 'a1', 'data.cells.1.c2': { ...edit, from: 34, to: 35, key: null } },
    },
  ])
  expect((await tableNow()).cells[1]).toEqual(['c2', 'age', 35, 40])
  const file = 'id,age\nP3,34\nP0,34\nP2,400\nP4,50\n'
  expect((await propose(file)).switchedOff).toBe(1)
  await use(file)
  const { cells, opened } = await tableNow()
  expect(cells[1]).toEqual(['c2', 'age', 34, 34, 40, 50])
  expect(opened.steps.map(({ id: step, status }) => [step, status])).toEqual([
    [byKey, 'done'],
    [byPlace, 'off'],
  ])
  await undo(writer, project)
  expect((await tableNow()).cells[1]).toEqual(['c2', 'age', 35, 40])
})

test('the file after that brings a column back under its id, and no id is used again', async () => {
  await use(next, { answers: { columns: { c2: { 'below-limit': 'missing' } } } })
  await use('姓名,身高,组别,AGE\n甲,1.7,a,30\n乙,1.8,b,31\n')
  const { cells } = await tableNow()
  expect(cells).toEqual([
    ['c1', '姓名', '甲', '乙'],
    ['c2', 'age', 30, 31],
    ['c3', '组别', 'a', 'b'],
    ['c5', '身高', 1.7, 1.8],
  ])
  // from the file again, and one cell of it
  await writer.database.columns.clear()
  await importCsv(writer, project)
  expect((await tableNow()).cells).toEqual(cells)
  expect((await cellOrigin(writer.database, id, 'c2', 2)).source).toMatchObject({ column: 4, text: '31' })
})

test('a column is chosen by hand where the names differ, or left without its like', async () => {
  const file = '病人,年龄,组别\nx,71,a\ny,72,b\n'
  expect((await propose(file)).columns.map(({ inFile }) => inFile)).toEqual([null, null, 'c3'])
  const chosen = { c2: 'c2', c3: null }
  const { columns, added } = await propose(file, {}, chosen)
  expect(columns.map(({ by, inFile }) => [by, inFile])).toEqual([
    [null, null],
    ['hand', 'c2'],
    [null, null],
  ])
  expect(added).toMatchObject([
    { id: 'c4', name: '病人' },
    { id: 'c5', name: '组别' },
  ])
  await use(file, {}, chosen)
  expect((await tableNow()).cells[0]).toEqual(['c2', 'age', 71, 72])
})

test('[R6] a column that was left out stays out, and its cells are stored nowhere', async () => {
  id = await importCsv(writer, project, { columns: { c1: { include: false } } })
  const file = '姓名,age,组别\n赵六,20,a\n钱七,21,b\n'
  await use(file)
  const stored = [...(await writer.database.sources.toArray()), ...(await writer.database.columns.toArray())]
  expect((await Promise.all(stored.map(({ blob }) => blob.text()))).join()).not.toMatch(/赵六|钱七/)
  expect((await tableNow()).cells.map(([column]) => column)).toEqual(['c2', 'c3'])
  const before = await tableNow()
  const { sourceSha256 } = await datasetNow()
  await writer.database.sources.delete(sourceSha256)
  await writer.database.columns.clear()
  await importCsv(writer, project)
  await expect(openDataset(writer.database, id).then(({ opened }) => opened.rows)).resolves.toBe(2) // in memory still
  expect(await acceptSource(writer.database, id, new Blob([file]))).toBe(true)
  expect((await tableNow()).cells).toEqual(before.cells)
})

test('its settings are changed afterwards like those of a first file', async () => {
  await use(next, { answers: { columns: { c2: { 'below-limit': 'limit' } } } })
  const { schema, cellRules = {} } = await datasetNow()
  const { choicesOfImport } = await import('#formats/table/choices-of-import.ts')
  const choices = choicesOfImport(schema, cellRules)
  const other = { ...choices, columns: { ...choices.columns, c4: { ...choices.columns?.c4, name: 'weight' } } }
  await importAgain(writer.database, { dataset: id, device: DEVICE, choices: other }, job)
  expect((await tableNow()).cells).toEqual([
    ['c2', 'age', 51, 52, 53, 54],
    ['c3', '组别', 'b', 'c', 'a', 'a'],
    ['c4', 'weight', 60, 70, 80, 90],
  ])
})

test('the next file may be of another format', async () => {
  const sav = new URL('../../../tests/fixtures/formats/sav/pspp-gb18030.sav', import.meta.url)
  const file = new File([new Uint8Array(readFileSync(sav))], 'next.sav')
  const chosen = { c2: 'c6', c3: 'c2' }
  await replaceSource(
    writer.database,
    { dataset: id, file, choices: {}, matches: chosen, device: DEVICE, deviceName: 'Ward' },
    job,
  )
  const { frame } = await openDataset(writer.database, id)
  expect(columnById(frame, 'c3')).toMatchObject({ name: '组别', label: '性别', type: 'number' })
  expect(columnById(frame, 'c2')).toMatchObject({ name: 'age', type: 'number' })
  expect(frame.columns).toHaveLength(29)
})

test('[Q1] a file that is no table, or work that is stopped, changes nothing', async () => {
  const before = await datasetNow()
  await expect(use('')).rejects.toMatchObject({ code: 'empty-file' })
  const stopped = { ...job, signal: AbortSignal.abort(new Error('stopped')) }
  const given = { ...request('age\n1\n2\n'), device: DEVICE, deviceName: 'Ward' }
  await expect(replaceSource(writer.database, given, stopped)).rejects.toThrow('stopped')
  expect(await datasetNow()).toEqual(before)
})
