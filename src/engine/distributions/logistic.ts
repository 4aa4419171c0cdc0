import { tailsFrom } from '../special/incomplete-gamma.ts'
import { type ContinuousDistribution, continuousDistribution, positive } from './continuous.ts'

/** The logistic distribution: P(X <= x) = 1 / (1 + exp(-(x - location) / scale)), scale > 0. */
export function logisticDistribution(location: number, scale: number): ContinuousDistribution {
  /** Log probability of the tail beyond z >= 0. */
  const logTail = (z: number) => -z - Math.log1p(Math.exp(-z))
  return continuousDistribution({
    valid: Number.isFinite(location) && positive(scale),
    support: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    logPdf: (x) => {
      const z = Math.abs((x - location) / scale)
      return logTail(z) - Math.log1p(Math.exp(-z)) - Math.log(scale)
    },
    tails: (x) => {
      const z = (x - location) / scale
      return tailsFrom(z < 0 ? 'lower' : 'upper', logTail(Math.abs(z)))
    },
    quantile: (p, side) => location + (side === 'lower' ? scale : -scale) * (Math.log(p) - Math.log1p(-p)),
  })
}
