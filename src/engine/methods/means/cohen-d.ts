import type { Interval } from '../../alternative.ts'
import { nonCentralT } from '../../distributions/non-central-t.ts'
import { findRoot } from '../../optimize/find-root.ts'
import { logGamma } from '../../special/log-gamma.ts'
import { moments } from '../description/moments.ts'

export interface StandardisedMeanDifference {
  readonly estimate: number
  readonly interval: Interval
}

export interface CohenD {
  /** Difference of means over the pooled standard deviation. */
  readonly d: StandardisedMeanDifference
  /** d without its small-sample bias: times the exact factor of Hedges (1981). */
  readonly g: StandardisedMeanDifference
}

/**
 * The standardised mean difference of two independent groups of 2 values or more that vary. The two-sided interval inverts the non-central t
 * distribution (Steiger and Fouladi 1997); that of g is the interval of d times the same factor. `weights`: how many cases each value represents.
 */
export function cohenD(
  first: Float64Array,
  second: Float64Array,
  confidence: number,
  weights?: readonly Float64Array[],
): CohenD {
  const origin = first[0] ?? 0
  const a = moments(first, origin, weights?.[0])
  const b = moments(second, origin, weights?.[1])
  const df = a.n + b.n - 2
  const d = (a.centre - b.centre) / Math.sqrt((a.squares + b.squares) / df)
  const perD = Math.sqrt((a.n * b.n) / (a.n + b.n))
  const limits = nonCentralityInterval(d * perD, df, confidence)
  const interval = { lower: limits.lower / perD, upper: limits.upper / perD }
  const factor = hedgesFactor(df)
  return {
    d: { estimate: d, interval },
    g: { estimate: d * factor, interval: { lower: interval.lower * factor, upper: interval.upper * factor } },
  }
}

/** The factor that removes the small-sample bias of d (Hedges 1981): Γ(df/2) / (sqrt(df/2) Γ((df - 1)/2)), about 1 - 3 / (4 df - 1). */
export function hedgesFactor(df: number): number {
  return df < 2 ? Number.NaN : Math.exp(logGamma(df / 2) - 0.5 * Math.log(df / 2) - logGamma((df - 1) / 2))
}

/** Confidence limits of the non-centrality of an observed t: the values that leave (1 - confidence) / 2 above, and below, it. */
export function nonCentralityInterval(t: number, df: number, confidence: number): Interval {
  if (!Number.isFinite(t) || !(df > 0)) return { lower: Number.NaN, upper: Number.NaN }
  const tail = (1 - confidence) / 2
  // approximate limits: t is nearly normal with this standard deviation
  const reach = 10 * Math.sqrt(1 + (t * t) / (2 * df)) + 2
  return {
    lower: findRoot((ncp) => nonCentralT(t, df, ncp).upper - tail, t - reach, t + reach),
    upper: findRoot((ncp) => nonCentralT(t, df, ncp).lower - tail, t - reach, t + reach),
  }
}
