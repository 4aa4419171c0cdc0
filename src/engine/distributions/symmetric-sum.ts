/** The distribution of a whole number from 0 to some greatest one, symmetric about the middle. */
export interface SymmetricSum {
  /** P(X <= x). */
  readonly cdf: (x: number) => number
  /** P(X > x). */
  readonly sf: (x: number) => number
  /** The smallest x with P(X <= x) >= p. */
  readonly quantile: (p: number) => number
}

/** From how often, or how probably, each number comes; all positive, so that by adding from 0 on the lower tail keeps its digits. */
export function symmetricSum(counts: Float64Array, total: number): SymmetricSum {
  const below = new Float64Array(counts.length)
  let sum = 0
  for (const [x, count] of counts.entries()) {
    sum += count
    below[x] = sum
  }
  const most = counts.length - 1
  const cdf = (x: number): number => (x < 0 ? 0 : x >= most ? 1 : (below[Math.floor(x)] ?? 0) / total)
  return {
    cdf,
    sf: (x) => (x < 0 ? 1 : cdf(most - Math.floor(x) - 1)), // by symmetry, without a difference from 1
    quantile: (p) => {
      let x = 0
      // A probability that is only a rounding away from p counts as reached.
      while (x < most && cdf(x) < p * (1 - 1e-14)) x++
      return x
    },
  }
}
