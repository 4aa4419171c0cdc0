import { standardisedMoments } from '../description/shape.ts'
import { safelyScaled } from '../samples/safe-scale.ts'

/**
 * The acceleration of BCa intervals by the jackknife, sum(d^3) / (6 sum(d^2)^(3/2)) with d the mean of the estimates that lack one value each less such an
 * estimate (Efron B, Tibshirani RJ. An introduction to the bootstrap. New York: Chapman & Hall; 1993, equation 14.15). Of a mean these
 * differences are proportional to those of the values: the skewness over 6 sqrt(n). 0 if the values do not vary.
 */
export function accelerationOfMean(values: Float64Array): number {
  const { n, g1 } = standardisedMoments(safelyScaled(values).values)
  return Number.isNaN(g1) ? 0 : g1 / (6 * Math.sqrt(n))
}

/**
 * The same for a median: the jackknife gives one value if a value below the middle is omitted, and another for one above. An even number of
 * values gives two such medians equally often, and no acceleration. `sorted` ascends, 3 values or more; 0 for fewer, and if the medians are
 * equal.
 */
export function accelerationOfMedian(sorted: Float64Array): number {
  const n = sorted.length
  if (n % 2 === 0 || n < 3) return 0
  const m = (n - 1) / 2
  const middle = sorted[m] as number
  const [left, right] = [middle - (sorted[m - 1] as number), (sorted[m + 1] as number) - middle]
  const widest = Math.max(left, right)
  if (!(widest > 0)) return 0
  // twice the medians without a value below, without the middle and without one above, less the middle, over the wider gap
  const [below, without, above] = [right / widest, (right - left) / widest, -left / widest]
  const mean = (m * below + without + m * above) / n
  const sumOf = (power: number) => m * (mean - below) ** power + (mean - without) ** power + m * (mean - above) ** power
  return sumOf(3) / (6 * sumOf(2) ** 1.5)
}
