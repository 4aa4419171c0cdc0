import type { Column, Frame, NumericColumn, TextColumn } from './frame.ts'
import { missingNumbers, missingTexts } from './missing-values.ts'

/**
 * The column for an analysis: user-missing codes, and values in ranges of them, are missing. Inf stays, since it is a value of the data.
 * Returns the same object if nothing changes.
 */
export function usable(column: Column): Column {
  if (column.missingCodes.length === 0 && column.missingRanges.length === 0) return column
  return column.type === 'text' ? usableText(column) : usableNumbers(column)
}

/** All columns for an analysis (`usable`); returns the same frame if nothing changes. */
export function usableFrame(frame: Frame): Frame {
  const columns = frame.columns.map(usable)
  return columns.every((column, k) => column === frame.columns[k]) ? frame : { ...frame, columns }
}

function usableNumbers(column: NumericColumn): NumericColumn {
  const isMissing = missingNumbers(column)
  const { values } = column
  if (!values.some(isMissing)) return column
  return { ...column, values: values.map((v) => (isMissing(v) ? Number.NaN : v)) }
}

function usableText(column: TextColumn): TextColumn {
  const blank = column.dictionary.map(missingTexts(column))
  if (!blank.includes(true)) return column
  return { ...column, codes: column.codes.map((code) => (code >= 0 && blank[code] ? -1 : code)) }
}

/** For each row 1 if the cell is missing or user-missing, otherwise 0. */
export function missingMask(column: Column): Uint8Array {
  const seen = usable(column)
  if (seen.type === 'text') return Uint8Array.from(seen.codes, (code) => (code < 0 ? 1 : 0))
  return Uint8Array.from(seen.values, (v) => (Number.isNaN(v) ? 1 : 0))
}
