import type { Alternative, Interval } from '../../alternative.ts'
import { moments } from '../description/moments.ts'
import { intervalOfT, pValueOfT } from '../inference/t-inference.ts'

export interface TwoSampleT {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  /** Mean of the first minus mean of the second. */
  readonly estimate: number
  readonly standardError: number
  /** One-sided for a one-sided alternative. */
  readonly interval: Interval
}

export interface TwoSampleTSettings {
  /** `pooled`: Student; `separate`: Welch with Satterthwaite's degrees of freedom. */
  readonly variances: 'pooled' | 'separate'
  readonly alternative: Alternative
  readonly confidence: number
}

/**
 * The t test that two means are equal. Both samples need 2 cases or more, otherwise all results are NaN. Without variation the statistic is
 * NaN. `weights`: how many cases each value represents.
 */
export function twoSampleT(
  first: Float64Array,
  second: Float64Array,
  settings: TwoSampleTSettings,
  weights?: readonly Float64Array[],
): TwoSampleT {
  const origin = first[0] ?? 0
  const a = moments(first, origin, weights?.[0])
  const b = moments(second, origin, weights?.[1])
  const estimate = a.centre - b.centre
  const pooled = (a.squares + b.squares) / (a.n + b.n - 2)
  const [va, vb] = settings.variances === 'pooled' ? [pooled / a.n, pooled / b.n] : [a.variance / a.n, b.variance / b.n]
  const standardError = Math.sqrt(va + vb)
  const df =
    settings.variances === 'pooled' ? a.n + b.n - 2 : (va + vb) ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1))
  const varies = standardError > 10 * Number.EPSILON * Math.max(Math.abs(a.mean), Math.abs(b.mean))
  const statistic = varies ? estimate / standardError : Number.NaN
  return {
    statistic,
    df,
    pValue: pValueOfT(statistic, df, settings.alternative),
    estimate,
    standardError,
    interval: intervalOfT(estimate, standardError, df, settings),
  }
}
