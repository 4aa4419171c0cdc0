import { expect, test } from 'vitest'
import { standardisedDifference, standardisedDifferenceOfCounts } from './standardised-difference.ts'

test('of values: the difference of means over the root of the mean variance', () => {
  // means 2 and 4, variances 1 and 4
  expect(standardisedDifference(Float64Array.of(1, 2, 3), Float64Array.of(2, 4, 6))).toBeCloseTo(2 / Math.sqrt(2.5), 14)
  expect(standardisedDifference(Float64Array.of(1, 1), Float64Array.of(1, 1))).toBe(0)
  expect(standardisedDifference(Float64Array.of(1, 1), Float64Array.of(2, 2))).toBe(Number.POSITIVE_INFINITY)
})

test('of two levels: the difference of proportions, whichever level comes first', () => {
  const expected = 0.2 / Math.sqrt((0.5 * 0.5 + 0.3 * 0.7) / 2)
  expect(standardisedDifferenceOfCounts([50, 50], [30, 70])).toBeCloseTo(expected, 14)
  expect(standardisedDifferenceOfCounts([50, 50], [70, 30])).toBeCloseTo(expected, 14)
  expect(standardisedDifferenceOfCounts([50, 0, 50], [30, 0, 70])).toBeCloseTo(expected, 14)
})

test('of many levels: the order of the levels does not matter', () => {
  const [a, b] = [
    standardisedDifferenceOfCounts([10, 20, 30, 5], [12, 15, 22, 9]),
    standardisedDifferenceOfCounts([5, 30, 10, 20], [9, 22, 12, 15]),
  ]
  expect(a).toBeCloseTo(b, 12)
  expect(standardisedDifferenceOfCounts([1, 2, 3], [2, 4, 6])).toBe(0)
  expect(standardisedDifferenceOfCounts([5, 0], [0, 5])).toBe(Number.POSITIVE_INFINITY)
  expect(standardisedDifferenceOfCounts([0, 0], [1, 5])).toBeNaN()
})
