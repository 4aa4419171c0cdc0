import type { Interval } from '../../alternative.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { Risk } from '../../frame/count-events.ts'
import { findRoot } from '../../optimize/find-root.ts'

/**
 * The maximum-likelihood risk of the second group under the restriction that the risk of the first is larger by `difference`. The log
 * likelihood is concave: its maximum is the root of its derivative, multiplied by the denominators because it is infinite at their zeros.
 */
export function restrictedRisk(first: Risk, second: Risk, difference: number): number {
  const low = Math.max(0, -difference)
  const high = Math.min(1, 1 - difference)
  if (Math.abs(difference) < 1e-13) return (first.events + second.events) / (first.n + second.n)
  const parts = [
    { count: first.events, sign: 1, at: (p: number) => p + difference },
    { count: first.n - first.events, sign: -1, at: (p: number) => 1 - p - difference },
    { count: second.events, sign: 1, at: (p: number) => p },
    { count: second.n - second.events, sign: -1, at: (p: number) => 1 - p },
  ].filter(({ count }) => count > 0)
  const slope = (p: number): number => {
    let sum = 0
    for (const part of parts) {
      let product = part.sign * part.count
      for (const other of parts) if (other !== part) product *= other.at(p)
      sum += product
    }
    return sum
  }
  if (slope(low) <= 0) return low
  if (slope(high) >= 0) return high
  return findRoot(slope, low, high)
}

/**
 * Z of the score test that the risk difference is `difference` (Miettinen and Nurminen 1985; without their factor n / (n - 1): Farrington
 * and Manning 1990).
 */
export function scoreOfDifference(
  first: Risk,
  second: Risk,
  difference: number,
  factor: 'farrington-manning' | 'miettinen-nurminen',
): number {
  const excess = first.events / first.n - second.events / second.n - difference
  return overError(excess, errorAt(first, second, difference, factor))
}

/** Miettinen and Nurminen's interval of the risk difference (Stat Med 1985;4:213): all differences that the score test does not reject. */
export function miettinenNurminenInterval(first: Risk, second: Risk, confidence: number): Interval {
  const z = normalUpperQuantile((1 - confidence) / 2)
  const difference = first.events / first.n - second.events / second.n
  const excess = (d: number) => Math.abs(difference - d) - z * errorAt(first, second, d, 'miettinen-nurminen')
  // if neither group varies, the error is 0 at the observed difference and nowhere else, so the roots are searched from just beside it
  const root = (end: number) => {
    const near = difference + Math.sign(end - difference) * 1e-12
    const found = end === difference ? end : findRoot(excess, near, end)
    return Number.isNaN(found) ? difference : found
  }
  return { lower: root(-1), upper: root(1) }
}

function errorAt(
  first: Risk,
  second: Risk,
  difference: number,
  factor: 'farrington-manning' | 'miettinen-nurminen',
): number {
  const p = restrictedRisk(first, second, difference)
  const q = p + difference
  const n = first.n + second.n
  const variance = Math.max(0, q * (1 - q)) / first.n + (p * (1 - p)) / second.n
  return Math.sqrt(factor === 'miettinen-nurminen' ? (variance * n) / (n - 1) : variance)
}

/**
 * Z of Wald's test that the risk difference is `difference`, with the standard error of the observed proportions; infinite or NaN if
 * neither varies.
 */
export function waldScore(first: Risk, second: Risk, difference: number): number {
  const [p, q] = [first.events / first.n, second.events / second.n]
  const error = Math.sqrt((p * (1 - p)) / first.n + (q * (1 - q)) / second.n)
  return overError(p - q - difference, error)
}

/** The quotient; if the error is 0, infinite with the sign of `excess`, or NaN if that is 0 too. */
function overError(excess: number, error: number): number {
  return error === 0 ? Math.sign(excess) * Number.POSITIVE_INFINITY : excess / error
}
