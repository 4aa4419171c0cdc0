import { contentHash } from '#engine/frame/content-hash.ts'
import type { ImportResult } from '#formats/table/import-table.ts'
import { choicesInFile, inDataset, ownIdsOfSchema } from '#formats/table/in-dataset.ts'
import type { ImportSchema } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { storable } from '../data/database/stored-blobs.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { type Dataset, readDataset } from '../data/datasets/dataset.ts'
import { editTables, recordEdit } from '../data/history/edit.ts'
import { change } from '../data/outbox/change.ts'
import { columnRows, sourceKeys } from './column-cache.ts'
import { DatasetError } from './dataset-error.ts'
import { forgetReading, readFirst } from './first-reading.ts'
import type { Proposal } from './import-dataset.ts'
import type { JobContext } from './jobs.ts'
import { type KeptSchema, type KeptSource, sourceToKeep } from './kept-source.ts'
import { holdSource } from './source-frame.ts'

/** Reads the stored source of a dataset with other settings. Stores nothing. Throws DatasetError if this device has no source. */
export async function proposeAgain(
  database: UserDatabase,
  id: string,
  choices: FileChoices,
  context: JobContext,
): Promise<Proposal> {
  const { frame, schema, cellRules, findings, questions } = (await readAgain(database, id, choices, context)).result
  return { rows: frame.rows, schema, cellRules, findings, questions }
}

/**
 * Replaces the import settings of a dataset in ONE transaction. Rows and columns keep their ids, so steps, variables and analyses stay (SPEC
 * D1). The cells of columns that are now left out are deleted with the source that had them: such a change cannot be undone, others can.
 */
export async function importAgain(
  database: UserDatabase,
  { dataset: id, device, choices }: { dataset: string; device: string; choices: FileChoices },
  context: JobContext,
): Promise<void> {
  const { before, file, result, hash } = await readAgain(database, id, choices, context)
  const { frame, cellRules } = result
  const kept = await keptAgain(before, file, result, hash, context)
  context.signal.throwIfAborted()
  const keys = sourceKeys({ sourceSha256: kept.sha256, schema: kept.schema, cellRules })
  const now = Date.now()
  const isReduced = kept.sha256 !== before.sourceSha256
  const source = {
    sha256: kept.sha256,
    name: before.sourceName,
    size: kept.blob.size,
    blob: kept.blob,
    importedAt: now,
  }
  const edit = {
    kind: 'dataset' as const,
    record: id,
    fields: {
      // with its source, so that of two such changes on two devices one holds as a whole
      sourceName: before.sourceName,
      sourceSha256: kept.sha256,
      sourceSize: kept.blob.size,
      sourceDevice: before.sourceDevice,
      importSchema: kept.schema,
      'data.cellRules': cellRules,
    },
  }
  const writer = { database, device, now: () => now }
  const columns = await storable(database, columnRows(keys, frame, now))
  const sources = await storable(database, [source])
  await database.transaction('rw', [...editTables(database), database.sources, database.columns], async () => {
    await database.columns.bulkPut(columns)
    if (!isReduced) await recordEdit(writer, [edit])
    else {
      await database.sources.bulkPut(sources)
      await change(writer, [edit])
      await deleteSource(database, before)
    }
  })
  holdSource(id, keys, frame)
  forgetReading()
  context.onProgress(1)
}

async function readAgain(database: UserDatabase, id: string, choices: FileChoices, context: JobContext) {
  const before = await readDataset(database, id)
  if (!before) throw new DatasetError('dataset-missing')
  const source = await database.sources.get(before.sourceSha256)
  if (!source) throw new DatasetError('rows-elsewhere', { device: before.sourceDevice, file: before.sourceName })
  const file = new File([source.blob], before.sourceName, { lastModified: source.importedAt })
  const watched = { signal: context.signal, onProgress: (fraction: number) => context.onProgress(0.9 * fraction) }
  const { columns } = before.schema
  const ownIds = ownIdsOfSchema(columns)
  const { result: read, hash } = await readFirst(file, ownIds ? choicesInFile(choices, ownIds) : choices, watched)
  const result = ownIds ? inDataset(read, columns, ownIds) : read
  if (placesOf(result.schema) !== placesOf(before.schema)) throw new Error('the rows or columns would be other ones')
  return { before, file, result, hash }
}

/** What the ids of rows and columns follow from. */
function placesOf({ layout, headerRow, headerRows, columns }: ImportSchema): string {
  const own = columns.filter(({ limitsOf }) => limitsOf === undefined).map((column) => column.id)
  return contentHash([layout, headerRow, headerRows, own])
}

/** The same source, unless columns with cells are left out now; still with the settings of the original file. */
async function keptAgain(
  before: Dataset,
  file: File,
  { schema }: ImportResult,
  hash: Promise<string>,
  context: JobContext,
): Promise<KeptSource> {
  const { file: original } = before.schema as KeptSchema
  const wasIn = new Set(before.schema.columns.filter(({ include }) => include).map((column) => column.id))
  const isReduced = schema.columns.some((column) => !column.include && wasIn.has(column.id))
  const kept = isReduced
    ? await sourceToKeep(file, hash, schema, context)
    : { blob: new Blob([file]), schema, sha256: before.sourceSha256 }
  return original ? { ...kept, schema: { ...kept.schema, file: original } } : kept
}

/** Deletes a source and the cached columns made of it, unless another dataset needs them. */
async function deleteSource(database: UserDatabase, before: Dataset): Promise<void> {
  const datasets = await database.records.where('kind').equals('dataset').toArray()
  if (datasets.some(({ fields }) => fields.sourceSha256?.[0] === before.sourceSha256)) return
  await database.sources.delete(before.sourceSha256)
  await database.columns.bulkDelete([...sourceKeys(before)])
}
