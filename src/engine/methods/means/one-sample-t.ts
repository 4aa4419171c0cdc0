import type { Alternative, Interval } from '../../alternative.ts'
import { moments } from '../description/moments.ts'
import { intervalOfT, pValueOfT } from '../inference/t-inference.ts'

export interface OneSampleT {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  readonly estimate: number
  readonly standardError: number
  /** One-sided for a one-sided alternative. */
  readonly interval: Interval
}

/**
 * The t test that the mean is 0: for differences, the paired t test. At least 2 cases; `weights`: how many cases each value represents.
 * Without variation the statistic is NaN.
 */
export function oneSampleT(
  values: Float64Array,
  settings: { readonly alternative: Alternative; readonly confidence: number },
  weights?: Float64Array,
): OneSampleT {
  const { n, mean, sd } = moments(values, values[0], weights)
  const standardError = sd / Math.sqrt(n)
  const varies = standardError > 10 * Number.EPSILON * Math.abs(mean)
  const statistic = varies ? mean / standardError : Number.NaN
  return {
    statistic,
    df: n - 1,
    pValue: pValueOfT(statistic, n - 1, settings.alternative),
    estimate: mean,
    standardError,
    interval: intervalOfT(mean, standardError, n - 1, settings),
  }
}
