import type { FinishedCells } from './column-cells.ts'

/**
 * The trimmed text of the cell at a row, counted from 0; '' for a blank. A cell stored as a number is formatted, and may differ from its
 * spelling in the file.
 */
export function cellText(cells: FinishedCells, row: number): string {
  const code = cells.form === 'texts' ? cells.codes[row] : cells.oddCodes[cells.oddRows.lastIndexOf(row)]
  if (code !== undefined && code >= 0) return (cells.texts[code] ?? '').trim()
  const value = cells.form === 'numbers' ? (cells.values[row] ?? Number.NaN) : Number.NaN
  return Number.isNaN(value) ? '' : String(value)
}
