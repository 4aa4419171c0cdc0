import { normalPdf, normalQuantile, normalUpperQuantile } from '../../distributions/normal.ts'
import { moments } from '../description/moments.ts'
import { casesOf, countSorted, type SortedCases, valueOfCase } from '../samples/sorted-cases.ts'
import { thinnedRanks } from '../samples/thinned.ts'

/** Ordered values against the approximate expected quantiles of a normal sample of this size, on the scale of z. */
export interface NormalQuantilePlot {
  /** All cases or, if they are many, a subset that includes the outermost ones. Ascending. */
  readonly expected: readonly number[]
  readonly observed: readonly number[]
  /** Parameters of the line mean + sd z. */
  readonly mean: number
  readonly sd: number
  /** Half-width of the envelope around the line, in standard deviations, for an ordered value of a normal sample; one per point. */
  readonly reach: readonly number[]
}

/**
 * A normal quantile-quantile plot with positions (i - 3/8) / (n + 1/4) (Blom 1958), the line of the normal distribution of the same mean
 * and standard deviation, and the pointwise envelope of Fox (Applied regression analysis, 3rd ed. 2016, section 3.1.3): the standard error
 * of the i-th value is √(p (1 - p) / n) over the density there. `sorted` has at least one value.
 */
export function normalQuantilePlot(sorted: SortedCases, confidence: number, most: number): NormalQuantilePlot {
  const n = countSorted(sorted)
  const { mean, sd } = moments(sorted.values, sorted.values[0], casesOf(sorted))
  const ranks = thinnedRanks(n, most)
  const z = normalUpperQuantile((1 - confidence) / 2)
  const positions = ranks.map((i) => Math.min((i + 1 - 0.375) / (n + 0.25), maxPosition))
  const expected = positions.map(normalQuantile)
  return {
    expected,
    observed: ranks.map((i) => valueOfCase(sorted, i + 1)),
    mean,
    sd,
    reach: positions.map((p, k) => (z * Math.sqrt((p * (1 - p)) / n)) / normalPdf(expected[k] as number)),
  }
}

/** Clamped, because the last of some 10^15 cases would be at 1, where z is infinite. */
const maxPosition = 1 - Number.EPSILON / 2
