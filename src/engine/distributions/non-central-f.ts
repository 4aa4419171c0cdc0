import type { Interval } from '../alternative.ts'
import { logBetaTerm } from '../special/saddle-point.ts'
import { chiSquareQuantile, chiSquareUpperQuantile } from './chi-square.ts'
import { type ContinuousDistribution, continuousDistribution, positive } from './continuous.ts'
import { nonCentralBeta } from './non-central-beta.ts'
import { nonCentralityLimits } from './non-centrality-limits.ts'
import { poissonMean, type TwoTails, withLogarithms } from './poisson-mixture.ts'
import { solveQuantile } from './solve-quantile.ts'

/**
 * P(F <= f) and P(F > f) of the non-central F distribution: that of the non-central beta distribution at df1 f / (df1 f + df2); 1e-10
 * relative for tails above 1e-12.
 */
export function nonCentralF(f: number, df1: number, df2: number, ncp: number): TwoTails {
  if (f <= 0) return { lower: 0, upper: 1 }
  const x = (df1 * f) / (df1 * f + df2)
  const y = df2 / (df1 * f + df2)
  return nonCentralBeta(x, df1 / 2, df2 / 2, ncp, y)
}

/** Above it the numerator varies so little relative to its size (4 / ncp of its square) that it is constant to all digits. */
const steadyNumerator = 1e15

/**
 * Confidence limits of the non-centrality: the values that leave (1 - confidence) / 2 above, and below, the observed F. 0 if F is too small
 * for a limit, NaN if it is not finite.
 */
export function nonCentralityOfF(f: number, df1: number, df2: number, confidence: number): Interval {
  if (f * df1 > steadyNumerator && Number.isFinite(f)) {
    const tail = (1 - confidence) / 2
    const share = (f * df1) / df2
    return { lower: share * chiSquareQuantile(tail, df2), upper: share * chiSquareUpperQuantile(tail, df2) }
  }
  return nonCentralityLimits((ncp) => nonCentralF(f, df1, df2, ncp), f * df1, confidence)
}

/** The non-central F distribution with df1, df2 > 0 degrees of freedom and ncp >= 0; 1e-10 relative for tails above 1e-12. */
export function nonCentralFDistribution(df1: number, df2: number, ncp: number): ContinuousDistribution {
  const support = [0, Number.POSITIVE_INFINITY] as const
  const tails = (f: number) => withLogarithms(nonCentralF(f, df1, df2, ncp))
  const pdf = (f: number): number => {
    if (f <= 0) return df1 < 2 ? Number.POSITIVE_INFINITY : df1 === 2 ? Math.exp(-ncp / 2) : 0
    const [x, y] = [(df1 * f) / (df1 * f + df2), df2 / (df1 * f + df2)]
    return poissonMean(ncp / 2, (j) => Math.exp(logBetaTerm(df1 / 2 + j, df2 / 2, x, y))) / f
  }
  return continuousDistribution({
    valid: positive(df1, df2) && ncp >= 0 && ncp < Number.POSITIVE_INFINITY,
    support,
    logPdf: (f) => Math.log(pdf(f)),
    tails,
    quantile: (p, side) => solveQuantile({ tails, pdf, support, start: 1 + ncp / df1 }, p, side),
  })
}
