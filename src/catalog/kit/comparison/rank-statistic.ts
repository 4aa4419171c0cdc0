import * as column from '../outcome/columns.ts'
import type { StatisticCell, StatisticSymbol } from '../outcome/outcome.ts'

/** The statistic of a rank test, besides the Z of its normal approximation: R and SPSS print it, and Z does not reveal it. */
export const rankStatistic = column.statistic({ en: 'Rank statistic', zh: '秩统计量' })

interface RankTest {
  readonly method: 'exact' | 'normal'
}

/** The name of the column, if any of the tests used Z; an exact test reports this statistic itself. */
export function rankColumn(tests: readonly RankTest[]): readonly ['rank'] | readonly [] {
  return tests.some(({ method }) => method === 'normal') ? ['rank'] : []
}

/** The cell of the column `rank`; null for an exact test, whose own statistic it is. */
export function rankCell({ method }: RankTest, symbol: StatisticSymbol, value: number): StatisticCell | null {
  return method === 'normal' ? { symbol, value } : null
}
