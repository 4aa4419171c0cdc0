import type { ContinuousDistribution } from './continuous.ts'
import { weibullDistribution } from './weibull.ts'

/** The exponential distribution with rate > 0 and mean 1 / rate: the Weibull distribution with shape 1. */
export function exponentialDistribution(rate: number): ContinuousDistribution {
  return weibullDistribution(1, 1 / rate)
}
