import type { Column, ColumnMeta } from './frame.ts'
import { usable } from './usable.ts'

/**
 * A new column of cells of this one: those of the rows, missing for -1. Cells with a missing code or of a missing kind are plainly missing. The
 * values keep their meaning: type, measure, value labels and display format.
 */
export function pickCells(column: Column, rows: Int32Array, meta: ColumnMeta): Column {
  const { measure, valueLabels, format } = column
  const kept = { ...meta, measure, valueLabels, ...(format !== undefined && { format }) }
  const seen = usable(column)
  if (seen.type === 'text')
    return {
      ...kept,
      type: seen.type,
      codes: rows.map((row) => (row < 0 ? -1 : (seen.codes[row] as number))),
      dictionary: seen.dictionary,
    }
  const values = new Float64Array(rows.length)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    values[i] = row < 0 ? Number.NaN : (seen.values[row] as number)
  }
  return { ...kept, type: seen.type, values }
}
