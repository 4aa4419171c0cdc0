import type { Column, NumericColumn } from './frame.ts'

/** The column with cells taken from other rows of it, by position; -1 keeps a cell, its missing code or kind included. */
export function fillFromRows(column: Column, from: Int32Array): Column {
  if (column.type === 'text') {
    const { codes } = column
    return { ...column, codes: codes.map((code, row) => codes[source(from, row)] ?? code) }
  }
  return withValues(column, from, (row) => column.values[source(from, row)] as number)
}

/** The column with these numbers; NaN keeps a cell. */
export function fillWithNumbers(column: NumericColumn, numbers: Float64Array): NumericColumn {
  const filled = Int32Array.from(numbers, (number) => (Number.isNaN(number) ? -1 : 0))
  return withValues(column, filled, (row) => numbers[row] as number)
}

const source = (from: Int32Array, row: number) => ((from[row] as number) < 0 ? row : (from[row] as number))

/** Kinds of missing values go where a value comes. */
function withValues(column: NumericColumn, filled: Int32Array, valueIn: (row: number) => number): NumericColumn {
  const isFilled = (row: number) => (filled[row] as number) >= 0
  const values = column.values.map((value, row) => (isFilled(row) ? valueIn(row) : value))
  const { missingTags, ...rest } = column
  if (missingTags === undefined) return { ...rest, values }
  return { ...rest, values, missingTags: missingTags.map((tag, row) => (isFilled(row) ? 0 : tag)) }
}
