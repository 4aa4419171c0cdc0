import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { mannWhitney, mannWhitneyTest } from './mann-whitney.ts'

const settings = { method: 'auto', continuity: true, alternative: 'two-sided', confidence: 0.95 } as const

test('exact p value and interval are dual: zero is outside exactly when p <= 0.05', async () => {
  const values = fc.uniqueArray(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 10, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(values, fc.integer({ min: 5, max: 30 }), async (all, split) => {
      fc.pre(split < all.length - 4)
      // halves are never tied with integers
      const x = Float64Array.from(all.slice(0, split))
      const y = Float64Array.from(all.slice(split), (value) => value + 0.25)
      const { method, pValue, interval } = await mannWhitney(x, y, settings, uninterrupted)
      expect(method).toBe('exact')
      expect(interval.lower > 0 || interval.upper < 0).toBe(pValue <= 0.05)
    }),
  )
})

test('exact with ties: the published reaction times after two stimulants', async () => {
  // SAS/STAT 14.1 User's Guide, PROC NPAR1WAY, "Exact Wilcoxon Two-Sample Test": one-sided 0.0527, two-sided 0.1054
  const first = Float64Array.of(1.94, 1.94, 2.92, 2.92, 2.92, 2.92, 3.27, 3.27, 3.27, 3.27, 3.7, 3.7, 3.74)
  const second = Float64Array.of(3.27, 3.27, 3.27, 3.7, 3.7, 3.74)
  const exact = { ...settings, method: 'exact' } as const
  const oneSided = await mannWhitneyTest(first, second, { ...exact, alternative: 'less' }, uninterrupted)
  expect(oneSided.u).toBe(110.5 - (13 * 14) / 2)
  expect(oneSided.pValue).toBeCloseTo(0.0527, 4)
  expect((await mannWhitneyTest(first, second, exact, uninterrupted)).pValue).toBeCloseTo(0.1054, 4)
})

test('exchanging the samples mirrors all results', async () => {
  const [x, y] = [Float64Array.of(1, 2, 2, 5, 9), Float64Array.of(2, 3, 3, 11)]
  const there = await mannWhitney(x, y, settings, uninterrupted)
  const back = await mannWhitney(y, x, settings, uninterrupted)
  expect(back.u).toBe(20 - there.u)
  expect(back.z).toBeCloseTo(-there.z, 14)
  expect(back.pValue).toBeCloseTo(there.pValue, 14)
  expect(back.shift).toBe(-there.shift)
  expect([back.interval.lower, back.interval.upper]).toEqual([-there.interval.upper, -there.interval.lower])
  expect(back.rankBiserial.estimate).toBeCloseTo(-there.rankBiserial.estimate, 14)
})

test('two hundred thousand values with ties need no list of all pairs', async () => {
  const n = 100_000
  const x = Float64Array.from({ length: n }, (_, i) => (i * 7919) % 1000)
  const y = Float64Array.from({ length: n }, (_, i) => ((i * 104_729) % 1000) + 1)
  const { shift, interval, method } = await mannWhitney(x, y, settings, uninterrupted)
  expect([method, shift]).toEqual(['normal', -1])
  expect(interval.lower).toBeLessThanOrEqual(-1)
})
