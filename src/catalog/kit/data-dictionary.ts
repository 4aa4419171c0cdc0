import type { ColumnMeta, ColumnType, VariableSet } from '#engine/frame/frame.ts'

/** A value of a categorical variable, as in the data. */
export type LevelValue = number | string

/** The metadata of a column. */
export interface ColumnInfo extends ColumnMeta {
  readonly type: ColumnType
  /** The occurring values without user-missing ones, in the order of the factor. Absent: not counted, or too many to list. */
  readonly levels?: readonly LevelValue[]
}

/** The variables of a dataset as forms, tables and scripts see them. */
export interface DataDictionary {
  readonly columns: readonly ColumnInfo[]
  readonly sets?: readonly VariableSet[]
  /** By id: the other datasets from which a step may take columns, as far as they are known. */
  readonly others?: Readonly<Record<string, DataDictionary>>
}

/** What a variable and its values are called. */
export type NamedColumn = Pick<ColumnMeta, 'id' | 'name' | 'label' | 'valueLabels'>

/** The names of a dataset's variables, which are also known where its rows are not. */
export interface NamedColumns {
  readonly columns: readonly NamedColumn[]
}

/** The column with that id; undefined if there is none. */
export function columnInfo<C extends NamedColumn>({ columns }: { readonly columns: readonly C[] }, id: string) {
  return columns.find((column) => column.id === id)
}

/** Whether the column declares a value as missing, by a code or by a range. Dictionaries stored before ranges existed have none. */
export function isUserMissing(
  { missingCodes, missingRanges = [] }: Pick<ColumnMeta, 'missingCodes'> & Partial<Pick<ColumnMeta, 'missingRanges'>>,
  value: LevelValue,
): boolean {
  if (missingCodes.includes(value)) return true
  if (typeof value !== 'number') return false
  return missingRanges.some(([low, high]) => (low === null || value >= low) && (high === null || value <= high))
}

/** Whether a label of the column belongs to a kind of missing value (`.a`, `._`), not to a value. */
export function isOfBlanks({ type }: Pick<ColumnInfo, 'type'>, value: LevelValue): boolean {
  return type !== 'text' && typeof value === 'string' && /^\.[a-z_]$/.test(value)
}
