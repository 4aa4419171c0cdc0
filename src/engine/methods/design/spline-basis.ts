import { quantile } from '../quantiles.ts'

/**
 * Knots of a restricted cubic spline where only their number is given: quantiles at equal steps from 0.10 to 0.90 for 3 knots, from 0.05 to
 * 0.95 for 4 to 6, from 0.025 to 0.975 for more (Harrell 2015, as in Hmisc's rcspline.eval). Equal quantiles make one knot.
 */
export function harrellKnots(sorted: Float64Array, count: number): readonly number[] {
  const outer = count > 6 ? 0.025 : count > 3 ? 0.05 : 0.1
  const step = (1 - 2 * outer) / (count - 1)
  const knots = Array.from({ length: count }, (_, k) => quantile(sorted, outer + k * step, 7))
  return [...new Set(knots)].toSorted((a, b) => a - b)
}

/**
 * Column `k` of the basis of a restricted cubic spline at x: 1 is x itself, 2 and further the cubic parts, divided by the square of the distance
 * of the outer knots (norm = 2 of rcspline.eval). Linear beyond the outer knots.
 */
export function splineBasis(x: number, knots: readonly number[], k: number): number {
  if (k === 1) return x
  const last = knots.at(-1) ?? Number.NaN
  const beforeLast = knots.at(-2) ?? Number.NaN
  const knot = knots[k - 2] ?? Number.NaN
  const scale = (last - (knots[0] ?? Number.NaN)) ** (2 / 3)
  const cube = (from: number) => Math.max((x - from) / scale, 0) ** 3
  return cube(knot) + ((beforeLast - knot) * cube(last) - (last - knot) * cube(beforeLast)) / (last - beforeLast)
}
