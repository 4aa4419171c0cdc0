import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nonCentralT } from '../../distributions/non-central-t.ts'
import { cohenD, hedgesFactor, nonCentralityInterval } from './cohen-d.ts'

test('the limits are the non-centralities at which the observed t is exactly in a tail', () => {
  fc.assert(
    fc.property(fc.double({ min: -8, max: 8, noNaN: true }), fc.integer({ min: 2, max: 400 }), (t, df) => {
      const { lower, upper } = nonCentralityInterval(t, df, 0.9)
      expect(nonCentralT(t, df, lower).upper).toBeCloseTo(0.05, 9)
      expect(nonCentralT(t, df, upper).lower).toBeCloseTo(0.05, 9)
      expect(lower).toBeLessThan(upper)
    }),
    { numRuns: 40 },
  )
})

test("Hedges' factor is near 1 - 3 / (4 df - 1)", () => {
  for (const df of [5, 18, 60, 1000, 1e7]) expect(hedgesFactor(df)).toBeCloseTo(1 - 3 / (4 * df - 1), 2)
  expect(hedgesFactor(2)).toBeCloseTo(Math.sqrt(Math.PI) ** -1, 12)
})

test('with a hundred thousand values the interval is narrow and encloses d', () => {
  const values = (shift: number) =>
    Float64Array.from({ length: 50_000 }, (_, i) => ((i * 0.618033988749895) % 1) + shift)
  const { d } = cohenD(values(1), values(0), 0.95)
  expect(d.interval.lower).toBeLessThan(d.estimate)
  expect(d.interval.upper).toBeGreaterThan(d.estimate)
  expect(d.interval.upper - d.interval.lower).toBeLessThan(0.06)
})
