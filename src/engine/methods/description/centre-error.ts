import type { Interval } from '../../alternative.ts'
import type { SortedCases } from '../samples/sorted-cases.ts'
import { meanInterval } from './mean-interval.ts'
import { medianInterval } from './median-interval.ts'
import { moments } from './moments.ts'
import { type QuantileType, quartiles } from './quantiles.ts'

export type MeanError = 'sd' | 'se' | 'ci' | 'none'
export type MedianError = 'quartiles' | 'ci' | 'none'

/** The centre of a sample and the ends of its error bar. */
export interface CentreError {
  readonly estimate: number
  /** Null if no error bar was requested, or there are too few values for one. */
  readonly error: { readonly lower: number; readonly upper: number } | null
}

/** A mean with its error bar; `values` is not empty, `weights`: how many cases each value represents. */
export function meanError(
  values: Float64Array,
  kind: MeanError,
  confidence: number,
  weights?: Float64Array,
): CentreError {
  const { n, mean, sd } = moments(values, values[0], weights)
  const half = { sd, se: sd / Math.sqrt(n), none: Number.NaN }
  const error =
    kind === 'ci' ? meanInterval(values, confidence, weights) : { lower: mean - half[kind], upper: mean + half[kind] }
  return { estimate: mean, error: finite(error) }
}

/** A median with its error bar; the sample is not empty. */
export function medianError(
  { values, upTo }: SortedCases,
  kind: MedianError,
  { quartileType, confidence }: { readonly quartileType: QuantileType; readonly confidence: number },
): CentreError {
  const { p25, median, p75 } = quartiles(values, quartileType, upTo)
  const error = {
    quartiles: () => ({ lower: p25, upper: p75 }),
    ci: () => medianInterval(values, confidence, upTo),
    none: () => null,
  }[kind]()
  return { estimate: median, error: error && finite(error) }
}

function finite({ lower, upper }: Interval): CentreError['error'] {
  return Number.isFinite(lower) && Number.isFinite(upper) ? { lower, upper } : null
}
