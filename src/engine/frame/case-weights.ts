import { exactCases } from '../methods/exact-cases.ts'
import type { Frame } from './frame.ts'
import { numericColumn } from './numeric-column.ts'

/** How many cases each row stands for, by the column of a frequency weight; undefined without one, where each row is one case. */
export function caseWeights(frame: Frame, weight: { readonly variable: string } | undefined): Float64Array | undefined {
  return weight && numericColumn(frame, weight.variable).values
}

/** The same with sums and differences that are exact: for risk sets, which lose as many as they gain. */
export function exactWeights(
  frame: Frame,
  weight: { readonly variable: string } | undefined,
): Float64Array | undefined {
  const weights = caseWeights(frame, weight)
  return weights && exactCases(weights)
}

/** Cases of so many rows. */
export function allCases(rows: number, weights?: Float64Array): number {
  return weights === undefined ? rows : weights.reduce((sum, cases) => sum + cases, 0)
}

/** Cases of all rows, and of the rows marked in `used`: of a sample. */
export function countCases(
  used: Uint8Array,
  weights?: Float64Array,
): { readonly total: number; readonly used: number } {
  let counted = 0
  for (let i = 0; i < used.length; i++) if (used[i] === 1) counted += weights === undefined ? 1 : (weights[i] as number)
  return { total: allCases(used.length, weights), used: counted }
}

/** The rows of the first case and of each case so many `step`s further on: those that a figure draws of so many rows. */
export function rowsOfCases(rows: number, step: number, weights?: Float64Array): Int32Array {
  const length = Math.ceil(allCases(rows, weights) / step)
  let [row, before] = [0, 0]
  return Int32Array.from({ length }, (_, k) => {
    if (weights === undefined) return k * step
    while (before + (weights[row] as number) <= k * step) before += weights[row++] as number
    return row
  })
}
