import type { Interval } from '../../alternative.ts'
import { normalSf, normalUpperQuantile } from '../../distributions/normal.ts'
import type { SurvivalCurve } from './kaplan-meier.ts'

/** The mean event-free time up to a horizon, in the unit of the times. */
export interface RestrictedMean {
  readonly estimate: number
  /** NaN if no event came before the horizon, since the variance cannot be estimated then. */
  readonly standardError: number
  readonly interval: Interval
}

/**
 * The area under the Kaplan-Meier curve from 0 to the horizon `tau`, with Greenwood's plug-in variance and a normal interval (Klein and
 * Moeschberger 2003, 4.5; Royston and Parmar 2013), as R's `print(survfit(...), rmean = tau)`. For curves without delayed entry; `tau` is
 * at most the last time.
 */
export function restrictedMean(curve: SurvivalCurve, tau: number, confidence: number): RestrictedMean {
  const { time, atRisk, events, survival } = curve
  let steps = 0
  while (steps < time.length && (time[steps] ?? 0) < tau) steps++
  let [area, variance] = [0, 0] // the area from the current step to the horizon
  let next = tau
  for (let i = steps - 1; i >= 0; i--) {
    const [now, n, d] = [time[i] ?? 0, atRisk[i] ?? 0, events[i] ?? 0]
    area += (next - now) * (survival[i] ?? 0)
    if (d > 0 && n > d) variance += (area * area * d) / (n * (n - d))
    next = now
  }
  const estimate = area + next
  const standardError = variance > 0 ? Math.sqrt(variance) : Number.NaN
  const half = normalUpperQuantile((1 - confidence) / 2) * standardError
  return { estimate, standardError, interval: { lower: estimate - half, upper: estimate + half } }
}

/** One comparison of two restricted means, with the P value of equality. */
export interface MeanContrast {
  readonly estimate: number
  readonly interval: Interval
  readonly pValue: number
}

/**
 * The difference `a` minus `b` of independent restricted means, and their ratio `a` to `b` by the delta method on the log scale (Royston
 * and Parmar 2013; Uno et al. 2014). If a mean has no standard error, everything except the estimates is NaN.
 */
export function compareRestrictedMeans(
  a: RestrictedMean,
  b: RestrictedMean,
  confidence: number,
): { readonly difference: MeanContrast; readonly ratio: MeanContrast } {
  const z = normalUpperQuantile((1 - confidence) / 2)
  const contrast = (value: number, error: number, back: (x: number) => number): MeanContrast => ({
    estimate: back(value),
    interval: { lower: back(value - z * error), upper: back(value + z * error) },
    pValue: 2 * normalSf(Math.abs(value) / error),
  })
  const error = Math.hypot(a.standardError, b.standardError)
  const relative = Math.hypot(a.standardError / a.estimate, b.standardError / b.estimate)
  return {
    difference: contrast(a.estimate - b.estimate, error, (x) => x),
    ratio: contrast(Math.log(a.estimate / b.estimate), relative, Math.exp),
  }
}
