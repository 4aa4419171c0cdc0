import type { Checkpoint } from '../../checkpoint.ts'
import { fromOrdinal, ordinal } from '../samples/double-order.ts'
import { casesAt, casesBefore, countSorted, type SortedCases } from '../samples/sorted-cases.ts'

/**
 * All m n differences x - y of two samples of m and n cases, without listing them. With more than 2^53 differences a rank is rounded to a
 * double.
 */
export interface PairwiseDifferences {
  readonly count: number
  /** The k-th smallest difference, k from 1, exactly as the subtraction yields it. */
  readonly kth: (k: number) => Promise<number>
  readonly median: () => Promise<number>
}

/** The ordered differences of two samples. A checkpoint follows each pass over the samples. */
export function pairwiseDifferences(
  first: SortedCases,
  second: SortedCases,
  checkpoint: Checkpoint,
): PairwiseDifferences {
  const [x, y] = [first.values, second.values]
  const [m, n] = [countSorted(first), countSorted(second)]
  const count = m * n
  /** The number of differences that are at most v. Takes one pass over both samples. */
  const atMost = (v: number): number => {
    let total = 0
    let least = 0 // y[least] is the least y with x - y <= v
    for (let i = 0; i < x.length; i++) {
      const value = x[i] as number
      while (least < y.length && value - (y[least] as number) > v) least++
      total += casesAt(first, i) * (n - casesBefore(second, least))
    }
    return total
  }
  const kth = async (k: number): Promise<number> => {
    if (count === 0) return Number.NaN
    const wanted = Math.min(Math.max(k, 1), count)
    let low = ordinal((x[0] ?? 0) - (y[y.length - 1] ?? 0))
    let high = ordinal((x[x.length - 1] ?? 0) - (y[0] ?? 0))
    // Bisection over the doubles: at most 64 steps, and it ends exactly on the difference.
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
