import type { TypedCells } from '../typed/typed-file.ts'
import type { StoredCell } from './database-file.ts'

/** Cells of a column that may hold anything: numbers as long as there is nothing else, then texts. */
export class MixedCells {
  readonly #numbers: number[] = []
  #texts: { codes: number[]; dictionary: string[]; places: Map<string, number> } | undefined
  blobs = 0

  push(cell: StoredCell): void {
    if (typeof cell === 'object' && cell !== null) this.blobs += 1
    const value = typeof cell === 'object' ? null : cell === '' ? null : cell
    if (this.#texts) this.#pushText(value)
    else if (value === null) this.#numbers.push(Number.NaN)
    else if (typeof value === 'number') this.#numbers.push(value)
    else {
      this.#texts = { codes: [], dictionary: [], places: new Map() }
      for (const number of this.#numbers) this.#pushText(Number.isNaN(number) ? null : number)
      this.#pushText(value)
    }
  }

  #pushText(value: number | bigint | string | null): void {
    const { codes, dictionary, places } = this.#texts ?? {
      codes: [],
      dictionary: [],
      places: new Map<string, number>(),
    }
    if (value === null) {
      codes.push(-1)
      return
    }
    const text = String(value)
    let code = places.get(text)
    if (code === undefined) {
      code = dictionary.push(text) - 1
      places.set(text, code)
    }
    codes.push(code)
  }

  finish(): TypedCells {
    if (!this.#texts) return { values: Float64Array.from(this.#numbers) }
    return { codes: Int32Array.from(this.#texts.codes), dictionary: this.#texts.dictionary }
  }
}
