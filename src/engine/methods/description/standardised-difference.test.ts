import { expect, test } from 'vitest'
import {
  standardisedDifference,
  standardisedDifferenceOfCounts,
  weightedDifference,
} from './standardised-difference.ts'

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

test('with relative weights: equal ones of any size give the unweighted difference, with its sign', () => {
  const [a, b] = [Float64Array.of(1, 2, 4, 7), Float64Array.of(2, 4, 9)]
  const weights = [a.map(() => 0.3), b.map(() => 12)] as const
  expect(weightedDifference(a, b)).toBeCloseTo(-standardisedDifference(a, b), 14)
  expect(weightedDifference(a, b, weights)).toBeCloseTo(weightedDifference(a, b), 12)
  expect(weightedDifference(b, a, [weights[1], weights[0]])).toBeCloseTo(-weightedDifference(a, b), 12)
})

test('a row of weight 0 does not count, and one value has no variance', () => {
  const [a, b] = [Float64Array.of(1, 2, 99), Float64Array.of(2, 4)]
  const weights = [Float64Array.of(1, 1, 0), Float64Array.of(1, 1)] as const
  expect(weightedDifference(a, b, weights)).toBeCloseTo(weightedDifference(a.subarray(0, 2), b), 14)
  expect(weightedDifference(Float64Array.of(1), b)).toBeNaN()
})
