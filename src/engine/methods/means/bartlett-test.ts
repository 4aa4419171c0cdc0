import { chiSquareSf } from '../../distributions/chi-square.ts'
import { moments } from '../description/moments.ts'

export interface BartlettTest {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/**
 * Bartlett's test of equal variances (Proc R Soc Lond A 160 (1937) 268), which assumes normal groups. Groups of at least 2 values; NaN if
 * one does not vary. `weights`: how many cases each value represents.
 */
export function bartlettTest(groups: readonly Float64Array[], weights?: readonly Float64Array[]): BartlettTest {
  const parts = groups.map((values, g) => moments(values, values[0], weights?.[g]))
  const df = parts.length - 1
  const total = parts.reduce((sum, { n }) => sum + n - 1, 0)
  const pooled = parts.reduce((sum, { squares }) => sum + squares, 0) / total
  const logs = parts.reduce((sum, { n, variance }) => sum + (n - 1) * Math.log(variance / pooled), 0)
  const inverse = parts.reduce((sum, { n }) => sum + 1 / (n - 1), 0)
  const statistic = -logs / (1 + (inverse - 1 / total) / (3 * df))
  if (!Number.isFinite(statistic)) return { statistic: Number.NaN, df, pValue: Number.NaN }
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}
