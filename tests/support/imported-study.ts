import { UserDatabase } from '#app/data/database/user-database.ts'
import { change, type Writer } from '#app/data/outbox/change.ts'
import { importDataset } from '#app/workers/import-dataset.ts'
import type { JobContext } from '#app/workers/jobs.ts'
import { idOf } from '#contract/records/id-of.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { newId } from './test-device.ts'

export const CSV = '姓名,age,组别\n王小明,34,a\n李雷,40,b\n韩梅梅,,a\n'
export const DEVICE = 'aaaaaaaaaaaa'
export const job: JobContext = { signal: new AbortController().signal, onProgress: () => undefined }

export async function openWriter(): Promise<Writer> {
  const database = new UserDatabase(newId())
  await database.open()
  return { database, device: DEVICE, now: () => Date.now() }
}

export async function addProject({ database, ...writer }: Writer, storage: 'device' | 'cloud'): Promise<string> {
  const id = newId()
  const fields = { name: '肺癌', description: '', storage, createdAt: 1, deleted: false }
  await change({ database, ...writer }, [{ kind: 'project', record: id, fields }])
  return id
}

/** Imports the small file above as the application does. */
export async function importCsv(
  { database }: Writer,
  project: string,
  choices: FileChoices = {},
  csv = CSV,
): Promise<string> {
  const file = new File([csv], '病例.csv', { type: 'text/csv' })
  const dataset = newId()
  const request = { dataset, user: 'u', device: DEVICE, deviceName: 'Ward', project, name: '病例', file, choices }
  await importDataset(database, request, job)
  return dataset
}

/** A study with a record of every kind that refers to others. */
export async function addRecipe(writer: Writer, project: string, dataset: string) {
  const [step, filter, analysis] = [newId(), newId(), newId()]
  const made = `${step}.1`
  await change(writer, [
    {
      kind: 'variable',
      record: idOf('variable', dataset, 'c2'),
      fields: { dataset, column: 'c2', label: 'Age', 'data.missingCodes': [40] },
    },
    {
      kind: 'step',
      record: step,
      fields: {
        dataset,
        type: 'compute-variable',
        version: 1,
        order: 'a0',
        enabled: true,
        deleted: false,
        'option.name': 'double',
        'data.formula': '{c2} * 2',
      },
    },
    {
      kind: 'step',
      record: filter,
      fields: {
        dataset,
        type: 'filter-rows',
        version: 1,
        order: 'a1',
        enabled: true,
        deleted: false,
        'data.condition': `{${made}} > 0`,
        'option.rows': 'keep',
      },
    },
    {
      kind: 'analysis',
      record: analysis,
      fields: {
        project,
        dataset,
        type: 'table-one',
        version: 1,
        title: 't',
        order: 'a0',
        createdAt: 1,
        deleted: false,
        'option.variables': ['c2', made],
        [`option.digits.${made}`]: 2,
        'data.outcome': { outcome: { of: '王小明' }, engineVersion: '1' },
      },
    },
  ])
  return { step, filter, analysis, made }
}
