import type { Checkpoint } from '../../checkpoint.ts'
import { fromOrdinal, ordinal } from '../samples/double-order.ts'
import { casesAt, countSorted, type SortedCases } from '../samples/sorted-cases.ts'

/**
 * The n (n + 1) / 2 means (x + y) / 2 of all pairs of values of a sample, each value also paired with itself, without listing them. With
 * more than 2^53 means a rank is rounded to a double.
 */
export interface WalshAverages {
  readonly count: number
  /** The k-th smallest mean, k from 1: exactly half of what the addition yields. */
  readonly kth: (k: number) => Promise<number>
  /** Hodges-Lehmann pseudo-median. */
  readonly median: () => Promise<number>
}

/** The ordered Walsh averages of a sample. A checkpoint follows each pass over the sample. */
export function walshAverages(sample: SortedCases, checkpoint: Checkpoint): WalshAverages {
  const { values: x, upTo } = sample
  const n = countSorted(sample)
  const count = (n * (n + 1)) / 2
  /** The number of pairs whose sum is at most s. */
  const atMost = (s: number): number => {
    let total = 0
    let j = x.length - 1 // the last partner of x[i]
    for (let i = 0; i < x.length; i++) {
      const value = x[i] as number
      while (j >= i && value + (x[j] as number) > s) j--
      if (j < i) break
      if (upTo === undefined) total += j - i + 1
      else {
        const cases = casesAt(sample, i)
        total += cases * ((upTo[j] as number) - (upTo[i] as number)) + (cases * (cases + 1)) / 2
      }
    }
    return total
  }
  const kth = async (k: number): Promise<number> => {
    if (count === 0) return Number.NaN
    const wanted = Math.min(Math.max(k, 1), count)
    let low = ordinal(2 * (x[0] ?? 0))
    let high = ordinal(2 * (x[x.length - 1] ?? 0))
    while (low < high) {
      const middle = low + (high - low) / 2n
      if (atMost(fromOrdinal(middle)) >= wanted) high = middle
      else low = middle + 1n
      await checkpoint()
    }
    return fromOrdinal(low) / 2
  }
  return {
    count,
    kth,
    median: async () =>
      count % 2 === 1 ? kth((count + 1) / 2) : ((await kth(count / 2)) + (await kth(count / 2 + 1))) / 2 + 0, // never -0
  }
}
