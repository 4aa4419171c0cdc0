import { logGamma, logGamma1p } from './log-gamma.ts'
import { logPoissonTerm } from './saddle-point.ts'

/** Both tails of a probability, each accurate if it is small, and their natural logarithms. */
export interface Tails {
  readonly lower: number
  readonly upper: number
  readonly logLower: number
  readonly logUpper: number
}

/** Completes the tails from the natural logarithm of one of them. */
export function tailsFrom(side: 'lower' | 'upper', logTail: number): Tails {
  const log = Math.min(logTail, 0)
  const tail = Math.exp(log)
  const other = -Math.expm1(log)
  const logOther = log < -Math.LN2 ? Math.log1p(-tail) : Math.log(other)
  return side === 'lower'
    ? { lower: tail, upper: other, logLower: log, logUpper: logOther }
    : { lower: other, upper: tail, logLower: logOther, logUpper: log }
}

/** The tails with lower and upper exchanged. */
export function flip({ lower, upper, logLower, logUpper }: Tails): Tails {
  return { lower: upper, upper: lower, logLower: logUpper, logUpper: logLower }
}

/** Tails with their logarithms, if both are known independently. */
export function tailsOf(lower: number, upper: number): Tails {
  return {
    lower,
    upper,
    logLower: lower < 0.5 ? Math.log(lower) : Math.log1p(-upper),
    logUpper: upper < 0.5 ? Math.log(upper) : Math.log1p(-lower),
  }
}

/**
 * Regularised incomplete gamma functions P(a, x) and Q(a, x), a > 0, x >= 0.
 * Series DLMF 8.7.1 below the mean, continued fraction DLMF 8.9.2 (modified Lentz) above it.
 */
export function incompleteGamma(a: number, x: number): Tails {
  if (!(a > 0 && x >= 0)) return { lower: Number.NaN, upper: Number.NaN, logLower: Number.NaN, logUpper: Number.NaN }
  if (x === 0) return tailsFrom('lower', Number.NEGATIVE_INFINITY)
  if (x === Number.POSITIVE_INFINITY) return tailsFrom('upper', Number.NEGATIVE_INFINITY)
  const logTerm = logPoissonTerm(a, x) // x^a e^-x / Γ(a + 1)
  if (x < (a < 1 ? 1 : a + 1)) {
    const tails = tailsFrom('lower', logTerm + Math.log(series(a, x)))
    return tails.upper < 0.25 && a < 1 ? tailsOf(tails.lower, smallUpper(a, x)) : tails
  }
  return tailsFrom('upper', logTerm + Math.log(a) + Math.log(fraction(a, x)))
}

/**
 * Q(a, x) for a < 1 and x < 1 if P is near 1, by the alternating series DLMF 8.7.3, whose leading term 1 - x^a / Γ(a + 1) is computed without
 * cancellation for a near 0.
 */
function smallUpper(a: number, x: number): number {
  const log = a * Math.log(x) - (a < 0.2 ? logGamma1p(a) : logGamma(a + 1))
  let term = 1
  let sum = 0
  for (let k = 1; k < 100; k++) {
    term *= -x / k
    const next = sum + term / (a + k)
    if (next === sum) break
    sum = next
  }
  return -Math.expm1(log) - Math.exp(log) * a * sum
}

/** 1 + x/(a+1) + x²/((a+1)(a+2)) + ... */
function series(a: number, x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; k < 10_000_000; k++) {
    term *= x / (a + k)
    sum += term
    if (term < sum * 1e-17) break
  }
  return sum
}

/** Γ(a, x) e^x x^-a */
function fraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / (b === 0 ? tiny : b)
  let h = d
  for (let k = 1; k < 10_000_000; k++) {
    const an = k * (a - k)
    b += 2
    d = an * d + b
    if (d === 0) d = tiny
    c = b + an / c
    if (c === 0) c = tiny
    d = 1 / d
    const delta = d * c
    h *= delta
    if (Math.abs(delta - 1) < 1e-16) break
  }
  return h
}
