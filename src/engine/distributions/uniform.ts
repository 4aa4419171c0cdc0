import { tailsOf } from '../special/incomplete-gamma.ts'
import { type ContinuousDistribution, continuousDistribution } from './continuous.ts'

/** The uniform distribution from `least` to `most`, finite and different. */
export function uniformDistribution(least: number, most: number): ContinuousDistribution {
  const width = most - least
  return continuousDistribution({
    valid: width > 0 && Number.isFinite(width),
    support: [least, most],
    logPdf: () => -Math.log(width),
    tails: (x) => tailsOf((x - least) / width, (most - x) / width),
    quantile: (p, side) => (side === 'lower' ? least + p * width : most - p * width),
  })
}
