import type { Checkpoint } from '../checkpoint.ts'
import { fromOrdinal, ordinal } from './double-order.ts'

/** The n (n + 1) / 2 means (x + y) / 2 of pairs of a sample, each value also with itself, without ever listing them. */
export interface WalshAverages {
  readonly count: number
  /** The k-th smallest, k from 1: half the very double that addition gives. */
  readonly kth: (k: number) => Promise<number>
  /** Hodges and Lehmann's pseudo-median. */
  readonly median: () => Promise<number>
}

/** `x` ascends. A checkpoint follows each walk through it. */
export function walshAverages(x: Float64Array, checkpoint: Checkpoint): WalshAverages {
  const n = x.length
  const count = (n * (n + 1)) / 2
  /** How many sums of a pair are at most s. */
  const atMost = (s: number): number => {
    let total = 0
    let j = n - 1 // the last partner of x[i]
    for (let i = 0; i < n; i++) {
      while (j >= i && (x[i] ?? 0) + (x[j] ?? 0) > s) j--
      if (j < i) break
      total += j - i + 1
    }
    return total
  }
  const kth = async (k: number): Promise<number> => {
    if (count === 0) return Number.NaN
    const wanted = Math.min(Math.max(k, 1), count)
    let low = ordinal(2 * (x[0] ?? 0))
    let high = ordinal(2 * (x[n - 1] ?? 0))
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
