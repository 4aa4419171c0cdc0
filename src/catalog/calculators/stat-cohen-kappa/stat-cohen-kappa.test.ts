import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const of = resultsOf(definition, {})
const table = (...rows: readonly (readonly (number | null)[])[]) => of({ table: rows })

test('the bands begin at the second decimal of κ', () => {
  // with even margins and n = 100, κ = 2 (agreed − 50) / 100
  expect(table([30, 20], [20, 30])).toMatchObject({ outputs: { kappa: 0.2 }, bands: ['slight'] })
  expect(table([303, 197], [197, 303])).toMatchObject({ outputs: { kappa: 0.21 }, bands: ['fair'] })
  expect(table([25, 25], [25, 25])).toMatchObject({ outputs: { kappa: 0 }, bands: ['slight'] })
  expect(table([24, 26], [26, 24])).toMatchObject({ bands: ['poor'] })
  expect(table([405, 95], [95, 405])).toMatchObject({ outputs: { kappa: 0.62 }, bands: ['substantial'] })
})

test('in two categories all weights are alike, perfect agreement is 1 without an interval', () => {
  expect(table([10, 0], [0, 10])).toMatchObject({
    outputs: { kappa: 1, linear: 1, quadratic: 1, observed: 100, expected: 50 },
  })
  const outcome = runCalculator(definition, {
    table: [
      [10, 0],
      [0, 10],
    ],
  })
  expect(outcome.status === 'done' && outcome.outputs.kappaLow).toBeUndefined()
})

test('a table that is empty, degenerate, incomplete, of another shape or not of counts is refused with its code', () => {
  expect(table([0, 0], [0, 0])).toEqual(['nobody'])
  expect(table([0, 0], [0, 7])).toEqual(['one-category'])
  expect(table([1, null], [0, 7])).toEqual(['table'])
  expect(table([1, 2, 3], [0, 7, 3])).toEqual(['wrong-shape'])
  expect(table([1, 2.5], [0, 7])).toEqual(['not-counts'])
  expect(table([1, -2], [0, 7])).toEqual(['not-counts'])
})
