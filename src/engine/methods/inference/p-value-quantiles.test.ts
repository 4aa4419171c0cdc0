import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { genomicInflation, pValueQuantiles } from './p-value-quantiles.ts'

test('the inflation factor of R: median(qchisq(p, 1, lower.tail = FALSE)) / qchisq(0.5, 1)', () => {
  const factor = (...p: readonly number[]) => genomicInflation(Float64Array.from(p))
  expect(factor(0.5)).toBe(1)
  expect(factor(0.001, 0.02, 0.3, 0.9)).toBeCloseTo(7.128565962509403, 12)
  expect(factor(1e-300, 1e-290, 1)).toBeCloseTo(2918.770360624482, 8)
  expect(factor(0, 0, 1)).toBe(Number.POSITIVE_INFINITY)
})

test('ordered P values, their expectations and the limits of R: qbeta(c(0.025, 0.975), i, n + 1 - i)', async () => {
  const { x, y, lower, upper } = await pValueQuantiles(Float64Array.of(0, 0.2, 1), 5, 0.95, uninterrupted)
  expect(x).toEqual([1 / 6, 1 / 2, 5 / 6].map((p) => -Math.log10(p)))
  expect(y).toEqual([5, -Math.log10(0.2), 0])
  expect(lower[0]).toBeCloseTo(0.1502132644589825, 12)
  expect(upper[0]).toBeCloseTo(2.0755264282203321, 12)
})

test('of many P values all of the smallest are points, and fewer of the others', async () => {
  const n = 5000
  const sorted = Float64Array.from({ length: n }, (_, k) => (k + 0.5) / n)
  const { x, y } = await pValueQuantiles(sorted, 5, 0.95, uninterrupted)
  const ranks = x.map((of) => Math.round(10 ** -of * n + 0.5))
  expect(ranks.slice(0, 256)).toEqual(Array.from({ length: 256 }, (_, k) => k + 1))
  expect([256, 260, 508, 512, 520, 4096, 4160].every((rank) => ranks.includes(rank))).toBe(true)
  expect(ranks).toHaveLength(256 + 4 * 64 + 14)
  expect(y.every((of, k) => Math.abs(of - (x[k] as number)) < 1e-9)).toBe(true)
})
