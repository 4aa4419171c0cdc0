import type { Alternative } from '../../alternative.ts'
import { binomialDistribution } from '../../distributions/binomial.ts'
import { lastTrue } from '../../optimize/last-true.ts'

/** Numbers of events whose probability is larger only by this much count as equally probable, as in R. */
const tolerance = 1e-7

/**
 * P value of the exact binomial test that events occur with probability `share`, 0 < share < 1, where `events` of n were seen. Two-sided: the
 * probability of all numbers of events that are no more probable than the observed one (Clopper and Pearson's tails where it is one-sided).
 */
export function binomialTest(events: number, n: number, share: number, alternative: Alternative): number {
  const { cdf, sf, logPmf } = binomialDistribution(n, share)
  if (alternative === 'less') return cdf(events)
  if (alternative === 'greater') return sf(events - 1)
  const mean = n * share
  if (events === mean) return 1
  const limit = logPmf(events) + Math.log1p(tolerance)
  // the probabilities fall to both sides of the mean, so that the other tail begins where the first is rare enough
  if (events < mean) {
    const above = -lastTrue(-(n + 1), 1 - Math.ceil(mean), (k) => logPmf(-k) <= limit)
    return Math.min(1, cdf(events) + sf(above - 1))
  }
  const below = lastTrue(-1, Math.floor(mean) + 1, (k) => logPmf(k) <= limit)
  return Math.min(1, sf(events - 1) + cdf(below))
}
