import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { PowerModel, Sides } from './power-model.ts'
import { beyond } from './proportion-designs.ts'

export interface TrendDesign {
  /** For the ordered groups, rising. */
  readonly scores: readonly number[]
  /** The size of each group beside that of the first. */
  readonly ratios: readonly number[]
  /** The proportion of the first group, between 0 and 1. */
  readonly p1: number
  /** By how much the proportion of each group is away from `p1` for a trend of 1: their least-squares slope on the scores, groups weighing by their ratios, is 1 or -1. */
  readonly steps: readonly number[]
  readonly continuity: boolean
  /** For all tails together; half of it on each side if there are two. */
  readonly alpha: number
  readonly sides: Sides
}

/**
 * The test of Cochran and Armitage for a trend in the proportions of groups, by the normal approximation of Nam (1987), each hypothesis with its own
 * variance; his continuity correction is half of the (mean) distance of neighbouring scores. Both tails count if there are two sides. The effect is
 * the least-squares slope of the proportions on the scores, groups weighing by their ratios, without its sign.
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

/** How often a step can be taken from a proportion until it is 0 or 1. */
function roomFor(step: number, p: number): number {
  if (step === 0) return Number.POSITIVE_INFINITY
  return step > 0 ? (1 - p) / step : -p / step
}

/** The sum of the products of numbers of each group. */
function total(...of: readonly (readonly number[])[]): number {
  const [first = [], ...others] = of
  return sum(first.map((value, i) => others.reduce((product, own) => product * (own[i] ?? Number.NaN), value)))
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
