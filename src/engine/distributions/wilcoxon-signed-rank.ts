import type { DiscreteDistribution } from './discrete.ts'
import { symmetricSum } from './symmetric-sum.ts'

/**
 * The exact distribution of a sum in which each of some integers is included or not, with equal probability: of V, the sum of the ranks of the
 * positive differences (Wilcoxon 1945), if the integers are the ranks. Subsets are counted by adding positive numbers only, so that both tails
 * keep their relative accuracy. Fewer than 1000 numbers.
 */
export function sumDistribution(numbers: readonly number[]): DiscreteDistribution {
  const most = numbers.reduce((sum, number) => sum + number, 0)
  return symmetricSum(waysToSum(numbers, most), 2 ** numbers.length)
}

/** The exact distribution of V, the sum of the ranks of the positive differences, of n differences without ties or zeros, n < 1000. */
export function signedRankDistribution(n: number): DiscreteDistribution {
  return sumDistribution(Array.from({ length: n }, (_, i) => i + 1))
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
