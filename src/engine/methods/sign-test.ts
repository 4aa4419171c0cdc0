import type { Alternative, Interval } from './alternative.ts'
import { binomialTest } from './binomial-test.ts'
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
  const n = positive + negative
  return {
    positive,
    negative,
    zeros: sorted.length - n,
    pValue: n === 0 ? Number.NaN : binomialTest(positive, n, 0.5, alternative),
    median: quantile(sorted, 0.5, 7),
    interval: intervalOf(sorted, alternative, confidence),
  }
}

function intervalOf(sorted: Float64Array, alternative: Alternative, confidence: number): Interval {
  if (alternative === 'two-sided') return medianInterval(sorted, confidence)
  const { lower, upper } = medianInterval(sorted, 2 * confidence - 1)
  return alternative === 'less'
    ? { lower: Number.NEGATIVE_INFINITY, upper }
    : { lower, upper: Number.POSITIVE_INFINITY }
}
