import type { Checkpoint } from '../checkpoint.ts'
import { chiSquareSf } from '../distributions/chi-square.ts'
import { mergeSorted, tieTerm } from './rank-ties.ts'
import { sortedValues } from './sorted-values.ts'

export interface KruskalWallis {
  /** H, corrected for ties; NaN where all values are equal. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  readonly ranks: GroupRanks
}

/** What tests between pairs of groups need besides. */
export interface GroupRanks {
  readonly sizes: readonly number[]
  /** Means of the midranks of each group among all values. */
  readonly means: readonly number[]
  /** Σ (t³ - t) over the runs of equal values. */
  readonly ties: number
}

/** Groups must not be empty. */
export async function kruskalWallis(groups: readonly Float64Array[], checkpoint: Checkpoint): Promise<KruskalWallis> {
  const sorted: Float64Array[] = []
  let all: Float64Array = new Float64Array()
  for (const values of groups) {
    const group = await sortedValues(values, checkpoint)
    sorted.push(group)
    all = mergeSorted(all, group)
    await checkpoint()
  }
  const n = all.length
  const centre = (n + 1) / 2
  const means: number[] = []
  for (const values of sorted) {
    means.push(meanRank(values, all))
    await checkpoint()
  }
  const sizes = sorted.map((values) => values.length)
  const between = means.reduce((sum, mean, g) => sum + (sizes[g] ?? 0) * (mean - centre) ** 2, 0)
  const tieSum = tieTerm(all).sum
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

/** Mean of the midranks that ascending `values` have among ascending `all`. */
function meanRank(values: Float64Array, all: Float64Array): number {
  let sum = 0
  let [below, upTo] = [0, 0]
  for (const value of values) {
    while (below < all.length && (all[below] ?? 0) < value) below++
    while (upTo < all.length && (all[upTo] ?? 0) <= value) upTo++
    sum += (below + 1 + upTo) / 2
  }
  return sum / values.length
}
