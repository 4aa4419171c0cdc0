import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactCases } from './exact-cases.ts'

test('fractional weights have exact sums, in any order; integers are unchanged', () => {
  const weights = fc.array(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(weights, (drawn) => {
      const given = Float64Array.from(drawn)
      const exact = exactCases(given)
      const sum = exact.reduce((left, one) => left + one, 0)
      expect(exact.reduceRight((left, one) => left - one, sum)).toBe(0)
      for (const [i, one] of exact.entries()) {
        expect(one).toBeGreaterThan(0)
        expect(Math.abs(one - (given[i] ?? 0))).toBeLessThanOrEqual(sum * 2 ** -50)
      }
    }),
  )
  const tiny = Float64Array.of(2000 * Number.MIN_VALUE, Number.MIN_VALUE)
  expect(exactCases(tiny)).toEqual(tiny)
  const whole = Float64Array.of(1, 2e15, 3)
  expect(exactCases(whole)).toBe(whole)
})
