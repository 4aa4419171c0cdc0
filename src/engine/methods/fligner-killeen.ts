import type { Checkpoint } from '../checkpoint.ts'
import { chiSquareSf } from '../distributions/chi-square.ts'
import { normalUpperQuantile } from '../distributions/normal.ts'
import { moments } from './moments.ts'
import { quantile } from './quantiles.ts'
import { ranksOf } from './ranks.ts'
import { sortedValues } from './sorted-values.ts'

export interface FlignerKilleen {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/** Rows between two checkpoints. */
const portion = 1 << 16

/**
 * The test of equal variances of Fligner and Killeen around the medians (Conover, Johnson and Johnson, Technometrics 23 (1981) 351, F-K:med X²):
 * normal scores of the ranks of the distances from each group's median are compared. Needs no normal distribution. Distances are equal that differ by
 * less than about 1e-10 of the range: the two values beside a median would else be told apart by rounding, and the test would mind the unit. Groups must
 * not be empty; NaN where all distances are the same.
 */
export async function flignerKilleen(groups: readonly Float64Array[], checkpoint: Checkpoint): Promise<FlignerKilleen> {
  const n = groups.reduce((sum, { length }) => sum + length, 0)
  const df = groups.length - 1
  const distances = new Float64Array(n)
  const ends: number[] = []
  let end = 0
  let [least, largest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const values of groups) {
    const sorted = await sortedValues(values, checkpoint)
    const median = quantile(sorted, 0.5, 7)
    least = Math.min(least, sorted[0] ?? least)
    largest = Math.max(largest, sorted.at(-1) ?? largest)
    for (const value of values) distances[end++] = Math.abs(value - median)
    ends.push(end)
    await checkpoint()
  }
  const range = largest - least
  for (let i = 0; i < n; i++) distances[i] = Math.round(((distances[i] as number) / range) * 1e10)
  await checkpoint()
  const { ranks } = await ranksOf(distances, checkpoint)
  const scores = new Float64Array(n)
  for (let from = 0; from < n; from += portion) {
    const to = Math.min(n, from + portion)
    for (let i = from; i < to; i++) scores[i] = normalUpperQuantile((n + 1 - (ranks[i] as number)) / (2 * (n + 1)))
    await checkpoint()
  }
  const { mean, variance } = moments(scores)
  const between = groups.reduce((sum, { length }, g) => {
    const part = moments(scores.subarray((ends[g] ?? 0) - length, ends[g]))
    return sum + length * (part.mean - mean) ** 2
  }, 0)
  const statistic = variance > 0 ? between / variance : Number.NaN
  const isDefined = Number.isFinite(statistic)
  return {
    statistic: isDefined ? statistic : Number.NaN,
    df,
    pValue: isDefined ? chiSquareSf(statistic, df) : Number.NaN,
  }
}
