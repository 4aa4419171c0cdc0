import { expect, test } from 'vitest'
import { reaches } from './rounding.ts'

test('a cut-off is reached despite the rounding error of a unit conversion, and not a digit before', () => {
  const kg = (63 / 0.45359237) * 0.45359237
  expect(kg).toBeLessThan(63)
  expect(reaches(kg, 63)).toBe(true)
  expect(reaches(0.1 + 0.2, 0.3)).toBe(true)
  expect(reaches(-2.6 - 1e-15, -2.6)).toBe(true)
  expect([reaches(62.999_999, 63), reaches(-2.600_001, -2.6), reaches(-1e-6, 0)]).toEqual([false, false, false])
})
