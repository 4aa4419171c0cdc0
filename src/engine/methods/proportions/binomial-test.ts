import type { Alternative } from '../../alternative.ts'
import { binomialDistribution } from '../../distributions/binomial.ts'
import { noMoreProbable } from '../inference/least-probable.ts'

/**
 * P value of the exact binomial test that the event has probability `share`, 0 < share < 1, given `events` events in n trials. Two-sided:
 * the total probability of all outcomes no more probable than the observed one; one-sided: the tail that Clopper and Pearson's interval
 * inverts.
 */
export function binomialTest(events: number, n: number, share: number, alternative: Alternative): number {
  const distribution = binomialDistribution(n, share)
  if (alternative === 'less') return distribution.cdf(events)
  if (alternative === 'greater') return distribution.sf(events - 1)
  return noMoreProbable(distribution, events, n * share, n + 1)
}
