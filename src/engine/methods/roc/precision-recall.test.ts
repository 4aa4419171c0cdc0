import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { repeatCases } from '../samples/repeat-cases.ts'
import { calledAtScores } from './cut-offs.ts'
import { precisionRecallArea, precisionRecallCurve } from './precision-recall.ts'
import { scoreCounts } from './score-counts.ts'

const scores = Float64Array.of(3, 5, 5, 7, 2, 1, 2, 2, 3, 0, 5, -4)
const events = Uint8Array.of(1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0)

// the example of scikit-learn's average_precision_score: 0.83
test('the average precision is the sum of the steps of recall times precision', async () => {
  const counts = await scoreCounts(Float64Array.of(0.1, 0.4, 0.35, 0.8), Uint8Array.of(0, 0, 1, 1), uninterrupted)
  expect(precisionRecallArea(counts, 'steps')).toBeCloseTo(0.5 + 0.5 * (2 / 3), 14)
  expect(precisionRecallArea(counts, 'interpolated')).toBeCloseTo(0.5 + 0.5 * (1 - Math.log(3 / 2)), 14)
})

test('the interpolated area is that under the interpolated curve', async () => {
  const counts = await scoreCounts(scores, events, uninterrupted)
  const { recall: x, precision: y } = precisionRecallCurve(counts, 500, 'interpolated')
  expect([x[0], x.at(-1), y.at(-1)]).toEqual([0, 1, 5 / 12])
  let area = 0
  for (let k = 1; k < x.length; k++) area += (((x[k] ?? 0) - (x[k - 1] ?? 0)) * ((y[k] ?? 0) + (y[k - 1] ?? 0))) / 2
  expect(precisionRecallArea(counts, 'interpolated')).toBeCloseTo(area, 3)
})

test('the steps of the curve have the average precision as their area', async () => {
  const counts = await scoreCounts(scores, events, uninterrupted)
  const { recall, precision } = precisionRecallCurve(counts, 500, 'steps')
  const area = recall.reduce((sum, at, k) => sum + (at - (recall[k - 1] ?? 0)) * (precision[k] ?? 0), 0)
  expect(precisionRecallArea(counts, 'steps')).toBeCloseTo(area, 14)
  expect(precision[0]).toBe(1)
})

test('counted cases are repeated ones', async () => {
  const weights = Float64Array.from(scores, (_, i) => [3, 1, 7, 2][i % 4] ?? 1)
  const states = Uint8Array.from(repeatCases(Float64Array.from(events), weights))
  const counts = await scoreCounts(scores, events, uninterrupted, weights)
  const long = await scoreCounts(repeatCases(scores, weights), states, uninterrupted)
  for (const rule of ['steps', 'interpolated'] as const)
    expect(precisionRecallArea(counts, rule)).toBe(precisionRecallArea(long, rule))
})

test('thinned scores keep the highest and the lowest, with all cases above them', async () => {
  const { scores: kept, called } = calledAtScores(await scoreCounts(scores, events, uninterrupted), 3)
  expect(kept).toEqual([7, 2, -4])
  expect(called.map(({ truePositive, falsePositive }) => [truePositive, falsePositive])).toEqual([
    [1, 0],
    [5, 4],
    [5, 7],
  ])
})
