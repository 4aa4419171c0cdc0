import type { Interval } from '../../alternative.ts'
import { incompleteBeta } from '../../special/incomplete-beta.ts'
import { countSorted, valueOfCase } from '../samples/sorted-cases.ts'

/**
 * The distribution-free interval of a median between two order statistics, by the binomial distribution with p = 1/2 (Conover, Practical
 * nonparametric statistics, 3rd ed. 1999, ch. 3.2), with at least the given confidence. `sorted` ascends, `upTo` counts its cases as in
 * `SortedCases`. NaN if the sample is too small to have one.
 */
export function medianInterval(sorted: Float64Array, confidence: number, upTo?: Float64Array): Interval {
  const cases = { values: sorted, upTo }
  const n = countSorted(cases)
  const rank = lowerRank(n, (1 - confidence) / 2)
  if (rank < 1) return { lower: Number.NaN, upper: Number.NaN }
  return { lower: valueOfCase(cases, rank), upper: valueOfCase(cases, n - rank + 1) }
}

/** The largest k with P(X < k) at most `tail`, for X binomial with n and 1/2. */
function lowerRank(n: number, tail: number): number {
  let [low, high] = [0, Math.ceil(n / 2)] // P(X < 0) is 0
  while (low < high) {
    const k = Math.ceil((low + high) / 2)
    if (incompleteBeta(n - k + 1, k, 0.5, 0.5).lower <= tail) low = k
    else high = k - 1
  }
  return low
}
