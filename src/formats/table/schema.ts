import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import type { CellKind } from './cell-kind.ts'

/** Raised when the same bytes and schema would give another frame; older schemas keep being read as they were. */
export const readerVersion = 2

/**
 * How a source becomes a frame, decided once, at import, and then frozen: reading the same source with it gives the same
 * frame bit for bit. It holds no value of any row; what was found in rows is in `CellRules`, which is kept apart
 * because it may not leave the device.
 */
export interface ImportSchema {
  /** The oldest reader that gives this frame (`neededReader`). */
  readonly readerVersion: number
  readonly layout: CsvLayout | XlsxLayout
  /** Index among the non-blank rows of the first row that names the columns; null where none does. */
  readonly headerRow: number | null
  /** How many rows make up the header: 2 where groups of columns have a title above. */
  readonly headerRows: number
  readonly decimal: '.' | ','
  /** Index among the non-blank rows of the last row that is data; absent where all are. */
  readonly lastRow?: number
  readonly columns: readonly ImportColumn[]
}

export interface CsvLayout {
  readonly format: 'csv'
  /** A label that TextDecoder knows, in lower case. */
  readonly encoding: string
  readonly delimiter: string
}

interface XlsxLayout {
  readonly format: 'xlsx'
  readonly sheet: string
}

export interface ImportColumn {
  /** `c` and the ordinal in the source, from 1. Left-out columns keep their number. */
  readonly id: string
  readonly name: string
  readonly type: ColumnType
  readonly measure: Measure
  readonly include: boolean
  /** Of dates such as 3/4/2023. */
  readonly dateOrder?: DateOrder
  /** What a bare number means in a column of dates: 20230501, or an Excel serial. */
  readonly dateNumbers?: 'compact' | 'serial'
  readonly label?: string
  /**
   * Id of a column of numbers, of which this one, made at import and listed after those of the source, says which are limits: `<`, `>` and, for a
   * number that was measured, `=`.
   */
  readonly limitsOf?: string
}

export type DateOrder = 'mdy' | 'dmy'

/** Rules for cells that are not plainly of the column's type, by id of the column. */
export type CellRules = Readonly<Record<string, ColumnRules>>

export interface ColumnRules {
  readonly rules: readonly CellRule[]
  /** Of an ordinal variable: its values from low to high. */
  readonly levels?: readonly string[]
  /** Of a column of numbers: those that mean "missing". */
  readonly missingCodes?: readonly number[]
}

/** For all cells of a kind, or for one text exactly; the exact one wins. A cell without a rule becomes a blank. */
export interface CellRule {
  readonly match: { readonly kind: CellKind } | { readonly text: string }
  readonly action: CellAction
  /** With the action `value`. */
  readonly value?: number
}

/**
 * `number`: the number that the cell contains, the limit itself for `<0.01`, 12 for `12%`; `hundredth`: 0.12 for `12%`. `half`, `root-half`: the limit / 2 and / √2
 * (Hornung and Reed 1990, Appl Occup Environ Hyg 5:46-51). `first-day`, `middle`: of a date known to the month or the year.
 * `missing`: a blank in a column of numbers or dates; in a column of text the text stays and is a missing code.
 */
export type CellAction =
  | 'number'
  | 'hundredth'
  | 'half'
  | 'root-half'
  | 'first-day'
  | 'middle'
  | 'missing'
  | 'keep'
  | 'value'

/** The oldest reader that makes the same of a schema and its rules. */
export function neededReader(
  { lastRow, columns }: Pick<ImportSchema, 'lastRow' | 'columns'>,
  cellRules: CellRules,
): number {
  const isNew =
    lastRow !== undefined ||
    columns.some(({ label, limitsOf }) => label !== undefined || limitsOf !== undefined) ||
    Object.values(cellRules).some(
      ({ rules, missingCodes }) => missingCodes !== undefined || rules.some(({ action }) => action === 'hundredth'),
    )
  return isNew ? 2 : 1
}
