import { normalSf } from '../../distributions/normal.ts'
import { adjustPValues, type PAdjustment } from '../inference/adjust-p-values.ts'
import { allPairs } from '../inference/all-pairs.ts'
import type { GroupRanks } from './kruskal-wallis.ts'

/** The comparison of two of several groups, given by their indices: the first minus the second. */
export interface RankComparison {
  readonly first: number
  readonly second: number
  /** Difference of the mean ranks in the pooled ranking. */
  readonly difference: number
  readonly standardError: number
  readonly z: number
  /** Two-sided, adjusted for all pairs. */
  readonly pValue: number
}

/** Dunn's (1964) comparison of mean ranks after the Kruskal-Wallis test, corrected for ties. NaN if all values are equal. */
export function dunnTest({ sizes, means, ties }: GroupRanks, adjustment: PAdjustment): readonly RankComparison[] {
  const n = sizes.reduce((sum, size) => sum + size, 0)
  const variance = (n * (n + 1)) / 12 - ties / (12 * (n - 1))
  const raw = allPairs(sizes.length).map(([first, second]) => {
    const difference = (means[first] ?? 0) - (means[second] ?? 0)
    const standardError = Math.sqrt(variance * (1 / (sizes[first] ?? 0) + 1 / (sizes[second] ?? 0)))
    const z = standardError > 0 ? difference / standardError : Number.NaN
    return { first, second, difference, standardError, z }
  })
  const adjusted = adjustPValues(
    raw.map(({ z }) => Math.min(1, 2 * normalSf(Math.abs(z)))),
    adjustment,
  )
  return raw.map((one, k) => ({ ...one, pValue: adjusted[k] ?? Number.NaN }))
}
