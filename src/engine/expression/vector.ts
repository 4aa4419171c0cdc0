import { TextBuilder } from '../frame/builder.ts'
import type { Column } from '../frame/frame.ts'
import { usable } from '../frame/usable.ts'

export type ValueType = 'number' | 'text' | 'logical' | 'date' | 'datetime' | 'missing'

/** A value per row, or one for all of them (`single`: arrays of length 1). Missing: NaN, -1 among logicals and codes. */
export type Vector = NumberVector | LogicalVector | TextVector | MissingVector

/** Numbers; dates and instants are ms since 1970-01-01. */
export interface NumberVector {
  readonly type: 'number' | 'date' | 'datetime'
  readonly values: Float64Array
  readonly single: boolean
}

/** 1 true, 0 false, -1 missing. */
export interface LogicalVector {
  readonly type: 'logical'
  readonly values: Int8Array
  readonly single: boolean
}

export interface TextVector {
  readonly type: 'text'
  readonly codes: Int32Array
  readonly dictionary: readonly string[]
  readonly single: boolean
}

/** The constant NA, of no type. */
interface MissingVector {
  readonly type: 'missing'
  readonly single: true
}

/** The cells of a column; user-missing codes are missing, as in SPSS. */
export function vectorOf(column: Column): Vector {
  const seen = usable(column)
  if (seen.type === 'text') return { type: 'text', codes: seen.codes, dictionary: seen.dictionary, single: false }
  return { type: seen.type, values: seen.values, single: false }
}

/** One number for all rows; NaN is missing. */
export function singleNumber(value: number): NumberVector {
  return { type: 'number', values: Float64Array.of(value), single: true }
}

const missingText: TextVector = { type: 'text', codes: Int32Array.of(-1), dictionary: [], single: true }

/** One text for all rows. The empty text is missing, as in a frame. */
export function singleText(value: string): TextVector {
  if (value === '') return missingText
  return { type: 'text', codes: Int32Array.of(0), dictionary: [value], single: true }
}

/** One logical value for all rows. */
export function singleLogical(value: boolean): LogicalVector {
  return { type: 'logical', values: Int8Array.of(value ? 1 : 0), single: true }
}

const missingNumbers: NumberVector = singleNumber(Number.NaN)
const missingLogical: LogicalVector = { type: 'logical', values: Int8Array.of(-1), single: true }

/** As numbers; true is 1, false 0. Throws a TypeError for texts: call `checkTypes` first. */
export function asNumbers(vector: Vector): NumberVector {
  switch (vector.type) {
    case 'missing':
      return missingNumbers
    case 'logical':
      return {
        type: 'number',
        values: Float64Array.from(vector.values, (v) => (v < 0 ? Number.NaN : v)),
        single: vector.single,
      }
    case 'text':
      throw new TypeError('a text is no number')
    default:
      return vector
  }
}

/** As a condition; the constant NA becomes a missing logical. Throws a TypeError for numbers, dates and texts: call `checkTypes` first. */
export function asLogical(vector: Vector): LogicalVector {
  if (vector.type === 'missing') return missingLogical
  if (vector.type !== 'logical') throw new TypeError(`a ${vector.type} is no condition`)
  return vector
}

/** As texts; the constant NA becomes a missing text. Throws a TypeError for other types: call `checkTypes` first. */
export function asText(vector: Vector): TextVector {
  if (vector.type === 'missing') return missingText
  if (vector.type !== 'text') throw new TypeError(`a ${vector.type} is no text`)
  return vector
}

/** The length of a result of several vectors: 1 if all are single, otherwise `rows`. */
export function lengthOf(
  vectors: readonly Vector[],
  rows: number,
): { readonly length: number; readonly single: boolean } {
  const single = vectors.every((v) => v.single)
  return { length: single ? 1 : rows, single }
}

/** Applies f to the numbers of each row. Throws a TypeError for texts. */
export function mapNumbers(of: Vector, f: (x: number) => number, type: NumberVector['type'] = 'number'): NumberVector {
  const { values, single } = asNumbers(of)
  return { type, values: values.map(f), single }
}

/** Applies f to the two numbers of each row; `rows` is the length of the frame. Throws a TypeError if an operand is text. */
export function mapPairs(
  left: Vector,
  right: Vector,
  rows: number,
  f: (x: number, y: number) => number,
  type: NumberVector['type'] = 'number',
): NumberVector {
  const [a, b] = [asNumbers(left), asNumbers(right)]
  const { length, single } = lengthOf([a, b], rows)
  const values = new Float64Array(length)
  const [stepA, stepB] = [a.single ? 0 : 1, b.single ? 0 : 1]
  for (let i = 0; i < length; i++) values[i] = f(a.values[i * stepA] as number, b.values[i * stepB] as number)
  return { type, values, single }
}

/** Reads the text of a row, null if it is missing. */
export function textAt(vector: TextVector): (row: number) => string | null {
  const step = vector.single ? 0 : 1
  return (row) => vector.dictionary[vector.codes[row * step] as number] ?? null
}

/** A text vector of this length from the text of each row; null and the empty text are missing. */
export function buildText(length: number, single: boolean, at: (row: number) => string | null): TextVector {
  const builder = new TextBuilder()
  for (let row = 0; row < length; row++) builder.push(at(row))
  return { type: 'text', ...builder.finish(), single }
}

/** Applies f once to each distinct text; a result that is empty or null is missing. */
export function mapDictionary(vector: TextVector, f: (text: string) => string | null): TextVector {
  const mapped = vector.dictionary.map(f)
  const coder = textCoder()
  const known = new Int32Array(mapped.length).fill(-1)
  const codes = vector.codes.map((code) => {
    const text = mapped[code]
    if (text === undefined || text === null || text === '') return -1
    if ((known[code] as number) < 0) known[code] = coder.codeOf(text)
    return known[code] as number
  })
  return { type: 'text', codes, dictionary: coder.dictionary, single: vector.single }
}

/** Codes of texts in order of first appearance. */
export function textCoder(): { readonly codeOf: (text: string) => number; readonly dictionary: readonly string[] } {
  const known = new Map<string, number>()
  const dictionary: string[] = []
  const codeOf = (text: string) => {
    const code = known.get(text) ?? dictionary.length
    if (code === dictionary.length) {
      known.set(text, code)
      dictionary.push(text)
    }
    return code
  }
  return { codeOf, dictionary }
}

/** A number for each text, f being applied once to each distinct text; NaN for a missing text. */
export function numbersFromText(vector: TextVector, f: (text: string) => number): NumberVector {
  const mapped = Float64Array.from(vector.dictionary, f)
  const values = Float64Array.from(vector.codes, (code) => (code < 0 ? Number.NaN : (mapped[code] as number)))
  return { type: 'number', values, single: vector.single }
}

/** A logical for each text, f being applied once to each distinct text; missing for a missing text. */
export function logicalFromText(vector: TextVector, f: (text: string) => boolean): LogicalVector {
  const mapped = vector.dictionary.map(f)
  const values = Int8Array.from(vector.codes, (code) => (code < 0 ? -1 : mapped[code] === true ? 1 : 0))
  return { type: 'logical', values, single: vector.single }
}
