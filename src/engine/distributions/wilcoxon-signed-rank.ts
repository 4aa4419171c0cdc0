/**
 * The exact distribution of a sum in which each of some whole numbers is counted or not, with equal chance: of V, the sum of the ranks of the
 * positive differences (Wilcoxon 1945), where the numbers are the ranks. Ways are counted by adding positive numbers only, so that both tails keep
 * their relative accuracy. Fewer than 1000 numbers.
 */
export interface SignedRankDistribution {
  /** P(V <= v). */
  readonly cdf: (v: number) => number
  /** P(V > v). */
  readonly sf: (v: number) => number
  /** The smallest v with P(V <= v) >= p. */
  readonly quantile: (p: number) => number
}

/** Of n values without ties or zeros. */
export function signedRankDistribution(n: number): SignedRankDistribution {
  return sumDistribution(Array.from({ length: n }, (_, i) => i + 1))
}

export function sumDistribution(numbers: readonly number[]): SignedRankDistribution {
  const most = numbers.reduce((sum, number) => sum + number, 0)
  const below = cumulated(waysToSum(numbers, most))
  const total = 2 ** numbers.length
  const cdf = (v: number): number => (v < 0 ? 0 : v >= most ? 1 : (below[Math.floor(v)] ?? 0) / total)
  return {
    cdf,
    sf: (v) => (v < 0 ? 1 : cdf(most - Math.floor(v) - 1)), // by symmetry, without a difference from 1
    quantile: (p) => {
      let v = 0
      // A probability that is only a rounding away from p counts as reached.
      while (v < most && cdf(v) < p * (1 - 1e-14)) v++
      return v
    },
  }
}

function waysToSum(numbers: readonly number[], most: number): Float64Array {
  const ways = new Float64Array(most + 1)
  ways[0] = 1
  let reached = 0
  for (const number of numbers) {
    reached += number
    for (let sum = reached; sum >= number; sum--) ways[sum] = (ways[sum] ?? 0) + (ways[sum - number] ?? 0)
  }
  return ways
}

function cumulated(ways: Float64Array): Float64Array {
  let sum = 0
  return ways.map((count) => {
    sum += count
    return sum
  })
}
