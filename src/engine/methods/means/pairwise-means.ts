import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { studentizedRangeSf, studentizedRangeUpperQuantile } from '../../distributions/studentized-range.ts'
import { moments } from '../description/moments.ts'
import { allPairs } from '../inference/all-pairs.ts'

/** Two of several groups, by index: the first minus the second. */
export interface MeanComparison {
  readonly first: number
  readonly second: number
  readonly difference: number
  readonly standardError: number
  /** The difference over its standard error. */
  readonly t: number
  readonly df: number
  /** Adjusted for all pairs. */
  readonly pValue: number
  /** Simultaneous for all pairs. */
  readonly interval: Interval
}

/**
 * All pairs of means by the studentized range. `tukey-kramer`: with the variance within all groups (Tukey; for unequal sizes Kramer 1956).
 * `games-howell`: with the variances of the two groups and Welch's degrees of freedom (Games and Howell 1976). Groups of 2 values or more;
 * NaN for a pair without variation. `weights`: how many cases each value represents.
 */
export async function pairwiseMeans(
  groups: readonly Float64Array[],
  method: 'tukey-kramer' | 'games-howell',
  confidence: number,
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<readonly MeanComparison[]> {
  const origin = groups[0]?.[0] ?? 0
  const parts = groups.map((values, g) => moments(values, origin, weights?.[g]))
  const within = parts.reduce((sum, { n }) => sum + n, 0) - parts.length
  const pooled = parts.reduce((sum, { squares }) => sum + squares, 0) / within
  const quantiles = new Map<number, number>()
  const quantileOf = (df: number): number => {
    const known = quantiles.get(df) ?? studentizedRangeUpperQuantile(1 - confidence, groups.length, df)
    quantiles.set(df, known)
    return known
  }
  const comparisons: MeanComparison[] = []
  for (const [first, second] of allPairs(groups.length)) {
    const [a, b] = [parts[first], parts[second]]
    if (a === undefined || b === undefined) continue
    const tukey = method === 'tukey-kramer'
    const [va, vb] = [(tukey ? pooled : a.variance) / a.n, (tukey ? pooled : b.variance) / b.n]
    const df = tukey ? within : (va + vb) ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1))
    const difference = a.centre - b.centre
    const standardError = Math.sqrt(va + vb)
    const possible = standardError > 0
    const t = possible ? difference / standardError : Number.NaN
    const half = possible ? (quantileOf(df) * standardError) / Math.SQRT2 : Number.NaN
    comparisons.push({
      first,
      second,
      difference,
      standardError,
      t,
      df,
      pValue: studentizedRangeSf(Math.abs(t) * Math.SQRT2, groups.length, df),
      interval: { lower: difference - half, upper: difference + half },
    })
    await checkpoint()
  }
  return comparisons
}
