import { contentHash } from '#engine/frame/content-hash.ts'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { makeFrame, ordinals } from '#engine/frame/make-columns.ts'
import { columnFromBytes, columnParts } from '#engine/frame/serialize.ts'
import type { CellRules, ImportSchema } from '#formats/table/schema.ts'
import type { ColumnRow } from '../data/database/user-database.ts'
import type { Dataset } from '../data/datasets/dataset.ts'

/** The key of a source column: a hash of its inputs only (SPEC D3). */
export function columnKey(sha256: string, schema: ImportSchema, rules: CellRules, column: string): string {
  const { layout, headerRow, headerRows, decimal, lastRow, readerVersion } = schema
  const own = schema.columns.find(({ id }) => id === column)
  return contentHash([
    'column',
    sha256,
    { layout, headerRow, headerRows, decimal, readerVersion, ...(lastRow !== undefined && { lastRow }) },
    own,
    rules[column] ?? null,
  ])
}

type Recipe = Pick<Dataset, 'sourceSha256' | 'schema' | 'cellRules'>

/** The cache keys of a source's columns, in order. */
export function sourceKeys({ sourceSha256, schema, cellRules = {} }: Recipe): readonly string[] {
  return schema.columns
    .filter((column) => column.include)
    .map((column) => columnKey(sourceSha256, schema, cellRules, column.id))
}

type Together = Pick<Frame, 'sets' | 'weight'>

/** The columns of a source by key. */
export function columnRows(keys: readonly string[], { columns, sets, weight }: Frame, usedAt: number): ColumnRow[] {
  const together: Together = { ...(sets && { sets }), ...(weight !== undefined && { weight }) }
  return columns.map((column, i) => {
    const blob = new Blob(columnParts(column))
    const row = { key: keys[i] as string, blob, size: blob.size, usedAt }
    return i === 0 && Object.keys(together).length > 0 ? { ...row, frame: together } : row
  })
}

/** The source of the rows. */
export async function frameOfRows(rows: readonly ColumnRow[]): Promise<Frame | undefined> {
  const columns: Column[] = []
  for (const { blob } of rows) columns.push(columnFromBytes(new Uint8Array(await blob.arrayBuffer())))
  const [first] = columns
  if (!first) return undefined
  const count = first.type === 'text' ? first.codes.length : first.values.length
  return { ...makeFrame(columns, ordinals(count)), ...(rows[0]?.frame as Together | undefined) }
}
