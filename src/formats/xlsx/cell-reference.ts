import { FormatError } from '../format-error.ts'
import { maxSheetColumns, maxSheetRows } from './xlsx-package.ts'

/** Row numbers as in Excel, from 1; columns from 0; both ends included. */
export interface Area {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

/** The column of a reference such as C7, from 0. Out-of-range columns are refused here, before memory is allocated for them. */
export function columnOf(reference: string): number {
  return cellOf(reference).column
}

/** The area of a reference such as A1:B2; null for anything else, which loses no cell. */
export function areaOf(reference: string): Area | null {
  const [, first, last] = /^([A-Z]+\d+):([A-Z]+\d+)$/.exec(reference) ?? []
  if (first === undefined || last === undefined) return null
  const [from, to] = [cellOf(first), cellOf(last)]
  return { firstRow: from.row, lastRow: to.row, firstColumn: from.column, lastColumn: to.column }
}

/** The row with this number; throws beyond the size of a sheet. */
export function rowOf(number: number): number {
  if (!Number.isInteger(number) || number < 1 || number > maxSheetRows) throw badReference(String(number))
  return number
}

function cellOf(reference: string): { row: number; column: number } {
  let column = 0
  let at = 0
  for (; at < 3; at++) {
    const c = reference.charCodeAt(at)
    if (!(c >= 65 && c <= 90)) break
    column = column * 26 + (c - 64)
  }
  let row = 0
  const digits = at
  for (; at < reference.length && row <= maxSheetRows; at++) {
    const c = reference.charCodeAt(at)
    if (!(c >= 48 && c <= 57)) break
    row = row * 10 + (c - 48)
  }
  if (
    column === 0 ||
    column > maxSheetColumns ||
    digits === at ||
    row < 1 ||
    row > maxSheetRows ||
    at < reference.length
  )
    throw badReference(reference)
  return { row, column: column - 1 }
}

const badReference = (reference: string) => new FormatError('bad-reference', { reference })
