import { incompleteBeta } from '../special/incomplete-beta.ts'
import { logBetaTerm, logOf } from '../special/saddle-point.ts'
import { type DiscreteDistribution, discreteDistribution } from './discrete.ts'
import { poissonDistribution } from './poisson.ts'

/**
 * The number of failures before `size` successes in independent trials of probability p, 0 < p <= 1; size >= 0 need not be an integer, and
 * with size 0 there are no failures. Tails by DLMF 8.17.24.
 */
export function negativeBinomialDistribution(size: number, p: number): DiscreteDistribution {
  return fromParts(size, p, 1 - p, p > 0 && p <= 1)
}

/** The negative binomial distribution by its mean mu >= 0: variance mu + mu²/size, size > 0. An infinite size gives the Poisson distribution. */
export function negativeBinomialOfMean(size: number, mu: number): DiscreteDistribution {
  if (size === Number.POSITIVE_INFINITY) return poissonDistribution(mu)
  return fromParts(size, size / (size + mu), mu / (size + mu), size > 0 && mu >= 0 && Number.isFinite(mu))
}

/** p and its complement q are both given, so that neither is lost to rounding. */
function fromParts(size: number, p: number, q: number, valid: boolean): DiscreteDistribution {
  const logNone = size * logOf(p, q)
  return discreteDistribution({
    valid: valid && size >= 0 && Number.isFinite(size),
    support: [0, size === 0 || q === 0 ? 0 : Number.POSITIVE_INFINITY],
    mean: (size * q) / p,
    variance: (size * q) / p / p,
    logPmf: (k) => (k === 0 ? logNone : logBetaTerm(size, k, p, q) - Math.log(k)),
    tails: (k) => incompleteBeta(size, k + 1, p, q),
  })
}
