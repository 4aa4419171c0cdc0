import type { Alternative } from '../../alternative.ts'
import { poissonDistribution } from '../../distributions/poisson.ts'
import { noMoreProbable } from '../inference/least-probable.ts'

/**
 * P value of the exact test that a Poisson count has the mean `expected` > 0; `events`, an integer >= 0, is the observed count. Two-sided: the
 * probability of all counts no more probable than the observed one, like R's poisson.test; one-sided: one tail of the distribution (Garwood,
 * Biometrika 1936;28:437). NaN above 2^52, where integers are rounded.
 */
export function poissonTest(events: number, expected: number, alternative: Alternative): number {
  if (expected > 2 ** 52) return Number.NaN
  const distribution = poissonDistribution(expected)
  if (alternative === 'less') return distribution.cdf(events)
  if (alternative === 'greater') return distribution.sf(events - 1)
  let beyond = Math.ceil(expected) + 1
  while (distribution.logPmf(beyond) > distribution.logPmf(events)) beyond *= 2
  return noMoreProbable(distribution, events, expected, beyond)
}
