import { moments } from '../description/moments.ts'
import type { StandardisedMeanDifference } from './cohen-d.ts'
import { cohenDOne } from './cohen-d-one.ts'

export interface CohenDPaired {
  /** Mean difference over the standard deviation of the differences. */
  readonly dz: StandardisedMeanDifference
  /** d_z without its small-sample bias, by the exact factor of Hedges (1981). */
  readonly gz: StandardisedMeanDifference
  /** Mean difference over sqrt((s1² + s2²) / 2). */
  readonly dav: StandardisedMeanDifference
}

/**
 * Standardised mean differences of pairs whose differences vary. Intervals invert the non-central t distribution of the paired t statistic; that of
 * d_av rescales the non-centrality by the ratio of the standard deviations (Algina and Keselman 2003). `weights`: how many cases each pair
 * represents.
 */
export function cohenDPaired(
  first: Float64Array,
  second: Float64Array,
  confidence: number,
  weights?: Float64Array,
): CohenDPaired {
  const of = (values: Float64Array) => moments(values, values[0], weights)
  const differences = first.map((value, i) => value - (second[i] ?? Number.NaN))
  const { d, g } = cohenDOne(differences, confidence, weights)
  const ratio = of(differences).sd / Math.sqrt((of(first).variance + of(second).variance) / 2)
  return {
    dz: d,
    gz: g,
    dav: {
      estimate: d.estimate * ratio,
      interval: { lower: d.interval.lower * ratio, upper: d.interval.upper * ratio },
    },
  }
}
