import { type ContinuousDistribution, continuousDistribution, positive } from './continuous.ts'
import { normalLogPdf, normalQuantile, normalTails, normalUpperQuantile } from './normal.ts'

/** The log-normal distribution: the natural logarithm is normal with mean `meanLog` and standard deviation `sdLog` > 0. */
export function logNormalDistribution(meanLog: number, sdLog: number): ContinuousDistribution {
  const z = (x: number) => (Math.log(x) - meanLog) / sdLog
  return continuousDistribution({
    valid: Number.isFinite(meanLog) && positive(sdLog),
    support: [0, Number.POSITIVE_INFINITY],
    logPdf: (x) => (x === 0 ? Number.NEGATIVE_INFINITY : normalLogPdf(z(x)) - Math.log(sdLog) - Math.log(x)),
    tails: (x) => normalTails(z(x)),
    quantile: (p, side) => Math.exp(meanLog + sdLog * (side === 'lower' ? normalQuantile(p) : normalUpperQuantile(p))),
  })
}
