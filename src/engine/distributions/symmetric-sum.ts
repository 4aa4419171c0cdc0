import { type DiscreteDistribution, discreteDistribution } from './discrete.ts'

/**
 * The distribution of a whole number from 0 to some greatest one, symmetric about the middle, from how often, or how probably, each number comes:
 * all positive, so that by adding from 0 on the lower tail keeps its digits, and by symmetry the upper one does.
 */
export function symmetricSum(counts: Float64Array, total: number): DiscreteDistribution {
  const below = new Float64Array(counts.length)
  let [sum, squares] = [0, 0]
  const most = counts.length - 1
  for (const [x, count] of counts.entries()) {
    sum += count
    squares += (count / total) * (x - most / 2) ** 2
    below[x] = sum
  }
  const upTo = (x: number): number => (x < 0 ? 0 : (below[x] ?? total) / total)
  return discreteDistribution({
    valid: true,
    support: [0, most],
    mean: most / 2,
    variance: squares,
    logPmf: (k) => Math.log((counts[k] ?? 0) / total),
    tails: (k) => {
      const [lower, upper] = [upTo(k), upTo(most - k - 1)]
      return { lower, upper, logLower: Math.log(lower), logUpper: Math.log(upper) }
    },
  })
}
