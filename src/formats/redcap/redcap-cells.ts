import { decodeUtf8 } from '../table/byte-dictionary.ts'
import { parseDate } from '../table/cell-date.ts'
import { plainNumberOf } from '../table/cell-number.ts'
import type { TypedCells, TypedColumn } from '../typed/typed-file.ts'
import type { RedcapReading } from './redcap-columns.ts'

/**
 * Collects the cells of a column. One that is not of its type, such as a missing data code in letters, makes the whole column text, so that nothing is lost:
 * the distinct texts are kept until the end.
 */
export class RedcapCells {
  readonly #reading: RedcapReading
  readonly #codes: number[] = []
  readonly #texts: string[] = []
  readonly #places = new Map<string, number>()

  constructor(reading: RedcapReading) {
    this.#reading = reading
  }

  push(bytes: Uint8Array, start: number, end: number): void {
    const text = decodeUtf8(bytes.subarray(start, end)).trim()
    if (text === '') {
      this.#codes.push(-1)
      return
    }
    let place = this.#places.get(text)
    if (place === undefined) {
      place = this.#texts.push(text) - 1
      this.#places.set(text, place)
    }
    this.#codes.push(place)
  }

  finish(): { readonly type: TypedColumn['type']; readonly cells: TypedCells } {
    const reading = this.#reading
    const values = reading === 'text' ? [] : this.#texts.map((text) => cellValue(text, reading))
    if (reading === 'text' || values.some(Number.isNaN))
      return { type: 'text', cells: { codes: Int32Array.from(this.#codes), dictionary: this.#texts } }
    return {
      type: reading === 'date' || reading === 'datetime' ? reading : 'number',
      cells: { values: Float64Array.from(this.#codes, (code) => values[code] ?? Number.NaN) },
    }
  }
}

/** NaN if a text is not of the kind. */
function cellValue(text: string, reading: RedcapReading): number {
  if (reading === 'time') {
    const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? []
    return hours === undefined ? Number.NaN : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  }
  if (reading !== 'date' && reading !== 'datetime') return plainNumberOf(text, '.')
  // raw exports have the year first whatever the form shows
  const date = /^\d{4}-/.test(text) ? parseDate(text) : null
  return date === null || date === 'invalid' || (reading === 'date' && date.hasTime) ? Number.NaN : date.ms
}
