import { incompleteBeta } from '../special/incomplete-beta.ts'
import type { Tails } from '../special/incomplete-gamma.ts'
import { logBetaTerm } from '../special/saddle-point.ts'
import { chiSquareLogPdf, chiSquareTails } from './chi-square.ts'
import { solveQuantile } from './solve-quantile.ts'

/** Both tails at x of the F distribution with df1 > 0 and df2 > 0 degrees of freedom, with their natural logarithms; df2 may be infinite. */
export function fTails(x: number, df1: number, df2: number): Tails {
  if (df2 === Number.POSITIVE_INFINITY) return chiSquareTails(x * df1, df1)
  const { above, below } = parts(x, df1, df2)
  return incompleteBeta(df1 / 2, df2 / 2, above, below)
}

/** Density at x: 0 below 0, infinite at 0 if df1 < 2, NaN for NaN. */
export function fPdf(x: number, df1: number, df2: number): number {
  return Math.exp(fLogPdf(x, df1, df2))
}

/** Natural logarithm of the density at x: -Infinity below 0. */
export function fLogPdf(x: number, df1: number, df2: number): number {
  if (x < 0 || x === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY
  if (x === 0) return df1 < 2 ? Number.POSITIVE_INFINITY : df1 === 2 ? 0 : Number.NEGATIVE_INFINITY
  if (df2 === Number.POSITIVE_INFINITY) return chiSquareLogPdf(x * df1, df1) + Math.log(df1)
  const { above, below } = parts(x, df1, df2)
  return logBetaTerm(df1 / 2, df2 / 2, above, below) - Math.log(x)
}

/** P(X <= x): 0 for x <= 0, NaN for NaN. */
export function fCdf(x: number, df1: number, df2: number): number {
  return fTails(x, df1, df2).lower
}

/** P(X > x): 1 for x <= 0, NaN for NaN. */
export function fSf(x: number, df1: number, df2: number): number {
  return fTails(x, df1, df2).upper
}

/** ln P(X <= x), accurate also where the probability underflows; -Infinity for x <= 0. */
export function fLogCdf(x: number, df1: number, df2: number): number {
  return fTails(x, df1, df2).logLower
}

/** ln P(X > x), accurate also where the probability underflows; 0 for x <= 0. */
export function fLogSf(x: number, df1: number, df2: number): number {
  return fTails(x, df1, df2).logUpper
}

/** The x with P(X <= x) = p: 0 for p = 0, Infinity for p = 1, NaN if p is not a probability or a df is not above 0. */
export function fQuantile(p: number, df1: number, df2: number): number {
  return solve(p, df1, df2, 'lower')
}

/** The x with P(X > x) = q: Infinity for q = 0, 0 for q = 1, NaN if q is not a probability or a df is not above 0. */
export function fUpperQuantile(q: number, df1: number, df2: number): number {
  return solve(q, df1, df2, 'upper')
}

function solve(p: number, df1: number, df2: number, side: 'lower' | 'upper'): number {
  if (!(df1 > 0 && df2 > 0)) return Number.NaN
  return solveQuantile(
    {
      tails: (x) => fTails(x, df1, df2),
      pdf: (x) => fPdf(x, df1, df2),
      support: [0, Number.POSITIVE_INFINITY],
      start: 1,
    },
    p,
    side,
  )
}

/** df1 x / (df1 x + df2) and its complement. */
function parts(x: number, df1: number, df2: number): { above: number; below: number } {
  const scaled = df1 * Math.max(x, 0)
  if (scaled === Number.POSITIVE_INFINITY) return { above: 1, below: 0 }
  return { above: scaled / (scaled + df2), below: df2 / (scaled + df2) }
}
