import { FormatError } from '../format-error.ts'
import { NumberCells, TextCells } from '../typed/cells.ts'
import { TextsDecoder } from '../typed/text-encoding.ts'
import type { TypedCells, TypedRemark, Wanted } from '../typed/typed-file.ts'
import { kindOf, type SasVariable } from './sas-columns.ts'
import { msOfDays, msOfSeconds } from './sas-dates.ts'

const maxRows = 50e6
const SPACE = 0x20

/** How a file writes numbers. */
export interface SasNumbers {
  /** NaN for a missing value. */
  readonly read: (view: DataView, at: number, width: number) => number
  /** The tag of a missing value there (`engine/frame/missing-tags.ts`). */
  readonly tag: (view: DataView, at: number, width: number) => number
}

interface NumberColumn {
  readonly place: number
  readonly offset: number
  readonly width: number
  readonly convert: ((value: number) => number) | null
  readonly cells: NumberCells
  outOfRange: number
}

interface TextColumn {
  readonly place: number
  readonly offset: number
  readonly width: number
  readonly cells: TextCells
}

const converters = { date: msOfDays, datetime: msOfSeconds, number: null, percent: null, time: null }

/** Collects the wanted columns of rows of equal width. */
export class SasCells {
  rows = 0
  readonly #count: number
  readonly #numbers: SasNumbers
  readonly #numeric: NumberColumn[] = []
  readonly #texts: TextColumn[] = []

  /** @param likely rows; more may come */
  constructor(variables: readonly SasVariable[], wanted: Wanted, likely: number, numbers: SasNumbers) {
    const expected = Math.min(maxRows, likely)
    this.#count = variables.length
    this.#numbers = numbers
    for (const [place, variable] of variables.entries()) {
      if (wanted.columns && !wanted.columns.has(place)) continue
      const { offset, width } = variable
      const kind = kindOf(variable)
      if (kind === 'text') this.#texts.push({ place, offset, width, cells: new TextCells(expected) })
      else
        this.#numeric.push({
          place,
          offset,
          width,
          convert: converters[kind],
          cells: new NumberCells(expected),
          outOfRange: 0,
        })
    }
  }

  get columns(): number {
    return this.#numeric.length + this.#texts.length
  }

  get textBytes(): number {
    let bytes = 0
    for (const { cells } of this.#texts) bytes += cells.textBytes
    return bytes
  }

  /** Adds rows that follow each other from a place on. Throws FormatError `too-many-rows`. */
  add(bytes: Uint8Array, from: number, rowWidth: number, rows: number): void {
    this.rows += rows
    if (this.rows > maxRows) throw new FormatError('too-many-rows', { limit: maxRows })
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (const column of this.#numeric) addNumbers(column, this.#numbers, view, from, rowWidth, rows)
    for (const { cells, offset, width } of this.#texts) {
      let at = from + offset
      for (let row = 0; row < rows; row++) {
        let end = at + width
        while (end > at && (bytes[end - 1] === 0 || bytes[end - 1] === SPACE)) end -= 1
        cells.push(bytes, at, end)
        at += rowWidth
      }
    }
  }

  finish(encoding: string): { readonly columns: readonly (TypedCells | null)[]; readonly remarks: TypedRemark[] } {
    const columns = Array.from({ length: this.#count }, (): TypedCells | null => null)
    const remarks: TypedRemark[] = []
    for (const { place, cells, outOfRange } of this.#numeric) {
      columns[place] = cells.finish()
      if (outOfRange > 0) remarks.push({ code: 'dates-out-of-range', column: place, count: outOfRange })
    }
    for (const { place, cells } of this.#texts) {
      const decoder = new TextsDecoder(encoding)
      columns[place] = cells.finish(decoder.decode)
      if (decoder.undecodable > 0)
        remarks.push({ code: 'texts-undecodable', column: place, count: decoder.undecodable })
    }
    return { columns, remarks: remarks.sort((a, b) => (a.column ?? 0) - (b.column ?? 0)) }
  }
}

function addNumbers(
  column: NumberColumn,
  numbers: SasNumbers,
  view: DataView,
  from: number,
  rowWidth: number,
  rows: number,
): void {
  const { cells, width, convert } = column
  let at = from + column.offset
  for (let row = 0; row < rows; row++) {
    const value = numbers.read(view, at, width)
    if (Number.isNaN(value)) cells.pushTag(numbers.tag(view, at, width))
    else if (convert === null) cells.push(value)
    else {
      const converted = convert(value)
      if (Number.isNaN(converted)) column.outOfRange += 1
      cells.push(converted)
    }
    at += rowWidth
  }
}
