import { incompleteBeta } from '../special/incomplete-beta.ts'
import { logBetaTerm, logOf } from '../special/saddle-point.ts'
import { type DiscreteDistribution, discreteDistribution, wholeCounts } from './discrete.ts'

/** The number of successes in `size` independent trials, each with probability p, 0 <= p <= 1; size an integer >= 0. Tails by DLMF 8.17.24. */
export function binomialDistribution(size: number, p: number): DiscreteDistribution {
  const q = 1 - p
  return discreteDistribution({
    valid: wholeCounts(size) && p >= 0 && p <= 1,
    support: [0, size],
    mean: size * p,
    variance: size * p * q,
    logPmf: (k) => logBinomialTerm(k, size - k, p, q),
    tails: (k) => incompleteBeta(size - k, k + 1, q, p),
  })
}

/** ln of (a + b)! / (a! b!) p^a q^b, for integers a, b >= 0 and q = 1 - p, both given so that neither is lost to rounding. */
export function logBinomialTerm(a: number, b: number, p: number, q: number): number {
  if (a === 0) return b === 0 ? 0 : b * logOf(q, p)
  if (b === 0) return a * logOf(p, q)
  if (p === 0 || q === 0) return Number.NEGATIVE_INFINITY
  return logBetaTerm(a, b, p, q) + Math.log1p(a / b) - Math.log(a)
}
