import { expect, test } from 'vitest'
import { compareRisks } from '../proportions/compare-risks.ts'
import { wilsonInterval } from '../proportions/proportion-interval.ts'
import { thresholdMeasures } from './threshold-measures.ts'

const called = { truePositive: 40, falsePositive: 12, falseNegative: 10, trueNegative: 60 }

test('shares of the data have Wilson’s intervals', () => {
  const { sensitivity, accuracy, alertRate, negativeValue } = thresholdMeasures(called, 0.95, null)
  expect(sensitivity).toEqual({ value: 0.8, interval: wilsonInterval(40, 50, 0.95) })
  expect(negativeValue).toEqual({ value: 60 / 70, interval: wilsonInterval(60, 70, 0.95) })
  expect(accuracy).toEqual({ value: 100 / 122, interval: wilsonInterval(100, 122, 0.95) })
  expect(alertRate).toEqual({ value: 52 / 122, interval: wilsonInterval(52, 122, 0.95) })
})

test('the Youden index has the interval of a difference of two proportions', () => {
  const { youden } = thresholdMeasures(called, 0.9, null)
  const { estimate, interval } = compareRisks({ events: 40, n: 50 }, { events: 12, n: 72 }, 0.9).difference
  expect(youden.value).toBeCloseTo(estimate, 14)
  expect(youden.interval?.lower).toBeCloseTo(interval.lower, 14)
  expect(youden.interval?.upper).toBeCloseTo(interval.upper, 14)
})

test('at another prevalence events and others are weighted by it', () => {
  const { accuracy, alertRate, positiveValue } = thresholdMeasures(called, 0.95, 0.1)
  const [hit, wrong] = [0.1 * 0.8, 0.9 * (12 / 72)]
  expect(accuracy.value).toBeCloseTo(hit + 0.9 * (60 / 72), 14)
  expect(alertRate.value).toBeCloseTo(hit + wrong, 14)
  expect(positiveValue.value).toBeCloseTo(hit / (hit + wrong), 14)
  const [se, fp] = [wilsonInterval(40, 50, 0.95), wilsonInterval(12, 72, 0.95)]
  expect(alertRate.interval?.lower).toBeCloseTo(
    alertRate.value - Math.hypot(0.1 * (0.8 - se.lower), 0.9 * (12 / 72 - fp.lower)),
    14,
  )
})

test('nobody called negative leaves no negative predictive value', () => {
  const everybody = { truePositive: 50, falsePositive: 72, falseNegative: 0, trueNegative: 0 }
  expect(thresholdMeasures(everybody, 0.95, null).negativeValue).toEqual({ value: Number.NaN, interval: null })
})
