import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { PowerModel, Sides } from './power-model.ts'
import { beyond } from './proportion-designs.ts'

export interface TrendDesign {
  /** Scores of the ordered groups, ascending. */
  readonly scores: readonly number[]
  /** The size of each group relative to the first. */
  readonly ratios: readonly number[]
  /** The proportion of the first group, between 0 and 1. */
  readonly p1: number
  /**
   * Deviation of each group's proportion from `p1` for a trend of 1: the least-squares slope of the deviations on the scores, with groups
   * weighted by their ratios, is 1 or -1.
   */
  readonly steps: readonly number[]
  readonly continuity: boolean
  /** Total over all tails; half on each side if there are two. */
  readonly alpha: number
  readonly sides: Sides
}

/**
 * The Cochran-Armitage test for a trend in the proportions of groups, by the normal approximation of Nam (1987), each hypothesis with its
 * own variance; his continuity correction is half the (mean) distance of neighbouring scores. Both tails count if there are two sides. The
 * effect is the absolute least-squares slope of the proportions on the scores, with groups weighted by their ratios.
 */
export function trendModel({ scores, ratios, p1, steps, continuity, alpha, sides }: TrendDesign): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  const correction = continuity ? (Math.max(...scores) - Math.min(...scores)) / (scores.length - 1) / 2 : 0
  const most = Math.min(...steps.map((step) => roomFor(step, p1)))
  return {
    sizes: (n) => ratios.map((ratio) => n * ratio),
    power(sizes, slope) {
      const all = sum(sizes)
      const middle = total(sizes, scores) / all
      const centred = scores.map((score) => score - middle)
      const squares = centred.map((distance) => distance ** 2)
      const proportions = steps.map((step) => p1 + slope * step)
      const pooled = total(sizes, proportions) / all
      const underNull = z * Math.sqrt(pooled * (1 - pooled) * total(sizes, squares)) + correction
      const variances = proportions.map((p) => p * (1 - p))
      const error = Math.sqrt(total(sizes, variances, squares))
      return beyond(Math.abs(total(sizes, proportions, centred)), underNull, error, sides)
    },
    least: 2 / Math.min(...ratios),
    unit: most / 4,
    most,
  }
}

/** The number of steps, not rounded, from a proportion to 0 or 1; infinite for a step of 0. */
function roomFor(step: number, p: number): number {
  if (step === 0) return Number.POSITIVE_INFINITY
  return step > 0 ? (1 - p) / step : -p / step
}

/** The sum over groups of the products of the given numbers. */
function total(...of: readonly (readonly number[])[]): number {
  const [first = [], ...others] = of
  return sum(first.map((value, i) => others.reduce((product, own) => product * (own[i] ?? Number.NaN), value)))
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
