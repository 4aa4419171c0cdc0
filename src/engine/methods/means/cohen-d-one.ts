import { moments } from '../description/moments.ts'
import { hedgesFactor, nonCentralityInterval, type StandardisedMeanDifference } from './cohen-d.ts'

export interface CohenDOne {
  /** Mean over standard deviation. */
  readonly d: StandardisedMeanDifference
  /** d without its small-sample bias, by the exact factor of Hedges (1981). */
  readonly g: StandardisedMeanDifference
}

/**
 * The standardised mean of differences that vary: those of pairs, or from a reference value. Intervals invert the non-central t distribution of the
 * one-sample t. `weights`: how many cases each difference represents.
 */
export function cohenDOne(differences: Float64Array, confidence: number, weights?: Float64Array): CohenDOne {
  const { n, mean, sd } = moments(differences, differences[0], weights)
  const root = Math.sqrt(n)
  const { lower, upper } = nonCentralityInterval((mean / sd) * root, n - 1, confidence)
  const factor = hedgesFactor(n - 1)
  return {
    d: { estimate: mean / sd, interval: { lower: lower / root, upper: upper / root } },
    g: { estimate: (mean / sd) * factor, interval: { lower: (lower * factor) / root, upper: (upper * factor) / root } },
  }
}
