import { FormatError } from '../format-error.ts'

/** What a cell takes while a table is made, as it was measured: its code, its number, and room to grow. */
const cellBytes = 16
const columnBytes = 6000
/** A distinct text is in memory as bytes, with room to grow, and as a text. */
const textFactor = 5
/** Each cell's text is looked at, also where it is a shared one: that takes time. */
const recordFactor = 2
/** What one byte of the file may take. */
const perByte = 18

/** What a table may take however small its file is, at its first reading. */
export const newTable = 30e6
/** What was imported once must open again, also where an older version took more than a first reading allows. */
export const knownTable = 512e6

/**
 * Holds the memory of a table to what was read of its file: a row of a thousand columns above a million short ones, or a long text that a million cells
 * share, is small as a file and no table. A file that writes all its cells never comes near.
 */
export class TableBound {
  private readonly free: number
  private unpacked = 0
  private records = 0

  constructor(free: number) {
    this.free = free
  }

  /** Bytes came out of the file. */
  readonly took = (bytes: number): void => {
    this.unpacked += bytes
  }

  /** Bytes of cells were given to the table. */
  gave(bytes: number): void {
    this.records += bytes
  }

  /** Throws `mostly-blank` or `repeated-texts`. */
  check(rows: number, columns: number, textBytes: number): void {
    const allowed = this.free + perByte * this.unpacked
    const cells = rows * columns * cellBytes + columns * columnBytes
    if (cells > allowed) throw new FormatError('mostly-blank', { rows, columns })
    if (Math.max(cells + textBytes * textFactor, this.records * recordFactor) > allowed)
      throw new FormatError('repeated-texts')
  }
}
