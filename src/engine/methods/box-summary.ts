import { meanInterval } from './mean-interval.ts'
import { moments } from './moments.ts'
import { type QuantileType, type Quartiles, quartiles } from './quantiles.ts'
import { thinnedValues } from './thinned.ts'

/** A box with Tukey's whiskers, on the scale of the values. */
export interface TukeyBox extends Quartiles {
  /** Ends of the whiskers: the outermost values within 1.5 interquartile ranges of the box, but never inside of the box. */
  readonly low: number
  readonly high: number
  /** False for a value that is drawn by itself, beyond the whiskers. */
  readonly isInside: (value: number) => boolean
}

/**
 * Quartiles and whiskers (Tukey 1977, Exploratory data analysis, section 2C). A quartile that lies between two values may have no value
 * within reach on its side, as that of 0, 10, 10.1, 10.2; the whisker then has no length. `sorted` ascends and has at least one value.
 */
export function tukeyBox(sorted: Float64Array, type: QuantileType): TukeyBox {
  const { p25, median, p75 } = quartiles(sorted, type)
  const reach = 1.5 * (p75 - p25)
  const isInside = (value: number) => value >= p25 - reach && value <= p75 + reach
  const low = Math.min(sorted.find(isInside) ?? p25, p25)
  const high = Math.max(sorted.findLast(isInside) ?? p75, p75)
  return { p25, median, p75, low, high, isInside }
}

/** What a box plot shows of a sample: quartiles, whiskers, the mean with its interval, and values. */
export interface BoxSummary {
  readonly n: number
  readonly p25: number
  readonly median: number
  readonly p75: number
  readonly quartileType: QuantileType
  readonly whiskers: readonly [number, number]
  readonly mean: number
  /** Of the mean; both ends are the mean where there is only one value. */
  readonly interval: readonly [number, number]
  /** All values, or where they are many those beyond the whiskers. */
  readonly values: readonly number[]
  readonly all: boolean
}

/** More points than this hide each other; the box is then drawn with only the values beyond its whiskers. */
const mostPoints = 400

/** `sorted` has the values in ascending order, at least one; `confidence` is that of the interval of the mean. */
export function boxSummary(
  values: Float64Array,
  sorted: Float64Array,
  confidence: number,
  type: QuantileType,
): BoxSummary {
  const { low, high, isInside, ...quarters } = tukeyBox(sorted, type)
  const { mean } = moments(values)
  const { lower, upper } = meanInterval(values, confidence)
  const all = values.length <= mostPoints
  const beyond = (of: Float64Array) => of.filter((value) => !isInside(value))
  return {
    n: values.length,
    ...quarters,
    quartileType: type,
    whiskers: [low, high],
    mean,
    interval: Number.isNaN(lower) ? [mean, mean] : [lower, upper],
    values: Array.from(all ? values : thinnedValues(beyond(sorted), mostPoints)),
    all,
  }
}
