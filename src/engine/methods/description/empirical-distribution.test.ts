import { expect, test } from 'vitest'
import { empiricalDistribution } from './empirical-distribution.ts'

const sample = { values: Float64Array.of(1, 2, 2, 5, 9) }

test('ties are one step, of their whole share', () => {
  const { x, y, lower } = empiricalDistribution(sample, { band: 'none', confidence: 0.95 }, 100)
  expect(x).toEqual([1, 2, 5, 9])
  expect(y).toEqual([0.2, 0.6, 0.8, 1])
  expect(lower).toEqual([])
})

test('the band of Massart has one height, cut off at 0 and 1', () => {
  const many = { values: Float64Array.from({ length: 200 }, (_, k) => k) }
  const { y, lower, upper } = empiricalDistribution(many, { band: 'dkw', confidence: 0.95 }, 1000)
  const reach = Math.sqrt(Math.log(40) / 400)
  expect((upper[99] ?? 0) - (y[99] ?? 0)).toBeCloseTo(reach, 12)
  expect((y[99] ?? 0) - (lower[99] ?? 0)).toBeCloseTo(reach, 12)
  expect(lower[0]).toBe(0)
  expect(upper[199]).toBe(1)
})

test('the pointwise band is that of binom.test in R', () => {
  const { lower, upper } = empiricalDistribution(sample, { band: 'pointwise', confidence: 0.95 }, 100)
  expect(lower[1]).toBeCloseTo(0.1466328, 7)
  expect(upper[1]).toBeCloseTo(0.947255, 7)
})

test('weights represent repeated values, and many steps keep both ends', () => {
  const counted = { values: Float64Array.of(1, 2, 5, 9), upTo: Float64Array.of(1, 3, 4, 5) }
  const asked = { band: 'dkw', confidence: 0.9 } as const
  expect(empiricalDistribution(counted, asked, 100)).toEqual(empiricalDistribution(sample, asked, 100))
  const many = { values: Float64Array.from({ length: 5000 }, (_, k) => k) }
  const { x, y } = empiricalDistribution(many, asked, 50)
  expect(x).toHaveLength(50)
  expect([x[0], x.at(-1), y.at(-1)]).toEqual([0, 4999, 1])
})
