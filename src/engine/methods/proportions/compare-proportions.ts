import type { Checkpoint } from '../../checkpoint.ts'
import type { CountTable } from '../../frame/count-table.ts'
import { withoutEmpty } from '../../frame/count-table.ts'
import { type AssociationTest, chiSquareTest, textbookTest } from '../tables/chi-square-test.ts'
import { fisherExactP } from '../tables/fisher-exact.ts'

export interface EventCount {
  readonly events: number
  readonly n: number
}

/**
 * Unadjusted two-sided P value for the difference of each pair of proportions; NaN if a group is empty or, for Pearson's test, if the
 * outcome does not vary.
 */
export async function compareProportions(
  counts: readonly EventCount[],
  pairs: readonly (readonly [number, number])[],
  test: 'textbook' | 'pearson' | 'fisher',
  checkpoint: Checkpoint,
): Promise<readonly number[]> {
  const found: number[] = []
  for (const pair of pairs) {
    const rows = pair.map((k) => counts[k] ?? { events: 0, n: 0 })
    const table = rows.map(({ events, n }) => [events, n - events])
    if (rows.some(({ n }) => n === 0)) found.push(Number.NaN)
    else found.push(await pOf(table, test === 'textbook' ? byCounts(table) : test, checkpoint))
    await checkpoint()
  }
  return found
}

/** If the outcome does not vary, an expected count is 0, which selects Fisher's test. */
function byCounts(table: CountTable): AssociationTest {
  return withoutEmpty(table)[0]?.length === 2 ? textbookTest(table) : 'fisher'
}

async function pOf(table: CountTable, test: AssociationTest, checkpoint: Checkpoint) {
  if (test === 'fisher') return fisherExactP(table, checkpoint)
  return chiSquareTest(table, test === 'yates' ? 'yates' : 'none').pValue
}
