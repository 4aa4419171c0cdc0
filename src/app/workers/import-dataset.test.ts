// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { idOf } from '#contract/records/id-of.ts'
import { addProject, addRecipe, CSV, DEVICE, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { datasetOf, readDataset } from '../data/datasets/dataset.ts'
import { change, type Writer } from '../data/outbox/change.ts'
import { cellWindow } from './cell-window.ts'
import { fileHash } from './file-hash.ts'
import { importDataset, proposeDataset } from './import-dataset.ts'
import { acceptSource } from './kept-source.ts'
import { dictionaryBefore, loadedVersion, openDataset } from './open-dataset.ts'

let writer: Writer
let project: string

beforeEach(async () => {
  writer = await openWriter()
  project = await addProject(writer, 'device')
})

const datasetAt = async (id: string) => (await readDataset(writer.database, id)) ?? expect.fail('there is no dataset')
const textOf = (blob: Blob | undefined) => blob?.text()
const original = () => new Blob([CSV])

test('[D1] an import stores the file byte for byte, its hash, a frozen schema, and the columns', async () => {
  const id = await importCsv(writer, project)
  const dataset = await datasetAt(id)
  expect(dataset).toMatchObject({ project, name: '病例', sourceName: '病例.csv', sourceDevice: 'Ward' })
  expect(dataset.sourceSha256).toBe(await fileHash(original()))
  expect(dataset.schema.columns.map((column) => [column.id, column.name, column.type])).toEqual([
    ['c1', '姓名', 'text'],
    ['c2', 'age', 'number'],
    ['c3', '组别', 'text'],
  ])
  const source = await writer.database.sources.get(dataset.sourceSha256)
  expect(await textOf(source?.blob)).toBe(CSV)
  expect(await writer.database.columns.count()).toBe(3)
})

test('[D1] a proposal stores nothing', async () => {
  const proposal = await proposeDataset(new File([CSV], 'x.csv'), {}, job)
  expect(proposal.rows).toBe(3)
  expect([await writer.database.sources.count(), await writer.database.columns.count()]).toEqual([0, 0])
})

test('[Q1] an import that is stopped, or whose record is invalid, leaves neither source nor columns nor record', async () => {
  const dataset = newId()
  const request = { dataset, user: 'u', device: DEVICE, deviceName: 'Ward', project, name: 'd', choices: {} }
  const stopped = { ...job, signal: AbortSignal.abort(new Error('stopped')) }
  const file = new File([CSV], 'stopped.csv')
  await expect(importDataset(writer.database, { ...request, file }, stopped)).rejects.toThrow('stopped')
  const invalid = { ...request, name: 'x'.repeat(201), file }
  await expect(importDataset(writer.database, invalid, job)).rejects.toMatchObject({ code: 'invalid-field' })
  const { records, sources, columns, outbox } = writer.database
  expect([await records.count(), await sources.count(), await columns.count(), await outbox.count()]).toEqual([
    1, 0, 0, 1,
  ])
})

test('[Q1] a repeated import request stores one dataset', async () => {
  const dataset = newId()
  const file = new File([CSV], 'twice.csv')
  const request = { dataset, user: 'u', device: DEVICE, deviceName: 'Ward', project, name: 'd', file, choices: {} }
  await importDataset(writer.database, request, job)
  const [records, outbox] = [await writer.database.records.toArray(), await writer.database.outbox.count()]
  await importDataset(writer.database, request, job)
  expect(await writer.database.records.toArray()).toEqual(records)
  expect(await writer.database.outbox.count()).toBe(outbox)
})

test('[R6] nothing stored contains excluded columns, and the original file is accepted as the source again', async () => {
  const id = await importCsv(writer, project, { columns: { c1: { include: false } } })
  const { sourceSha256 } = await datasetAt(id)
  const { sources, columns, records } = writer.database
  expect(await textOf((await sources.get(sourceSha256))?.blob)).not.toMatch(/王小明|李雷|韩梅梅/)
  for (const column of await columns.toArray()) expect(await column.blob.text()).not.toContain('王小明')
  expect(JSON.stringify(await records.toArray())).not.toContain('王小明')
  const before = (await openDataset(writer.database, id)).frame

  await sources.clear()
  await columns.clear()
  expect(await acceptSource(writer.database, id, new Blob([CSV.replace('34', '35')]))).toBe(false)
  expect(await acceptSource(writer.database, id, new Blob(['not a table']))).toBe(false)
  expect(await sources.count()).toBe(0)
  expect(await acceptSource(writer.database, id, original())).toBe(true)
  const kept = await sources.get(sourceSha256)
  expect(await fileHash(kept?.blob ?? new Blob())).toBe(sourceSha256)
  expect(await textOf(kept?.blob)).not.toContain('王小明')
  expect(before.columns.map((column) => column.id)).toEqual(['c2', 'c3'])
})

test('[D5] a whole file is accepted by its hash only', async () => {
  const id = await importCsv(writer, project)
  await writer.database.sources.clear()
  expect(await acceptSource(writer.database, id, new Blob([`${CSV}x,1,a\n`]))).toBe(false)
  expect(await acceptSource(writer.database, id, original())).toBe(true)
  expect(await acceptSource(writer.database, crypto.randomUUID(), original())).toBe(false)
})

test('[D3] the source gives the same columns again after the cache was cleared', async () => {
  const id = await importCsv(writer, project)
  const first = (await openDataset(writer.database, id)).frame
  await writer.database.columns.clear()
  // another dataset takes the only slot in memory, so that this one is read again
  const second = await importCsv(writer, project, {}, 'x\n1\n2\n')
  await openDataset(writer.database, second)
  await change(writer, [
    { kind: 'variable', record: crypto.randomUUID(), fields: { dataset: id, column: 'c2', label: 'L' } },
  ])
  const again = await openDataset(writer.database, id)
  expect(again.frame.columns.map((column) => ('values' in column ? column.values : column.codes))).toEqual(
    first.columns.map((column) => ('values' in column ? column.values : column.codes)),
  )
  // one of the other dataset's, three read again
  expect(await writer.database.columns.count()).toBe(1 + 3)
  expect(again.opened.dictionary.columns.find((variable) => variable.id === 'c2')?.label).toBe('L')
})

test('[D3] a dataset opened right after the import, and later from the cached columns, has the same frame', async () => {
  const id = await importCsv(writer, project)
  const first = (await openDataset(writer.database, id)).frame
  // neither the file nor the frame, whose slot another dataset takes, is available to be read again
  await writer.database.sources.clear()
  await importCsv(writer, project, {}, 'x\n1\n2\n')
  await change(writer, [
    { kind: 'variable', record: crypto.randomUUID(), fields: { dataset: id, column: 'c2', label: 'L' } },
  ])
  const again = (await openDataset(writer.database, id)).frame
  expect(again).not.toBe(first)
  expect(again.columns.map((column) => ({ ...column, label: '' }))).toEqual(first.columns)
})

test('[D1] types changed after the proposal are in the schema, and the file is not read again', async () => {
  const file = new File([CSV], 'changed.csv')
  await proposeDataset(file, {}, job)
  const dataset = newId()
  const choices = { columns: { c2: { type: 'text' as const } } }
  const request = { dataset, user: 'u', device: DEVICE, deviceName: 'Ward', project, name: 'd', file, choices }
  await importDataset(writer.database, request, job)
  const { schema, sourceSha256 } = await datasetAt(dataset)
  expect(schema.columns.map((column) => column.type)).toEqual(['text', 'text', 'text'])
  expect(sourceSha256).toBe(await fileHash(original()))
})

const ASKED = '姓名,CRP,age\n王小明,<0.5,34\n李雷,3,999\n韩梅梅,4,41\n合计,7,\n注：王小明核对,,\n'
const answers = { footer: 'leave-out', 'below-limit': 'flag', code: 'missing' } as const

test('[D1] answers are stored with the dataset: the same frame from the cached columns and from the file', async () => {
  const id = await importCsv(writer, project, { answers }, ASKED)
  const { schema, cellRules } = await datasetAt(id)
  expect([schema.readerVersion, schema.lastRow, schema.columns.at(-1)?.limitsOf]).toEqual([2, 3, 'c2'])
  expect(cellRules?.c3?.missingCodes).toEqual([999])
  const first = (await openDataset(writer.database, id)).frame
  expect([first.rows, first.columns.map(({ name }) => name)]).toEqual([3, ['姓名', 'CRP', 'age', 'CRP_limit']])
  for (const cached of [true, false]) {
    if (!cached) await writer.database.columns.clear()
    // another dataset takes the only slot in memory
    await openDataset(writer.database, await importCsv(writer, project, {}, `x\n1\n${cached ? 2 : 3}\n`))
    const label = cached ? 'A' : 'B'
    const record = idOf('variable', id, 'c1')
    await change(writer, [{ kind: 'variable', record, fields: { dataset: id, column: 'c1', label } }])
    const again = (await openDataset(writer.database, id)).frame
    expect(again.columns.map((column) => ({ ...column, label: '' }))).toEqual(first.columns)
  }
})

test('[R6] notes below the data mention no excluded column, and the original file is accepted as the source again', async () => {
  const choices = { answers, columns: { c1: { include: false } } }
  const id = await importCsv(writer, project, choices, ASKED)
  const { sourceSha256 } = await datasetAt(id)
  expect(await textOf((await writer.database.sources.get(sourceSha256))?.blob)).toBe(
    '姓名,CRP,age\n,<0.5,34\n,3,999\n,4,41\n',
  )
  await writer.database.sources.clear()
  expect(await acceptSource(writer.database, id, new Blob([ASKED]))).toBe(true)
  expect((await openDataset(writer.database, id)).frame.rows).toBe(3)
})

test('[D3] a version changes with the dataset’s questions, and returns with them', async () => {
  const id = await importCsv(writer, project)
  const plain = (await openDataset(writer.database, id)).opened
  const { filter, step, made } = await addRecipe(writer, project, id)
  const { opened } = await openDataset(writer.database, id)
  expect(opened.version).not.toBe(plain.version)
  expect(opened.steps.map((one) => [one.id, one.status, one.rowsBefore, one.rowsAfter])).toEqual([
    [step, 'done', 3, 3],
    [filter, 'done', 3, 1],
  ])
  expect(opened.dictionary.columns.map((variable) => variable.id)).toEqual(['c1', 'c2', 'c3', made])
  expect((await dictionaryBefore(writer.database, id, step)).columns.map((variable) => variable.id)).toEqual([
    'c1',
    'c2',
    'c3',
  ])
  await change(writer, [{ kind: 'step', record: filter, fields: { enabled: false } }])
  const off = (await openDataset(writer.database, id)).opened
  expect(off.steps.map(({ status }) => status)).toEqual(['done', 'off'])
  expect(off.rows).toBe(3)
  await change(writer, [{ kind: 'step', record: filter, fields: { enabled: true } }])
  expect((await openDataset(writer.database, id)).opened.version).toBe(opened.version)
})

test('[D2] a step without its variable stays, with the reason, and the others continue', async () => {
  const id = await importCsv(writer, project)
  const { step, filter } = await addRecipe(writer, project, id)
  await change(writer, [{ kind: 'step', record: step, fields: { deleted: true } }])
  const { opened } = await openDataset(writer.database, id)
  expect(opened.steps).toMatchObject([{ id: filter, status: 'broken' }])
  expect(opened.steps[0]?.problems.length ?? 0).toBeGreaterThan(0)
  expect(opened.rows).toBe(3)
})

test('[D1] a device without the rows reports where they are', async () => {
  const id = await importCsv(writer, project)
  await writer.database.sources.clear()
  await writer.database.columns.clear()
  await change(writer, [
    {
      kind: 'dataset',
      record: id,
      fields: {
        importSchema: datasetOf((await writer.database.records.get(id)) ?? expect.fail('no record')).schema,
        sourceSha256: 'f'.repeat(64),
      },
    },
  ])
  await expect(openDataset(writer.database, id)).rejects.toMatchObject({
    code: 'rows-elsewhere',
    params: { device: 'Ward' },
  })
  await change(writer, [{ kind: 'dataset', record: id, fields: { deleted: true } }])
  await expect(openDataset(writer.database, id)).rejects.toMatchObject({ code: 'dataset-missing' })
})

test('the grid gets texts, missing values as null, and rows by their source', async () => {
  const id = await importCsv(writer, project)
  await addRecipe(writer, project, id)
  const { opened } = await openDataset(writer.database, id)
  const frame = loadedVersion(opened.version)?.frame ?? expect.fail('not in memory')
  expect(cellWindow(frame, ['c1', 'c2', 'gone'], 0, 10)).toEqual({
    from: 0,
    rowIds: Float64Array.of(1),
    cells: [['王小明'], ['34'], [null]],
  })
  expect(loadedVersion('another')).toBeUndefined()
})
