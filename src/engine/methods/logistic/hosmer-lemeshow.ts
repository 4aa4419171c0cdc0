import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { quantile } from '../description/quantiles.ts'
import { sortedCases } from '../samples/sorted-cases.ts'
import type { BinaryRows } from './logistic-rows.ts'

/** Numbers of cases. */
export interface RiskGroup {
  readonly n: number
  readonly observed: number
  /** Sum of the probabilities. */
  readonly expected: number
}

export interface HosmerLemeshow {
  readonly groups: readonly RiskGroup[]
  readonly statistic: number
  readonly df: number
  /** NaN for fewer than 3 groups. */
  readonly pValue: number
}

/**
 * Hosmer and Lemeshow's test (1980) of a fitted logistic model: rows in groups of about equal size by their probability, cut at quantiles
 * (type 7), equal probabilities together; duplicate cuts make fewer groups. Probabilities equal to ten digits count as equal.
 */
export async function hosmerLemeshow(
  probability: Float64Array,
  { y, cases }: Omit<BinaryRows, 'offset'>,
  wanted: number,
  checkpoint: Checkpoint,
): Promise<HosmerLemeshow> {
  const rounded = await toTenDigits(probability, checkpoint)
  const sorted = await sortedCases(rounded, checkpoint, cases)
  const cuts = new Set(
    Array.from({ length: wanted + 1 }, (_, k) => quantile(sorted.values, k / wanted, 7, sorted.upTo)),
  )
  const limits = [...cuts].slice(cuts.size > 1 ? 1 : 0)
  const sums = limits.map(() => ({ n: 0, observed: 0, expected: 0 }))
  for (let i = 0; i < y.length; i++) {
    const group = sums[limits.findIndex((limit) => (rounded[i] as number) <= limit)]
    if (group === undefined) continue
    const count = cases === undefined ? 1 : (cases[i] as number)
    group.n += count
    group.observed += count * (y[i] as number)
    group.expected += count * (probability[i] as number)
    if (i % 100_000 === 99_999) await checkpoint()
  }
  const groups = sums.filter(({ n }) => n > 0)
  const statistic = groups.reduce((sum, { n, observed, expected }) => {
    const miss = (observed - expected) ** 2
    return sum + miss / expected + miss / (n - expected)
  }, 0)
  const df = groups.length - 2
  return { groups, statistic, df, pValue: df < 1 ? Number.NaN : chiSquareSf(statistic, df) }
}

/** The values rounded to ten significant digits, so that rows of one covariate pattern have one probability, regardless of the order of summation. */
export async function toTenDigits(values: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  const rounded = new Float64Array(values.length)
  for (let i = 0; i < values.length; i++) {
    rounded[i] = Number((values[i] as number).toPrecision(10))
    if (i % 10_000 === 9_999) await checkpoint()
  }
  return rounded
}
