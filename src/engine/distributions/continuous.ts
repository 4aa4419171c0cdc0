import { type Tails, tailsFrom } from '../special/incomplete-gamma.ts'

/** A continuous distribution with its parameters. Every function gives NaN for NaN, and everywhere where the parameters are none of the family's. */
export interface ContinuousDistribution {
  readonly pdf: (x: number) => number
  readonly logPdf: (x: number) => number
  /** P(X <= x). */
  readonly cdf: (x: number) => number
  /** P(X > x), as accurate where it is small as `cdf` is. */
  readonly sf: (x: number) => number
  readonly logCdf: (x: number) => number
  readonly logSf: (x: number) => number
  /** The x with P(X <= x) = p; NaN unless 0 <= p <= 1. */
  readonly quantile: (p: number) => number
  /** The x with P(X > x) = q; NaN unless 0 <= q <= 1. */
  readonly upperQuantile: (q: number) => number
}

/** What a family knows of itself. */
interface Family {
  /** Whether the parameters are in their domain. */
  readonly valid: boolean
  /** The support; open ends may be infinite. */
  readonly support: readonly [number, number]
  /** For finite x in the support, ends included. */
  readonly logPdf: (x: number) => number
  /** For x strictly inside the support. */
  readonly tails: (x: number) => Tails
  /** Where the tail on that side is p, 0 < p < 1. */
  readonly quantile: (p: number, side: 'lower' | 'upper') => number
}

export function continuousDistribution({ valid, support, logPdf, tails, quantile }: Family): ContinuousDistribution {
  const [least, most] = support
  const density = (x: number): number => {
    if (!valid || Number.isNaN(x)) return Number.NaN
    return x < least || x > most || !Number.isFinite(x) ? Number.NEGATIVE_INFINITY : logPdf(x)
  }
  const tailsAt = (x: number): Tails => {
    if (!valid || Number.isNaN(x)) return tailsFrom('lower', Number.NaN)
    if (x <= least) return tailsFrom('lower', Number.NEGATIVE_INFINITY)
    return x >= most ? tailsFrom('upper', Number.NEGATIVE_INFINITY) : tails(x)
  }
  const place = (p: number, side: 'lower' | 'upper'): number => {
    if (!valid || !(p >= 0 && p <= 1)) return Number.NaN
    if (p > 0 && p < 1) return quantile(p, side)
    return (p === 0) === (side === 'lower') ? least : most
  }
  return {
    pdf: (x) => Math.exp(density(x)),
    logPdf: density,
    cdf: (x) => tailsAt(x).lower,
    sf: (x) => tailsAt(x).upper,
    logCdf: (x) => tailsAt(x).logLower,
    logSf: (x) => tailsAt(x).logUpper,
    quantile: (p) => place(p, 'lower'),
    upperQuantile: (q) => place(q, 'upper'),
  }
}

/** Whether each is a finite number above 0, as a shape or a scale must be. */
export function positive(...parameters: readonly number[]): boolean {
  return parameters.every((value) => value > 0 && Number.isFinite(value))
}

/** -ln of the upper tail, for the families whose tail is e^-z: from the probability on either side. */
export function exponentFrom(p: number, side: 'lower' | 'upper'): number {
  return side === 'lower' ? -Math.log1p(-p) : -Math.log(p)
}
