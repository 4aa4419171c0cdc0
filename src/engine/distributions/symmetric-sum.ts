import { type DiscreteDistribution, discreteDistribution } from './discrete.ts'

/**
 * The distribution of an integer from 0 to a maximum, symmetric about the middle, from the frequencies or probabilities: all positive, so that
 * adding from 0 keeps the digits of the lower tail, and symmetry those of the upper one.
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
