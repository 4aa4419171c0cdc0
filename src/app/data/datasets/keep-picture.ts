import { fieldValue, textOf } from '../database/records.ts'
import type { RecordRow } from '../database/user-database.ts'
import { isOwnDataOpen, ownData, write } from '../own-data.ts'
import { type AnalysisRecord, PICTURE } from './analysis.ts'

/** The stored thumbnail of a question as an SVG document; undefined if there is none. */
export function pictureOf(row: RecordRow): string | undefined {
  return textOf(row, PICTURE) || undefined
}

/**
 * Stores the thumbnail of a question, or null for a result without a figure. Writes nothing if it has not changed, or if the reader left the question by
 * signing out.
 */
export async function keepPicture(
  { id, kind }: Pick<AnalysisRecord, 'id' | 'kind'>,
  svg: string | null,
): Promise<void> {
  if (!isOwnDataOpen()) return
  const row = await ownData().database.records.get(id)
  if (!row || row.deleted === 1 || (fieldValue(row, PICTURE) ?? null) === svg) return
  await write({ kind, record: id, fields: { [PICTURE]: svg } })
}
