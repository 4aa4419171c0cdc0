import { expect, test } from 'vitest'
import { areaDiameter, roundSizes } from './area-sizes.ts'

test('areas are in proportion to values, and none is too small to be seen', () => {
  const diameter = areaDiameter(400, 20, 3)
  expect([400, 100, 25, 1].map(diameter)).toEqual([20, 10, 5, 3])
})

test('a legend of areas has three round values', () => {
  expect(roundSizes(3, 1400)).toEqual([50, 500, 1000])
  expect(roundSizes(1, 10)).toEqual([1, 5, 10])
  expect(roundSizes(32, 91)).toEqual([40, 60, 80])
  expect(roundSizes(7, 7)).toEqual([7])
  expect(roundSizes(0.0002, 0.011)).toEqual([0.0005, 0.005, 0.01])
})
