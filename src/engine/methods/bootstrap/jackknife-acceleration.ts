import { standardisedMoments } from '../description/shape.ts'
import { safelyScaled } from '../samples/safe-scale.ts'

/**
 * The acceleration of BCa intervals by the jackknife, sum(d^3) / (6 sum(d^2)^(3/2)) where d is the mean of the leave-one-out estimates
 * minus each of them (Efron B, Tibshirani RJ. An introduction to the bootstrap. New York: Chapman & Hall; 1993, equation 14.15). For a
 * mean, d is proportional to the deviations of the values, so that the acceleration is the skewness over 6 sqrt(n). 0 if the values do not
 * vary.
 */
export function accelerationOfMean(values: Float64Array): number {
  const { n, g1 } = standardisedMoments(safelyScaled(values).values)
  return Number.isNaN(g1) ? 0 : g1 / (6 * Math.sqrt(n))
}

/**
 * The acceleration for a median. Omitting any value below the middle gives the same median, and so does omitting any value above it. With
 * an even number of values both occur equally often, so the acceleration is 0. `sorted` ascends; 0 for fewer than 3 values, and if the
 * medians are equal.
 */
export function accelerationOfMedian(sorted: Float64Array): number {
  const n = sorted.length
  if (n % 2 === 0 || n < 3) return 0
  const m = (n - 1) / 2
  const middle = sorted[m] as number
  const [left, right] = [middle - (sorted[m - 1] as number), (sorted[m + 1] as number) - middle]
  const widest = Math.max(left, right)
  if (!(widest > 0)) return 0
  // the median if a value below the middle, the middle value, or a value above is omitted: twice its distance from the middle value, over the wider gap
  const [below, without, above] = [right / widest, (right - left) / widest, -left / widest]
  const mean = (m * below + without + m * above) / n
  const sumOf = (power: number) => m * (mean - below) ** power + (mean - without) ** power + m * (mean - above) ** power
  return sumOf(3) / (6 * sumOf(2) ** 1.5)
}
