import type { Interval } from '../methods/alternative.ts'
import { incompleteGamma } from '../special/incomplete-gamma.ts'
import { nonCentralityLimits } from './non-centrality-limits.ts'
import { poissonMixture, type TwoTails } from './poisson-mixture.ts'

/** P(X <= x) and P(X > x) of the non-central chi-squared distribution: P(df/2 + j, x/2) mixed by the Poisson distribution of mean ncp / 2. */
export function nonCentralChiSquare(x: number, df: number, ncp: number): TwoTails {
  if (x <= 0) return { lower: 0, upper: 1 }
  return poissonMixture(ncp / 2, (j) => incompleteGamma(df / 2 + j, x / 2))
}

/** The non-centralities at which the observed value is the upper and the lower limit of what is expected; 0 where it is too small for a limit. */
export function nonCentralityOfChiSquare(x: number, df: number, confidence: number): Interval {
  return nonCentralityLimits((ncp) => nonCentralChiSquare(x, df, ncp), x, confidence)
}
