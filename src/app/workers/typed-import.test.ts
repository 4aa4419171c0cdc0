// @vitest-environment node
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { choicesOfImport } from '#formats/table/choices-of-import.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { addProject, DEVICE, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { readDataset } from '../data/datasets/dataset.ts'
import type { Writer } from '../data/outbox/change.ts'
import { importAgain, proposeAgain } from './import-again.ts'
import { importDataset } from './import-dataset.ts'
import { acceptSource } from './kept-source.ts'
import { openDataset } from './open-dataset.ts'
import { openProject, saveProject } from './project-file.ts'

const bytes = new Uint8Array(
  readFileSync(new URL('../../../tests/fixtures/formats/sav/pspp-gb18030.sav', import.meta.url)),
)
const file = () => new File([bytes], 'survey.sav')

let writer: Writer
let project: string

beforeEach(async () => {
  writer = await openWriter()
  project = await addProject(writer, 'device')
})

async function importSurvey(choices: FileChoices = {}): Promise<string> {
  const dataset = newId()
  const request = { dataset, user: 'u', device: DEVICE, deviceName: 'Ward', project, name: 'survey', choices }
  await importDataset(writer.database, { ...request, file: file() }, job)
  return dataset
}

const datasetAt = async (id: string) => (await readDataset(writer.database, id)) ?? expect.fail('there is no dataset')
const dictionaryAt = async (id: string) => (await openDataset(writer.database, id)).opened.dictionary

async function forgetFrames(): Promise<void> {
  await writer.database.columns.clear()
  const other = await importSurvey() // what is in memory is the other dataset's
  expect((await openDataset(writer.database, other)).opened.rows).toBeGreaterThan(0)
  await writer.database.columns.clear()
}

test('[D1] the dictionary of an SPSS file comes with it, from the columns, the file and a project file alike', async () => {
  const id = await importSurvey()
  const before = await dictionaryAt(id)
  expect(before.columns[1]).toMatchObject({
    name: 'sex',
    label: '性别',
    measure: 'nominal',
    missingCodes: [9],
    valueLabels: [
      { value: 1, label: '男' },
      { value: 2, label: '女' },
      { value: 9, label: 'unknown' },
    ],
  })
  expect(before.sets?.length).toBeGreaterThan(0)
  await forgetFrames()
  expect(await dictionaryAt(id)).toEqual(before)
  const saved = await saveProject(writer.database, project, true, job)
  const reader = await openWriter()
  const opened = newId()
  await openProject(reader, opened, saved, job)
  const rows = await reader.database.records.where('kind').equals('dataset').toArray()
  const copies = await Promise.all(
    rows.map(async (row) => (await openDataset(reader.database, row.id)).opened.dictionary),
  )
  expect(copies).toContainEqual(before)
})

test('[R6] a column that is left out is stored nowhere, at once or later, and the original file is accepted as the source', async () => {
  const storedTexts = async () => {
    const { sources, columns } = writer.database
    const blobs = [...(await sources.toArray()), ...(await columns.toArray())].map(({ blob }) => blob.text())
    return (await Promise.all(blobs)).join()
  }
  const left = { columns: { c21: { include: false }, c24: { include: false }, c25: { include: false } } }
  const id = await importSurvey()
  const columns = (await datasetAt(id)).schema.columns
  const texts = columns.filter(({ type }) => type === 'text').map((column) => column.id)
  expect(texts.length).toBeGreaterThan(2)
  expect((await storedTexts()).includes('begin---')).toBe(true)
  const { schema, cellRules } = await datasetAt(id)
  const choices = choicesOfImport(schema, cellRules ?? {})
  const without = Object.fromEntries(texts.map((column) => [column, { ...choices.columns?.[column], include: false }]))
  const again = { ...choices, columns: { ...choices.columns, ...without } }
  await importAgain(writer.database, { dataset: id, device: DEVICE, choices: again }, job)
  expect((await storedTexts()).includes('begin---')).toBe(false)
  const reduced = await datasetAt(id)
  expect(reduced.schema).toMatchObject({ layout: { format: 'columns' }, file: { layout: { format: 'sav' } } })
  expect((await dictionaryAt(id)).columns).toHaveLength(columns.length - texts.length)
  // settings of the reduced source are read as before
  const proposal = await proposeAgain(writer.database, id, choicesOfImport(reduced.schema, {}), job)
  expect(proposal.schema.columns).toEqual(reduced.schema.columns)

  const early = await importSurvey(left)
  const { sourceSha256 } = await datasetAt(early)
  const before = await dictionaryAt(early)
  await writer.database.sources.clear()
  await writer.database.columns.clear()
  expect(await acceptSource(writer.database, early, new Blob([bytes.slice(0, 3000)]))).toBe(false)
  expect(await acceptSource(writer.database, early, file())).toBe(true)
  expect((await writer.database.sources.get(sourceSha256))?.size).toBeGreaterThan(0)
  expect(await dictionaryAt(early)).toEqual(before)
})
