import { repeatCases } from '../samples/repeat-cases.ts'
import { countSorted, type SortedCases, selectSorted, valueOfCase } from '../samples/sorted-cases.ts'
import { thinned } from '../samples/thinned.ts'
import { meanInterval } from './mean-interval.ts'
import { moments } from './moments.ts'
import { type QuantileType, type Quartiles, quantile, quartiles } from './quantiles.ts'

/** A box with Tukey's whiskers, on the scale of the values. */
export interface TukeyBox extends Quartiles {
  /** Ends of the whiskers: the outermost values within 1.5 interquartile ranges of the box, but never inside it. */
  readonly low: number
  readonly high: number
  /** False for a value beyond the whiskers, which is drawn as a point. */
  readonly isInside: (value: number) => boolean
}

/**
 * Quartiles and whiskers (Tukey 1977, Exploratory data analysis, section 2C). A quartile between two values may have no value within reach on
 * its side, like that of 0, 10, 10.1, 10.2; the whisker then has no length. `sorted` ascends and has at least one value; `upTo` counts its
 * cases as in `SortedCases`.
 */
export function tukeyBox(sorted: Float64Array, type: QuantileType, upTo?: Float64Array): TukeyBox {
  const { p25, median, p75 } = quartiles(sorted, type, upTo)
  const reach = 1.5 * (p75 - p25)
  const isInside = (value: number) => value >= p25 - reach && value <= p75 + reach
  const low = Math.min(sorted.find(isInside) ?? p25, p25)
  const high = Math.max(sorted.findLast(isInside) ?? p75, p75)
  return { p25, median, p75, low, high, isInside }
}

/** Where whiskers end: Tukey's within 1.5 interquartile ranges, the extremes, or the percentiles 10 and 90, 5 and 95, 2 and 98. */
export type WhiskerRule = 'tukey' | 'range' | 'p10' | 'p5' | 'p2'

const tails = { range: 0, p10: 0.1, p5: 0.05, p2: 0.02 } as const satisfies Record<
  Exclude<WhiskerRule, 'tukey'>,
  number
>

/** Quartiles with whiskers by this rule, percentiles by the type of the quartiles; `sorted` and `upTo` as for `tukeyBox`. */
export function whiskerBox(sorted: Float64Array, rule: WhiskerRule, type: QuantileType, upTo?: Float64Array): TukeyBox {
  if (rule === 'tukey') return tukeyBox(sorted, type, upTo)
  const [low, high] = [tails[rule], 1 - tails[rule]].map((p) => quantile(sorted, p, type, upTo)) as [number, number]
  return { ...quartiles(sorted, type, upTo), low, high, isInside: (value) => value >= low && value <= high }
}

/** The contents of a box plot: quartiles, whiskers, the mean with its interval, and points. */
export interface BoxSummary {
  readonly n: number
  readonly p25: number
  readonly median: number
  readonly p75: number
  readonly quartileType: QuantileType
  readonly whiskers: readonly [number, number]
  readonly mean: number
  /** Interval of the mean; both limits are the mean if there is only one value. */
  readonly interval: readonly [number, number]
  /** All values or, if they are many, those beyond the whiskers. */
  readonly values: readonly number[]
  readonly all: boolean
}

/** More points would overlap; the box is then drawn with only the values beyond its whiskers. */
const maxPoints = 400

/**
 * The summary of a sample for a box plot. `sorted` has the values in ascending order, at least one; `confidence` is that of the interval of the mean.
 * `weights`: how many cases each of the values represents, with `upTo`, those of the sorted ones as in `SortedCases`.
 */
export function boxSummary(
  values: Float64Array,
  sorted: Float64Array,
  confidence: number,
  type: QuantileType,
  weights?: Float64Array,
  upTo?: Float64Array,
): BoxSummary {
  const { low, high, isInside, ...quarters } = tukeyBox(sorted, type, upTo)
  const { n, mean } = moments(values, values[0], weights)
  const { lower, upper } = meanInterval(values, confidence, weights)
  const all = n <= maxPoints
  return {
    n,
    ...quarters,
    quartileType: type,
    whiskers: [low, high],
    mean,
    interval: Number.isNaN(lower) ? [mean, mean] : [lower, upper],
    values: Array.from(all ? repeatCases(values, weights) : thinnedBeyond({ values: sorted, upTo }, isInside)),
    all,
  }
}

/** The cases beyond the whiskers, thinned to `maxPoints`. */
function thinnedBeyond(sorted: SortedCases, isInside: TukeyBox['isInside']): Float64Array {
  const beyond = selectSorted(sorted, (value) => !isInside(value))
  return Float64Array.from(thinned(Math.ceil(countSorted(beyond)), maxPoints), (k) => valueOfCase(beyond, k + 1))
}
