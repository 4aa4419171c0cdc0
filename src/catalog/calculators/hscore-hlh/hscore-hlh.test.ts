import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'
import { probability } from './score.ts'

const well = {
  immunosuppression: false,
  temperature: { value: 37, unit: 'Cel' },
  organs: 'none',
  cytopenias: '1',
  ferritin: { value: 100, unit: 'ug/L' },
  triglycerides: { value: 1, unit: 'mmol/L' },
  fibrinogen: { value: 3, unit: 'g/L' },
  ast: { value: 20, unit: 'U/L' },
  marrow: false,
}

function score(more: EnteredInputs) {
  const outcome = runCalculator(definition, { ...well, ...more })
  return outcome.status === 'done' ? outcome.outputs.score?.value : outcome
}

const quantity = (key: string, unit: string) => (value: number) => score({ [key]: { value, unit } })

test('both sides of each cut-off', () => {
  expect([38.3, 38.4, 39.4, 39.5].map(quantity('temperature', 'Cel'))).toEqual([0, 33, 33, 49])
  expect([1999, 2000, 6000, 6001].map(quantity('ferritin', 'ug/L'))).toEqual([0, 35, 35, 50])
  expect([1.49, 1.5, 4, 4.01].map(quantity('triglycerides', 'mmol/L'))).toEqual([0, 44, 44, 64])
  expect([2.6, 2.5].map(quantity('fibrinogen', 'g/L'))).toEqual([0, 30])
  expect([260, 250].map(quantity('fibrinogen', 'mg/dL'))).toEqual([0, 30])
  expect([29, 30].map(quantity('ast', 'U/L'))).toEqual([0, 19])
})

test('the other items', () => {
  expect([score({ immunosuppression: true }), score({ marrow: true })]).toEqual([18, 35])
  expect(['none', 'one', 'both'].map((organs) => score({ organs }))).toEqual([0, 23, 38])
  expect(['1', '2', '3'].map((cytopenias) => score({ cytopenias }))).toEqual([0, 24, 34])
})

/** Table 3 of Case Rep Rheumatol 2017:5304180. */
test.each([
  [100, 1],
  [110, 3],
  [140, 16],
  [170, 54],
  [200, 88],
  [240, 99],
])('%d points: %d%', (points, percent) => {
  expect(probability(points)).toBe(percent)
})

test('outside the table there is no number', () => {
  expect([probability(99), probability(241)]).toEqual([null, null])
})

test('a missing marrow is missing, an impossible temperature refused', () => {
  expect(score({ marrow: null })).toMatchObject({ missing: ['marrow'] })
  expect(score({ temperature: { value: 60, unit: 'Cel' } })).toMatchObject({ status: 'rejected' })
})
