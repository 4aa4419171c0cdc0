import type { FinishedCells } from './column-cells.ts'

/** What stands in a row, from 0, without spaces around it; a blank is empty. A number of a long column as it is computed with, not as it was written. */
export function cellText(cells: FinishedCells, row: number): string {
  const code = cells.form === 'texts' ? cells.codes[row] : cells.oddCodes[cells.oddRows.lastIndexOf(row)]
  if (code !== undefined && code >= 0) return (cells.texts[code] ?? '').trim()
  const value = cells.form === 'numbers' ? (cells.values[row] ?? Number.NaN) : Number.NaN
  return Number.isNaN(value) ? '' : String(value)
}
