import { both, compare, either } from './compare.ts'
import { overRow, sortFirst } from './function-shapes.ts'
import { type FunctionSpec, finite } from './function-spec.ts'
import { asLogical, asNumbers, lengthOf, type Vector } from './vector.ts'

/** A number from the non-missing ones of each row; missing if fewer than `least` remain. */
const rowWise = (least: number, f: (present: Float64Array, count: number) => number): FunctionSpec => ({
  parameters: ['number'],
  rest: 'number',
  result: 'number',
  evaluate: (args, { rows }) => overRow(args, rows, least, f),
})

/** The same with at least as many as the first argument says, and one. */
const withMinimum = (f: (present: Float64Array, count: number) => number): FunctionSpec => ({
  parameters: ['number', 'number'],
  rest: 'number',
  result: 'number',
  evaluate: ([least, ...args], { rows }) => {
    const { values, single } = asNumbers(least as Vector)
    const step = single ? 0 : 1
    // a missing number of values is not reached
    const over = (operands: readonly Vector[]) =>
      overRow(operands, rows, 1, (present, count, row) =>
        count >= (values[row * step] as number) ? f(present, count) : Number.NaN,
      )
    return spread(over, args, single, rows)
  },
})

export const rowFunctions = {
  median: rowWise(1, (present, count) => {
    sortFirst(present, count)
    const half = count >> 1
    const upper = present[half] as number
    return count % 2 === 1 ? upper : ((present[half - 1] as number) + upper) / 2
  }),
  var: rowWise(2, (present, count) => {
    const mean = total(present, count) / count
    let squares = 0
    for (let k = 0; k < count; k++) squares += ((present[k] as number) - mean) ** 2
    return squares / (count - 1)
  }),
  mode: rowWise(1, mostFrequent),
  range: rowWise(1, (present, count) => {
    sortFirst(present, count)
    return (present[count - 1] as number) - (present[0] as number)
  }),
  quantile: {
    parameters: ['number', 'number'],
    rest: 'number',
    result: 'number',
    evaluate: ([probability, ...args], context) => {
      const { values, single } = asNumbers(probability as Vector)
      const step = single ? 0 : 1
      const over = (operands: readonly Vector[]) =>
        overRow(operands, context.rows, 1, (present, count, row) => {
          const p = values[row * step] as number
          return finite(context, quantileOf(present, count, p), p)
        })
      return spread(over, args, single, context.rows)
    },
  },
  mean_min: withMinimum((present, count) => total(present, count) / count),
  sum_min: withMinimum(total),
  count_values: {
    parameters: ['key', 'key'],
    rest: 'key',
    result: 'number',
    evaluate: ([wanted, ...args], { rows }) => {
      const value = wanted as Vector
      const hits = args.map((arg) => compare('==', value, arg, rows))
      const known = compare('==', value, value, rows)
      const { length, single } = lengthOf([known, ...hits], rows)
      const values = new Float64Array(length)
      for (const hit of hits)
        for (let i = 0; i < length; i++) if (hit.values[hit.single ? 0 : i] === 1) values[i] = (values[i] as number) + 1
      for (let i = 0; i < length; i++) if ((known.values[known.single ? 0 : i] as number) < 0) values[i] = Number.NaN
      return { type: 'number', values, single }
    },
  },
  any: {
    parameters: ['logical'],
    rest: 'logical',
    result: 'logical',
    evaluate: (args, { rows }) => args.map(asLogical).reduce((a, b) => either(a, b, rows)),
  },
  all: {
    parameters: ['logical'],
    rest: 'logical',
    result: 'logical',
    evaluate: (args, { rows }) => args.map(asLogical).reduce((a, b) => both(a, b, rows)),
  },
  which_max: {
    parameters: ['number'],
    rest: 'number',
    result: 'number',
    evaluate: (args, { rows }) => {
      const columns = args.map(asNumbers)
      const { length, single } = lengthOf(columns, rows)
      const most = new Float64Array(length).fill(Number.NaN)
      const values = new Float64Array(length).fill(Number.NaN)
      for (const [k, column] of columns.entries())
        for (let i = 0; i < length; i++) {
          const v = column.values[column.single ? 0 : i] as number
          if (Number.isNaN(v) || v <= (most[i] as number)) continue
          most[i] = v
          values[i] = k + 1
        }
      return { type: 'number', values, single }
    },
  },
} satisfies Record<string, FunctionSpec>

/** Constants alone are one row; beside a first argument that varies they are one in each row. */
function spread(
  over: (operands: readonly Vector[]) => Vector,
  args: readonly Vector[],
  isFirstSingle: boolean,
  rows: number,
): Vector {
  const first = asNumbers(args[0] as Vector)
  if (isFirstSingle || args.some(({ single }) => !single)) return over(args)
  const values = new Float64Array(rows).fill(first.values[0] ?? Number.NaN)
  return over([{ type: 'number', values, single: false }, ...args.slice(1)])
}

function total(present: Float64Array, count: number): number {
  let sum = 0
  for (let k = 0; k < count; k++) sum += present[k] as number
  return sum
}

/** Of several most frequent values the smallest. */
function mostFrequent(present: Float64Array, count: number): number {
  sortFirst(present, count)
  let [mode, most] = [Number.NaN, 0]
  for (let from = 0; from < count; ) {
    let to = from + 1
    while (to < count && present[to] === present[from]) to++
    if (to - from > most) [mode, most] = [present[from] as number, to - from]
    from = to
  }
  return mode
}

/** By linear interpolation between order statistics: R's type 7. */
function quantileOf(present: Float64Array, count: number, p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN
  sortFirst(present, count)
  const index = (count - 1) * p
  const low = Math.floor(index)
  const weight = index - low
  const below = present[low] as number
  return weight === 0 ? below : (1 - weight) * below + weight * (present[low + 1] as number)
}
