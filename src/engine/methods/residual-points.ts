import type { Checkpoint } from '../checkpoint.ts'
import { normalQuantile } from '../distributions/normal.ts'
import type { Influence } from './influence.ts'
import type { LinearModel } from './linear-model.ts'
import { countSorted, sortedCases, valueOfCase } from './sorted-cases.ts'
import { thinned } from './thinned.ts'

/** More points than this hide each other. */
const mostPoints = 1000

/** Residuals against fitted values; at most a thousand cases. */
export function residualPoints(model: LinearModel) {
  const chosen = rowsOf(thinned(model.n, mostPoints), model.data.cases)
  return {
    fitted: chosen.map((i) => model.fitted[i] ?? 0),
    residuals: chosen.map((i) => model.residuals[i] ?? 0),
  }
}

/** Standardised residuals in ascending order beside what normal ones would be on average (R: qqnorm); at most a thousand. */
export async function residualQuantiles({ standardised }: Influence, checkpoint: Checkpoint, cases?: Float64Array) {
  const isKnown = (_: unknown, i: number) => Number.isFinite(standardised[i])
  const sorted = await sortedCases(standardised.filter(isKnown), checkpoint, cases?.filter(isKnown))
  const n = countSorted(sorted)
  const a = n <= 10 ? 3 / 8 : 1 / 2
  const ranks = thinned(n, mostPoints)
  return {
    normal: ranks.map((i) => normalQuantile((i + 1 - a) / (n + 1 - 2 * a))),
    residuals: ranks.map((i) => valueOfCase(sorted, i + 1)),
  }
}

/** The row of each of these cases, which ascend, counted from 0. */
function rowsOf(chosen: readonly number[], cases?: Float64Array): readonly number[] {
  if (cases === undefined) return chosen
  let [row, upTo] = [0, cases[0] ?? 0]
  return chosen.map((place) => {
    while (place >= upTo && row < cases.length - 1) upTo += cases[++row] as number
    return row
  })
}
