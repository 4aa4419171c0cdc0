import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { PowerModel, Sides } from './power-model.ts'
import { beyond } from './proportion-designs.ts'

export interface TrendDesign {
  /** Of the ordered groups, rising. */
  readonly scores: readonly number[]
  /** The proportion of the first group, between 0 and 1. */
  readonly p1: number
  /** By how much the proportion of each group is away from `p1` for a trend of 1: their least-squares slope on the scores is 1 or -1. */
  readonly steps: readonly number[]
  readonly continuity: boolean
  /** Of all tails together; half of it on each side where there are two. */
  readonly alpha: number
  readonly sides: Sides
}

/**
 * The test of Cochran and Armitage for a trend in the proportions of groups of one size, by the normal approximation of Nam (1987), each hypothesis with its
 * own variance; his continuity correction is half of the (mean) distance of neighbouring scores. Both tails count where there are two sides. The effect is
 * the least-squares slope of the proportions on the scores, without its sign.
 */
export function trendModel({ scores, p1, steps, continuity, alpha, sides }: TrendDesign): PowerModel {
  const z = normalUpperQuantile(alpha / sides)
  const middle = mean(scores)
  const squares = scores.map((score) => (score - middle) ** 2)
  const spread = sum(squares)
  const correction = continuity ? (Math.max(...scores) - Math.min(...scores)) / (scores.length - 1) / 2 : 0
  const most = Math.min(...steps.map((step) => roomFor(step, p1)))
  return {
    sizes: (n) => Array<number>(scores.length).fill(n),
    power([n = 0], slope) {
      const proportions = steps.map((step) => p1 + slope * step)
      const pooled = mean(proportions)
      const underNull = z * Math.sqrt(n * pooled * (1 - pooled) * spread) + correction
      const error = Math.sqrt(n * sum(proportions.map((p, i) => p * (1 - p) * (squares[i] ?? Number.NaN))))
      return beyond(n * slope * spread, underNull, error, sides)
    },
    least: 2,
    unit: most / 4,
    most,
  }
}

/** How often a step can be taken from a proportion until it is 0 or 1. */
function roomFor(step: number, p: number): number {
  if (step === 0) return Number.POSITIVE_INFINITY
  return step > 0 ? (1 - p) / step : -p / step
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
