import { expect, test } from 'vitest'
import { tUpperQuantile } from './student-t.ts'
import { studentizedRangeDistribution, studentizedRangeSf, studentizedRangeUpperQuantile } from './studentized-range.ts'

test('the quantile has the requested tail, in small and large samples', () => {
  for (const [groups, df] of [
    [3, 1.2],
    [5, 7.7],
    [20, 40],
    [4, 1e6],
    [4, Number.POSITIVE_INFINITY],
  ] as const)
    for (const tail of [0.9, 0.05, 1e-4]) {
      const q = studentizedRangeUpperQuantile(tail, groups, df)
      expect(studentizedRangeSf(q, groups, df) / tail).toBeCloseTo(1, 12)
    }
})

test('for two means it is √2 times Student’s t', () => {
  for (const df of [1, 3.5, 30, 1e5])
    expect(studentizedRangeUpperQuantile(0.05, 2, df) / (Math.SQRT2 * tUpperQuantile(0.025, df))).toBeCloseTo(1, 10)
})

test('NaN without groups or degrees of freedom', () => {
  expect(studentizedRangeSf(3, 1, 10)).toBeNaN()
  expect(studentizedRangeSf(3, 3, 0)).toBeNaN()
  expect(studentizedRangeSf(Number.NaN, 3, 10)).toBeNaN()
  expect(studentizedRangeSf(0, 3, 10)).toBe(1)
})

test('quantiles from both tails invert the tails, down to a lower tail of 1e-300', () => {
  for (const [groups, df] of [
    [3, 4.5],
    [12, 30],
    [4, Number.POSITIVE_INFINITY],
  ] as const) {
    const { quantile, upperQuantile, logCdf, logSf, cdf, sf } = studentizedRangeDistribution(groups, df)
    for (const p of [1e-300, 1e-20, 0.01, 0.5]) expect(logCdf(quantile(p)) - Math.log(p)).toBeCloseTo(0, 10)
    for (const p of [0.5, 0.01, 1e-6]) expect(logSf(upperQuantile(p)) - Math.log(p)).toBeCloseTo(0, 10)
    for (const q of [0.1, 1, 2.5, 4]) expect(cdf(q) + sf(q)).toBeCloseTo(1, 12)
  }
  expect(studentizedRangeDistribution(1, 10).cdf(2)).toBeNaN()
})
