import { exactCases } from './exact-cases.ts'
import type { Frame } from './frame.ts'
import { numericColumn } from './numeric-column.ts'

/**
 * How many cases each row represents, from the column of a frequency weight; undefined without one, when each row is one case. Throws like
 * `numericColumn`.
 */
export function caseWeights(frame: Frame, weight: { readonly variable: string } | undefined): Float64Array | undefined {
  return weight && numericColumn(frame, weight.variable).values
}

/**
 * The weights of `caseWeights` adjusted so that their sums and differences are exact (`exactCases`): for risk sets, which lose exactly the
 * cases that they gained. Throws like `numericColumn`.
 */
export function exactWeights(
  frame: Frame,
  weight: { readonly variable: string } | undefined,
): Float64Array | undefined {
  const weights = caseWeights(frame, weight)
  return weights && exactCases(weights)
}

/** The number of cases in the rows: the sum of their weights. */
export function allCases(rows: number, weights?: Float64Array): number {
  return weights === undefined ? rows : weights.reduce((sum, cases) => sum + cases, 0)
}

/** The number of cases in all rows, and in the rows that are 1 in `used`, such as those of a sample. */
export function countCases(
  used: Uint8Array,
  weights?: Float64Array,
): { readonly total: number; readonly used: number } {
  let counted = 0
  for (let i = 0; i < used.length; i++) if (used[i] === 1) counted += weights === undefined ? 1 : (weights[i] as number)
  return { total: allCases(used.length, weights), used: counted }
}

/** The row of each of these cases, which are numbered from 0 along the rows and ascend: for figures that draw a sample of the cases. */
export function rowsOfCases(cases: readonly number[], weights?: Float64Array): readonly number[] {
  if (weights === undefined) return cases
  let [row, upTo] = [0, weights[0] ?? 0]
  return cases.map((place) => {
    while (place >= upTo && row < weights.length - 1) upTo += weights[++row] as number
    return row
  })
}

/** Every k-th of `all` cases, numbered from 0 and beginning with the first; k is the smallest that gives at most `most`. */
export function everyKthCase(all: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(all / most))
  return Array.from({ length: Math.ceil(all / step) }, (_, k) => k * step)
}
