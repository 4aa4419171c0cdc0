import { meanInterval } from './mean-interval.ts'
import { moments } from './moments.ts'
import { type QuantileType, quartiles } from './quantiles.ts'
import { thinnedValues } from './thinned.ts'

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

/** More points than this hide each other; the box then speaks alone, with the values beyond its whiskers. */
const mostPoints = 400

/** Whiskers reach the last value within 1.5 quartile distances (Tukey). `sorted` ascends and has at least one value. */
export function boxSummary(
  values: Float64Array,
  sorted: Float64Array,
  confidence: number,
  type: QuantileType,
): BoxSummary {
  const { p25, median, p75 } = quartiles(sorted, type)
  const reach = 1.5 * (p75 - p25)
  const [low, high] = [p25 - reach, p75 + reach]
  const inside = sorted.filter((v) => v >= low && v <= high)
  const { mean } = moments(values)
  const { lower, upper } = meanInterval(values, confidence)
  const all = values.length <= mostPoints
  return {
    n: values.length,
    p25,
    median,
    p75,
    quartileType: type,
    whiskers: [inside[0] ?? p25, inside.at(-1) ?? p75],
    mean,
    interval: Number.isNaN(lower) ? [mean, mean] : [lower, upper],
    values: Array.from(
      all
        ? values
        : thinnedValues(
            sorted.filter((v) => v < low || v > high),
            mostPoints,
          ),
    ),
    all,
  }
}
