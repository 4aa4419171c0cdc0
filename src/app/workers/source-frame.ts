import { contentHash } from '#engine/frame/content-hash.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { readFile } from '#formats/table-file.ts'
import { storable } from '../data/database/stored-blobs.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { columnRows, frameOfRows, sourceKeys } from './column-cache.ts'
import { DatasetError } from './dataset-error.ts'

/** The one source in memory: that of the current dataset. */
let inMemory: { readonly dataset: string; readonly key: string; readonly frame: Frame } | undefined

/** Takes over the frame of a dataset that was just read, so that it is not rebuilt from its columns. */
export function holdSource(dataset: string, keys: readonly string[], frame: Frame): void {
  inMemory = { dataset, key: contentHash(keys), frame }
}

/** The dataset before its first step: from memory, cached columns, or its file. */
export async function sourceFrame(database: UserDatabase, dataset: Dataset): Promise<Frame> {
  const keys = sourceKeys(dataset)
  if (inMemory?.dataset === dataset.id && inMemory.key === contentHash(keys)) return inMemory.frame
  const frame = (await cachedFrame(database, keys)) ?? (await readAgain(database, dataset, keys))
  holdSource(dataset.id, keys, frame)
  return frame
}

/** Whether this device can make the frame. */
export async function isSourceHere(database: UserDatabase, dataset: Dataset): Promise<boolean> {
  if ((await database.sources.where('sha256').equals(dataset.sourceSha256).count()) > 0) return true
  const keys = sourceKeys(dataset)
  return (await database.columns.where('key').anyOf(keys).count()) === keys.length
}

async function cachedFrame(database: UserDatabase, keys: readonly string[]): Promise<Frame | undefined> {
  const rows = await database.columns.bulkGet([...keys])
  const found = rows.flatMap((row) => row ?? [])
  return found.length === keys.length ? frameOfRows(found) : undefined
}

/** The column cache was cleared, or this device has only the file: reads it with its frozen schema. */
async function readAgain(database: UserDatabase, dataset: Dataset, keys: readonly string[]): Promise<Frame> {
  const source = await database.sources.get(dataset.sourceSha256)
  if (!source) throw new DatasetError('rows-elsewhere', { device: dataset.sourceDevice, file: dataset.sourceName })
  const frame = await readFile(source.blob, { schema: dataset.schema, cellRules: dataset.cellRules ?? {} })
  const usedAt = Date.now()
  const rows = await storable(database, columnRows(keys, frame, usedAt))
  await database.columns.bulkPut(rows).catch(() => undefined) // a cache: without space it is read again
  return frame
}
