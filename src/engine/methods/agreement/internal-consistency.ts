import type { Interval } from '../../alternative.ts'
import { fUpperQuantile } from '../../distributions/fisher-f.ts'

/** Covariances of the items of a scale: square, symmetric, two or more items. */
export type Covariances = readonly (readonly number[])[]

export interface InternalConsistency {
  /** Cronbach's alpha of the items as measured; below 0 if items contradict each other. */
  readonly alpha: number
  /** Standardised alpha, from the mean correlation; NaN if the sum of the standardised items does not vary. */
  readonly standardised: number
  /** Guttman's lambda 2, never below alpha. */
  readonly lambda2: number
  readonly meanCorrelation: number
  readonly items: readonly ItemConsistency[]
}

export interface ItemConsistency {
  /** Correlation with the sum of the other items; NaN if that sum does not vary. */
  readonly itemRest: number
  /** Alpha of the other items; NaN if there is only one, or if their sum does not vary. */
  readonly alphaWithout: number
}

export interface SplitHalf {
  /** Alpha of each half; NaN for a single item. */
  readonly alphas: readonly [number, number]
  /** Between the sums of the halves; NaN if either does not vary. */
  readonly correlation: number
  /** Stepped up to the length of the whole scale: Spearman and Brown's formula, for halves of unequal length Horst's. */
  readonly steppedUp: number
  /** Guttman's lambda 4 of this split. */
  readonly guttman: number
}

/** Sums that are 0 except for rounding, as a fraction of the absolute values of their terms. */
const rounding = 1e-13

/**
 * Internal consistency of a scale (Cronbach, Psychometrika 1951;16:297; lambda 2: Guttman, Psychometrika 1945;10:255). Every item has to vary;
 * `alpha` is NaN if the sum of all does not.
 */
export function internalConsistency(covariances: Covariances): InternalConsistency {
  const k = covariances.length
  const all = covariances.map((_, j) => j)
  const variance = varianceOfSum(covariances, all)
  const sd = all.map((j) => Math.sqrt(at(covariances, j, j)))
  let [correlations, squares] = [0, 0]
  for (const j of all)
    for (let l = 0; l < j; l++) {
      const shared = at(covariances, j, l)
      correlations += shared / ((sd[j] as number) * (sd[l] as number))
      squares += 2 * (shared / variance) ** 2
    }
  const meanCorrelation = correlations / ((k * (k - 1)) / 2)
  const variances = all.reduce((sum, j) => sum + at(covariances, j, j), 0)
  const inflation = 1 + (k - 1) * meanCorrelation
  return {
    alpha: alphaOf(covariances, all),
    standardised: inflation > rounding * k ? (k * meanCorrelation) / inflation : Number.NaN,
    lambda2: 1 - variances / variance + Math.sqrt((k / (k - 1)) * squares),
    meanCorrelation,
    items: all.map((j) => {
      const others = all.filter((l) => l !== j)
      const shared = others.reduce((sum, l) => sum + at(covariances, j, l), 0)
      return {
        itemRest: shared / ((sd[j] as number) * Math.sqrt(varianceOfSum(covariances, others))),
        alphaWithout: alphaOf(covariances, others),
      }
    }),
  }
}

/**
 * Interval of alpha by the F distribution with n - 1 and (n - 1)(k - 1) degrees of freedom (Feldt, Psychometrika 1965;30:357), for n rows and k
 * items; exact for normal items of equal variances and covariances.
 */
export function alphaInterval(alpha: number, n: number, k: number, confidence: number): Interval {
  const tail = (1 - confidence) / 2
  const [df1, df2] = [n - 1, (n - 1) * (k - 1)]
  return {
    lower: 1 - (1 - alpha) * fUpperQuantile(tail, df1, df2),
    upper: 1 - (1 - alpha) / fUpperQuantile(tail, df2, df1),
  }
}

/** Consistency of two parts of a scale, given by the indices of their items; each item is in one of them, and neither is empty. */
export function splitHalf(covariances: Covariances, first: readonly number[], second: readonly number[]): SplitHalf {
  const [k1, k2] = [first.length, second.length]
  const k = k1 + k2
  const variances = [varianceOfSum(covariances, first), varianceOfSum(covariances, second)] as const
  let shared = 0
  for (const j of first) for (const l of second) shared += at(covariances, j, l)
  const correlation = shared / (Math.sqrt(variances[0]) * Math.sqrt(variances[1]))
  const root = Math.sqrt(correlation ** 2 + 4 * Math.max(0, 1 - correlation ** 2) * (k1 / k) * (k2 / k))
  return {
    alphas: [alphaOf(covariances, first), alphaOf(covariances, second)],
    correlation,
    steppedUp: correlation > -1 + rounding ? (2 * correlation) / (correlation + root) : Number.NaN,
    guttman: (4 * shared) / varianceOfSum(covariances, [...first, ...second]),
  }
}

function alphaOf(covariances: Covariances, items: readonly number[]): number {
  const k = items.length
  if (k < 2) return Number.NaN
  const variances = items.reduce((sum, j) => sum + at(covariances, j, j), 0)
  return (k / (k - 1)) * (1 - variances / varianceOfSum(covariances, items))
}

/** NaN if it is 0 except for rounding. */
function varianceOfSum(covariances: Covariances, items: readonly number[]): number {
  let [sum, size] = [0, 0]
  for (const j of items)
    for (const l of items) {
      const shared = at(covariances, j, l)
      sum += shared
      size += Math.abs(shared)
    }
  return sum > rounding * size ? sum : Number.NaN
}

function at(covariances: Covariances, j: number, l: number): number {
  return covariances[j]?.[l] ?? Number.NaN
}
