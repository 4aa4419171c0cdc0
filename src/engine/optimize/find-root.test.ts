import { expect, test } from 'vitest'
import { findRoot } from './find-root.ts'

test('finds a root to the last digits', () => {
  expect(findRoot((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 15)
  expect(findRoot((x) => Math.exp(x) - 1e-8, -50, 0)).toBeCloseTo(Math.log(1e-8), 13)
  expect(findRoot((x) => (x < 0.3 ? -1e-9 : 1), 0, 1)).toBeCloseTo(0.3, 15)
  expect(findRoot((x) => x, 0, 1)).toBe(0)
})

test('is NaN if the sign does not change', () => {
  expect(findRoot((x) => x * x + 1, -1, 1)).toBeNaN()
})
