import { binomialDistribution } from '../distributions/binomial.ts'
import type { Alternative, Interval } from './alternative.ts'
import { medianInterval } from './median-interval.ts'
import { quantile } from './quantiles.ts'

export interface SignTest {
  readonly positive: number
  readonly negative: number
  readonly zeros: number
  /** Exact, of the binomial distribution with 1/2. NaN where every difference is zero. */
  readonly pValue: number
  readonly median: number
  /** Between order statistics, one-sided where the alternative is; NaN where so few differences cannot reach the confidence. */
  readonly interval: Interval
}

/**
 * Whether differences are as often positive as negative; those of zero take no part in the test (Dixon and Mood 1946; Conover, Practical
 * nonparametric statistics, 3rd ed. 1999, section 3.4). `sorted` ascends and has at least one value.
 */
export function signTest(
  sorted: Float64Array,
  { alternative, confidence }: { readonly alternative: Alternative; readonly confidence: number },
): SignTest {
  let [positive, negative] = [0, 0]
  for (const difference of sorted)
    if (difference > 0) positive++
    else if (difference < 0) negative++
  return {
    positive,
    negative,
    zeros: sorted.length - positive - negative,
    pValue: pValueOf(positive, negative, alternative),
    median: quantile(sorted, 0.5, 7),
    interval: intervalOf(sorted, alternative, confidence),
  }
}

function pValueOf(positive: number, negative: number, alternative: Alternative): number {
  const n = positive + negative
  if (n === 0) return Number.NaN
  const { cdf, sf } = binomialDistribution(n, 0.5)
  if (alternative === 'less') return cdf(positive)
  if (alternative === 'greater') return sf(positive - 1)
  return Math.min(1, 2 * cdf(Math.min(positive, negative)))
}

function intervalOf(sorted: Float64Array, alternative: Alternative, confidence: number): Interval {
  if (alternative === 'two-sided') return medianInterval(sorted, confidence)
  const { lower, upper } = medianInterval(sorted, 2 * confidence - 1)
  return alternative === 'less'
    ? { lower: Number.NEGATIVE_INFINITY, upper }
    : { lower, upper: Number.POSITIVE_INFINITY }
}
