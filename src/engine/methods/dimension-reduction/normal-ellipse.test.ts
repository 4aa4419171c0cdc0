import { expect, test } from 'vitest'
import { normalEllipse } from './normal-ellipse.ts'

const x = Float64Array.of(1, 2, 4, 7, 3)
const y = Float64Array.of(2, 1, 5, 6, 4)

test('centre, covariances and the radius of the F distribution are those of R', () => {
  const found = normalEllipse(x, y, 0.95)
  expect(found?.centre).toEqual([3.4, 3.6])
  expect(found?.covariance.map((value) => value.toFixed(10))).toEqual(['5.3000000000', '4.2000000000', '4.3000000000'])
  expect(found?.radius).toBeCloseTo(3.72673366636232, 12) // sqrt(2 * qf(0.95, 2, 4))
})

test('weights are repeated points; three points, or points on an upright line, have no ellipse', () => {
  const [repeated, weighted] = [
    normalEllipse(Float64Array.of(...x, 7, 7), Float64Array.of(...y, 6, 6), 0.9),
    normalEllipse(x, y, 0.9, Float64Array.of(1, 1, 1, 3, 1)),
  ]
  expect(weighted?.covariance[1]).toBeCloseTo(repeated?.covariance[1] ?? 0, 12)
  expect(weighted?.radius).toBe(repeated?.radius)
  expect(normalEllipse(x.subarray(0, 3), y.subarray(0, 3), 0.95)).toBeNull()
  expect(
    normalEllipse(
      x,
      y.map(() => 1),
      0.95,
    ),
  ).toBeNull()
})
