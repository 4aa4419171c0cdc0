import type { Checkpoint } from '../checkpoint.ts'
import { fromOrdinal, ordinal } from './double-order.ts'

/** All m n differences x - y of two ascending samples, without ever listing them. */
export interface PairwiseDifferences {
  readonly count: number
  /** The k-th smallest, k from 1; the very double that subtraction gives. */
  readonly kth: (k: number) => Promise<number>
  readonly median: () => Promise<number>
}

/** A checkpoint follows each walk through the samples. */
export function pairwiseDifferences(x: Float64Array, y: Float64Array, checkpoint: Checkpoint): PairwiseDifferences {
  const [m, n] = [x.length, y.length]
  const count = m * n
  /** How many differences are at most v. Both samples are walked once. */
  const atMost = (v: number): number => {
    let total = 0
    let first = 0 // y[first] is the least y with x - y <= v
    for (const value of x) {
      while (first < n && value - (y[first] ?? 0) > v) first++
      total += n - first
    }
    return total
  }
  const kth = async (k: number): Promise<number> => {
    if (count === 0) return Number.NaN
    const wanted = Math.min(Math.max(k, 1), count)
    let low = ordinal((x[0] ?? 0) - (y[n - 1] ?? 0))
    let high = ordinal((x[m - 1] ?? 0) - (y[0] ?? 0))
    // Bisection over the doubles themselves: at most 64 steps, and it ends on the difference.
    while (low < high) {
      const middle = low + (high - low) / 2n
      if (atMost(fromOrdinal(middle)) >= wanted) high = middle
      else low = middle + 1n
      await checkpoint()
    }
    return fromOrdinal(low)
  }
  return {
    count,
    kth,
    median: async () =>
      count % 2 === 1 ? kth((count + 1) / 2) : ((await kth(count / 2)) + (await kth(count / 2 + 1))) / 2 + 0, // never -0
  }
}
