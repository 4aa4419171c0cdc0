import { FormatError } from '../format-error.ts'

/** Measured memory of a cell while a table is built: its code, its number, and room to grow. */
const cellBytes = 16
const columnBytes = 6000
/** A distinct text is in memory twice: as bytes, with room to grow, and as a string. */
const textFactor = 5
/** Every cell's text is processed, even a shared one, which takes time. */
const recordFactor = 2
/** Allowed bytes of memory per byte of the file. */
const perByte = 18

/** Bytes that every first reading may take, however small its file. */
export const newTable = 30e6
/** Allows more, because an imported file must open again, even if an older version accepted more than a first reading does now. */
export const knownTable = 512e6

/**
 * Keeps the memory of a table in proportion to its file. Some tiny files describe huge tables: a row of a thousand columns above a million
 * short ones, or a long text shared by a million cells. A file that writes all its cells never comes near the limit.
 */
export class TableBound {
  private readonly free: number
  private unpacked = 0
  private records = 0

  constructor(free: number) {
    this.free = free
  }

  /** Adds bytes read from the file. */
  readonly took = (bytes: number): void => {
    this.unpacked += bytes
  }

  /** Adds bytes of cells passed to the table. */
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
