import type { Alternative, Interval } from '../../alternative.ts'
import { medianInterval } from '../description/median-interval.ts'
import { quantile } from '../description/quantiles.ts'
import { binomialTest } from '../proportions/binomial-test.ts'
import { casesBefore, countSorted } from '../samples/sorted-cases.ts'

export interface SignTest {
  readonly positive: number
  readonly negative: number
  readonly zeros: number
  /** Exact, from the binomial distribution with probability 1/2. NaN if every difference is zero. */
  readonly pValue: number
  readonly median: number
  /** Between order statistics; one-sided if the alternative is. NaN if there are too few differences for the confidence level. */
  readonly interval: Interval
}

/**
 * Tests whether positive and negative differences are equally frequent; zeros are left out of the test (Dixon and Mood 1946; Conover,
 * Practical nonparametric statistics, 3rd ed. 1999, section 3.4). `sorted` is in ascending order and not empty; `upTo` counts its cases as
 * in `SortedCases`.
 */
export function signTest(
  sorted: Float64Array,
  { alternative, confidence }: { readonly alternative: Alternative; readonly confidence: number },
  upTo?: Float64Array,
): SignTest {
  const cases = { values: sorted, upTo }
  const all = countSorted(cases)
  const [first, last] = [sorted.findIndex((one) => one >= 0), sorted.findIndex((one) => one > 0)]
  const negative = first < 0 ? all : casesBefore(cases, first)
  const positive = last < 0 ? 0 : all - casesBefore(cases, last)
  const n = positive + negative
  return {
    positive,
    negative,
    zeros: all - n,
    pValue: n === 0 ? Number.NaN : binomialTest(positive, n, 0.5, alternative),
    median: quantile(sorted, 0.5, 7, upTo),
    interval: intervalOf(sorted, alternative, confidence, upTo),
  }
}

function intervalOf(sorted: Float64Array, alternative: Alternative, confidence: number, upTo?: Float64Array): Interval {
  if (alternative === 'two-sided') return medianInterval(sorted, confidence, upTo)
  const { lower, upper } = medianInterval(sorted, 2 * confidence - 1, upTo)
  return alternative === 'less'
    ? { lower: Number.NEGATIVE_INFINITY, upper }
    : { lower, upper: Number.POSITIVE_INFINITY }
}
