import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { nonCentralityOfF } from '../../distributions/non-central-f.ts'
import { allCases } from '../../frame/case-weights.ts'
import { moments } from '../description/moments.ts'
import { type Sphericity, sphericity } from './sphericity.ts'

export interface RepeatedAnova {
  readonly n: number
  /** Sums of squares. */
  readonly conditions: number
  readonly subjects: number
  readonly error: number
  readonly df1: number
  readonly df2: number
  readonly statistic: number
  readonly sphericity: Sphericity
  /** SS of conditions over those of conditions and error. */
  readonly partialEtaSquared: number
  /** SS of conditions over all three (Olejnik and Algina 2003): comparable with a design of different subjects. */
  readonly generalisedEtaSquared: number
}

/**
 * One outcome of n subjects under k conditions, `values[j][i]` of subject i under condition j; at least 2 of each. The statistic is NaN if
 * conditions differ by constant amounts in all subjects. `weights`: how many subjects `values[j][i]` represents.
 */
export async function repeatedAnova(
  values: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<RepeatedAnova> {
  const k = values.length
  const rows = values[0]?.length ?? 0
  const n = allCases(rows, weights)
  const origin = values[0]?.[0] ?? 0
  const means = values.map((column) => moments(column, origin, weights).centre)
  await checkpoint()
  const grand = means.reduce((sum, mean) => sum + mean, 0) / k
  const conditions = n * means.reduce((sum, mean) => sum + (mean - grand) ** 2, 0)
  const products = means.map(() => means.map(() => 0))
  const deviations = means.map(() => 0)
  let [subjects, error] = [0, 0]
  for (let i = 0; i < rows; i++) {
    const cases = weights === undefined ? 1 : (weights[i] as number)
    let own = 0
    for (let j = 0; j < k; j++) {
      const deviation = ((values[j] as Float64Array)[i] as number) - origin - (means[j] as number)
      deviations[j] = deviation
      own += deviation / k
    }
    subjects += cases * (k * own * own)
    for (let j = 0; j < k; j++) {
      const deviation = deviations[j] as number
      error += cases * (deviation - own) ** 2
      const row = products[j] as number[]
      for (let l = 0; l <= j; l++) row[l] = (row[l] as number) + cases * (deviation * (deviations[l] as number))
    }
    if (i % 16384 === 16383) await checkpoint()
  }
  const covariance = products.map((row, j) =>
    row.map((_, l) => (products[Math.max(j, l)]?.[Math.min(j, l)] ?? 0) / (n - 1)),
  )
  const [df1, df2] = [k - 1, (k - 1) * (n - 1)]
  return {
    n,
    conditions,
    subjects,
    error,
    df1,
    df2,
    statistic: error > 0 ? conditions / df1 / (error / df2) : Number.NaN,
    sphericity: sphericity(covariance, n),
    partialEtaSquared: conditions / (conditions + error),
    generalisedEtaSquared: conditions / (conditions + error + subjects),
  }
}

/** The P value of F with both degrees of freedom multiplied by an epsilon; NaN if the statistic is. */
export function correctedF({ statistic, df1, df2 }: RepeatedAnova, epsilon: number) {
  const [first, second] = [df1 * epsilon, df2 * epsilon]
  return { df1: first, df2: second, pValue: Number.isNaN(statistic) ? Number.NaN : fSf(statistic, first, second) }
}

/** The interval of partial eta squared, from the non-central F with uncorrected degrees of freedom (Steiger 2004). */
export function partialEtaInterval({ statistic, df1, df2 }: RepeatedAnova, confidence: number): Interval {
  const { lower, upper } = nonCentralityOfF(statistic, df1, df2, confidence)
  const share = (ncp: number) => ncp / (ncp + df1 + df2 + 1)
  return { lower: share(lower), upper: share(upper) }
}

/**
 * Each value minus its subject's mean, plus the overall mean, spread by √(k / (k - 1)) about its condition's mean (Morey 2008). `weights`: how
 * many subjects each row represents.
 */
export async function withinSubjectSpread(
  values: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<readonly Float64Array[]> {
  const k = values.length
  const n = values[0]?.length ?? 0
  const own = new Float64Array(n)
  for (const column of values) {
    for (let i = 0; i < n; i++) own[i] = (own[i] as number) + (column[i] as number) / k
    await checkpoint()
  }
  const grand = moments(own, own[0], weights).mean
  const spread: Float64Array[] = []
  for (const column of values) {
    const { mean } = moments(column, column[0], weights)
    spread.push(column.map((value, i) => mean + Math.sqrt(k / (k - 1)) * (value - (own[i] as number) + grand - mean)))
    await checkpoint()
  }
  return spread
}
