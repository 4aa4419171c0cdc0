import type { Stratum } from '#engine/frame/count-strata.ts'
import { homogeneityOfOdds, mantelHaenszelTest, pooledOddsRatio } from '#engine/methods/proportions/mantel-haenszel.ts'

/** Strata are a, b, c, d: exposed with and without the event, unexposed with and without. No group is empty. */
export function pooledOver(strata: readonly (readonly number[])[]) {
  const tables = strata.map(
    ([a = 0, b = 0, c = 0, d = 0]): Stratum => ({
      exposed: { events: a, n: a + b },
      reference: { events: c, n: c + d },
    }),
  )
  const odds = pooledOddsRatio(tables, 0.95)
  return {
    odds,
    corrected: mantelHaenszelTest(tables, true),
    uncorrected: mantelHaenszelTest(tables, false),
    breslowDay: homogeneityOfOdds(tables, odds.estimate).breslowDay,
  }
}
