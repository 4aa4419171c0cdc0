import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { allCases } from '../../frame/case-weights.ts'
import { moments } from '../description/moments.ts'
import { quantile } from '../description/quantiles.ts'
import { ranksOf } from '../ranks/ranks.ts'
import { sortedCases } from '../samples/sorted-cases.ts'

export interface FlignerKilleen {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/** Rows between two checkpoints. */
const portion = 1 << 16

/**
 * The test of equal variances of Fligner and Killeen around the medians (Conover, Johnson and Johnson, Technometrics 23 (1981) 351, F-K:med
 * X²): compares normal scores of the ranks of the distances from each group's median. Needs no normal distribution. Distances that differ by
 * less than about 1e-10 of the range are ties: otherwise rounding would separate the two values next to a median, and the test would depend on
 * the unit. Groups must not be empty; NaN if all distances are equal. `weights`: how many cases each value represents.
 */
export async function flignerKilleen(
  groups: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<FlignerKilleen> {
  const rows = groups.reduce((sum, { length }) => sum + length, 0)
  const cases = weights && Float64Array.from(weights.flatMap((of) => [...of]))
  const n = allCases(rows, cases)
  const df = groups.length - 1
  const distances = new Float64Array(rows)
  const ends: number[] = []
  let end = 0
  let [least, largest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [g, values] of groups.entries()) {
    const { values: sorted, upTo } = await sortedCases(values, checkpoint, weights?.[g])
    const median = quantile(sorted, 0.5, 7, upTo)
    least = Math.min(least, sorted[0] ?? least)
    largest = Math.max(largest, sorted.at(-1) ?? largest)
    for (const value of values) distances[end++] = Math.abs(value - median)
    ends.push(end)
    await checkpoint()
  }
  const range = largest - least
  for (let i = 0; i < rows; i++) distances[i] = Math.round(((distances[i] as number) / range) * 1e10)
  await checkpoint()
  const { ranks } = await ranksOf(distances, checkpoint, cases)
  const scores = new Float64Array(rows)
  for (let from = 0; from < rows; from += portion) {
    const to = Math.min(rows, from + portion)
    for (let i = from; i < to; i++) scores[i] = normalUpperQuantile((n + 1 - (ranks[i] as number)) / (2 * (n + 1)))
    await checkpoint()
  }
  const { mean, variance } = moments(scores, scores[0], cases)
  const between = groups.reduce((sum, { length }, g) => {
    const of = scores.subarray((ends[g] ?? 0) - length, ends[g])
    const part = moments(of, of[0], weights?.[g])
    return sum + part.n * (part.mean - mean) ** 2
  }, 0)
  const statistic = variance > 0 ? between / variance : Number.NaN
  const isDefined = Number.isFinite(statistic)
  return {
    statistic: isDefined ? statistic : Number.NaN,
    df,
    pValue: isDefined ? chiSquareSf(statistic, df) : Number.NaN,
  }
}
