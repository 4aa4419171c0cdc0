import { parseIsoDate } from '../frame/calendar.ts'
import type { BinarySign } from './parse.ts'
import { asNumbers, asText, type LogicalVector, lengthOf, singleNumber, textAt, type Vector } from './vector.ts'

type Comparison = Exclude<BinarySign, 'and' | 'or' | '+' | '-' | '*' | '/' | '^'>

const holds: Readonly<Record<Comparison, (x: number, y: number) => boolean>> = {
  '==': (x, y) => x === y,
  '!=': (x, y) => x !== y,
  '<': (x, y) => x < y,
  '<=': (x, y) => x <= y,
  '>': (x, y) => x > y,
  '>=': (x, y) => x >= y,
}

/** Compares row by row; missing where an operand is. Numbers are compared exactly; texts by `==` and `!=` only. */
export function compare(sign: Comparison, left: Vector, right: Vector, rows: number): LogicalVector {
  if (isDate(left) || isDate(right)) return compareNumbers(sign, asInstants(left), asInstants(right), rows)
  if (left.type === 'text' || right.type === 'text') return compareTexts(sign === '==', left, right, rows)
  return compareNumbers(sign, left, right, rows)
}

/** Whether its values are days or instants. */
export function isDate(v: Vector): boolean {
  return v.type === 'date' || v.type === 'datetime'
}

/** A text constant compared with a date is a date. */
export function asInstants(vector: Vector): Vector {
  return vector.type === 'text' ? singleNumber(parseIsoDate(vector.dictionary[0] ?? '')) : vector
}

function compareNumbers(sign: Comparison, left: Vector, right: Vector, rows: number): LogicalVector {
  const [a, b] = [asNumbers(left), asNumbers(right)]
  const { length, single } = lengthOf([a, b], rows)
  const values = new Int8Array(length)
  const test = holds[sign]
  for (let i = 0; i < length; i++) {
    const x = a.values[a.single ? 0 : i] as number
    const y = b.values[b.single ? 0 : i] as number
    values[i] = Number.isNaN(x) || Number.isNaN(y) ? -1 : test(x, y) ? 1 : 0
  }
  return { type: 'logical', values, single }
}

function compareTexts(equal: boolean, left: Vector, right: Vector, rows: number): LogicalVector {
  const [a, b] = [asText(left), asText(right)]
  const { length, single } = lengthOf([a, b], rows)
  const [atA, atB] = [textAt(a), textAt(b)]
  const values = new Int8Array(length)
  for (let i = 0; i < length; i++) {
    const [x, y] = [atA(i), atB(i)]
    values[i] = x === null || y === null ? -1 : (x === y) === equal ? 1 : 0
  }
  return { type: 'logical', values, single }
}

/** Kleene's `and`: false if one is false, else missing if one is. */
export function both(a: LogicalVector, b: LogicalVector, rows: number): LogicalVector {
  return kleene(a, b, rows, (x, y) => (x === 0 || y === 0 ? 0 : x < 0 || y < 0 ? -1 : 1))
}

/** Kleene's `or`: true if one is true, else missing if one is. */
export function either(a: LogicalVector, b: LogicalVector, rows: number): LogicalVector {
  return kleene(a, b, rows, (x, y) => (x === 1 || y === 1 ? 1 : x < 0 || y < 0 ? -1 : 0))
}

/** True if exactly one is true; missing if one is missing. */
export function onlyOne(a: LogicalVector, b: LogicalVector, rows: number): LogicalVector {
  return kleene(a, b, rows, (x, y) => (x < 0 || y < 0 ? -1 : x === y ? 0 : 1))
}

function kleene(a: LogicalVector, b: LogicalVector, rows: number, f: (x: number, y: number) => number): LogicalVector {
  const { length, single } = lengthOf([a, b], rows)
  const values = new Int8Array(length)
  for (let i = 0; i < length; i++) {
    values[i] = f(a.values[a.single ? 0 : i] as number, b.values[b.single ? 0 : i] as number)
  }
  return { type: 'logical', values, single }
}
