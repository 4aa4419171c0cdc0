import { incompleteGamma } from '../special/incomplete-gamma.ts'
import { logGamma } from '../special/log-gamma.ts'
import { logPoissonTerm } from '../special/saddle-point.ts'
import { type ContinuousDistribution, continuousDistribution, positive } from './continuous.ts'
import { normalQuantile } from './normal.ts'
import { solveQuantile } from './solve-quantile.ts'

/** The gamma distribution of shape > 0 and scale > 0 (R's rate is 1 / scale): mean shape · scale. DLMF 8.2. */
export function gammaDistribution(shape: number, scale = 1): ContinuousDistribution {
  const support = [0, Number.POSITIVE_INFINITY] as const
  const logPdf = (z: number): number => {
    if (z > 0) return logPoissonTerm(shape, z) + Math.log(shape) - Math.log(z)
    return shape < 1 ? Number.POSITIVE_INFINITY : shape === 1 ? 0 : Number.NEGATIVE_INFINITY
  }
  const tails = (z: number) => incompleteGamma(shape, z)
  return continuousDistribution({
    valid: positive(shape, scale),
    support,
    logPdf: (x) => logPdf(x / scale) - Math.log(scale),
    tails: (x) => tails(x / scale),
    quantile: (p, side) => {
      const start = startOf(side === 'lower' ? p : 1 - p, shape)
      return scale * solveQuantile({ tails, pdf: (z) => Math.exp(logPdf(z)), support, start }, p, side)
    },
  })
}

/** The approximation of Wilson and Hilferty (1931); near 0, the first term of the lower tail's series. */
function startOf(p: number, shape: number): number {
  const h = 1 / (9 * shape)
  const cube = shape * (1 - h + normalQuantile(Math.min(p, 1 - 1e-16)) * Math.sqrt(h)) ** 3
  if (cube > shape * 0.1) return cube
  return Math.max(Math.exp((Math.log(p) + logGamma(shape + 1)) / shape), 1e-300)
}
