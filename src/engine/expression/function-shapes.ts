import { type EvaluationContext, type FunctionSpec, finite, type ParameterType } from './function-spec.ts'
import { asNumbers, lengthOf, singleNumber, type Vector } from './vector.ts'

/** A function of one number. A result that is not finite is missing, and counted. */
export const ofNumber = (f: (x: number) => number): FunctionSpec => ({
  parameters: ['number'],
  result: 'number',
  evaluate: ([x], context) => {
    const { values, single } = asNumbers(x as Vector)
    const results = new Float64Array(values.length)
    for (let i = 0; i < values.length; i++) {
      const v = values[i] as number
      results[i] = Number.isNaN(v) ? v : finite(context, f(v))
    }
    return { type: 'number', values: results, single }
  },
})

type Numbers = (a: number, b: number, c: number, d: number) => number

/** A function of up to four numbers, the last of which may have defaults. Missing if one of them is, or if the result is not finite. */
export const ofNumbers = (
  parameters: readonly ParameterType[],
  f: Numbers,
  defaults: readonly number[] = [],
): FunctionSpec => ({
  parameters,
  optional: defaults.length,
  result: 'number',
  evaluate: (args, context) => {
    const omitted = parameters.length - args.length
    const added = omitted === 0 ? [] : defaults.slice(-omitted).map(singleNumber)
    return mapNumberTuples([...args.map(asNumbers), ...added], context, f)
  },
})

function mapNumberTuples(
  operands: readonly {
    readonly values: Float64Array
    readonly single: boolean
    readonly type: 'number' | 'date' | 'datetime'
  }[],
  context: EvaluationContext,
  f: Numbers,
): Vector {
  const { length, single } = lengthOf(operands, context.rows)
  const none = singleNumber(0)
  const [a = none, b = none, c = none, d = none] = operands
  const [stepA, stepB, stepC, stepD] = [a, b, c, d].map((v) => (v.single ? 0 : 1)) as [number, number, number, number]
  const values = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const w = a.values[i * stepA] as number
    const x = b.values[i * stepB] as number
    const y = c.values[i * stepC] as number
    const z = d.values[i * stepD] as number
    values[i] =
      Number.isNaN(w + x + y + z) && [w, x, y, z].some(Number.isNaN) ? Number.NaN : finite(context, f(w, x, y, z))
  }
  return { type: 'number', values, single }
}

/**
 * Applies f to the non-missing values of each row: `present` holds them in its first `count` places and may be changed. Missing if fewer than
 * `least` remain.
 */
export function overRow(
  args: readonly Vector[],
  rows: number,
  least: number,
  f: (present: Float64Array, count: number, row: number) => number,
): Vector & { type: 'number' } {
  const columns = args.map(asNumbers)
  const { length, single } = lengthOf(columns, rows)
  const arrays = columns.map(({ values }) => values)
  const steps = columns.map((column) => (column.single ? 0 : 1))
  const present = new Float64Array(arrays.length)
  const values = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    let count = 0
    for (let k = 0; k < arrays.length; k++) {
      const v = (arrays[k] as Float64Array)[i * (steps[k] as number)] as number
      if (!Number.isNaN(v)) present[count++] = v
    }
    values[i] = count < least ? Number.NaN : f(present, count, i)
  }
  return { type: 'number', values, single }
}

/** Sorts the first `count` values in place. There are few of them, so that insertion is the fastest way. */
export function sortFirst(values: Float64Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const v = values[i] as number
    let k = i - 1
    while (k >= 0 && (values[k] as number) > v) {
      values[k + 1] = values[k] as number
      k--
    }
    values[k + 1] = v
  }
}
