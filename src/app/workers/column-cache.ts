import { contentHash } from '#engine/frame/content-hash.ts'
import type { Column } from '#engine/frame/frame.ts'
import { columnParts } from '#engine/frame/serialize.ts'
import type { CellRules, ImportSchema } from '#formats/table/schema.ts'
import type { ColumnRow } from '../data/database/user-database.ts'

/** The name of a source column: what made it, and nothing else (SPEC D3). */
export function columnKey(sha256: string, schema: ImportSchema, rules: CellRules, column: string): string {
  const { layout, headerRow, headerRows, decimal, readerVersion } = schema
  const own = schema.columns.find(({ id }) => id === column)
  return contentHash([
    'column',
    sha256,
    { layout, headerRow, headerRows, decimal, readerVersion },
    own,
    rules[column] ?? null,
  ])
}

export function columnRow(key: string, column: Column, usedAt: number): ColumnRow {
  const blob = new Blob(columnParts(column))
  return { key, blob, size: blob.size, usedAt }
}
