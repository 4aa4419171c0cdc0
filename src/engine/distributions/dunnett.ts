import { findRoot } from '../optimize/find-root.ts'
import { piecewiseChebyshev } from '../special/piecewise-chebyshev.ts'
import { chiScaleQuadrature } from './chi-scale.ts'
import { normalPdf, normalSf } from './normal.ts'

/** Beyond this value the tail of the largest normal value is negligible. */
const farthest = 14

/**
 * Dunnett's distribution (J Am Stat Assoc 50 (1955) 1096): the largest |t| of several groups against one control. The correlation of two of
 * them is the product of their `loadings`, √(n / (n + n of the control)), so that given the control they are independent, and one integral
 * over it and one over the standard deviation remain. `df` >= 1 degrees of freedom; absolute error 1e-12.
 */
export interface DunnettDistribution {
  /** P(max |t| > d). */
  readonly sf: (d: number) => number
  /** The d with P(max |t| > d) = tail. */
  readonly upperQuantile: (tail: number) => number
}

/**
 * Tail and upper quantile of the largest |t|. `loadings`: one for each group compared with the control, above 0 and below 1; `df` >= 1. For d <= 0
 * the tail is 1; the quantile of a tail of 1 is 0, and NaN if the tail is not above 0 and at most 1.
 */
export function dunnettDistribution(loadings: readonly number[], df: number): DunnettDistribution {
  const beyond = piecewiseChebyshev(largestTail(loadings), 0, farthest, 4 * farthest)
  const sf = (d: number): number => {
    if (Number.isNaN(d)) return Number.NaN
    if (d <= 0) return 1
    const { at, weight } = chiScaleQuadrature(df, d, farthest / d)
    let sum = 0
    for (const [i, s] of at.entries()) {
      const part = weight[i] ?? 0
      if (part > 1e-20) sum += part * beyond(d * s)
    }
    return Math.min(Math.max(sum, 0), 1)
  }
  const upperQuantile = (tail: number): number => {
    if (!(tail > 0 && tail < 1)) return tail === 1 ? 0 : Number.NaN
    let high = 4
    while (sf(high) > tail) high *= 2
    return findRoot((d) => sf(d) - tail, 0, high)
  }
  return { sf, upperQuantile }
}

/** The tail of the largest |Y|, Y = λ Z + √(1 - λ²) E, summed over Z in equal steps, which is accurate for a function that vanishes at both ends. */
function largestTail(loadings: readonly number[]): (x: number) => number {
  const counts = new Map<number, number>()
  for (const loading of loadings) counts.set(loading, (counts.get(loading) ?? 0) + 1)
  const kinds = [...counts].map(([loading, count]) => ({ loading, count, rest: Math.sqrt(1 - loading * loading) }))
  const narrowest = Math.min(1, ...kinds.map(({ loading, rest }) => rest / loading))
  const steps = Math.ceil(17 / (0.2 * narrowest))
  const at = Float64Array.from({ length: steps + 1 }, (_, i) => -8.5 + (17 * i) / steps)
  const weight = at.map((z) => (17 / steps) * normalPdf(z))
  return (x) => {
    let sum = 0
    for (let i = 0; i < at.length; i++) {
      const z = at[i] as number
      let within = 0
      for (const { loading, count, rest } of kinds) {
        const outside = normalSf((x - loading * z) / rest) + normalSf((x + loading * z) / rest)
        within += count * Math.log1p(-Math.min(outside, 1))
      }
      sum -= (weight[i] as number) * Math.expm1(within)
    }
    return sum
  }
}
