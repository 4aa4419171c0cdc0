import { expect, test } from 'vitest'
import { multivariateLogDensity } from './multivariate-density.ts'
import { normalLogPdf } from './normal.ts'
import { tLogPdf } from './student-t.ts'

const correlation = [
  [1, 0.6, 1 / 3],
  [0.6, 1, 11 / 15],
  [1 / 3, 11 / 15, 1],
]

/**
 * By R 4.2.2: `-(3 * log(2 * pi) + log(det(S)) + sum(x * solve(S, x))) / 2` and
 * `lgamma((7 + 3) / 2) - lgamma(7 / 2) - 1.5 * log(7 * pi) - log(det(S)) / 2 - 5 * log1p(sum(x * solve(S, x)) / 7)`, to 15 digits.
 */
test.each([
  [[1, -0.5, 2], -11.0813319401916, -8.3763142996097],
  [[0, 0, 0], -2.12820694019164, -2.03027116493382],
])('the density at %j', (x, normal, t) => {
  expect(multivariateLogDensity(x, correlation)).toBeCloseTo(normal, 11)
  expect(multivariateLogDensity(x, correlation, 7)).toBeCloseTo(t, 11)
})

test('one dimension is the univariate density, independent normal densities multiply', () => {
  expect(multivariateLogDensity([1.3], [[1]])).toBeCloseTo(normalLogPdf(1.3), 14)
  expect(multivariateLogDensity([1.3], [[1]], 4)).toBeCloseTo(tLogPdf(1.3, 4), 13)
  const apart = [
    [1, 0],
    [0, 1],
  ]
  expect(multivariateLogDensity([40, -38], apart)).toBeCloseTo(normalLogPdf(40) + normalLogPdf(-38), 10)
})

test('an invalid matrix, or one of another size, is refused', () => {
  expect(() => multivariateLogDensity([1, 2], [[1]])).toThrow('not-a-correlation')
  const beyond = [
    [1, 1.2],
    [1.2, 1],
  ]
  expect(() => multivariateLogDensity([1, 2], beyond)).toThrow('not-a-correlation')
})
