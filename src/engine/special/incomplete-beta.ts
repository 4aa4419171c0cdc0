import { flip, type Tails, tailsFrom, tailsOf } from './incomplete-gamma.ts'
import { logGamma1p } from './log-gamma.ts'
import { logBetaTerm, logGammaRise, logOf } from './saddle-point.ts'

/**
 * Regularised incomplete beta function I_x(a, b) and its complement, a, b > 0. `y` is 1 - x, passed separately because the caller often
 * knows it more accurately. Uses the continued fraction of DiDonato and Morris (ACM TOMS 18 (1992) 360, equation 9) below the mean; it
 * needs x only through a y - b x, which does not cancel if x is near 1.
 */
export function incompleteBeta(a: number, b: number, x: number, y: number): Tails {
  if (!(a > 0 && b > 0 && x >= 0 && y >= 0))
    return { lower: Number.NaN, upper: Number.NaN, logLower: Number.NaN, logUpper: Number.NaN }
  if (x === 0) return tailsFrom('lower', Number.NEGATIVE_INFINITY)
  if (y === 0) return tailsFrom('upper', Number.NEGATIVE_INFINITY)
  if (nearEnd(a, b, x)) return smallSeries(a, b, x, y)
  if (nearEnd(b, a, y)) return flip(smallSeries(b, a, y, x))
  const logTerm = logBetaTerm(a, b, x, y)
  return a * y > b * x
    ? tailsFrom('lower', logTerm - Math.log(fraction(a, b, x, y)))
    : tailsFrom('upper', logTerm - Math.log(fraction(b, a, y, x)))
}

/** Whether a is so small that I_x(a, b) may be near 1 already at small x. */
function nearEnd(a: number, b: number, x: number): boolean {
  return a < 0.05 && x <= 0.5 && b * x < 1
}

/**
 * Series DLMF 8.17.7: c (1 + a s) with c = x^a / (a B(a, b)). The other tail is 1 - c - c a s, where 1 - c is computed without cancellation
 * for a near 0.
 */
function smallSeries(a: number, b: number, x: number, y: number): Tails {
  const log = a * logOf(x, y) + logGammaRise(b, a) - logGamma1p(a)
  let [term, sum] = [1, 0]
  for (let k = 1; k < 1000; k++) {
    term *= ((k - b) * x) / k
    const next = sum + term / (a + k)
    if (next === sum) break
    sum = next
  }
  const logLower = log + Math.log1p(a * sum)
  return logLower < -Math.LN2
    ? tailsFrom('lower', logLower)
    : tailsOf(Math.exp(logLower), -Math.expm1(log) - Math.exp(log) * a * sum)
}

/** (x^a y^b / B(a, b)) / I_x(a, b), by the modified algorithm of Lentz. */
function fraction(a: number, b: number, x: number, y: number): number {
  const tiny = 1e-300
  const excess = a * y - b * x + 1
  const partial = (m: number): number => {
    const even = m === 0 ? 0 : (m * (b - m) * x) / (a + 2 * m - 1)
    return m + even + ((a + m) * (excess + m * (1 + y))) / (a + 2 * m + 1)
  }
  let f = partial(0)
  let c = f
  let d = 0
  for (let m = 1; m < 10_000_000; m++) {
    const root = (x * (a + m - 1)) / (a + 2 * m - 1)
    const alpha = root * x * ((m * (b - m) * (a + b + m - 1)) / (a + 2 * m - 1))
    const beta = partial(m)
    d = beta + alpha * d
    c = beta + alpha / c
    d = 1 / (d === 0 ? tiny : d)
    if (c === 0) c = tiny
    const delta = c * d
    f *= delta
    if (Math.abs(delta - 1) < 1e-16) break
  }
  return f
}
