import { type FunctionSpec, finite } from './function-spec.ts'
import { asNumbers, lengthOf, mapNumbers, mapPairs, type Vector } from './vector.ts'

/** Rounds half away from zero, like SPSS and Excel, on the value scaled by a power of ten. */
function roundHalfAway(x: number, digits: number): number {
  const scale = 10 ** digits
  return (Math.sign(x) * Math.floor(Math.abs(x) * scale + 0.5)) / scale
}

const plain = (f: (x: number) => number): FunctionSpec => ({
  parameters: ['number'],
  result: 'number',
  evaluate: ([x], context) => mapNumbers(x as Vector, (v) => finite(context, f(v), v)),
})

const unchecked = (f: (x: number) => number): FunctionSpec => ({
  parameters: ['number'],
  result: 'number',
  evaluate: ([x]) => mapNumbers(x as Vector, f),
})

/** Applied to the non-missing values of one row; missing if fewer than `least` remain. */
const rowWise = (least: number, f: (values: readonly number[]) => number): FunctionSpec => ({
  parameters: ['number'],
  rest: 'number',
  result: 'number',
  evaluate: (args, { rows }) => {
    const columns = args.map(asNumbers)
    const { length, single } = lengthOf(columns, rows)
    const values = new Float64Array(length)
    for (let i = 0; i < length; i++) {
      const present: number[] = []
      for (const column of columns) {
        const v = column.values[column.single ? 0 : i] as number
        if (!Number.isNaN(v)) present.push(v)
      }
      values[i] = present.length < least ? Number.NaN : f(present)
    }
    return { type: 'number', values, single }
  },
})

const total = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0)

function standardDeviation(values: readonly number[]): number {
  const mean = total(values) / values.length
  return Math.sqrt(total(values.map((v) => (v - mean) ** 2)) / (values.length - 1))
}

export const numberFunctions = {
  abs: unchecked(Math.abs),
  sqrt: plain(Math.sqrt),
  exp: plain(Math.exp),
  ln: plain(Math.log),
  log10: plain(Math.log10),
  log2: plain(Math.log2),
  floor: unchecked(Math.floor),
  ceiling: unchecked(Math.ceil),
  trunc: unchecked(Math.trunc),
  round: {
    parameters: ['number', 'number'],
    optional: 1,
    result: 'number',
    evaluate: ([x, digits], { rows }) =>
      digits === undefined
        ? mapNumbers(x as Vector, (v) => roundHalfAway(v, 0))
        : mapPairs(x as Vector, digits, rows, roundHalfAway),
  },
  mod: {
    parameters: ['number', 'number'],
    result: 'number',
    evaluate: ([x, y], context) =>
      mapPairs(x as Vector, y as Vector, context.rows, (a, b) => finite(context, a - b * Math.floor(a / b), a, b)),
  },
  min: rowWise(1, (values) => Math.min(...values)),
  max: rowWise(1, (values) => Math.max(...values)),
  sum: rowWise(1, total),
  mean: rowWise(1, (values) => total(values) / values.length),
  sd: rowWise(2, standardDeviation),
  count_valid: rowWise(0, (values) => values.length),
} satisfies Record<string, FunctionSpec>
