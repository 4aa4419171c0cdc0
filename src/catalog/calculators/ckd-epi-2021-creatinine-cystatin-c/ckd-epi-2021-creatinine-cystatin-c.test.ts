import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const woman = {
  creatinine: { value: 1.5, unit: 'mg/dL' },
  cystatinC: { value: 1.4, unit: 'mg/L' },
  age: { value: 60, unit: 'a' },
  sex: 'female',
}
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...woman, ...more })
const egfr = (more: EnteredInputs) => {
  const outcome = run(more)
  return outcome.status === 'done' ? (outcome.outputs.egfr?.value ?? 0) : Number.NaN
}

test('the value of a second program, in either unit of creatinine', () => {
  expect(egfr({})).toBeCloseTo(43.953, 3)
  expect(egfr({ creatinine: { value: 132.6, unit: 'umol/L' } })).toBeCloseTo(43.953, 3)
})

test('the pieces meet at both knots', () => {
  const creatinine = (value: number) => ({ creatinine: { value, unit: 'mg/dL' } })
  const cystatin = (value: number) => ({ cystatinC: { value, unit: 'mg/L' } })
  expect(egfr(creatinine(0.7 + 1e-9))).toBeCloseTo(egfr(creatinine(0.7 - 1e-9)), 5)
  expect(egfr(cystatin(0.8 + 1e-9))).toBeCloseTo(egfr(cystatin(0.8 - 1e-9)), 5)
})

test('refused in acute kidney injury, with a warning if the steady state is not confirmed', () => {
  expect(run({ acuteKidneyInjury: true })).toMatchObject({ problems: [{ code: 'not-steady' }] })
  expect(run()).toMatchObject({ warnings: [{ code: 'steady-state-assumed' }] })
})
