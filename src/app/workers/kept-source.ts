import type { ReadContext } from '#formats/read-context.ts'
import { redactSource } from '#formats/redact-source.ts'
import type { ImportSchema } from '#formats/table/schema.ts'
import { storable } from '../data/database/stored-blobs.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { datasetOf } from '../data/datasets/dataset.ts'
import { fileHash } from './file-hash.ts'

/** The settings of the original file, if the stored source is a reduced one. */
type FileSettings = Pick<ImportSchema, 'layout' | 'headerRow' | 'headerRows' | 'lastRow'>

export type KeptSchema = ImportSchema & { readonly file?: FileSettings }

export interface KeptSource {
  readonly blob: Blob
  readonly schema: KeptSchema
  readonly sha256: string
}

/**
 * The file itself, with its hash or the promise of it; or, if columns are excluded, the file without their cells, because excluded data are
 * stored nowhere.
 */
export async function sourceToKeep(
  file: Blob,
  hash: Promise<string>,
  schema: ImportSchema,
  context: ReadContext,
): Promise<KeptSource> {
  if (schema.columns.every((column) => column.include)) return { blob: new Blob([file]), schema, sha256: await hash }
  const { blob, schema: redacted } = await redactSource(file, schema, context)
  const { layout, headerRow, headerRows, lastRow } = schema
  const given = { layout, headerRow, headerRows, ...(lastRow !== undefined && { lastRow }) }
  return { blob, schema: { ...redacted, file: given }, sha256: await fileHash(blob) }
}

/** Accepts a file as the source of a dataset if it is identical, or becomes so by excluding the same columns. */
export async function acceptSource(database: UserDatabase, id: string, file: Blob): Promise<boolean> {
  const row = await database.records.get(id)
  if (!row) return false
  const { sourceSha256, sourceName, schema } = datasetOf(row)
  const { file: settings } = schema as KeptSchema
  let blob = new Blob([file])
  if ((await fileHash(blob)) !== sourceSha256) {
    if (!settings) return false
    const redacted = await redactSource(file, { ...schema, ...settings }).catch(() => undefined)
    if (!redacted || (await fileHash(redacted.blob)) !== sourceSha256) return false
    blob = new Blob([redacted.blob])
  }
  const source = { sha256: sourceSha256, name: sourceName, size: blob.size, blob, importedAt: Date.now() }
  await database.sources.bulkPut(await storable(database, [source]))
  return true
}
