import type { Checkpoint } from '../checkpoint.ts'
import { chiSquareSf } from '../distributions/chi-square.ts'
import type { ChiSquareTest } from './chi-square-test.ts'

export interface CochranQ extends ChiSquareTest {
  /** Rows without a missing answer. */
  readonly n: number
  /** Events under each condition, in those rows. */
  readonly events: readonly number[]
}

/**
 * Cochran's (Biometrika 1950;37:256) Q test that an event is as frequent under every condition: (k - 1) (k Σ C² - N²) / (k N - Σ R²) with the totals C of
 * conditions and R of subjects. `conditions` hold for each subject 1 for an event, 0 for none, -1 where it is missing; two or more of them. NaN where no
 * subject differs from condition to condition.
 */
export async function cochranQ(conditions: readonly Int8Array[], checkpoint: Checkpoint): Promise<CochranQ> {
  const k = conditions.length
  const events = conditions.map(() => 0)
  const rows = conditions[0]?.length ?? 0
  let [n, all, squares] = [0, 0, 0]
  const portion = 200_000
  for (let start = 0; start < rows; start += portion) {
    for (let i = start; i < Math.min(start + portion, rows); i++) {
      let [row, complete] = [0, true]
      for (let j = 0; j < k; j++) {
        const answer = conditions[j]?.[i] ?? -1
        if (answer < 0) complete = false
        else row += answer
      }
      if (!complete) continue
      n++
      all += row
      squares += row * row
      for (let j = 0; j < k; j++) events[j] = (events[j] ?? 0) + (conditions[j]?.[i] ?? 0)
    }
    await checkpoint()
  }
  const scale = k * all - squares
  const spread = k * events.reduce((sum, count) => sum + count * count, 0) - all * all
  const statistic = scale === 0 ? Number.NaN : ((k - 1) * spread) / scale
  const df = k - 1
  return { n, events, statistic, df, pValue: Number.isNaN(statistic) ? statistic : chiSquareSf(statistic, df) }
}
