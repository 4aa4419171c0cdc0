import type { Checkpoint } from '../../checkpoint.ts'
import { normalQuantile } from '../../distributions/normal.ts'
import { rowsOfCases } from '../../frame/case-weights.ts'
import { countSorted, sortedCases, valueOfCase } from '../samples/sorted-cases.ts'
import { thinned } from '../samples/thinned.ts'
import type { Influence } from './influence.ts'
import type { LinearModel } from './linear-model.ts'

/** More points than this overlap too much to be readable. */
const maxPoints = 1000

/** Residuals against fitted values, for at most a thousand cases. */
export function residualPoints(model: LinearModel) {
  const chosen = rowsOfCases(thinned(model.n, maxPoints), model.data.cases)
  return {
    fitted: chosen.map((i) => model.fitted[i] ?? 0),
    residuals: chosen.map((i) => model.residuals[i] ?? 0),
  }
}

/** Ordered standardised residuals against the expected normal order statistics (R: qqnorm), at most a thousand. */
export async function residualQuantiles({ standardised }: Influence, checkpoint: Checkpoint, cases?: Float64Array) {
  const isKnown = (_: unknown, i: number) => Number.isFinite(standardised[i])
  const sorted = await sortedCases(standardised.filter(isKnown), checkpoint, cases?.filter(isKnown))
  const n = countSorted(sorted)
  const a = n <= 10 ? 3 / 8 : 1 / 2
  const ranks = thinned(n, maxPoints)
  return {
    normal: ranks.map((i) => normalQuantile((i + 1 - a) / (n + 1 - 2 * a))),
    residuals: ranks.map((i) => valueOfCase(sorted, i + 1)),
  }
}
