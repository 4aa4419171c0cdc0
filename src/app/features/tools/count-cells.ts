import type { CountsInput, EnteredCounts } from '#catalog/kit/tool/calculator-input-spec.ts'
import { typedNumber } from './typed-number.ts'

/** The texts of a table of counts, row by row. */
export type Cells = readonly (readonly string[])[]

export function emptyCells(spec: CountsInput): Cells {
  return resized([], spec, spec.rows.least)
}

export function textsOf(entered: EnteredCounts): Cells {
  return entered.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** The counts in the cells; null if all are empty. A text that is not a number becomes an invalid count. */
export function countsIn(cells: Cells): EnteredCounts | null {
  if (cells.every((row) => row.every((text) => text.trim() === ''))) return null
  return cells.map((row) => row.map((text) => (text.trim() === '' ? null : (typedNumber(text) ?? Number.NaN))))
}

/** Resizes to a number of rows: existing cells stay, new ones are empty. */
export function resized(cells: Cells, { columns }: CountsInput, rows: number): Cells {
  const width = columns === 'square' ? rows : columns.length
  return Array.from({ length: rows }, (_, r) => Array.from({ length: width }, (_, c) => cells[r]?.[c] ?? ''))
}

/** Pastes a spreadsheet block from a cell on, adding the necessary rows; null if it is a single value, pasted like into any field. */
export function pasted(cells: Cells, spec: CountsInput, text: string, row: number, column: number): Cells | null {
  const block = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim().split(/[\t,;]\s*| +/))
  if (block.length === 1 && (block[0]?.length ?? 0) < 2) return null
  const needed = Math.min(spec.rows.most, Math.max(cells.length, row + block.length))
  return resized(cells, spec, needed).map((line, r) => line.map((old, c) => block[r - row]?.[c - column] ?? old))
}
