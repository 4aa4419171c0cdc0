import type { DiscreteDistribution } from './discrete.ts'
import { symmetricSum } from './symmetric-sum.ts'

/**
 * The exact distribution of U, the number of pairs (x, y) with x > y, of m and n values without ties, under the null hypothesis
 * (Mann and Whitney 1947). Counts come from the recurrence c(m, n, u) = c(m - 1, n, u - n) + c(m, n - 1, u), which only adds
 * positive numbers, so that both tails keep full relative accuracy; m, n < 200.
 */
export function rankSumDistribution(m: number, n: number): DiscreteDistribution {
  const counts = rankSumCounts(m, n)
  return symmetricSum(
    counts,
    counts.reduce((sum, count) => sum + count, 0),
  )
}

/** How many of the arrangements of m and n values have each U. */
function rankSumCounts(m: number, n: number): Float64Array {
  // row[j] holds the counts for i and j values, for the current i
  let row: Float64Array[] = Array.from({ length: n + 1 }, () => Float64Array.of(1))
  for (let i = 1; i <= m; i++) {
    const next: Float64Array[] = [Float64Array.of(1)]
    for (let j = 1; j <= n; j++) {
      const counts = new Float64Array(i * j + 1)
      const without = next[j - 1] ?? Float64Array.of(1)
      const shifted = row[j] ?? Float64Array.of(1)
      counts.set(without)
      for (let u = 0; u < shifted.length; u++) counts[u + j] = (counts[u + j] as number) + (shifted[u] as number)
      next.push(counts)
    }
    row = next
  }
  return row[n] ?? Float64Array.of(1)
}
