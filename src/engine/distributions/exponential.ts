import type { ContinuousDistribution } from './continuous.ts'
import { weibullDistribution } from './weibull.ts'

/** The exponential distribution of rate > 0, mean 1 / rate: that of Weibull with shape 1. */
export function exponentialDistribution(rate: number): ContinuousDistribution {
  return weibullDistribution(1, 1 / rate)
}
