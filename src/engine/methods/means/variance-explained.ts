import type { Interval } from '../../alternative.ts'
import { nonCentralityOfF } from '../../distributions/non-central-f.ts'
import type { OneWayAnova } from './one-way.ts'

export interface VarianceExplained {
  /** For the sample: between over total sum of squares. In a one-way layout it is partial eta squared too. */
  readonly etaSquared: number
  /** Nearly unbiased for the population; below 0 if F < 1, which is reported as 0. */
  readonly omegaSquared: number
  /** Interval of the population proportion of explained variance, which both estimate: non-central F (Steiger 2004). */
  readonly interval: Interval
}

/** The proportion of the variance explained by the groups. NaN if the analysis of variance is. */
export function varianceExplained(anova: OneWayAnova, confidence: number): VarianceExplained {
  const { statistic, df1, df2, between, within } = anova
  const mean = within / df2
  const n = df1 + df2 + 1
  const limits = nonCentralityOfF(statistic, df1, df2, confidence)
  const share = (ncp: number) => ncp / (ncp + n)
  return {
    etaSquared: between / (between + within),
    omegaSquared: Math.max(0, (between - df1 * mean) / (between + within + mean)),
    interval: { lower: share(limits.lower), upper: share(limits.upper) },
  }
}
