import type { Interval } from './alternative.ts'
import { hedgesFactor, nonCentralityInterval, type StandardisedMeanDifference } from './cohen-d.ts'
import { moments } from './moments.ts'

export interface CohenDPaired {
  /** Mean difference over the standard deviation of the differences. */
  readonly dz: StandardisedMeanDifference
  /** d_z without its small-sample bias, by the exact factor of Hedges (1981). */
  readonly gz: StandardisedMeanDifference
  /** Mean difference over sqrt((s1² + s2²) / 2). */
  readonly dav: StandardisedMeanDifference
}

/**
 * Pairs whose differences vary. Intervals invert the non-central t distribution of the paired t statistic; that of d_av rescales the
 * non-centrality by the ratio of the standard deviations (Algina and Keselman 2003).
 */
export function cohenDPaired(first: Float64Array, second: Float64Array, confidence: number): CohenDPaired {
  const { n, mean, sd } = moments(first.map((value, i) => value - (second[i] ?? Number.NaN)))
  const average = Math.sqrt((moments(first).variance + moments(second).variance) / 2)
  const root = Math.sqrt(n)
  const limits = nonCentralityInterval((mean / sd) * root, n - 1, confidence)
  const scaled = (estimate: number, perUnit: number) => ({ estimate, interval: times(limits, perUnit) })
  const factor = hedgesFactor(n - 1)
  return {
    dz: scaled(mean / sd, 1 / root),
    gz: scaled((mean / sd) * factor, factor / root),
    dav: scaled(mean / average, sd / average / root),
  }
}

function times({ lower, upper }: Interval, factor: number): Interval {
  return { lower: lower * factor, upper: upper * factor }
}
