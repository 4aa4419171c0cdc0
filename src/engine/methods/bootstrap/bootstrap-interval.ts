import type { Interval } from '../../alternative.ts'
import { normalCdf, normalQuantile } from '../../distributions/normal.ts'
import { quantile } from '../description/quantiles.ts'

export interface BootstrapInterval extends Interval {
  /** Whether a limit is the smallest or the largest of all samples, because nothing beyond it was drawn: more samples are needed. */
  readonly extreme: boolean
}

/** Inputs of BCa besides the samples. */
export interface Correction {
  /** The statistic of the original values. */
  readonly estimate: number
  /** From the jackknife: a sixth of the skewness of the estimate. */
  readonly acceleration: number
  /** Estimates that differ by at most this differ by rounding only. */
  readonly rounding: number
}

/**
 * The percentile interval of an estimate's bootstrap samples, between the values of rank (B + 1) alpha/2 and (B + 1)(1 - alpha/2),
 * interpolated between neighbours (Davison AC, Hinkley DV. Bootstrap methods and their application. Cambridge University Press; 1997, ch.
 * 5.3): R's quantile of type 6. `sorted`: B estimates, ascending. NaN if it is empty.
 */
export function percentileInterval(sorted: Float64Array, confidence: number): BootstrapInterval {
  return between(sorted, (1 - confidence) / 2, (1 + confidence) / 2)
}

/**
 * The bias-corrected and accelerated interval BCa (Efron B. Better bootstrap confidence intervals. J Am Stat Assoc 1987;82:171-185): the percentile
 * interval at probabilities that are moved by z0, the share of samples below the estimate as a normal quantile, and by the acceleration. NaN if
 * all samples lie on one side of the estimate; if all are the same, that value.
 */
export function bcaInterval(
  sorted: Float64Array,
  { estimate, acceleration, rounding }: Correction,
  confidence: number,
): BootstrapInterval {
  if (sorted.length > 0 && sorted[0] === sorted.at(-1)) return percentileInterval(sorted, confidence)
  const below = countBelow(sorted, estimate - rounding)
  const bias = normalQuantile(below / sorted.length)
  const moved = (p: number) => {
    const z = bias + normalQuantile(p)
    const scale = 1 - acceleration * z
    return scale > 0 ? normalCdf(bias + z / scale) : Number.NaN
  }
  return Number.isFinite(bias)
    ? between(sorted, moved((1 - confidence) / 2), moved((1 + confidence) / 2))
    : { lower: Number.NaN, upper: Number.NaN, extreme: false }
}

function between(sorted: Float64Array, low: number, high: number): BootstrapInterval {
  const ranks = sorted.length + 1
  return {
    lower: quantile(sorted, low, 6),
    upper: quantile(sorted, high, 6),
    extreme: ranks * low < 1 || ranks * high > sorted.length,
  }
}

/** The number of ascending values below a limit. */
function countBelow(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < limit) low = middle + 1
    else high = middle
  }
  return low
}
