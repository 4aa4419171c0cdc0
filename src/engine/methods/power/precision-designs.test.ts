import { expect, test } from 'vitest'
import {
  intraclassPrecision,
  kappaPrecision,
  meanDifferencePrecision,
  meanPrecision,
  type PrecisionModel,
  proportionDifferencePrecision,
  proportionPrecision,
  solvePrecision,
} from './precision-designs.ts'

const spread = { sd: 10, confidence: 0.95, assurance: null }

const models: readonly (readonly [string, PrecisionModel])[] = [
  ['mean', meanPrecision(spread)],
  ['mean, assured', meanPrecision({ ...spread, assurance: 0.9 })],
  ['difference of means', meanDifferencePrecision(spread, 0.5)],
  ['proportion, Wald', proportionPrecision(0.3, 'wald', 0.95)],
  ['proportion, Wilson', proportionPrecision(0.3, 'wilson', 0.95)],
  ['difference of proportions', proportionDifferencePrecision([0.3, 0.5], 2, 0.9)],
  ['kappa', kappaPrecision(0.6, 0.3, 0.95)],
  ['intraclass correlation', intraclassPrecision(0.8, 2, 0.95)],
]

test.each(models)('%s: more persons make it narrower, and the size for a width has that width', (_, model) => {
  let before = Number.POSITIVE_INFINITY
  for (let n = model.least + 1; n < 1e6; n *= 3) {
    const half = model.halfWidth(model.sizes(n))
    expect(half).toBeLessThan(before)
    expect(solvePrecision(model, half) / n).toBeCloseTo(1, 9)
    before = half
  }
  expect(solvePrecision(model, 1e9)).toBe(model.least)
  expect(solvePrecision(model, 1e-9)).toBeNaN()
})

test('an intraclass correlation: the numbers of Bonett (2002) and of the R packages presize and ICC', () => {
  // 4 raters, 0.85, a width of 0.2: 19.2 (Bonett's example, as presize cites it); 2, 0.7, 0.2: 101 without the 5 rho (ICC::Nest)
  expect(solvePrecision(intraclassPrecision(0.85, 4, 0.95), 0.1)).toBeCloseTo(19.2, 1)
  expect(Math.ceil(solvePrecision(intraclassPrecision(0.7, 2, 0.95), 0.1) - 3.5)).toBe(101)
  expect(Math.round(solvePrecision(intraclassPrecision(0.8, 2, 0.95), 0.1))).toBe(55)
})

test('a proportion: the size of the textbook formula z^2 p (1 - p) / w^2', () => {
  expect(Math.ceil(solvePrecision(proportionPrecision(0.5, 'wald', 0.95), 0.05))).toBe(385)
})

test('kappa of 0 has the variance 1/n, and perfect agreement none', () => {
  expect(kappaPrecision(0, 0.3, 0.95).halfWidth([100])).toBeCloseTo(0.196, 4)
  expect(kappaPrecision(1, 0.3, 0.95).halfWidth([100])).toBe(0)
})

test('an assurance of one half makes it wider than the expected width only by the median of chi-squared', () => {
  const [plain, assured] = [meanPrecision(spread), meanPrecision({ ...spread, assurance: 0.5 })]
  expect(assured.halfWidth([1000]) / plain.halfWidth([1000])).toBeCloseTo(1, 3)
  expect(meanPrecision({ ...spread, assurance: 0.9 }).halfWidth([20])).toBeGreaterThan(plain.halfWidth([20]))
})
