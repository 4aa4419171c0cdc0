import { expect, test } from 'vitest'
import { signTest } from './sign-test.ts'

const differences = [-2.1, -0.4, 0, 0.3, 0.8, 1.1, 1.9, 2.2, 2.6, 3.7, 4.1]
const twoSided = { alternative: 'two-sided', confidence: 0.95 } as const

test('eight of ten signs: P = 2 P(X >= 8) = 0.109375, by the binomial coefficients', () => {
  const { positive, negative, zeros, pValue } = signTest(Float64Array.from(differences), twoSided)
  expect([positive, negative, zeros]).toEqual([8, 2, 1])
  expect(pValue).toBeCloseTo((2 * (45 + 10 + 1)) / 1024, 14)
})

test('a change of sign exchanges the alternatives and mirrors the interval', () => {
  const [one, mirrored] = [differences, differences.map((d) => -d).reverse()].map((values) => Float64Array.from(values))
  if (one === undefined || mirrored === undefined) throw new Error('no values')
  const greater = signTest(one, { alternative: 'greater', confidence: 0.95 })
  const less = signTest(mirrored, { alternative: 'less', confidence: 0.95 })
  expect(less.pValue).toBe(greater.pValue)
  expect(less.interval.upper).toBe(-greater.interval.lower)
})

test('without zeros, 0 is outside the interval if and only if P < 0.05', () => {
  for (let shift = -4; shift < 4; shift += 0.17) {
    const values = Float64Array.from(differences, (d) => d + shift)
    const { pValue, interval } = signTest(values, twoSided)
    expect(pValue < 0.05).toBe(interval.lower > 0 || interval.upper < 0)
  }
})

test('zeros only have no test, and five values no 95% interval', () => {
  expect(signTest(new Float64Array(4), twoSided).pValue).toBeNaN()
  expect(signTest(Float64Array.of(1, 2, 3, 4, 5), twoSided).interval.lower).toBeNaN()
})
