import { chiSquareSf } from '../../distributions/chi-square.ts'
import { type CountTable, expectedCounts, margins, withoutEmpty } from '../../frame/count-table.ts'

export interface ChiSquareTest {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/**
 * Pearson's chi-squared test of association. `yates`: the absolute differences of a 2 x 2 table are reduced by 1/2, or by the smallest of
 * them if that is less than 1/2 (as in R). NaN if fewer than two rows or columns are not empty.
 */
export function chiSquareTest(table: CountTable, correction: 'none' | 'yates' = 'none'): ChiSquareTest {
  const counts = withoutEmpty(table)
  const df = (counts.length - 1) * ((counts[0]?.length ?? 0) - 1)
  if (df < 1) return { statistic: Number.NaN, df, pValue: Number.NaN }
  const expected = expectedCounts(counts)
  const differences = counts.map((row, i) => row.map((count, j) => Math.abs(count - (expected[i]?.[j] ?? 0))))
  const less = correction === 'yates' && df === 1 ? Math.min(0.5, ...differences.flat()) : 0
  let statistic = 0
  for (const [i, row] of differences.entries())
    for (const [j, difference] of row.entries()) statistic += (difference - less) ** 2 / (expected[i]?.[j] ?? 1)
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

export type AssociationTest = 'pearson' | 'yates' | 'fisher'

/**
 * The rule of the Chinese textbooks (Fang Jiqian; Sun Zhenqiu). 2 x 2: Pearson if n >= 40 and all expected counts are at least 5, Yates if
 * n >= 40 and the smallest is at least 1, otherwise Fisher. Larger tables: Fisher if more than a fifth of the expected counts are below 5
 * or any is below 1, otherwise Pearson.
 */
export function textbookTest(table: CountTable): AssociationTest {
  const counts = withoutEmpty(table)
  const { total } = margins(counts)
  const expected = expectedCounts(counts).flat()
  const least = Math.min(...expected)
  if (expected.length === 4) {
    if (total < 40 || least < 1) return 'fisher'
    return least >= 5 ? 'pearson' : 'yates'
  }
  const small = expected.filter((count) => count < 5).length
  return least < 1 || small > expected.length / 5 ? 'fisher' : 'pearson'
}
