import type { Tails } from '../special/incomplete-gamma.ts'

/** A continuous distribution whose quantile is computed; `start` is a starting point in its support. */
export interface QuantileProblem {
  readonly tails: (x: number) => Tails
  readonly pdf: (x: number) => number
  /** The support; open ends may be infinite. */
  readonly support: readonly [number, number]
  readonly start: number
}

/**
 * The x with P(X <= x) = p, or with P(X > x) = p. Works on the logarithm of the smaller tail, so that a probability of 1e-300 is as accurate
 * as one of 0.3: Newton steps inside a bracket that always shrinks.
 */
export function solveQuantile(problem: QuantileProblem, p: number, side: 'lower' | 'upper'): number {
  const [least, most] = problem.support
  if (!(p >= 0 && p <= 1)) return Number.NaN
  if (p === 0) return side === 'lower' ? least : most
  if (p === 1) return side === 'lower' ? most : least
  const small = p <= 0.5 ? p : 1 - p
  const fromBelow = (side === 'lower') === p <= 0.5
  const target = Math.log(small)
  /** Decreasing in x for the upper tail; made increasing in both cases. */
  const excess = (x: number): number => {
    const { logLower, logUpper } = problem.tails(x)
    return fromBelow ? logLower - target : target - logUpper
  }
  let { low, high } = bracket(excess, problem)
  let x = Math.min(Math.max(problem.start, low), high)
  for (let k = 0; k < 400; k++) {
    const error = excess(x)
    if (error === 0) return x
    if (error > 0) high = x
    else low = x
    const tail = fromBelow ? problem.tails(x).lower : problem.tails(x).upper
    const newton = x - (error * tail) / problem.pdf(x)
    const inside = newton > low && newton < high
    const next = inside ? newton : middle(low, high)
    if (next === x || Math.abs(next - x) <= 1e-16 * Math.abs(x)) return next
    if (inside && Math.abs(newton - x) < 4e-16 * Math.abs(x)) return newton
    x = next
  }
  return x
}

/** Steps away from the start until the sign changes. */
function bracket(excess: (x: number) => number, { support, start }: QuantileProblem) {
  const [least, most] = support
  let low = start
  let high = start
  let step = Math.max(Math.abs(start), 1e-3)
  while (low > least && excess(low) > 0) {
    high = low
    low = Number.isFinite(least) ? least + (low - least) / 8 : low - step
    if (low - least < 1e-310) low = least
    step *= 2
  }
  step = Math.max(Math.abs(start), 1e-3)
  while (high < most && excess(high) < 0) {
    low = high
    high = Number.isFinite(most) ? most - (most - high) / 8 : high + step
    if (Number.isFinite(most) && most - high < 1e-17 * most) high = most
    step *= 2
  }
  return { low, high }
}

/** Geometric if the bracket spans orders of magnitude, otherwise arithmetic. */
function middle(low: number, high: number): number {
  if (low > 0 && high > 4 * low) return Math.sqrt(low) * Math.sqrt(high)
  if (high < 0 && low < 4 * high) return -Math.sqrt(-low) * Math.sqrt(-high)
  if (low === 0 && high > 0) return high / 16
  return low + (high - low) / 2
}
