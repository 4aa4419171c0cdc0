import type { Column, ColumnMeta } from './frame.ts'
import { pickCells } from './pick-cells.ts'
import { usable } from './usable.ts'

/**
 * A new column of values of this one: those of the rows, missing for -1. Cells with a missing code or of a missing kind are plainly missing. The
 * values keep their meaning: type, measure, value labels and display format.
 */
export function pickValues(column: Column, rows: Int32Array, meta: ColumnMeta): Column {
  const { measure, valueLabels, format } = column
  const kept = { ...meta, measure, valueLabels, ...(format !== undefined && { format }) }
  const cells = pickCells(usable(column), rows)
  return cells.type === 'text'
    ? { ...kept, type: cells.type, codes: cells.codes, dictionary: cells.dictionary }
    : { ...kept, type: cells.type, values: cells.values }
}
