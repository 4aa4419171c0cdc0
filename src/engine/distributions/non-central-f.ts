import type { Interval } from '../methods/alternative.ts'
import { incompleteBeta } from '../special/incomplete-beta.ts'
import { chiSquareQuantile, chiSquareUpperQuantile } from './chi-square.ts'
import { nonCentralityLimits } from './non-centrality-limits.ts'
import { poissonMixture, type TwoTails } from './poisson-mixture.ts'

/**
 * P(F <= f) and P(F > f) of the non-central F distribution: the mixture of incomplete beta functions I(df1/2 + j, df2/2) by the Poisson
 * distribution of mean ncp / 2; 1e-10 relative for tails above 1e-12.
 */
export function nonCentralF(f: number, df1: number, df2: number, ncp: number): TwoTails {
  if (f <= 0) return { lower: 0, upper: 1 }
  const x = (df1 * f) / (df1 * f + df2)
  const y = df2 / (df1 * f + df2)
  return poissonMixture(ncp / 2, (j) => incompleteBeta(df1 / 2 + j, df2 / 2, x, y))
}

/** From here on the numerator varies by so little of itself (4 / ncp of its squared size) that it is a constant to all digits. */
const steadyNumerator = 1e15

/** The non-centralities at which the observed F is the upper and the lower limit of what is expected; 0 where it is too small for a limit. */
export function nonCentralityOfF(f: number, df1: number, df2: number, confidence: number): Interval {
  if (f * df1 > steadyNumerator && Number.isFinite(f)) {
    const tail = (1 - confidence) / 2
    const share = (f * df1) / df2
    return { lower: share * chiSquareQuantile(tail, df2), upper: share * chiSquareUpperQuantile(tail, df2) }
  }
  return nonCentralityLimits((ncp) => nonCentralF(f, df1, df2, ncp), f * df1, confidence)
}
