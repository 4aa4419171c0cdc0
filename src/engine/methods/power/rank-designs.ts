import { normalCdf, normalUpperQuantile } from '../../distributions/normal.ts'
import type { PowerModel, Sides } from './power-model.ts'

export interface RankSumDesign {
  /** Allocation ratio: persons of the second group for one of the first. */
  readonly ratio: number
  /** Total over all tails; half on each side if there are two. */
  readonly alpha: number
  readonly sides: Sides
}

/**
 * The rank-sum test of Wilcoxon, Mann and Whitney by the formula of Noether (1987): the effect is the distance from 1/2 of the probability
 * that a value of the second group is above one of the first (ties count half). The variance is that under the null hypothesis, with N instead
 * of N + 1; only the tail of the effect counts.
 */
export function rankSumModel({ ratio, alpha, sides }: RankSumDesign): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  return {
    sizes: (n) => [n, ratio * n],
    power: ([n1 = 0, n2 = 0], effect) => normalCdf(Math.sqrt((12 * n1 * n2) / (n1 + n2)) * effect - z),
    least: Math.max(2, 2 / ratio),
    unit: 0.1,
    most: 0.5,
  }
}
