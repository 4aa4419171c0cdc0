import type { DiscreteDistribution } from './discrete.ts'
import { symmetricSum } from './symmetric-sum.ts'

/**
 * The exact distribution of the number of concordant pairs among n >= 1 pairs of values without ties, under independence: that of the
 * inversions of a permutation (Kendall 1938). The k-th value contributes 0 to k - 1 inversions with equal probabilities. Probabilities are
 * only added, so both tails keep their relative accuracy. O(n⁴).
 */
export function kendallDistribution(n: number): DiscreteDistribution {
  let probabilities = Float64Array.of(1)
  for (let k = 2; k <= n; k++) {
    const next = new Float64Array((k * (k - 1)) / 2 + 1)
    for (const [s, probability] of probabilities.entries())
      for (let more = 0; more < k; more++) next[s + more] = (next[s + more] ?? 0) + probability / k
    probabilities = next
  }
  return symmetricSum(probabilities, 1)
}
