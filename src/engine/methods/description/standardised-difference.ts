import { solvePositive } from '../../linalg/solve-positive.ts'
import { moments } from './moments.ts'

/**
 * Absolute standardised difference of two samples: |difference of means| over sqrt((s1² + s2²) / 2) (Austin 2009). 0 if neither
 * varies and the means are equal, infinite if they differ. `weights`: how many cases each value represents.
 */
export function standardisedDifference(
  first: Float64Array,
  second: Float64Array,
  weights?: readonly Float64Array[],
): number {
  const origin = first[0] ?? 0
  const [a, b] = [moments(first, origin, weights?.[0]), moments(second, origin, weights?.[1])]
  const difference = Math.abs(a.centre - b.centre)
  if (difference === 0) return a.n > 0 && b.n > 0 ? 0 : Number.NaN
  return difference / Math.sqrt((a.variance + b.variance) / 2)
}

/**
 * Standardised difference of two samples with its sign, first minus second. `weights` are relative, such as the inverse probabilities of
 * treatment: both means and variances are weighted, the variance by sum(w) / (sum(w)² - sum(w²)) (Austin and Stuart 2015), so that equal
 * weights of any size give the unweighted difference. NaN if a group has fewer than two values with a weight and the means differ.
 */
export function weightedDifference(
  first: Float64Array,
  second: Float64Array,
  weights?: readonly [Float64Array, Float64Array],
): number {
  const origin = first[0] ?? 0
  const [a, b] = [relativeMoments(first, origin, weights?.[0]), relativeMoments(second, origin, weights?.[1])]
  const difference = a.centre - b.centre
  return difference === 0 ? 0 : difference / Math.sqrt((a.variance + b.variance) / 2)
}

function relativeMoments(values: Float64Array, origin: number, weights: Float64Array | undefined) {
  const { n, centre, squares, variance } = moments(values, origin, weights)
  if (weights === undefined) return { centre, variance }
  const ofSquares = weights.reduce((sum, weight) => sum + weight * weight, 0)
  return { centre, variance: (squares * n) / (n * n - ofSquares) }
}

/**
 * Absolute standardised difference of the counts of levels in two groups, by the multinomial distance of Yang and Dalton (2012); for two
 * levels it is the difference of proportions over sqrt((p1 q1 + p2 q2) / 2). Levels without counts are dropped. Infinite if the groups are
 * completely separated.
 */
export function standardisedDifferenceOfCounts(first: readonly number[], second: readonly number[]): number {
  const [n1, n2] = [total(first), total(second)]
  if (n1 === 0 || n2 === 0) return Number.NaN
  const pairs = first
    .map((count, k) => [count / n1, (second[k] ?? 0) / n2] as const)
    .filter(([p, q]) => p > 0 || q > 0)
    .slice(1)
  if (pairs.every(([p, q]) => p === q)) return 0
  const difference = pairs.map(([p, q]) => p - q)
  const covariance = pairs.map(([pk, qk], k) =>
    pairs.map(([pl, ql], l) => (k === l ? (pk * (1 - pk) + qk * (1 - qk)) / 2 : -(pk * pl + qk * ql) / 2)),
  )
  const solved = solvePositive(covariance, difference)
  if (solved === undefined) return Number.POSITIVE_INFINITY
  return Math.sqrt(difference.reduce((sum, d, k) => sum + d * (solved[k] ?? 0), 0))
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
