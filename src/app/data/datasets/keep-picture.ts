import { fieldValue, textOf } from '../database/records.ts'
import type { RecordRow } from '../database/user-database.ts'
import { ownData, write } from '../own-data.ts'
import { type AnalysisRecord, PICTURE } from './analysis.ts'

/** An SVG document of the first figure of what was computed last; undefined without one. */
export function pictureOf(row: RecordRow): string | undefined {
  return textOf(row, PICTURE) || undefined
}

/** Keeps the picture beside the question's title, or that there is none; nothing is written where that is known. */
export async function keepPicture(
  { id, kind }: Pick<AnalysisRecord, 'id' | 'kind'>,
  svg: string | null,
): Promise<void> {
  const row = await ownData().database.records.get(id)
  if (!row || row.deleted === 1 || (fieldValue(row, PICTURE) ?? null) === svg) return
  await write({ kind, record: id, fields: { [PICTURE]: svg } })
}
