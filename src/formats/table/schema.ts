import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import type { CellKind } from './cell-kind.ts'

/** Incremented when the same bytes and schema would give another frame; older schemas keep being read the old way. */
export const readerVersion = 4

/**
 * How a source becomes a frame, decided at import and then frozen: reading the same source with it gives the same frame bit for bit. It
 * contains no value of any row; rules found in rows are in `CellRules`, which is stored separately because it may not leave the device.
 */
export interface ImportSchema {
  /** The oldest reader that gives this frame (`neededReader`). */
  readonly readerVersion: number
  readonly layout: CsvLayout | SheetLayout | TypedLayout
  /** Index of the first header row among the nonblank rows; null without a header. */
  readonly headerRow: number | null
  /** Number of header rows: 2 if groups of columns have a title above. */
  readonly headerRows: number
  readonly decimal: '.' | ','
  /** Index of the last data row among the nonblank rows; absent if all later rows are data. */
  readonly lastRow?: number
  readonly columns: readonly ImportColumn[]
}

export interface CsvLayout {
  readonly format: 'csv'
  /** A TextDecoder label, in lower case. */
  readonly encoding: string
  readonly delimiter: string
}

export const sheetFormats = ['xlsx', 'ods', 'xls', 'json'] as const

export type SheetFormat = (typeof sheetFormats)[number]

export interface SheetLayout {
  readonly format: SheetFormat
  readonly sheet: string
}

export const typedFormats = [
  'sav',
  'por',
  'dta',
  'xpt',
  'sas7bdat',
  'rdata',
  'sqlite',
  'parquet',
  'feather',
  'omv',
  'jasp',
  'redcap',
  'rec',
  'columns',
] as const

/** A format that stores types and a dictionary. `columns`: what is left of a file of such a format without the columns that were left out. */
export type TypedFormat = (typeof typedFormats)[number]

/**
 * The dictionary of the file is read again with its rows: labels, value labels and missing codes are in no schema. There is no header row, and the type of a
 * column is that of the file.
 */
export interface TypedLayout {
  readonly format: TypedFormat
  /** A TextDecoder label, in lower case. */
  readonly encoding: string
  /** The chosen one of several tables; absent for the first. */
  readonly table?: string
  /** The rows before the place where the file was cut off; absent for all. */
  readonly wholeRows?: number
}

export interface ImportColumn {
  /** `c` and the ordinal in the first source, from 1. Left-out columns keep their number; what a later source has more continues it. */
  readonly id: string
  /** Place in the source, from 0, if another one has taken the place of the first; null if it lacks the column (`file-order.ts`). */
  readonly at?: number | null
  readonly name: string
  /** The name in the source, if another one was chosen. */
  readonly header?: string
  readonly type: ColumnType
  readonly measure: Measure
  readonly include: boolean
  /** Order of day and month in dates such as 3/4/2023. */
  readonly dateOrder?: DateOrder
  /** Meaning of a bare number in a column of dates: 20230501, or an Excel serial. */
  readonly dateNumbers?: 'compact' | 'serial'
  readonly label?: string
  /**
   * Id of a numeric column. This column, derived at import and listed after those of the source, marks the limits in it: `<`, `>`, and `=` for
   * a measured number.
   */
  readonly limitsOf?: string
}

export type DateOrder = 'mdy' | 'dmy'

/** Rules for cells that are not plainly of the column's type, by column id. */
export type CellRules = Readonly<Record<string, ColumnRules>>

export interface ColumnRules {
  readonly rules: readonly CellRule[]
  /** Values of an ordinal variable from low to high. */
  readonly levels?: readonly string[]
  /** Numbers that mean "missing" in a numeric column. */
  readonly missingCodes?: readonly number[]
}

/** For all cells of a kind, or for one exact text, which takes precedence. A cell without a rule becomes a blank. */
export interface CellRule {
  readonly match: { readonly kind: CellKind } | { readonly text: string }
  readonly action: CellAction
  /** The new value, for the action `value`. */
  readonly value?: number
}

/**
 * `number`: the number in the cell, the limit itself for `<0.01`, 12 for `12%`; `hundredth`: 0.12 for `12%`. `half`, `root-half`: the limit /
 * 2 and / √2 (Hornung and Reed 1990, Appl Occup Environ Hyg 5:46-51). `first-day`, `middle`: completes a date known to the month or the year.
 * `missing`: a blank in a numeric or date column; in a text column the text stays and is a missing code.
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

/** Formats that earlier readers do not know. */
const newest: ReadonlySet<string> = new Set(['json', 'omv', 'jasp', 'redcap', 'rec'])

/** The oldest reader that gives the same frame for a schema and its rules. */
export function neededReader(
  { layout, lastRow, columns }: Pick<ImportSchema, 'layout' | 'lastRow' | 'columns'>,
  cellRules: CellRules,
): number {
  if (newest.has(layout.format)) return 4
  if (
    isTyped(layout) ||
    layout.format === 'ods' ||
    layout.format === 'xls' ||
    columns.some(({ at }) => at !== undefined)
  )
    return 3
  const isNew =
    lastRow !== undefined ||
    columns.some(({ label, limitsOf }) => label !== undefined || limitsOf !== undefined) ||
    Object.values(cellRules).some(
      ({ rules, missingCodes }) => missingCodes !== undefined || rules.some(({ action }) => action === 'hundredth'),
    )
  return isNew ? 2 : 1
}

export function isTyped(layout: ImportSchema['layout']): layout is TypedLayout {
  return layout.format !== 'csv' && !isOfSheets(layout)
}

export function isOfSheets(layout: ImportSchema['layout']): layout is SheetLayout {
  return 'sheet' in layout
}
