/**
 * The columnar table: the data type that crosses layers.
 * Numbers and times are `Float64Array` with NaN for a missing value; text is dictionary-coded with -1 for one. User-missing codes (99 =
 * "refused") and ranges of them stay in the data and are declared by the column, so that they differ from missing values and from Inf;
 * `usable.ts` converts them to missing values at the start of an analysis.
 */

/** The permitted uses of a variable: an identifier is never analysed. */
export type Measure = 'continuous' | 'ordinal' | 'nominal' | 'id'

export interface ValueLabel {
  readonly value: number | string
  readonly label: string
}

/** Inclusive ends; null is an open end. */
export type MissingRange = readonly [low: number | null, high: number | null]

export interface ColumnMeta {
  /** Stable: the source ordinal (`c1`), or the id of its step and a number (`<step>.1`). */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly measure: Measure
  /** Their order is the order of the factor's levels. */
  readonly valueLabels: readonly ValueLabel[]
  readonly missingCodes: readonly (number | string)[]
  /** Numbers, days or instants that mean "missing"; texts have no ranges. */
  readonly missingRanges: readonly MissingRange[]
  /** Display format of cells; computations ignore it. */
  readonly format?: CellFormat
  readonly note?: string
  /** The name in the file, if it could not be kept. */
  readonly source?: { readonly name: string }
}

/** `time`: seconds of a day; `month`, `quarter`, `week`: identified by its first day. */
export type CellFormat = 'time' | 'percent' | 'month' | 'quarter' | 'week'

/** `date` holds ms since 1970-01-01 UTC at midnight, `datetime` ms since then; both read as wall-clock time, without a zone. */
export interface NumericColumn extends ColumnMeta {
  readonly type: 'number' | 'date' | 'datetime'
  readonly values: Float64Array
  /**
   * The kind of each missing value, if the file distinguishes several (Stata `.a`, SAS `._`): 0 for a value or a plain missing value,
   * otherwise the kind, whose cell is NaN (`missing-tags.ts`). Computed columns have none.
   */
  readonly missingTags?: Uint8Array
}

export interface TextColumn extends ColumnMeta {
  readonly type: 'text'
  /** Index into `dictionary`, -1 for a missing value. */
  readonly codes: Int32Array
  readonly dictionary: readonly string[]
}

export type Column = NumericColumn | TextColumn
export type ColumnType = Column['type']

export interface Frame {
  readonly rows: number
  /** Stable identity of each row: its ordinal in the source, kept through filters and sorts. */
  readonly rowIds: Float64Array
  readonly columns: readonly Column[]
  readonly sets?: readonly VariableSet[]
  /** Id of the column of case weights. */
  readonly weight?: string
}

/** Columns that belong together. */
export type VariableSet = ResponseSet | Dimension

/** A question with several answers (SPSS: multiple response set). */
export interface ResponseSet {
  readonly role?: undefined
  readonly id: string
  readonly name: string
  readonly label: string
  /** The value that means "ticked"; null if each column contains a category. */
  readonly countedValue: number | string | null
  /** Ids of its columns. */
  readonly columns: readonly string[]
  /** Separator of several answers in one cell. */
  readonly separator?: string
  /** Labels of the answers, in order. */
  readonly answers?: readonly ValueLabel[]
}

/** Items of a questionnaire that measure one construct (a subscale). */
export interface Dimension {
  readonly role: 'dimension'
  readonly id: string
  readonly name: string
  readonly label: string
  /** Ids of its items. */
  readonly columns: readonly string[]
  /** The reverse-worded items among these. */
  readonly reversed: readonly string[]
  /** The lowest and highest possible answer; null if unknown. */
  readonly scale: { readonly min: number; readonly max: number } | null
}

/** The first column with that id; undefined if there is none. */
export function columnById(frame: Frame, id: string): Column | undefined {
  return frame.columns.find((c) => c.id === id)
}

/** The metadata of a column: everything except its type and its cells. */
export function metaOf(column: ColumnMeta): ColumnMeta {
  const { id, name, label, measure, valueLabels, missingCodes, missingRanges, format, note, source } = column
  return {
    id,
    name,
    label,
    measure,
    valueLabels,
    missingCodes,
    missingRanges,
    ...(format !== undefined && { format }),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
  }
}

/** The cells of one column with the metadata of another. */
export function withMeta(cells: Column, meta: ColumnMeta): Column {
  if (cells.type === 'text')
    return { ...metaOf(meta), type: cells.type, codes: cells.codes, dictionary: cells.dictionary }
  return {
    ...metaOf(meta),
    type: cells.type,
    values: cells.values,
    ...(cells.missingTags && { missingTags: cells.missingTags }),
  }
}
