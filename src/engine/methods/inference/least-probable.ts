import type { DiscreteDistribution } from '../../distributions/discrete.ts'
import { lastTrue } from '../../optimize/last-true.ts'

/** Values whose probability exceeds the observed one by at most this factor count as equally probable, as in R. */
const tolerance = 1e-7

/**
 * The probability of all values no more probable than `seen`: the two-sided P value of an exact test. The support starts at 0, and the
 * probabilities decrease on both sides of `mean`. `beyond`: a value above the mean that is less probable than the observed one, or impossible.
 */
export function noMoreProbable(
  { cdf, sf, logPmf }: Pick<DiscreteDistribution, 'cdf' | 'sf' | 'logPmf'>,
  seen: number,
  mean: number,
  beyond: number,
): number {
  if (seen === mean) return 1
  const limit = logPmf(seen) + Math.log1p(tolerance)
  // the other tail begins at the first value with a small enough probability
  if (seen < mean) {
    const above = -lastTrue(-beyond, 1 - Math.ceil(mean), (k) => logPmf(-k) <= limit)
    return Math.min(1, cdf(seen) + sf(above - 1))
  }
  const below = lastTrue(-1, Math.floor(mean) + 1, (k) => logPmf(k) <= limit)
  return Math.min(1, sf(seen - 1) + cdf(below))
}
