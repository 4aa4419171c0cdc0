import { expect, test } from 'vitest'
import { extentOf, valueRange } from './value-range.ts'

test('the least and the greatest of all lists; no number has no ends', () => {
  expect(extentOf([[3, -1], [], Float64Array.of(7)])).toEqual([-1, 7])
  expect(extentOf([[], []])).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
})

test('a margin on both sides, never below 0 for what is never negative', () => {
  expect(
    valueRange([
      [10, 20],
      [110, 'NaN'],
    ]),
  ).toEqual([6, 114])
  expect(valueRange([[1, 101]])).toEqual([0, 105])
  expect(valueRange([[5, 10]], { zero: true })).toEqual([0, 10.4])
  expect(valueRange([[-5, 5]])).toEqual([-5.4, 5.4])
})

test('one value, and none', () => {
  expect(valueRange([[50]])).toEqual([48, 52])
  expect(valueRange([[]])).toEqual([0, 1])
})
