import type { Alternative, Interval } from '../../alternative.ts'
import { tCdf, tSf, tTwoSided, tUpperQuantile } from '../../distributions/student-t.ts'

/** P value of a t statistic; NaN if the statistic or df is NaN. */
export function pValueOfT(t: number, df: number, alternative: Alternative): number {
  if (Number.isNaN(t) || Number.isNaN(df)) return Number.NaN
  if (alternative === 'two-sided') return tTwoSided(t, df)
  return alternative === 'greater' ? tSf(t, df) : tCdf(t, df)
}

/**
 * The interval of an estimate by Student's t: one-sided, infinite on the other side, for a one-sided alternative; NaN without a standard error
 * above 0.
 */
export function intervalOfT(
  estimate: number,
  standardError: number,
  df: number,
  { alternative, confidence }: { readonly alternative: Alternative; readonly confidence: number },
): Interval {
  if (!(standardError > 0 && df > 0)) return { lower: Number.NaN, upper: Number.NaN }
  const tail = alternative === 'two-sided' ? (1 - confidence) / 2 : 1 - confidence
  const half = tUpperQuantile(tail, df) * standardError
  return {
    lower: alternative === 'less' ? Number.NEGATIVE_INFINITY : estimate - half,
    upper: alternative === 'greater' ? Number.POSITIVE_INFINITY : estimate + half,
  }
}
