import { incompleteBeta } from '../special/incomplete-beta.ts'
import { flip, type Tails, tailsFrom } from '../special/incomplete-gamma.ts'
import { logBetaTerm } from '../special/saddle-point.ts'
import { normalLogPdf, normalQuantile, normalSf, normalTails } from './normal.ts'
import { solveQuantile } from './solve-quantile.ts'

/** Both tails at x of Student's t distribution with df > 0 degrees of freedom, with their natural logarithms; df may be infinite. */
export function tTails(x: number, df: number): Tails {
  if (df === Number.POSITIVE_INFINITY) return normalTails(x)
  const beyond = twoTails(x, df) // P(|T| > |x|) as the lower tail of a beta distribution
  // For small |x| the two-sided tail is near 1, and its complement keeps the digits.
  const outer = beyond.lower > 0.5 ? halfTails((1 - beyond.upper) / 2) : tailsFrom('upper', beyond.logLower - Math.LN2)
  return x < 0 ? flip(outer) : outer
}

/** Density at x; NaN for NaN. */
export function tPdf(x: number, df: number): number {
  return Math.exp(tLogPdf(x, df))
}

/** Natural logarithm of the density at x. */
export function tLogPdf(x: number, df: number): number {
  if (df === Number.POSITIVE_INFINITY) return normalLogPdf(x)
  const far = Math.max(Math.abs(x), 1e-9) // the density is flat at its mode
  if (far > farthest) return tLogPdf(farthest, df) - (df + 1) * (Math.log(far) - Math.log(farthest))
  const square = far * far
  return logBetaTerm(df / 2, 0.5, df / (df + square), square / (df + square)) - Math.log(far)
}

/** Above this value the density is a power of x to all digits, and x² may overflow. */
const farthest = 1e150

/** P(T <= x); NaN for NaN. */
export function tCdf(x: number, df: number): number {
  return tTails(x, df).lower
}

/** P(T > x); NaN for NaN. */
export function tSf(x: number, df: number): number {
  return tTails(x, df).upper
}

/** ln P(T <= x), accurate also where the probability underflows. */
export function tLogCdf(x: number, df: number): number {
  return tTails(x, df).logLower
}

/** ln P(T > x), accurate also where the probability underflows. */
export function tLogSf(x: number, df: number): number {
  return tTails(x, df).logUpper
}

/** P(|T| > |x|): the two-sided p value. */
export function tTwoSided(x: number, df: number): number {
  return df === Number.POSITIVE_INFINITY ? 2 * normalSf(Math.abs(x)) : twoTails(x, df).lower
}

/** The quantile: the x with P(T <= x) = p; -Infinity for 0, Infinity for 1, NaN if p is not a probability or df is not above 0. */
export function tQuantile(p: number, df: number): number {
  if (!(df > 0)) return Number.NaN
  if (df === Number.POSITIVE_INFINITY) return normalQuantile(p)
  if (p === 0.5) return 0
  if (p > 0.5) return upper(1 - p, df)
  return -upper(p, df)
}

/** The upper quantile: the x with P(T > x) = q; Infinity for 0, -Infinity for 1, NaN if q is not a probability or df is not above 0. */
export function tUpperQuantile(q: number, df: number): number {
  return -tQuantile(q, df)
}

/** x > 0 with P(T > x) = q, q < 1/2. */
function upper(q: number, df: number): number {
  return solveQuantile(
    {
      tails: (x) => tTails(x, df),
      pdf: (x) => tPdf(x, df),
      support: [0, Number.POSITIVE_INFINITY],
      start: Math.max(-normalQuantile(q), 1e-3),
    },
    q,
    'upper',
  )
}

function twoTails(x: number, df: number): Tails {
  const square = x * x
  if (square === Number.POSITIVE_INFINITY) return incompleteBeta(df / 2, 0.5, df / x / x, 1)
  return incompleteBeta(df / 2, 0.5, df / (df + square), square / (df + square))
}

function halfTails(upperTail: number): Tails {
  const lower = 1 - upperTail
  return { lower, upper: upperTail, logLower: Math.log(lower), logUpper: Math.log(upperTail) }
}
