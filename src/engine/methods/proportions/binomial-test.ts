import type { Alternative } from '../../alternative.ts'
import { binomialDistribution } from '../../distributions/binomial.ts'
import { noMoreProbable } from '../inference/least-probable.ts'

/**
 * P value of the exact binomial test that events occur with probability `share`, 0 < share < 1, where `events` of n were seen. Two-sided: the
 * probability of all numbers of events that are no more probable than the observed one (Clopper and Pearson's tails if it is one-sided).
 */
export function binomialTest(events: number, n: number, share: number, alternative: Alternative): number {
  const distribution = binomialDistribution(n, share)
  if (alternative === 'less') return distribution.cdf(events)
  if (alternative === 'greater') return distribution.sf(events - 1)
  return noMoreProbable(distribution, events, n * share, n + 1)
}
