import { tailsFrom } from '../special/incomplete-gamma.ts'
import { type ContinuousDistribution, continuousDistribution, exponentFrom, positive } from './continuous.ts'

/** The Weibull distribution with shape > 0 and scale > 0: P(X > x) = exp(-(x / scale)^shape) for x >= 0 (Weibull 1951). */
export function weibullDistribution(shape: number, scale = 1): ContinuousDistribution {
  return continuousDistribution({
    valid: positive(shape, scale),
    support: [0, Number.POSITIVE_INFINITY],
    logPdf: (x) => {
      const power = shape === 1 ? 0 : (shape - 1) * Math.log(x / scale)
      return Math.log(shape) - Math.log(scale) + power - (x / scale) ** shape
    },
    tails: (x) => tailsFrom('upper', -((x / scale) ** shape)),
    quantile: (p, side) => scale * exponentFrom(p, side) ** (1 / shape),
  })
}
