import { expect, test } from 'vitest'
import { kolmogorovSf } from './kolmogorov.ts'

test('the tabulated critical values, both ends, and one value where the series meet', () => {
  // Smirnov N. Table for estimating the goodness of fit. Ann Math Stat 1948;19:279
  expect(1 - kolmogorovSf(1.36)).toBeCloseTo(0.950514, 6)
  expect(1 - kolmogorovSf(1.63)).toBeCloseTo(0.990154, 6)
  expect(1 - kolmogorovSf(0.5)).toBeCloseTo(0.036055, 6)
  expect([kolmogorovSf(0), kolmogorovSf(9), kolmogorovSf(Number.NaN)]).toEqual([1, expect.closeTo(0, 12), Number.NaN])
  expect(kolmogorovSf(1 - 1e-12)).toBeCloseTo(kolmogorovSf(1), 10)
})
