import { flip, incompleteGamma } from '../special/incomplete-gamma.ts'
import { logPoissonTerm } from '../special/saddle-point.ts'
import { type DiscreteDistribution, discreteDistribution } from './discrete.ts'

/** The Poisson distribution of a mean >= 0. Tails by DLMF 8.4.10. */
export function poissonDistribution(mean: number): DiscreteDistribution {
  return discreteDistribution({
    valid: mean >= 0 && Number.isFinite(mean),
    support: [0, mean === 0 ? 0 : Number.POSITIVE_INFINITY],
    mean,
    variance: mean,
    logPmf: (k) => (mean === 0 ? 0 : logPoissonTerm(k, mean)),
    tails: (k) => flip(incompleteGamma(k + 1, mean)),
  })
}
