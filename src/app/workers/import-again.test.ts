// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { choicesOfImport } from '#formats/table/choices-of-import.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { addProject, addRecipe, DEVICE, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { readDataset } from '../data/datasets/dataset.ts'
import type { Writer } from '../data/outbox/change.ts'
import { importAgain, proposeAgain } from './import-again.ts'
import { openDataset } from './open-dataset.ts'

let writer: Writer
let project: string

beforeEach(async () => {
  writer = await openWriter()
  project = await addProject(writer, 'device')
})

const datasetAt = async (id: string) => (await readDataset(writer.database, id)) ?? expect.fail('there is no dataset')
const again = (dataset: string, choices: FileChoices) =>
  importAgain(writer.database, { dataset, device: DEVICE, choices }, job)

async function choicesAt(id: string): Promise<FileChoices> {
  const { schema, cellRules } = await datasetAt(id)
  return choicesOfImport(schema, cellRules ?? {})
}

const lab = '编号,CRP,PSA,率,年龄\n1,<0.5,<2,12%,34\n2,3,4,5,41\n3,4,6,7,56\n4,5,>200,8,999\n合计,12,,,\n'

test.each([
  [
    'leave-out',
    {
      c2: { 'below-limit': 'half' },
      c3: { 'below-limit': 'flag', 'above-limit': 'flag' },
      c4: { percent: 'hundredth' },
      c5: { code: 'missing' },
    },
  ],
  [
    'leave-out',
    {
      c2: { 'below-limit': 'root-half' },
      c3: { 'below-limit': 'limit', 'above-limit': 'missing' },
      c4: { percent: 'number' },
      c5: { code: 'value' },
    },
  ],
] as const)('[D1] the choices of an import give it again', async (footer, columns) => {
  const id = await importCsv(writer, project, { answers: { footer, columns } }, lab)
  const before = await datasetAt(id)
  const { schema, cellRules, questions } = await proposeAgain(writer.database, id, await choicesAt(id), job)
  expect([schema, cellRules]).toEqual([before.schema, before.cellRules])
  expect(questions.filter(({ isOpen }) => isOpen)).toEqual([])
})

test('[D1] with other settings the steps and variables stay, and undo brings the settings back', async () => {
  const id = await importCsv(writer, project)
  await addRecipe(writer, project, id)
  const before = await datasetAt(id)
  const { frame } = await openDataset(writer.database, id)
  const choices = await choicesAt(id)
  await again(id, { ...choices, columns: { ...choices.columns, c3: { ...choices.columns?.c3, name: 'arm' } } })
  const after = await openDataset(writer.database, id)
  expect(after.frame.columns.map(({ id: column }) => column)).toEqual(frame.columns.map(({ id: column }) => column))
  expect(after.frame.rowIds).toEqual(frame.rowIds)
  expect((await datasetAt(id)).schema.columns[2]?.name).toBe('arm')
  expect((await datasetAt(id)).sourceSha256).toBe(before.sourceSha256)
  expect(await writer.database.history.count()).toBeGreaterThan(0)
})

test('[R6] columns that are left out later are stored nowhere any more', async () => {
  const id = await importCsv(writer, project)
  const choices = await choicesAt(id)
  await again(id, { ...choices, columns: { ...choices.columns, c1: { ...choices.columns?.c1, include: false } } })
  const { sources, columns } = writer.database
  const blobs = [...(await sources.toArray()), ...(await columns.toArray())].map(({ blob }) => blob.text())
  expect((await Promise.all(blobs)).join()).not.toMatch(/王小明|李雷|韩梅梅/)
  expect(await sources.count()).toBe(1)
  expect((await openDataset(writer.database, id)).frame.columns.map(({ id: column }) => column)).toEqual(['c2', 'c3'])
})

test('[D1] settings that would move rows or columns are refused, and nothing is changed', async () => {
  const id = await importCsv(writer, project)
  const before = await datasetAt(id)
  await expect(again(id, { headerRow: null })).rejects.toThrow('other ones')
  expect(await datasetAt(id)).toEqual(before)
})
