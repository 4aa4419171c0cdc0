import type { Column } from './frame.ts'
import { usable } from './usable.ts'

/** The usable cells of some rows, by their index: null for a missing one. */
export function cellsOfRows(column: Column, rows: readonly number[]): readonly (number | string | null)[] {
  const seen = usable(column)
  if (seen.type === 'text') return rows.map((row) => seen.dictionary[seen.codes[row] ?? -1] ?? null)
  return rows.map((row) => {
    const value = seen.values[row] ?? Number.NaN
    return Number.isNaN(value) ? null : value
  })
}
