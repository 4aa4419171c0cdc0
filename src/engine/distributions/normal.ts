import type { Tails } from '../special/incomplete-gamma.ts'

/**
 * The standard normal distribution. Tails by Cody's rational Chebyshev approximations (W. J. Cody, Math. Comp. 23 (1969) 631,
 * coefficients of SPECFUN's ANORM, public domain), relative error about 1e-15 down to the smallest number.
 */

const logSqrt2Pi = 0.9189385332046728
const inverseSqrt2Pi = 0.3989422804014327

/** Density of the standard normal distribution at x. */
export function normalPdf(x: number): number {
  return inverseSqrt2Pi * Math.exp(-0.5 * x * x)
}

/** Natural logarithm of the density at x. */
export function normalLogPdf(x: number): number {
  return -0.5 * x * x - logSqrt2Pi
}

/** P(X <= x); NaN for NaN. */
export function normalCdf(x: number): number {
  return x > 0 ? 1 - normalSf(x) : normalSf(-x)
}

/** P(X > x); NaN for NaN. */
export function normalSf(x: number): number {
  if (Number.isNaN(x)) return x
  if (x < -0.67448975) return 1 - normalSf(-x)
  if (x <= 0.67448975) return 0.5 - x * central(x * x)
  if (x === Number.POSITIVE_INFINITY) return 0
  // e^(-x²/2) with x² split so that the exponent is exact
  const head = Math.trunc(x * 16) / 16
  const rest = (x - head) * (x + head)
  return Math.exp(-0.5 * head * head) * Math.exp(-0.5 * rest) * millsRatio(x)
}

/** ln P(X <= x), accurate also where the probability underflows. */
export function normalLogCdf(x: number): number {
  return normalLogSf(-x)
}

/** ln P(X > x), accurate also where the probability underflows. */
export function normalLogSf(x: number): number {
  if (x < -1) return Math.log1p(-normalSf(-x))
  if (x <= 0.67448975) return Math.log(normalSf(x))
  return x === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : -0.5 * x * x + Math.log(millsRatio(x))
}

/** P(X <= x), P(X > x) and their natural logarithms. */
export function normalTails(x: number): Tails {
  return { lower: normalCdf(x), upper: normalSf(x), logLower: normalLogCdf(x), logUpper: normalLogSf(x) }
}

/** The quantile: the x with P(X <= x) = p; -Infinity for 0, Infinity for 1, NaN if p is not a probability. */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN
  return p < 0.5 ? -upperFromTail(p) : upperFromTail(1 - p)
}

/** The upper quantile: the x with P(X > x) = q; Infinity for 0, -Infinity for 1, NaN if q is not a probability. */
export function normalUpperQuantile(q: number): number {
  return -normalQuantile(q)
}

/** x >= 0 with P(X > x) = q, q <= 1/2: a rational start (Abramowitz and Stegun 26.2.23), then Newton on the logarithm. */
function upperFromTail(q: number): number {
  if (q === 0) return Number.POSITIVE_INFINITY
  if (q > 0.4) return refineCentral(q)
  const t = Math.sqrt(-2 * Math.log(q))
  let x = t - ((0.010328 * t + 0.802853) * t + 2.515517) / (((0.001308 * t + 0.189269) * t + 1.432788) * t + 1)
  const target = Math.log(q)
  for (let k = 0; k < 4; k++) {
    const logSf = normalLogSf(x)
    x += (logSf - target) * Math.exp(logSf - normalLogPdf(x))
  }
  return x
}

/** Near the median the tail is nearly linear, and its distance from 1/2 keeps the digits. */
function refineCentral(q: number): number {
  const distance = 0.5 - q
  let x = distance / inverseSqrt2Pi
  for (let k = 0; k < 5; k++) x -= (x * central(x * x) - distance) / normalPdf(x)
  return x
}

/** (Φ(x) - 1/2) / x for |x| <= 0.67448975, by x². */
function central(s: number): number {
  return ratio(s, centralTop, centralBottom)
}

/** P(X > x) e^(x²/2) for x > 0.67. */
function millsRatio(x: number): number {
  if (x <= Math.sqrt(32)) return ratio(x, middleTop, middleBottom)
  const r = 1 / (x * x)
  const correction = r * ratio(r, farTop, farBottom)
  return (inverseSqrt2Pi - correction) / x
}

/** Ratio of two polynomials of the same length, lowest power first. */
function ratio(x: number, top: readonly number[], bottom: readonly number[]): number {
  let above = 0
  let below = 0
  for (let k = top.length - 1; k >= 0; k--) above = above * x + (top[k] ?? 0)
  for (let k = bottom.length - 1; k >= 0; k--) below = below * x + (bottom[k] ?? 0)
  return above / below
}

const centralTop = [18154.98125334356, 1067.6894854603709, 161.02823106855587, 2.2352520354606837, 0.06568233791820745]
const centralBottom = [45507.78933502673, 10260.932208618979, 976.0985517377767, 47.202581904688245, 1]
const middleTop = [
  9842.714838383978, 11602.65143764735, 6848.190450536283, 2494.5375852903726, 597.2702763948002, 93.50665613217785,
  8.883149794388377, 0.39894151208813466, 1.0765576773720192e-8,
]
const middleBottom = [
  19685.429676859992, 38912.00328609327, 34900.95272114598, 18615.571640885097, 6485.558298266761, 1519.3775994075547,
  235.387901782625, 22.266688044328117, 1,
]
const farTop = [
  2.9112874951168793e-5, 0.0014216191932278934, 0.022235277870649807, 0.12740116116024736, 0.215898534057957,
  0.023073441764940174,
]
const farBottom = [
  7.297515550839662e-5, 0.0037823963320275824, 0.06598813786892856, 0.4682382124808651, 1.284260096144911, 1,
]
