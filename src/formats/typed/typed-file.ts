import type { ColumnMeta, ColumnType, Measure, VariableSet } from '#engine/frame/frame.ts'
import type { ReadContext } from '../read-context.ts'

/** A column of a file that stores types and a dictionary: SPSS, Stata, SAS, R, Parquet ... Its id follows from its place: `c1`, `c2`, ... */
export interface TypedColumn extends Omit<ColumnMeta, 'id' | 'measure'> {
  readonly type: ColumnType
  /** Null if the file has no measurement levels, or does not say. */
  readonly measure: Measure | null
  /** The file says that it tells who a patient is. */
  readonly isPersonal?: true
}

/** What a file says before its rows. */
export interface TypedDictionary {
  readonly columns: readonly TypedColumn[]
  /** Null if only reading to the end tells. */
  readonly rows: number | null
  readonly label: string
  readonly notes: readonly string[]
  /** With the ids of columns. */
  readonly sets: readonly VariableSet[]
  /** The place of the column of case weights. */
  readonly weight: number | null
  readonly encoding: FileEncoding
  readonly remarks: readonly TypedRemark[]
}

export interface FileEncoding {
  /** A TextDecoder label, in lower case. */
  readonly encoding: string
  /** `file`: as the file says; `ascii`: it has no other text. */
  readonly by: 'file' | 'valid' | 'guess' | 'ascii' | 'chosen'
  /** Others to offer, the likeliest first. */
  readonly alternatives: readonly string[]
}

/** Something of the file that a frame does not keep, or that was changed. */
export interface TypedRemark {
  readonly code: RemarkCode
  /** The place of the column, if it is about one. */
  readonly column?: number
  readonly count?: number
}

/**
 * `dates-out-of-range`: outside the years 1 to 9999, and left blank; `texts-undecodable`: signs that are not of the encoding; `binary-left-out`;
 * `characteristics-left-out`; `rows-cut`: the file ends within a row; `labels-of-unknown`: value labels without a column; `deleted-rows-kept`: rows
 * that seem to be deleted, but whose number does not agree with the file's; `deleted-rows-left-out`: rows that are marked as deleted; `log-not-read`: the database keeps its last changes in another file;
 * `instants-in-utc`: stored without a clock of their own, and shown as in UTC; `lists-as-text`: lists and maps, as JSON.
 */
export type RemarkCode =
  | 'dates-out-of-range'
  | 'texts-undecodable'
  | 'binary-left-out'
  | 'characteristics-left-out'
  | 'rows-cut'
  | 'labels-of-unknown'
  | 'deleted-rows-kept'
  | 'deleted-rows-left-out'
  | 'log-not-read'
  | 'instants-in-utc'
  | 'lists-as-text'

export type TypedCells =
  | { readonly values: Float64Array; readonly missingTags?: Uint8Array }
  | { readonly codes: Int32Array; readonly dictionary: readonly string[] }

export interface TypedRows {
  readonly rows: number
  /** By place; null for a column that was not wanted. */
  readonly columns: readonly (TypedCells | null)[]
  readonly remarks: readonly TypedRemark[]
}

export interface Wanted {
  /** Places of columns; all by default. */
  readonly columns?: ReadonlySet<number>
  /** At most so many rows, from the first. */
  readonly rows?: number
}

/** A file whose dictionary has been read. */
export interface TypedFile {
  readonly dictionary: TypedDictionary
  /** The names of its tables, if a file of this format can have several; the one that was opened is the chosen one, else the first. */
  readonly tables?: () => Promise<readonly string[]>
  /** Throws FormatError, or the signal's reason. */
  readonly read: (wanted: Wanted, context: ReadContext) => Promise<TypedRows>
}

export interface TypedChoices {
  /** The encoding chosen by the user. */
  readonly encoding?: string
  /** Which table of several. */
  readonly table?: string
  /** Number of rows to read of a file that was not copied whole: those before the cut. */
  readonly wholeRows?: number
}

/** Opens a file of one format: reads its head, directory or footer only. Throws FormatError. */
export type OpenTyped = (blob: Blob, choices: TypedChoices, context: ReadContext) => Promise<TypedFile>
