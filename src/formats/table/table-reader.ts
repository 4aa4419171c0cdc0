import type { RecordSink } from '../csv/scanner.ts'
import { FormatError } from '../format-error.ts'
import { decodeUtf8 } from './byte-dictionary.ts'
import { ColumnCells } from './column-cells.ts'
import { RowBlock } from './row-block.ts'
import { newTable, TableBound } from './table-bound.ts'

/** More means a transposed table or a wrong separator, and no form or grid of this program could show it. */
export const maxColumns = 4096
const maxRows = 50_000_000

/** From this many columns on, their dictionaries do not fit into the processor's cache together. */
const wide = 256

/** How often the size of the table is checked. */
const rowsPerCheck = 64
const bytesPerCheck = 1 << 20

export interface ReadPlan {
  readonly headerRow: number | null
  readonly headerRows: number
  readonly decimal: '.' | ','
  readonly lastRow?: number
  /** How to store the column with this index, from 0. */
  readonly form: (index: number) => 'auto' | 'numbers' | 'texts' | 'skip'
  /** Bytes that the table may take however small its file is. */
  readonly free?: number
}

/** Splits records into header and cells, stored by column. */
export class TableReader {
  readonly header: string[][] = []
  rows = 0
  shortRows = 0
  firstShortRow = 0
  longRows = 0
  firstLongRow = 0
  lastRowShort = false
  readonly bound: TableBound
  private unchecked = 0
  private seen = 0
  private width = 0
  private readonly cells: (ColumnCells | null)[] = []
  private readonly block = new RowBlock()
  private readonly plan: ReadPlan
  private readonly bodyStart: number
  private readonly lastRow: number

  constructor(plan: ReadPlan) {
    this.plan = plan
    this.bound = new TableBound(plan.free ?? newTable)
    this.lastRow = plan.lastRow ?? Number.POSITIVE_INFINITY
    this.bodyStart = plan.headerRow === null ? 0 : plan.headerRow + plan.headerRows
  }

  readonly record: RecordSink = (bytes, starts, ends, fields) => {
    const row = this.seen++
    if (row > this.lastRow) return
    if (row < this.bodyStart) {
      if (row >= (this.plan.headerRow ?? 0)) this.takeHeader(bytes, starts, ends, fields)
      return
    }
    if (this.rows === 0 && this.width === 0) this.widen(fields)
    if (this.rows === maxRows) throw new FormatError('too-many-rows', { limit: maxRows })
    this.lastRowShort = false
    let used = fields
    if (fields !== this.width) used = this.ragged(starts, ends, fields)
    const { cells } = this
    if (used === cells.length && used >= wide) {
      this.block.add(bytes, starts, ends, used)
      if (this.block.isFull) this.block.empty(cells)
    } else {
      this.block.empty(cells)
      for (let k = 0; k < used; k++) cells[k]?.push(bytes, starts[k] as number, ends[k] as number)
      for (let k = used; k < cells.length; k++) cells[k]?.pushBlank()
    }
    this.rows++
    this.unchecked += fields === 0 ? 0 : (ends[fields - 1] as number) - (starts[0] as number)
    if (this.rows % rowsPerCheck === 0 || this.unchecked > bytesPerCheck) this.checkBound(this.width)
  }

  /** The columns with all cells so far; null for one that is not stored. */
  get columns(): readonly (ColumnCells | null)[] {
    this.block.empty(this.cells)
    return this.cells
  }

  private takeHeader(bytes: Uint8Array, starts: Int32Array, ends: Int32Array, fields: number): void {
    const names = Array.from({ length: fields }, (_, k) => decodeUtf8(bytes.subarray(starts[k], ends[k])))
    this.header.push(names)
    // A comma at the end of each line makes no column.
    const named = names.findLastIndex((name) => name.trim() !== '') + 1
    this.widen(Math.max(this.width, named))
  }

  /** How many of the fields to use; nonblank cells beyond the known columns add new columns. */
  private ragged(starts: Int32Array, ends: Int32Array, fields: number): number {
    const row = this.seen
    if (fields < this.width) {
      if (this.shortRows++ === 0) this.firstShortRow = row
      this.lastRowShort = true
      return fields
    }
    let used = fields
    while (used > this.width && starts[used - 1] === ends[used - 1]) used--
    if (used === this.width) return used
    if (this.longRows++ === 0) this.firstLongRow = row
    this.widen(used)
    return used
  }

  private widen(width: number): void {
    if (width > maxColumns) throw new FormatError('too-many-columns', { columns: width, limit: maxColumns })
    this.block.empty(this.cells) // all records of a block have the same width
    this.checkBound(width)
    while (this.cells.length < width) {
      const form = this.plan.form(this.cells.length)
      const cells = form === 'skip' ? null : new ColumnCells(this.plan.decimal, form)
      cells?.pushBlanks(this.rows)
      this.cells.push(cells)
    }
    this.width = width
  }

  private checkBound(width: number): void {
    this.bound.gave(this.unchecked)
    this.unchecked = 0
    let textBytes = 0
    for (const cells of this.cells) textBytes += cells?.textBytes ?? 0
    this.bound.check(this.rows, width, textBytes)
  }

  /** Throws if there is nothing to make a frame from. */
  checkNotEmpty(): void {
    const rows = this.seen
    if (rows === 0) throw new FormatError('empty-file')
    const { headerRow } = this.plan
    if (headerRow !== null && headerRow >= rows)
      throw new FormatError('header-out-of-range', { row: headerRow + 1, rows })
    if (this.rows === 0) throw new FormatError('no-rows')
    if (this.columns.length === 0) throw new FormatError('no-columns')
  }
}
