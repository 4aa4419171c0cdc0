import { expect, test } from 'vitest'
import { wholeShares } from './whole-shares.ts'

test.each([
  [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
  [[1, 1, 1], 0, [34, 33, 33]],
  [[2, 1, 3], 1, [33.3, 16.7, 50]],
  [[1, 1, 1, 1, 1, 1], 0, [17, 17, 17, 17, 16, 16]],
  [[5], 1, [100]],
  [[0, 4], 1, [0, 100]],
  [[29, 71], 0, [29, 71]],
])('%j with %i decimals', (counts, decimals, expected) => {
  expect(wholeShares(counts, decimals)).toEqual(expected)
})

test('they sum to 100', () => {
  for (let n = 2; n < 40; n++) {
    const counts = Array.from({ length: n }, (_, k) => (k * 7919) % 101)
    const units = wholeShares(counts, 1).reduce((sum, share) => sum + Math.round(10 * share), 0)
    expect(units).toBe(1000)
  }
})

test('without cases all are 0', () => {
  expect(wholeShares([0, 0], 1)).toEqual([0, 0])
})
