import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const man = {
  age: { value: 60, unit: 'a' },
  sex: 'male',
  egfr: { value: 30, unit: 'mL/min/{1.73_m2}' },
  acr: { value: 500, unit: 'mg/g' },
  region: 'north-america',
}
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...man, ...more })

test('the North American baseline, by a second program', () => {
  expect(run()).toMatchObject({
    outputs: { risk5: { value: expect.closeTo(29.8752, 3) }, risk2: { value: expect.closeTo(10.7451, 3) } },
  })
})

/** The ACR that gives this risk, with the other inputs as here. */
function acrFor(percent: number, survival: number): number {
  const sum = Math.log(Math.log(1 - percent / 100) / Math.log(survival))
  const others = -0.2201 * (6 - 7.036) + 0.2467 * (1 - 0.5642) - 0.5567 * (30 / 5 - 7.222)
  return Math.exp((sum - others) / 0.451 + 5.137)
}

test.each([
  [2.9, 0.924, 0, 'below-3'],
  [3, 0.924, 0, 'from-3'],
  [5, 0.924, 0, 'from-3'],
  [5.1, 0.924, 0, 'above-5'],
  [10, 0.975, 1, 'to-10'],
  [10.1, 0.975, 1, 'above-10'],
  [40, 0.975, 1, 'above-10'],
  [40.1, 0.975, 1, 'above-40'],
])('%d%, baseline %d: %s', (percent, survival, which, id) => {
  const outcome = run({ acr: { value: acrFor(percent, survival), unit: 'mg/g' } })
  expect(outcome.status === 'done' && outcome.bands[which]?.band.id).toBe(id)
})

test('1 mg/mmol is 8.84 mg/g', () => {
  expect(run({ acr: { value: 500 / 8.84, unit: 'mg/mmol' } })).toMatchObject({
    outputs: { risk5: { value: expect.closeTo(29.8752, 3) } },
  })
})

test('refused on dialysis, after transplantation and at an eGFR above 60; warned beyond 90 years', () => {
  expect(run({ dialysis: true })).toMatchObject({ problems: [{ code: 'had-already' }] })
  expect(run({ transplant: true })).toMatchObject({ problems: [{ code: 'had-already' }] })
  expect(run({ egfr: { value: 61, unit: 'mL/min/{1.73_m2}' } })).toMatchObject({ status: 'rejected' })
  expect(run({ age: { value: 91, unit: 'a' } })).toMatchObject({ warnings: [{ code: 'to-90' }] })
})
