import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import {
  countSorted,
  mergeCases,
  type SortedCases,
  sortedCases,
  sumOfMidranks,
  tiesOf,
} from '../samples/sorted-cases.ts'

export interface KruskalWallis {
  /** H, corrected for ties; NaN if all values are equal. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  readonly ranks: GroupRanks
}

/** What pairwise tests need after the overall test. */
export interface GroupRanks {
  readonly sizes: readonly number[]
  /** Mean midrank of each group in the pooled ranking. */
  readonly means: readonly number[]
  /** Σ (t³ - t) over the groups of t tied values. */
  readonly ties: number
}

/**
 * The Kruskal-Wallis test of groups that are not empty. `weights`: how many cases each value represents. Throws an Error if there is no group.
 */
export async function kruskalWallis(
  groups: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<KruskalWallis> {
  const sorted: SortedCases[] = []
  let all: SortedCases | undefined
  for (const [g, values] of groups.entries()) {
    const group = await sortedCases(values, checkpoint, weights?.[g])
    sorted.push(group)
    all = all === undefined ? group : mergeCases(all, group)
    await checkpoint()
  }
  if (all === undefined) throw new Error('Ranks need a group')
  const n = countSorted(all)
  const centre = (n + 1) / 2
  const means: number[] = []
  for (const group of sorted) {
    means.push(sumOfMidranks(group, all) / countSorted(group))
    await checkpoint()
  }
  const sizes = sorted.map(countSorted)
  const between = means.reduce((sum, mean, g) => sum + (sizes[g] ?? 0) * (mean - centre) ** 2, 0)
  const tieSum = tiesOf(all).sum
  const ties = 1 - tieSum / (n ** 3 - n)
  const statistic = ties > 0 ? ((12 / (n * (n + 1))) * between) / ties : Number.NaN
  const df = groups.length - 1
  return {
    statistic,
    df,
    pValue: Number.isNaN(statistic) ? Number.NaN : chiSquareSf(statistic, df),
    ranks: { sizes, means, ties: tieSum },
  }
}
