import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { normalSf } from '../../distributions/normal.ts'
import { tTwoSided } from '../../distributions/student-t.ts'
import { studentizedRangeSf } from '../../distributions/studentized-range.ts'
import { allCases } from '../../frame/case-weights.ts'
import { adjustPValues, type PAdjustment } from '../inference/adjust-p-values.ts'
import { allPairs } from '../inference/all-pairs.ts'

export interface Friedman {
  /** Subjects. */
  readonly n: number
  /** Chi-squared, corrected for ties; NaN if every subject has the same value throughout. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  /** Kendall's coefficient of concordance, corrected for ties: the statistic over n (k - 1). */
  readonly concordance: number
  readonly meanRanks: readonly number[]
  /** Σ of the squares of all ranks. */
  readonly squares: number
}

/** Subjects between two checkpoints. */
const portion = 1 << 14

/**
 * Friedman's test (J Am Stat Assoc 32 (1937) 675) of n subjects under k conditions; `values[j][i]` is the value of subject i under
 * condition j. The values of each subject are ranked among themselves; ties get their mean rank (Conover, Practical nonparametric
 * statistics, 3rd ed. 1999, section 5.8). `weights`: how many subjects each row i represents.
 */
export async function friedman(
  values: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<Friedman> {
  const k = values.length
  const rows = values[0]?.length ?? 0
  const n = allCases(rows, weights)
  const sums = new Float64Array(k)
  const own = new Float64Array(k)
  let squares = 0
  for (let i = 0; i < rows; i++) {
    const cases = weights === undefined ? 1 : (weights[i] as number)
    for (let j = 0; j < k; j++) own[j] = (values[j] as Float64Array)[i] as number
    for (let j = 0; j < k; j++) {
      const rank = rankOf(own, j)
      sums[j] = (sums[j] as number) + cases * rank
      squares += cases * (rank * rank)
    }
    if (i % portion === portion - 1) await checkpoint()
  }
  const centre = (n * (k + 1)) / 2
  const between = sums.reduce((sum, rank) => sum + (rank - centre) ** 2, 0)
  const spread = squares - (n * k * (k + 1) ** 2) / 4
  const statistic = spread > 0 ? ((k - 1) * between) / spread : Number.NaN
  const df = k - 1
  return {
    n,
    statistic,
    df,
    pValue: Number.isNaN(statistic) ? Number.NaN : chiSquareSf(statistic, df),
    concordance: statistic / (n * df),
    meanRanks: Array.from(sums, (sum) => sum / n),
    squares,
  }
}

/** Ranks start at 1, for the smallest value. */
function rankOf(own: Float64Array, j: number): number {
  const value = own[j] as number
  let [below, equal] = [0, 0]
  for (const other of own)
    if (other < value) below++
    else if (other === value) equal++
  return below + (equal + 1) / 2
}

export type FriedmanPostHoc = 'nemenyi' | 'conover' | 'dunn'

export interface RankPair {
  readonly first: number
  readonly second: number
  /** Difference of the mean ranks. */
  readonly difference: number
  readonly standardError: number
  /** Conover's t, Dunn's Z, or Nemenyi's q over √2. */
  readonly statistic: number
  /** Two-sided. Nemenyi's already accounts for all pairs; the others are adjusted. */
  readonly pValue: number
}

/**
 * All pairwise comparisons after Friedman's test. `nemenyi`: studentized range of mean ranks (Nemenyi 1963; Demšar 2006); `dunn`: normal
 * distribution with the same standard error √(k (k + 1) / 6n), as SPSS; `conover`: t with (n - 1)(k - 1) degrees of freedom and the residual
 * variance of the ranks (Conover 1999, p. 371).
 */
export function friedmanPairs(
  { n, statistic, meanRanks, squares }: Friedman,
  method: FriedmanPostHoc,
  adjustment: PAdjustment,
): readonly RankPair[] {
  const k = meanRanks.length
  const df = (n - 1) * (k - 1)
  const spread = squares - (n * k * (k + 1) ** 2) / 4
  const left = (2 * n * spread * (1 - statistic / (n * (k - 1)))) / df
  const standardError = method === 'conover' ? Math.sqrt(left) / n : Math.sqrt((k * (k + 1)) / (6 * n))
  const raw = allPairs(k).map(([first, second]) => {
    const difference = (meanRanks[first] ?? 0) - (meanRanks[second] ?? 0)
    return {
      first,
      second,
      difference,
      standardError,
      statistic: standardError > 0 ? difference / standardError : Number.NaN,
    }
  })
  const single = raw.map(({ statistic: value }) => {
    const size = Math.abs(value)
    if (Number.isNaN(size)) return Number.NaN
    if (method === 'nemenyi') return studentizedRangeSf(size * Math.SQRT2, k, Number.POSITIVE_INFINITY)
    return method === 'conover' ? tTwoSided(size, df) : 2 * normalSf(size)
  })
  const adjusted = method === 'nemenyi' ? single : adjustPValues(single, adjustment)
  return raw.map((pair, i) => ({ ...pair, pValue: adjusted[i] ?? Number.NaN }))
}
