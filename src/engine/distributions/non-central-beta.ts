import { incompleteBeta } from '../special/incomplete-beta.ts'
import { logBetaTerm } from '../special/saddle-point.ts'
import { type ContinuousDistribution, continuousDistribution, positive } from './continuous.ts'
import { poissonMean, poissonMixture, type TwoTails, withLogarithms } from './poisson-mixture.ts'
import { solveQuantile } from './solve-quantile.ts'

/**
 * P(X <= x) and P(X > x) of the non-central beta distribution with shapes a, b > 0: I_x(a + j, b) mixed by the Poisson distribution of mean ncp / 2,
 * ncp >= 0 (Johnson, Kotz and Balakrishnan 1995, chapter 30); 1e-10 relative for tails above 1e-12. `y` is 1 - x, for callers who know it more exactly.
 */
export function nonCentralBeta(x: number, a: number, b: number, ncp: number, y = 1 - x): TwoTails {
  if (!(a > 0 && b > 0 && ncp >= 0 && ncp < Number.POSITIVE_INFINITY) || Number.isNaN(x))
    return { lower: Number.NaN, upper: Number.NaN }
  if (x <= 0) return { lower: 0, upper: 1 }
  if (y <= 0) return { lower: 1, upper: 0 }
  return poissonMixture(ncp / 2, {
    tailsAt: (j) => incompleteBeta(a + j, b, x, y),
    termAt: (j) => Math.exp(logBetaTerm(a + j, b, x, y)) / (a + j), // DLMF 8.17.20
    ratioAt: (j) => (x * (a + j + b)) / (a + j + 1),
  })
}

/** The non-central beta distribution with shapes a, b > 0 and ncp >= 0; 1e-10 relative for tails above 1e-12. */
export function nonCentralBetaDistribution(a: number, b: number, ncp: number): ContinuousDistribution {
  const support = [0, 1] as const
  const tails = (x: number) => withLogarithms(nonCentralBeta(x, a, b, ncp))
  const pdf = (x: number): number => {
    if (x <= 0) return a < 1 ? Number.POSITIVE_INFINITY : a === 1 ? b * Math.exp(-ncp / 2) : 0
    if (x >= 1) return b < 1 ? Number.POSITIVE_INFINITY : b === 1 ? a + ncp / 2 : 0
    return poissonMean(ncp / 2, (j) => Math.exp(logBetaTerm(a + j, b, x, 1 - x))) / (x * (1 - x))
  }
  const mean = (a + ncp / 2) / (a + ncp / 2 + b)
  return continuousDistribution({
    valid: positive(a, b) && ncp >= 0 && ncp < Number.POSITIVE_INFINITY,
    support,
    logPdf: (x) => Math.log(pdf(x)),
    tails,
    quantile: (p, side) => solveQuantile({ tails, pdf, support, start: mean }, p, side),
  })
}
