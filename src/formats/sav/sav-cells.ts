import { FormatError } from '../format-error.ts'
import { TableBound } from '../table/table-bound.ts'
import { NumberCells, TextCells } from '../typed/cells.ts'
import { msOfSpss, type SpssKind } from '../typed/spss-time.ts'
import { TextsDecoder } from '../typed/text-encoding.ts'
import type { TypedCells, TypedRemark, TypedRows } from '../typed/typed-file.ts'
import { kindOf } from './sav-dictionary.ts'
import type { SavLayout } from './sav-layout.ts'
import { TextField } from './text-field.ts'

/** Cases that are in the cache of a processor while each column takes its cells. */
const BLOCK = 64 << 10
const FREE = 64e6
/** Memory of a column without rows. */
const COLUMN = 6000
const MOST_CELLS = 1e9

/** How a case is read. */
export interface CaseForm {
  readonly layout: SavLayout
  readonly isLittle: boolean
  /** Bytes of a case. */
  readonly width: number
  readonly systemMissing: number
}

interface Taker {
  readonly take: (cases: Uint8Array, view: DataView, rows: number) => void
  readonly finish: (decoder: TextsDecoder) => TypedCells
  readonly textBytes: () => number
  readonly outOfRange: () => number
}

/** The cells of the wanted columns while cases are read. */
export class SavCells {
  rows = 0
  readonly bound: TableBound
  readonly #takers: readonly (Taker | null)[]
  readonly #width: number
  readonly #wanted: number

  constructor(form: CaseForm, wanted: ReadonlySet<number> | undefined, expected: number) {
    this.#takers = form.layout.columns.map((column, place) => {
      if (wanted && !wanted.has(place)) return null
      const kind = kindOf(column)
      const from = column.segments[0]?.from ?? 0
      return kind ? numberTaker(form, from, kind, expected) : textTaker(form, new TextField(column), expected)
    })
    this.#width = form.width
    this.#wanted = this.#takers.filter((taker) => taker !== null).length
    this.bound = new TableBound(FREE + this.#wanted * COLUMN)
  }

  /** Throws FormatError if the table becomes larger than its file can explain, or than memory. */
  readonly take = (cases: Uint8Array, rows: number): void => {
    const most = Math.max(1, Math.floor(BLOCK / this.#width))
    for (let row = 0; row < rows; row += most) {
      const count = Math.min(most, rows - row)
      const block = cases.subarray(row * this.#width, (row + count) * this.#width)
      const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
      for (const taker of this.#takers) taker?.take(block, view, count)
    }
    this.rows += rows
    if (this.rows * this.#wanted > MOST_CELLS)
      throw new FormatError('too-many-rows', { limit: Math.floor(MOST_CELLS / this.#wanted) })
    const texts = this.#takers.reduce((sum, taker) => sum + (taker?.textBytes() ?? 0), 0)
    this.bound.check(this.rows, this.#wanted, texts)
  }

  finish(encoding: string): TypedRows {
    const remarks: TypedRemark[] = []
    const columns = this.#takers.map((taker, column) => {
      if (!taker) return null
      const decoder = new TextsDecoder(encoding)
      const cells = taker.finish(decoder)
      if (decoder.undecodable > 0) remarks.push({ code: 'texts-undecodable', column, count: decoder.undecodable })
      if (taker.outOfRange() > 0) remarks.push({ code: 'dates-out-of-range', column, count: taker.outOfRange() })
      return cells
    })
    return { rows: this.rows, columns, remarks }
  }
}

function numberTaker(form: CaseForm, from: number, kind: SpssKind, expected: number): Taker {
  const { isLittle, width, systemMissing } = form
  const cells = new NumberCells(expected)
  let outOfRange = 0
  const takeNumbers = (_: Uint8Array, view: DataView, rows: number): void => {
    for (let row = 0, at = from; row < rows; row++, at += width) {
      const value = view.getFloat64(at, isLittle)
      cells.push(value === systemMissing ? Number.NaN : value)
    }
  }
  const takeTimes = (_: Uint8Array, view: DataView, rows: number): void => {
    for (let row = 0, at = from; row < rows; row++, at += width) {
      const value = view.getFloat64(at, isLittle)
      const isMissing = value === systemMissing || Number.isNaN(value)
      const ms = isMissing ? Number.NaN : msOfSpss(value, kind)
      if (!isMissing && Number.isNaN(ms)) outOfRange += 1
      cells.push(ms)
    }
  }
  return {
    take: kind.type === 'number' ? takeNumbers : takeTimes,
    finish: () => cells.finish(),
    textBytes: () => 0,
    outOfRange: () => outOfRange,
  }
}

function textTaker({ width }: CaseForm, field: TextField, expected: number): Taker {
  const cells = new TextCells(expected)
  return {
    take(cases, _, rows) {
      for (let row = 0; row < rows; row++) {
        field.find(cases, row * width)
        cells.push(field.bytes, field.from, field.to)
      }
    },
    finish: ({ decode }) => cells.finish(decode),
    textBytes: () => cells.textBytes,
    outOfRange: () => 0,
  }
}
