import { expect, test } from 'vitest'
import { clopperPearsonInterval, wilsonInterval } from '../proportions/proportion-interval.ts'
import { testAccuracy } from './test-accuracy.ts'

/** Liver scans against pathology (Altman and Bland, BMJ 1994;308:1552 and 309:102). */
const liver = { truePositive: 231, falsePositive: 32, falseNegative: 27, trueNegative: 54 }
const turned = { truePositive: 32, falsePositive: 231, falseNegative: 54, trueNegative: 27 }

test('the published values of the liver scan', () => {
  const found = testAccuracy(liver, 0.95, null, wilsonInterval)
  expect(found.sensitivity.value).toBeCloseTo(0.9, 2)
  expect(found.specificity.value).toBeCloseTo(0.63, 2)
  expect(found.positiveValue.value).toBeCloseTo(0.88, 2)
  expect(found.negativeValue.value).toBeCloseTo(0.67, 2)
  expect(found.frequency.value).toBe(0.75)
  const rare = testAccuracy(liver, 0.95, 0.25, wilsonInterval)
  expect(rare.positiveValue.value).toBeCloseTo(0.45, 2)
  expect(rare.negativeValue.value).toBeCloseTo(0.95, 2)
})

test('exact intervals contain those of a lower level and differ from Wilson’s', () => {
  const exact = testAccuracy(liver, 0.95, null, clopperPearsonInterval)
  const narrow = testAccuracy(liver, 0.8, null, clopperPearsonInterval)
  const wilson = testAccuracy(liver, 0.95, null, wilsonInterval)
  for (const key of ['sensitivity', 'specificity', 'positiveValue', 'negativeValue', 'agreement'] as const) {
    expect(exact[key].interval?.lower).toBeLessThan(narrow[key].interval?.lower ?? 0)
    expect(exact[key].interval?.upper).toBeGreaterThan(narrow[key].interval?.upper ?? 1)
    expect(exact[key].interval).not.toEqual(wilson[key].interval)
  }
  expect(exact.positiveRatio).toEqual(wilson.positiveRatio)
})

test('the odds ratio is the quotient of the likelihood ratios, and is inverted if the test results are exchanged', () => {
  const [here, there] = [
    testAccuracy(liver, 0.9, null, wilsonInterval),
    testAccuracy(turned, 0.9, null, wilsonInterval),
  ]
  expect(here.oddsRatio.value).toBeCloseTo(here.positiveRatio.value / here.negativeRatio.value, 10)
  expect(here.oddsRatio.value).toBeCloseTo(1 / there.oddsRatio.value, 10)
  expect(here.oddsRatio.interval?.lower).toBeCloseTo(1 / (there.oddsRatio.interval?.upper ?? 0), 10)
  expect(here.youdenInterval.lower).toBeCloseTo(-there.youdenInterval.upper, 12)
  expect(here.youden).toBeCloseTo(-there.youden, 14)
})

test('predictive values change monotonically with the prevalence and are within their limits', () => {
  const values = [0.001, 0.1, 0.5, 0.9, 0.999].map((p) => testAccuracy(liver, 0.95, p, wilsonInterval))
  for (const [k, { positiveValue, negativeValue }] of values.entries()) {
    for (const { value, interval } of [positiveValue, negativeValue]) {
      expect(interval?.lower).toBeLessThan(value)
      expect(interval?.upper).toBeGreaterThan(value)
    }
    if (k === 0) continue
    expect(positiveValue.value).toBeGreaterThan(values[k - 1]?.positiveValue.value ?? 1)
    expect(negativeValue.value).toBeLessThan(values[k - 1]?.negativeValue.value ?? 0)
  }
})

test('with an empty cell ratios have no interval, and proportions have one', () => {
  const perfect = { truePositive: 5, falsePositive: 0, falseNegative: 0, trueNegative: 7 }
  const found = testAccuracy(perfect, 0.95, 0.1, wilsonInterval)
  expect(found.oddsRatio).toEqual({ value: Number.POSITIVE_INFINITY, interval: null })
  expect([found.positiveRatio.interval, found.negativeRatio.interval, found.positiveValue.interval]).toEqual([
    null,
    null,
    null,
  ])
  expect(found.sensitivity.interval?.upper).toBe(1)
  const silent = testAccuracy({ ...perfect, truePositive: 0, falseNegative: 5 }, 0.95, null, wilsonInterval)
  expect(silent.positiveValue).toEqual({ value: Number.NaN, interval: null })
  expect(silent.negativeRatio).toEqual({ value: 1, interval: null })
  expect(silent.specificity.interval?.lower).toBeLessThan(1)
})
