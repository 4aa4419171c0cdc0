import { expect, test } from 'vitest'
import { medianInterval } from './median-interval.ts'

const ranksOf = (n: number, confidence: number) => {
  const { lower, upper } = medianInterval(
    Float64Array.from({ length: n }, (_, i) => i + 1),
    confidence,
  )
  return [lower, upper]
}

// qbinom((1 - confidence) / 2, n, 0.5) in R 4.2.2
test.each([
  [6, 0.95, [1, 6]],
  [10, 0.95, [2, 9]],
  [15, 0.95, [4, 12]],
  [20, 0.95, [6, 15]],
  [50, 0.95, [18, 33]],
  [100, 0.95, [40, 61]],
  [20, 0.99, [4, 17]],
])('the ranks of %i values at %d', (n, confidence, ranks) => {
  expect(ranksOf(n, confidence)).toEqual(ranks)
})

test('five values have no interval of 95%', () => {
  expect(ranksOf(5, 0.95)).toEqual([Number.NaN, Number.NaN])
  expect(ranksOf(0, 0.95)).toEqual([Number.NaN, Number.NaN])
})
