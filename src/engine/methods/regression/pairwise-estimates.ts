import type { Interval } from '../../alternative.ts'
import { tQuantile, tTwoSided } from '../../distributions/student-t.ts'
import { studentizedRangeSf, studentizedRangeUpperQuantile } from '../../distributions/studentized-range.ts'
import { adjustPValues } from '../inference/adjust-p-values.ts'
import { allPairs } from '../inference/all-pairs.ts'
import type { LinearFunction, LinearFunctions } from './linear-functions.ts'

export type PairAdjustment = 'tukey' | 'bonferroni' | 'holm' | 'none'

/** The difference of two of several means, given by their indices: the first minus the second. All NaN if the difference is not estimable. */
export interface EstimatedDifference {
  readonly first: number
  readonly second: number
  readonly estimate: number
  readonly standardError: number
  /** The t statistic. */
  readonly statistic: number
  /** Adjusted for all pairs. */
  readonly pValue: number
  /** Simultaneous over all pairs with `tukey` and `bonferroni`; for each pair on its own with `holm` and `none`. */
  readonly interval: Interval
}

/**
 * All pairwise differences of estimated means, which are given as functions of the coefficients. `tukey`: the studentized range of that
 * many means, exact if they are independent with equal variances and an approximation otherwise (Kramer 1956). `df`: residual degrees of
 * freedom.
 */
export function pairwiseEstimates(
  { estimate }: LinearFunctions,
  means: readonly LinearFunction[],
  { adjust, confidence, df }: { readonly adjust: PairAdjustment; readonly confidence: number; readonly df: number },
): readonly EstimatedDifference[] {
  const differences = allPairs(means.length).map(([first, second]) => {
    const [a, b] = [means[first] ?? new Float64Array(), means[second] ?? new Float64Array()]
    const found = estimate(a.map((value, k) => value - (b[k] ?? 0)))
    return { first, second, ...found, statistic: found.estimate / found.standardError }
  })
  const known = differences.filter(({ statistic }) => !Number.isNaN(statistic))
  const groups = new Set(known.flatMap(({ first, second }) => [first, second])).size
  const own = differences.map(({ statistic }) => (Number.isNaN(statistic) ? Number.NaN : tTwoSided(statistic, df)))
  const adjusted =
    adjust === 'tukey'
      ? differences.map(({ statistic }) => studentizedRangeSf(Math.abs(statistic) * Math.SQRT2, groups, df))
      : adjustPValues(own, adjust)
  const reach =
    known.length === 0
      ? Number.NaN
      : adjust === 'tukey'
        ? studentizedRangeUpperQuantile(1 - confidence, groups, df) / Math.SQRT2
        : tQuantile(1 - (1 - confidence) / 2 / (adjust === 'bonferroni' ? known.length : 1), df)
  return differences.map((one, k) => ({
    ...one,
    pValue: adjusted[k] ?? Number.NaN,
    interval: { lower: one.estimate - reach * one.standardError, upper: one.estimate + reach * one.standardError },
  }))
}
