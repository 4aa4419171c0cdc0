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
