import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { repeatCases } from '../samples/repeat-cases.ts'
import { accuracyOf } from './accuracy.ts'
import { rocArea } from './area.ts'
import { compareAreas } from './compare-areas.ts'
import { rocCurve } from './curve.ts'
import { bestCutOff, givenCutOff } from './cut-offs.ts'
import { scoreCounts } from './score-counts.ts'

const events = Uint8Array.from([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0])
const scores = Float64Array.from([3, 5, 5, 7, 2, 1, 2, 2, 3, 0, 5, -4])
const other = Float64Array.from([9, 4, 4, 8, 6, 4, 1, 3, 9, 2, 0, 5])

const countsOf = (values: Float64Array) => scoreCounts(values, events, uninterrupted)

test('the area is the proportion of concordant pairs, ties counting half', async () => {
  let wins = 0
  for (let i = 0; i < 5; i++)
    for (let j = 5; j < 12; j++) {
      const [a = 0, b = 0] = [scores[i], scores[j]]
      wins += a > b ? 1 : a === b ? 0.5 : 0
    }
  expect(rocArea(await countsOf(scores)).area).toBeCloseTo(wins / 35, 15)
})

test('the area is that under the curve by the trapezoidal rule', async () => {
  const counts = await countsOf(other)
  const { falsePositive: x, truePositive: y } = rocCurve(counts)
  let area = 0
  for (let k = 1; k < x.length; k++) area += (((x[k] ?? 0) - (x[k - 1] ?? 0)) * ((y[k] ?? 0) + (y[k - 1] ?? 0))) / 2
  expect(rocArea(counts).area).toBeCloseTo(area, 14)
})

test('curves and comparisons of counted cases are those of repeated ones', async () => {
  const weights = Float64Array.from(scores, (_, i) => [3, 1, 7, 2][i % 4] ?? 1)
  const [x, y] = [repeatCases(scores, weights), repeatCases(other, weights)]
  const states = Uint8Array.from(repeatCases(Float64Array.from(events), weights))
  const counts = await scoreCounts(scores, events, uninterrupted, weights)
  expect(counts).toEqual(await scoreCounts(x, states, uninterrupted))
  const own = await compareAreas(scores, other, events, uninterrupted, weights)
  const long = await compareAreas(x, y, states, uninterrupted)
  expect(own.difference).toBeCloseTo(long.difference, 14)
  expect(own.standardError).toBeCloseTo(long.standardError, 14)
})

test('negated scores have the complementary area, with the same standard error', async () => {
  const { area, standardError: se } = rocArea(await countsOf(scores))
  const turned = rocArea(await countsOf(scores.map((value) => -value)))
  expect(turned.area).toBeCloseTo(1 - area, 14)
  expect(turned.standardError).toBeCloseTo(se, 14)
})

test('neither the order of rows nor an increasing transformation changes area or comparison', async () => {
  const order = [7, 2, 11, 0, 9, 4, 1, 10, 3, 8, 6, 5]
  const moved = (values: Float64Array) => Float64Array.from(order, (i) => Math.exp(values[i] ?? 0))
  const states = Uint8Array.from(order, (i) => events[i] ?? 0)
  const here = await compareAreas(scores, other, events, uninterrupted)
  const there = await compareAreas(moved(scores), moved(other), states, uninterrupted)
  expect(there.difference).toBeCloseTo(here.difference, 14)
  expect(there.standardError).toBeCloseTo(here.standardError, 14)
})

test('a comparison equals the difference of the areas, with the opposite sign if the markers are swapped', async () => {
  const [one, two] = [rocArea(await countsOf(scores)), rocArea(await countsOf(other))]
  const here = await compareAreas(scores, other, events, uninterrupted)
  const back = await compareAreas(other, scores, events, uninterrupted)
  expect(here.difference).toBeCloseTo(one.area - two.area, 14)
  expect(back.z).toBeCloseTo(-here.z, 13)
  expect(back.pValue).toBeCloseTo(here.pValue, 13)
  expect((await compareAreas(scores, scores, events, uninterrupted)).pValue).toBeNaN()
})

test('the best cut-off is the best of all observed ones', async () => {
  const counts = await countsOf(scores)
  const all = Array.from(counts.values, (value) => givenCutOff(counts, value))
  const youden = (one: (typeof all)[number]) => one.truePositive / 5 - one.falsePositive / 7
  const best = bestCutOff(counts, 'youden')
  expect(best && youden(best)).toBeCloseTo(Math.max(...all.map(youden)), 14)
  const kept = bestCutOff(counts, { sensitivity: 0.8 })
  expect(kept).toMatchObject({ value: 3, truePositive: 4, falsePositive: 2 })
  expect(bestCutOff(counts, { specificity: 0.8 })).toMatchObject({ value: 5, truePositive: 3, falsePositive: 1 })
})

test('there is no cut-off for a specificity that even the highest score does not reach', async () => {
  const counts = await countsOf(Float64Array.from([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]))
  expect(bestCutOff(counts, { specificity: 0.9 })).toBeUndefined()
})

test('predictive values at the prevalence of the rows are those of the rows', () => {
  const called = { truePositive: 30, falsePositive: 10, falseNegative: 20, trueNegative: 90 }
  const [own, stated] = [accuracyOf(called, 0.95, null), accuracyOf(called, 0.95, 50 / 150)]
  expect(stated.positiveValue.value).toBeCloseTo(own.positiveValue.value, 14)
  expect(stated.negativeValue.value).toBeCloseTo(own.negativeValue.value, 14)
  // the variance is that of the logarithm of the likelihood ratio, so that limits of one are limits of the other
  const odds = (value: number) => value / (1 - value)
  const { positiveValue, positiveRatio } = stated
  const before = odds(positiveValue.value) / positiveRatio.value
  expect(odds(positiveValue.interval?.lower ?? 0)).toBeCloseTo(before * (positiveRatio.interval?.lower ?? 0), 10)
  expect(odds(positiveValue.interval?.upper ?? 0)).toBeCloseTo(before * (positiveRatio.interval?.upper ?? 0), 10)
})

test('a cut-off that calls everyone positive has no interval of its likelihood ratio, nor of the predictive values', () => {
  const allPositive = { truePositive: 5, falseNegative: 0, falsePositive: 7, trueNegative: 0 }
  const { positiveRatio, positiveValue, negativeRatio } = accuracyOf(allPositive, 0.95, 0.3)
  expect(positiveRatio).toEqual({ value: 1, interval: null })
  expect(positiveValue).toEqual({ value: 0.3, interval: null })
  expect(negativeRatio.interval).toBeNull()
})

test('without events, without non-events or without rows there is neither an area nor a standard error', async () => {
  for (const states of [[1, 1], [0, 0], []]) {
    const values = Float64Array.from(states, (_, i) => i)
    const { area, standardError: se } = rocArea(await scoreCounts(values, Uint8Array.from(states), uninterrupted))
    expect([area, se]).toEqual([Number.NaN, Number.NaN])
  }
})
