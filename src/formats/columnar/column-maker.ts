import type { TypedCells } from '../typed/typed-file.ts'
import { ExactTexts } from './exact-texts.ts'
import { isTextType, lengthOf, type StoredType, type StoredValues } from './stored-type.ts'
import { digitsOf, numberOf, uuidText } from './stored-value.ts'

/** Makes the cells of one column. Of values that are stored once and repeated by codes, each is translated once. */
export class ColumnMaker {
  readonly #type: StoredType
  readonly #values: Float64Array | undefined
  readonly #codes: Int32Array | undefined
  readonly #texts = new ExactTexts()
  #rows = 0
  /** Dates that a table cannot hold. */
  outOfRange = 0

  /** @param isText whether numbers become texts, because they have too many digits */
  constructor(type: StoredType, isText: boolean, rows: number) {
    this.#type = type
    if (isText || isTextType(type)) this.#codes = new Int32Array(rows).fill(-1)
    else this.#values = new Float64Array(rows).fill(Number.NaN)
  }

  get rows(): number {
    return this.#rows
  }

  /** Texts that come before all others, in their order. */
  addLevels(values: StoredValues): void {
    this.translate(values, 0, lengthOf(values))
  }

  /** The numbers of values, or the codes of their texts. */
  translate(values: StoredValues, from: number, to: number): Float64Array {
    const made = new Float64Array(to - from)
    if (this.#values) for (let k = from; k < to; k++) made[k - from] = numberOf(this.#type, values, k)
    else if (isPlainText(this.#type) && values.form === 'bytes')
      for (let k = from; k < to; k++)
        made[k - from] = this.#texts.codeOf(values.bytes, values.starts[k] ?? 0, values.ends[k] ?? 0)
    else for (let k = from; k < to; k++) made[k - from] = this.#texts.codeOfText(this.#textOf(values, k))
    if (this.#type.of === 'day' || this.#type.of === 'instant' || this.#type.of === 'instant96')
      for (const value of made) if (Number.isNaN(value)) this.outOfRange += 1
    return made
  }

  #textOf(values: StoredValues, place: number): string {
    if (this.#type.of !== 'uuid' || values.form !== 'bytes') return digitsOf(this.#type, values, place)
    return uuidText(values.bytes.subarray(values.starts[place] ?? 0, values.ends[place] ?? 0))
  }

  pushNull(): void {
    this.#rows += 1
  }

  /** A number, or the code of a text, as `translate` gives it. */
  push(value: number): void {
    const cells = this.#values ?? (this.#codes as Int32Array)
    cells[this.#rows++] = value
  }

  pushText(text: string): void {
    this.push(this.#texts.codeOfText(text))
  }

  finish(): { readonly cells: TypedCells; readonly undecodable: number } {
    if (this.#values) return { cells: { values: this.#values }, undecodable: 0 }
    const { texts, undecodable, merged } = this.#texts.finish()
    const codes = this.#codes as Int32Array
    if (merged) for (const [row, code] of codes.entries()) codes[row] = merged[code] ?? -1
    return { cells: { codes, dictionary: texts }, undecodable }
  }
}

const isPlainText = (type: StoredType) => type.of === 'text' || type.of === 'bytes'
