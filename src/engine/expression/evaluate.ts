import { dayMs } from '../frame/calendar.ts'
import { type Column, columnById, type Frame } from '../frame/frame.ts'
import { asInstants, both, compare, either, isDate } from './compare.ts'
import { type EvaluationContext, finite, parameterType } from './function-spec.ts'
import { functions } from './functions.ts'
import type { BinarySign, Expression } from './parse.ts'
import {
  asLogical,
  asNumbers,
  mapNumbers,
  mapPairs,
  singleLogical,
  singleNumber,
  singleText,
  type Vector,
  vectorOf,
} from './vector.ts'

export interface Evaluation {
  readonly vector: Vector
  /** Number of results that were not finite, such as the logarithm of 0, and became missing. */
  readonly notFinite: number
  /** Among these, divisions by zero. */
  readonly dividedByZero: number
}

/**
 * The value of an expression for each row. It must have passed `checkTypes` against these columns; otherwise an unknown column or function or
 * an operand of the wrong type throws a TypeError.
 * Missing values: a result of arithmetic, a comparison or a text with a missing operand is missing; `and` and `or` follow Kleene's
 * three-valued logic (false and NA is false); functions over a row use the values present. A result that is not finite is missing. Comparisons
 * of numbers are exact, as in R.
 */
export function evaluate(e: Expression, frame: Pick<Frame, 'rows' | 'columns'>): Evaluation {
  const context: EvaluationContext = { rows: frame.rows, notFinite: 0, dividedByZero: 0 }
  const vectors = new Map<string, Vector>()
  const columnVector = (id: string): Vector => {
    const known = vectors.get(id)
    if (known !== undefined) return known
    const column = columnById(frame as Frame, id)
    if (column === undefined) throw new TypeError(`no column ${id}`)
    const vector = vectorOf(column)
    vectors.set(id, vector)
    return vector
  }
  const vector = vectorFor(e, columnVector, context)
  return { vector, notFinite: context.notFinite, dividedByZero: context.dividedByZero }
}

type Columns = (id: string) => Vector

function vectorFor(e: Expression, columns: Columns, context: EvaluationContext): Vector {
  switch (e.kind) {
    case 'number':
      return singleNumber(e.value)
    case 'text':
      return singleText(e.value)
    case 'logical':
      return singleLogical(e.value)
    case 'missing':
      return { type: 'missing', single: true }
    case 'column':
      return columns(e.id)
    case 'negative':
      return mapNumbers(vectorFor(e.of, columns, context), (x) => -x)
    case 'not': {
      const { values, single } = asLogical(vectorFor(e.of, columns, context))
      return { type: 'logical', values: values.map((v) => (v < 0 ? -1 : 1 - v)), single }
    }
    case 'in': {
      const of = vectorFor(e.of, columns, context)
      const any = e.list
        .map((item) => compare('==', of, vectorFor(item, columns, context), context.rows))
        .reduce((a, b) => either(a, b, context.rows))
      return e.negated ? { ...any, values: any.values.map((v) => (v < 0 ? -1 : 1 - v)) } : any
    }
    case 'call': {
      const spec = functions.get(e.name)
      if (spec === undefined) throw new TypeError(`no function ${e.name}`)
      const args = e.args.map((arg, k) => {
        const vector = vectorFor(arg, columns, context)
        return parameterType(spec, k, e.args.length) === 'date' ? asInstants(vector) : vector
      })
      return spec.evaluate(args, context)
    }
    case 'binary':
      return binary(e.sign, vectorFor(e.left, columns, context), vectorFor(e.right, columns, context), context)
  }
}

function binary(sign: BinarySign, left: Vector, right: Vector, context: EvaluationContext): Vector {
  const { rows } = context
  switch (sign) {
    case 'and':
      return both(asLogical(left), asLogical(right), rows)
    case 'or':
      return either(asLogical(left), asLogical(right), rows)
    case '+':
      return isDate(left) ? shifted(left, right, 1, rows) : mapPairs(left, right, rows, (x, y) => x + y)
    case '-':
      if (!isDate(left)) return mapPairs(left, right, rows, (x, y) => x - y)
      return isDate(right) ? mapPairs(left, right, rows, (x, y) => (x - y) / dayMs) : shifted(left, right, -1, rows)
    case '*':
      return mapPairs(left, right, rows, (x, y) => x * y)
    case '/':
      return mapPairs(left, right, rows, (x, y) => {
        if (y === 0 && !Number.isNaN(x)) context.dividedByZero++
        return finite(context, x / y, x, y)
      })
    case '^':
      // Unlike in JavaScript, 1 to the power of a missing value is missing.
      return mapPairs(left, right, rows, (x, y) => (Number.isNaN(y) ? y : finite(context, x ** y, x, y)))
    default:
      return compare(sign, left, right, rows)
  }
}

/** A day shifted by whole days, an instant by days and fractions of a day. */
function shifted(left: Vector, right: Vector, direction: 1 | -1, rows: number): Vector {
  if (left.type === 'date')
    return mapPairs(left, right, rows, (ms, days) => ms + dayMs * Math.floor(direction * days), 'date')
  return mapPairs(left, right, rows, (ms, days) => ms + Math.round(dayMs * direction * days), 'datetime')
}

/** The cells of a new column: conditions as 1 and 0, a constant for every row. */
export function cellsOf(
  vector: Vector,
  rows: number,
):
  | Pick<Column & { type: 'number' }, 'type' | 'values'>
  | Pick<Column & { type: 'text' }, 'type' | 'codes' | 'dictionary'>
  | { type: 'date' | 'datetime'; values: Float64Array } {
  if (vector.type === 'text') {
    const codes = vector.single ? new Int32Array(rows).fill(vector.codes[0] ?? -1) : vector.codes
    return { type: 'text', codes, dictionary: vector.dictionary }
  }
  const numbers = asNumbers(vector)
  const values = numbers.single ? new Float64Array(rows).fill(numbers.values[0] ?? Number.NaN) : numbers.values
  return { type: numbers.type, values }
}
