import type { Interval } from '../../alternative.ts'
import { intervalOfT, pValueOfT } from './t-inference.ts'

export interface Equivalence {
  readonly margins: Interval
  readonly estimate: number
  readonly df: number
  /** Whether the difference is above the lower margin. */
  readonly lower: OneSided
  /** Whether it is below the upper margin. */
  readonly upper: OneSided
  /** The larger P of the two tests. */
  readonly pValue: number
  /** With confidence 1 - 2α: within the margins exactly if P < α. */
  readonly interval: Interval
}

export interface OneSided {
  readonly statistic: number
  readonly pValue: number
}

/** A difference with its standard error, from a t test. */
export interface EstimatedDifference {
  readonly estimate: number
  readonly standardError: number
  readonly df: number
}

/**
 * Two one-sided t tests of whether a difference lies within margins (Schuirmann, J Pharmacokinet Biopharm 15 (1987) 657). `alpha` lies between 0
 * and 1/2, and the lower margin below the upper one. NaN if there is no standard error.
 */
export function equivalence(
  { estimate, standardError, df }: EstimatedDifference,
  margins: Interval,
  alpha: number,
): Equivalence {
  const known = standardError > 0
  const test = (margin: number, alternative: 'greater' | 'less'): OneSided => {
    const statistic = known ? (estimate - margin) / standardError : Number.NaN
    return { statistic, pValue: pValueOfT(statistic, df, alternative) }
  }
  const lower = test(margins.lower, 'greater')
  const upper = test(margins.upper, 'less')
  return {
    margins,
    estimate,
    df,
    lower,
    upper,
    pValue: Math.max(lower.pValue, upper.pValue),
    interval: intervalOfT(estimate, standardError, df, { alternative: 'two-sided', confidence: 1 - 2 * alpha }),
  }
}
