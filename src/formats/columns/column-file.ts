/**
 * What is kept of a file with types and a dictionary without its left-out columns: their names stay, so that the others keep their ids. Layout, little-endian:
 * `SLPTABL1`, length of the header (u32), 0 (u32), the header as JSON in UTF-8; then, each aligned to 8 bytes, the cells of each column: numbers as f64 and
 * the kinds of missing values (u8) if `tagged`; texts as a JSON array of the distinct ones in UTF-8, and an i32 for each cell.
 */
import type { TypedColumn, TypedDictionary } from '../typed/typed-file.ts'

export const FORMAT = 'Slipstick'
export const MAGIC = 'SLPTABL1'
export const HEADER_AT = 16

/** A column without cells was left out. */
export type ColumnCells =
  | { readonly tagged: boolean }
  /** Bytes of the distinct texts. */
  | { readonly texts: number }
  | null

export interface ColumnFileHeader extends Pick<TypedDictionary, 'label' | 'notes' | 'sets' | 'weight'> {
  readonly rows: number
  readonly columns: readonly (TypedColumn & { readonly cells: ColumnCells })[]
}

export const aligned = (length: number) => Math.ceil(length / 8) * 8
