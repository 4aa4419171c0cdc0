import { logGamma, logGamma1p } from './log-gamma.ts'

/**
 * The terms of Loader's saddle-point expansion (C. Loader, "Fast and accurate computation of binomial probabilities", 2000), which gives
 * binomial, Poisson, gamma and beta densities without cancellation between large logarithms.
 */

const halfLog2Pi = 0.9189385332046728

/** ln Γ(x + 1) - (x + 1/2) ln x + x - ln(2π)/2, the error of Stirling's formula, for x > 0. DLMF 5.11.1. */
export function stirlingError(x: number): number {
  if (x < 12) return logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - halfLog2Pi
  const r = 1 / (x * x)
  let sum = 0
  for (let k = stirling.length - 1; k >= 0; k--) sum = sum * r + (stirling[k] ?? 0)
  return sum / x
}

/** B(2k) / (2k (2k - 1)), k = 1, 2 ... */
const stirling = [
  1 / 12,
  -1 / 360,
  1 / 1260,
  -1 / 1680,
  1 / 1188,
  -691 / 360360,
  1 / 156,
  -3617 / 122400,
  43867 / 244188,
]

/** Half the Poisson deviance: x ln(x / mean) + mean - x, for x >= 0 and mean > 0; accurate if x is near the mean. */
export function halfDeviance(x: number, mean: number): number {
  if (x === 0) return mean
  const v = (x - mean) / (x + mean)
  if (Math.abs(v) > 0.5) return x * Math.log(x / mean) + mean - x
  // With d = x - mean: d v + 2 x (v^3/3 + v^5/5 + ...)
  const square = v * v
  let power = v
  let sum = (x - mean) * v
  for (let k = 3; k < 100; k += 2) {
    power *= square
    const next = sum + (2 * x * power) / k
    if (next === sum) break
    sum = next
  }
  return sum
}

/** x^a e^-x / Γ(a + 1) for a >= 0, x > 0. */
export function poissonTerm(a: number, x: number): number {
  return Math.exp(logPoissonTerm(a, x))
}

/** ln(x^a e^-x / Γ(a + 1)) for a >= 0, x > 0. */
export function logPoissonTerm(a: number, x: number): number {
  if (a === 0) return -x
  if (a < 1e-2) return a * Math.log(x) - x - logGamma(a + 1)
  return -stirlingError(a) - halfDeviance(a, x) - halfLog2Pi - 0.5 * Math.log(a)
}

/** ln(x^a y^b / B(a, b)) for a, b > 0 and y = 1 - x, which are passed separately so that neither loses digits. */
export function logBetaTerm(a: number, b: number, x: number, y: number): number {
  const n = a + b
  if (Math.min(a, b) < 1e-2) return logBetaTermSmall(a, b, x, y)
  const scale = 0.5 * (Math.log(a) + Math.log(b) - Math.log(n)) - halfLog2Pi
  return (
    stirlingError(n) - stirlingError(a) - stirlingError(b) - halfDeviance(a, n * x) - halfDeviance(b, n * y) + scale
  )
}

function logBetaTermSmall(a: number, b: number, x: number, y: number): number {
  const [s, large, logS, logLarge] = a < b ? [a, b, logOf(x, y), logOf(y, x)] : [b, a, logOf(y, x), logOf(x, y)]
  return s * logS + large * logLarge + logGammaRise(large, s) - logGamma1p(s) + Math.log(s)
}

/** ln x of a probability, with the accuracy of y = 1 - x if x is near 1. */
export function logOf(x: number, y: number): number {
  return x > 0.5 ? Math.log1p(-y) : Math.log(x)
}

/**
 * ln(Γ(x + s) / Γ(x)) for x, s > 0, with an error relative to s even if s is small: x is raised by the recurrence, and the terms of Stirling's
 * series (DLMF 5.11.1) are subtracted term by term.
 */
export function logGammaRise(x: number, s: number): number {
  let [high, sum] = [x, 0]
  for (; high < 16; high++) sum -= Math.log1p(s / high)
  const step = Math.log1p(s / high)
  for (const [k, coefficient] of stirling.entries())
    sum += (coefficient * Math.expm1(-(2 * k + 1) * step)) / high ** (2 * k + 1)
  return sum + s * Math.log(high) + ((high + s - 0.5) * step - s)
}
