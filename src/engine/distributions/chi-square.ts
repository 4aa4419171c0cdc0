import { incompleteGamma, type Tails } from '../special/incomplete-gamma.ts'
import { logPoissonTerm } from '../special/saddle-point.ts'
import { normalQuantile } from './normal.ts'
import { solveQuantile } from './solve-quantile.ts'

/** Both tails at x of the chi-squared distribution with df > 0 degrees of freedom, with their natural logarithms. */
export function chiSquareTails(x: number, df: number): Tails {
  return incompleteGamma(df / 2, Math.max(x, 0) / 2)
}

/** Density at x, with df > 0 degrees of freedom: 0 below 0, infinite at 0 if df < 2, NaN for NaN. */
export function chiSquarePdf(x: number, df: number): number {
  return Math.exp(chiSquareLogPdf(x, df))
}

/** Natural logarithm of the density at x: -Infinity below 0. */
export function chiSquareLogPdf(x: number, df: number): number {
  if (x < 0 || x === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY
  if (x === 0) return df < 2 ? Number.POSITIVE_INFINITY : df === 2 ? -Math.LN2 : Number.NEGATIVE_INFINITY
  return logPoissonTerm(df / 2, x / 2) + Math.log(df / 2) - Math.log(x)
}

/** P(X <= x), with df > 0 degrees of freedom: 0 for x <= 0, NaN if x or df is NaN. */
export function chiSquareCdf(x: number, df: number): number {
  return chiSquareTails(x, df).lower
}

/** P(X > x): 1 for x <= 0, NaN if x or df is NaN. */
export function chiSquareSf(x: number, df: number): number {
  return chiSquareTails(x, df).upper
}

/** ln P(X <= x), accurate also where the probability underflows; -Infinity for x <= 0. */
export function chiSquareLogCdf(x: number, df: number): number {
  return chiSquareTails(x, df).logLower
}

/** ln P(X > x), accurate also where the probability underflows; 0 for x <= 0. */
export function chiSquareLogSf(x: number, df: number): number {
  return chiSquareTails(x, df).logUpper
}

/** The x with P(X <= x) = p: 0 for p = 0, Infinity for p = 1, NaN if p is not a probability or df is not above 0. */
export function chiSquareQuantile(p: number, df: number): number {
  return solve(p, df, 'lower')
}

/** The x with P(X > x) = q: Infinity for q = 0, 0 for q = 1, NaN if q is not a probability or df is not above 0. */
export function chiSquareUpperQuantile(q: number, df: number): number {
  return solve(q, df, 'upper')
}

/** Starts at the approximation of Wilson and Hilferty (1931). */
function solve(p: number, df: number, side: 'lower' | 'upper'): number {
  if (!(df > 0)) return Number.NaN
  const z = normalQuantile(side === 'lower' ? p : 1 - p)
  const h = 2 / (9 * df)
  const cube = df * (1 - h + z * Math.sqrt(h)) ** 3
  const start = Number.isFinite(cube) && cube > df * 1e-3 ? cube : df * 0.5
  return solveQuantile(
    {
      tails: (x) => chiSquareTails(x, df),
      pdf: (x) => chiSquarePdf(x, df),
      support: [0, Number.POSITIVE_INFINITY],
      start,
    },
    p,
    side,
  )
}
