import type { TypedCells } from '../typed/typed-file.ts'
import { ExactTexts } from './exact-texts.ts'
import { isTextType, lengthOf, type StoredType, type StoredValues } from './stored-type.ts'
import { digitsOf, numberOf, uuidText } from './stored-value.ts'
import { wholeNumbers } from './whole-numbers.ts'

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
    if (isText || isTextType(type)) this.#codes = new Int32Array(rows)
    else this.#values = new Float64Array(rows)
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
    this.#translateInto(made, 0, values, from, to, null)
    return made
  }

  #translateInto(
    into: Float64Array | Int32Array,
    at: number,
    values: StoredValues,
    from: number,
    to: number,
    isNull: ((row: number) => boolean) | null,
  ): void {
    const type = this.#type
    const whole =
      this.#values && values.form === 'numbers' && isPlainNumber(type) && wholeNumbers(values.values, from, to)
    if (whole) {
      into.set(whole, at)
      if (isNull) for (let k = from; k < to; k++) if (isNull(k)) into[at + k - from] = Number.NaN
      return
    }
    const isDate = type.of === 'day' || type.of === 'instant' || type.of === 'instant96'
    const isBytes = values.form === 'bytes' && isPlainText(type)
    for (let k = from; k < to; k++) {
      let value: number
      if (isNull?.(k)) value = this.#values ? Number.NaN : -1
      else if (isBytes) value = this.#texts.codeOf(values.bytes, values.starts[k] ?? 0, values.ends[k] ?? 0)
      else if (this.#values) {
        value = numberOf(type, values, k)
        if (isDate && Number.isNaN(value)) this.outOfRange += 1
      } else value = this.#texts.codeOfText(this.#textOf(values, k))
      into[at + k - from] = value
    }
  }

  #textOf(values: StoredValues, place: number): string {
    if (this.#type.of !== 'uuid' || values.form !== 'bytes') return digitsOf(this.#type, values, place)
    return uuidText(values.bytes.subarray(values.starts[place] ?? 0, values.ends[place] ?? 0))
  }

  get #cells(): Float64Array | Int32Array {
    return this.#values ?? (this.#codes as Int32Array)
  }

  /** The next rows. @param isNull of a place among the values */
  pushAll(values: StoredValues, from: number, to: number, isNull: ((row: number) => boolean) | null): void {
    this.#translateInto(this.#cells, this.#rows, values, from, to, isNull)
    this.#rows += to - from
  }

  pushNull(): void {
    this.push(this.#values ? Number.NaN : -1)
  }

  /** A number, or the code of a text, as `translate` gives it. */
  push(value: number): void {
    this.#cells[this.#rows++] = value
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
const isPlainNumber = (type: StoredType) => type.of === 'number' || type.of === 'integer' || type.of === 'boolean'
