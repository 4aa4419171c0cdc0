import type { TypedCells, TypedColumn } from './typed-file.ts'

/** What the texts of a column are, and the value of one; NaN for a text that has none. Null for a column of texts. */
export interface CheckedReading {
  readonly type: TypedColumn['type']
  readonly toValue: ((text: string) => number) | null
}

/**
 * Collects the texts of a column that a dictionary calls numbers or dates. One that is neither, such as a code for missing data in letters, makes the whole column
 * text, so that nothing is lost: the distinct texts are kept until the end.
 */
export class CheckedCells {
  readonly #reading: CheckedReading
  readonly #codes: number[] = []
  readonly #texts: string[] = []
  readonly #places = new Map<string, number>()

  constructor(reading: CheckedReading) {
    this.#reading = reading
  }

  push(given: string): void {
    const text = given.trim()
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
    const { type, toValue } = this.#reading
    const values = toValue ? this.#texts.map(toValue) : []
    if (!toValue || values.some(Number.isNaN))
      return { type: 'text', cells: { codes: Int32Array.from(this.#codes), dictionary: this.#texts } }
    return { type, cells: { values: Float64Array.from(this.#codes, (code) => values[code] ?? Number.NaN) } }
  }
}
