import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import { fSf } from '#engine/distributions/fisher-f.ts'
import { normalSf } from '#engine/distributions/normal.ts'
import { tSf } from '#engine/distributions/student-t.ts'

/** Two-sided for z and t, upper tail for χ² and F; null if a required number of degrees of freedom is missing. */
export function pValueOf(
  kind: 'z' | 't' | 'chi2' | 'F',
  statistic: number,
  df: number | null,
  df2: number | null,
): number | null {
  if (kind === 'z') return 2 * normalSf(Math.abs(statistic))
  if (df === null) return null
  if (kind === 't') return 2 * tSf(Math.abs(statistic), df)
  if (kind === 'chi2') return chiSquareSf(statistic, df)
  return df2 === null ? null : fSf(statistic, df, df2)
}
