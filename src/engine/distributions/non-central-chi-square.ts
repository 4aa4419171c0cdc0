import type { Interval } from '../alternative.ts'
import { incompleteGamma } from '../special/incomplete-gamma.ts'
import { poissonTerm } from '../special/saddle-point.ts'
import { chiSquarePdf } from './chi-square.ts'
import { type ContinuousDistribution, continuousDistribution, positive } from './continuous.ts'
import { nonCentralityLimits } from './non-centrality-limits.ts'
import { normalUpperQuantile } from './normal.ts'
import { poissonMean, poissonMixture, type TwoTails, withLogarithms } from './poisson-mixture.ts'
import { solveQuantile } from './solve-quantile.ts'

/** P(X <= x) and P(X > x) of the non-central chi-squared distribution: P(df/2 + j, x/2) mixed by the Poisson distribution of mean ncp / 2. */
export function nonCentralChiSquare(x: number, df: number, ncp: number): TwoTails {
  if (x <= 0) return { lower: 0, upper: 1 }
  return poissonMixture(ncp / 2, {
    tailsAt: (j) => incompleteGamma(df / 2 + j, x / 2),
    termAt: (j) => poissonTerm(df / 2 + j, x / 2), // DLMF 8.8.5
    ratioAt: (j) => x / 2 / (df / 2 + j + 1),
  })
}

/**
 * Confidence limits of the non-centrality: the values that leave (1 - confidence) / 2 above, and below, the observed x. 0 if x is too small
 * for a limit, NaN if it is not finite.
 */
export function nonCentralityOfChiSquare(x: number, df: number, confidence: number): Interval {
  if (x > large && Number.isFinite(x)) return nonCentralityOfLarge(x, df, confidence)
  return nonCentralityLimits((ncp) => nonCentralChiSquare(x, df, ncp), x, confidence)
}

/**
 * Above it the Poisson mixture has too many terms (seconds), while the normal approximation of the square root of X is accurate to more than
 * ten digits.
 */
const large = 1e9

/**
 * The square root of X as normal, with variance 1 and mean m + (df - 1) / (2 m), where m is the root of the non-centrality; the error of m is
 * of the order df / x.
 */
function nonCentralityOfLarge(x: number, df: number, confidence: number): Interval {
  const z = normalUpperQuantile((1 - confidence) / 2)
  const ncpOf = (mean: number) => ((mean + Math.sqrt(mean * mean - 2 * (df - 1))) / 2) ** 2
  return { lower: ncpOf(Math.sqrt(x) - z), upper: ncpOf(Math.sqrt(x) + z) }
}

/** The non-central chi-squared distribution with df > 0 degrees of freedom and ncp >= 0; 1e-10 relative for tails above 1e-12. */
export function nonCentralChiSquareDistribution(df: number, ncp: number): ContinuousDistribution {
  const support = [0, Number.POSITIVE_INFINITY] as const
  const tails = (x: number) => withLogarithms(nonCentralChiSquare(x, df, ncp))
  const pdf = (x: number): number => {
    if (x > 0) return poissonMean(ncp / 2, (j) => chiSquarePdf(x, df + 2 * j))
    return df < 2 ? Number.POSITIVE_INFINITY : df === 2 ? Math.exp(-ncp / 2) / 2 : 0
  }
  return continuousDistribution({
    valid: positive(df) && ncp >= 0 && ncp < Number.POSITIVE_INFINITY,
    support,
    logPdf: (x) => Math.log(pdf(x)),
    tails,
    quantile: (p, side) => solveQuantile({ tails, pdf, support, start: df + ncp }, p, side),
  })
}
