import { type Tails, tailsFrom } from '../special/incomplete-gamma.ts'

/** Functions common to continuous and discrete distributions. Logarithms are natural. */
export interface BothTails {
  /** P(X <= x). */
  readonly cdf: (x: number) => number
  /** P(X > x), as accurate for small values as `cdf`. */
  readonly sf: (x: number) => number
  readonly logCdf: (x: number) => number
  readonly logSf: (x: number) => number
  /** The smallest x with P(X <= x) >= p; NaN unless 0 <= p <= 1. */
  readonly quantile: (p: number) => number
  /** The smallest x with P(X > x) <= q; NaN unless 0 <= q <= 1. */
  readonly upperQuantile: (q: number) => number
}

/**
 * Tails and quantiles from `tailsAt`, defined for every x, and `place`, which finds quantiles for probabilities strictly between 0 and 1; at 0
 * and 1 they are the ends of the support. NaN everywhere if not `valid`.
 */
export function bothTails(
  valid: boolean,
  [least, most]: readonly [number, number],
  tailsAt: (x: number) => Tails,
  place: (p: number, side: 'lower' | 'upper') => number,
): BothTails {
  const tails = (x: number) => (valid && !Number.isNaN(x) ? tailsAt(x) : tailsFrom('lower', Number.NaN))
  const quantile = (p: number, side: 'lower' | 'upper'): number => {
    if (!valid || !(p >= 0 && p <= 1)) return Number.NaN
    if (p > 0 && p < 1) return place(p, side)
    return (p === 0) === (side === 'lower') ? least : most
  }
  return {
    cdf: (x) => tails(x).lower,
    sf: (x) => tails(x).upper,
    logCdf: (x) => tails(x).logLower,
    logSf: (x) => tails(x).logUpper,
    quantile: (p) => quantile(p, 'lower'),
    upperQuantile: (q) => quantile(q, 'upper'),
  }
}
