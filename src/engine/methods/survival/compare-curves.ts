import type { Checkpoint } from '../../checkpoint.ts'
import type { Progress } from '../../progress.ts'
import { adjustPValues, type PAdjustment } from '../inference/adjust-p-values.ts'
import { allPairs } from '../inference/all-pairs.ts'
import { type CurveTest, type LogRank, stratifiedLogRank } from './log-rank.ts'
import type { SortedSurvival } from './log-rank-scores.ts'
import type { LogRankWeights } from './log-rank-weights.ts'

/** The test of two of the groups, by index, and its P adjusted over all pairs. */
export interface ComparedCurves extends CurveTest {
  readonly first: number
  readonly second: number
  /** NaN if the two cannot be compared. */
  readonly adjusted: number
}

/**
 * The log-rank test of all groups with these weights, and of each two of them if `pairs` names the adjustment of their P values and there are
 * more than two groups. Each stratum lists all groups in the same order.
 */
export async function compareCurves(
  strata: readonly (readonly SortedSurvival[])[],
  { weights, pairs: adjustment }: { readonly weights: LogRankWeights; readonly pairs: PAdjustment | null },
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: Progress },
): Promise<{ readonly test: LogRank; readonly pairs: readonly ComparedCurves[] }> {
  const test = await stratifiedLogRank(strata, weights, checkpoint)
  const count = strata[0]?.length ?? 0
  if (adjustment === null || count < 3) return { test, pairs: [] }
  const all = allPairs(count)
  const tests: Omit<ComparedCurves, 'adjusted'>[] = []
  for (const [k, [first, second]] of all.entries()) {
    const both = strata.map((groups) => [groups[first], groups[second]].filter((group) => group !== undefined))
    tests.push({ first, second, ...(await stratifiedLogRank(both, weights, checkpoint)) })
    progress((k + 1) / all.length)
  }
  const adjusted = adjustPValues(
    tests.map(({ pValue }) => pValue),
    adjustment,
  )
  return { test, pairs: tests.map((pair, k) => ({ ...pair, adjusted: adjusted[k] ?? Number.NaN })) }
}
