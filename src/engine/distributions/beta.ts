import { incompleteBeta } from '../special/incomplete-beta.ts'
import { logBetaTerm } from '../special/saddle-point.ts'
import { type ContinuousDistribution, continuousDistribution, positive } from './continuous.ts'
import { solveQuantile } from './solve-quantile.ts'

/** The beta distribution on 0 to 1 with shapes a > 0 and b > 0: mean a / (a + b). DLMF 8.17. */
export function betaDistribution(a: number, b: number): ContinuousDistribution {
  const support = [0, 1] as const
  const logPdf = (x: number): number => {
    if (x === 0) return atEnd(a, b)
    if (x === 1) return atEnd(b, a)
    return logBetaTerm(a, b, x, 1 - x) - Math.log(x) - Math.log1p(-x)
  }
  const tails = (x: number) => incompleteBeta(a, b, x, 1 - x)
  return continuousDistribution({
    valid: positive(a, b),
    support,
    logPdf,
    tails,
    quantile: (p, side) =>
      solveQuantile({ tails, pdf: (x) => Math.exp(logPdf(x)), support, start: a / (a + b) }, p, side),
  })
}

/** The logarithm of the density at an end of the support, where its power is `near` - 1. */
function atEnd(near: number, other: number): number {
  return near < 1 ? Number.POSITIVE_INFINITY : near === 1 ? Math.log(other) : Number.NEGATIVE_INFINITY
}
