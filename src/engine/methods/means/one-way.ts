import type { Checkpoint } from '../../checkpoint.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { allCases } from '../../frame/case-weights.ts'
import { type Moments, moments } from '../description/moments.ts'
import { quantile } from '../description/quantiles.ts'
import type { FTest } from '../inference/f-test.ts'
import { type SortedCases, sortedCases } from '../samples/sorted-cases.ts'

export interface OneWayAnova extends FTest {
  /** Sums of squares between and within the groups. */
  readonly between: number
  readonly within: number
}

/**
 * One-way analysis of variance. Groups must not be empty; without variation within groups the statistic is NaN. `weights`: how many cases
 * each value represents.
 */
export function oneWayAnova(groups: readonly Float64Array[], weights?: readonly Float64Array[]): OneWayAnova {
  const { parts, n, grand } = describe(groups, weights)
  let between = 0
  let within = 0
  for (const part of parts) {
    between += part.n * (part.centre - grand) ** 2
    within += part.squares
  }
  const df1 = parts.length - 1
  const df2 = n - parts.length
  return { ...fTest(within > 0 ? between / df1 / (within / df2) : Number.NaN, df1, df2), between, within }
}

/**
 * Welch's test of means without assuming equal variances (Welch 1951). A group of one, or one that does not vary, gives NaN. `cases`: how many
 * cases each value represents.
 */
export function welchAnova(groups: readonly Float64Array[], cases?: readonly Float64Array[]): FTest {
  const { parts } = describe(groups, cases)
  const k = parts.length
  const weights = parts.map(({ n, variance }) => n / variance)
  const total = weights.reduce((sum, w) => sum + w, 0)
  const weighted = parts.reduce((sum, { centre }, i) => sum + (weights[i] ?? 0) * centre, 0) / total
  const lambda = parts.reduce((sum, { n }, i) => sum + (1 - (weights[i] ?? 0) / total) ** 2 / (n - 1), 0) / (k * k - 1)
  const between = parts.reduce((sum, { centre }, i) => sum + (weights[i] ?? 0) * (centre - weighted) ** 2, 0) / (k - 1)
  const statistic = Number.isFinite(total) ? between / (1 + 2 * (k - 2) * lambda) : Number.NaN
  return fTest(statistic, k - 1, 1 / (3 * lambda))
}

/**
 * Levene's test: analysis of variance of the absolute deviations from the mean, or from the median (Brown and Forsythe). NaN if the deviations of no
 * group vary, as with two values in each. `weights`: how many cases each value represents.
 */
export async function leveneTest(
  groups: readonly Float64Array[],
  around: 'mean' | 'median',
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<FTest> {
  const deviations: Float64Array[] = []
  for (const [g, values] of groups.entries()) {
    const of = weights?.[g]
    const middle =
      around === 'mean' ? moments(values, values[0], of).mean : medianOf(await sortedCases(values, checkpoint, of))
    deviations.push(values.map((value) => Math.abs(value - middle)))
    await checkpoint()
  }
  if (deviations.every(isConstant)) {
    const n = groups.reduce((sum, values, g) => sum + allCases(values.length, weights?.[g]), 0)
    return fTest(Number.NaN, groups.length - 1, n - groups.length)
  }
  return oneWayAnova(deviations, weights)
}

function medianOf({ values, upTo }: SortedCases): number {
  return quantile(values, 0.5, 7, upTo)
}

/** All equal except for rounding: two values always have equal distances from their midpoint, so nothing remains to compare groups by. */
function isConstant(deviations: Float64Array): boolean {
  let [least, largest] = [Number.POSITIVE_INFINITY, 0]
  for (const deviation of deviations) [least, largest] = [Math.min(least, deviation), Math.max(largest, deviation)]
  return largest - least <= 8 * Number.EPSILON * largest
}

function describe(
  groups: readonly Float64Array[],
  weights?: readonly Float64Array[],
): { parts: readonly Moments[]; n: number; grand: number } {
  const origin = groups[0]?.[0] ?? 0
  const parts = groups.map((values, g) => moments(values, origin, weights?.[g]))
  const n = parts.reduce((sum, part) => sum + part.n, 0)
  return { parts, n, grand: parts.reduce((sum, part) => sum + part.n * part.centre, 0) / n }
}

function fTest(statistic: number, df1: number, df2: number): FTest {
  const defined = Number.isFinite(statistic) && df1 > 0 && df2 > 0
  return { statistic, df1, df2, pValue: defined ? fSf(statistic, df1, df2) : Number.NaN }
}
