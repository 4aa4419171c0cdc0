import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const man = { creatinine: { value: 1, unit: 'mg/dL' }, age: { value: 50, unit: 'a' }, sex: 'male' }
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...man, ...more })

test('creatinine in either unit gives the same', () => {
  expect(run({ creatinine: { value: 88.4, unit: 'umol/L' } })).toMatchObject({
    outputs: { egfr: { value: expect.closeTo(87.36968, 4) } },
  })
})

test('the pieces meet at κ', () => {
  const at = (value: number) => {
    const outcome = run({ creatinine: { value, unit: 'mg/dL' } })
    return outcome.status === 'done' ? (outcome.outputs.egfr?.value ?? 0) : 0
  }
  expect(at(0.9 + 1e-9)).toBeCloseTo(at(0.9 - 1e-9), 5)
})

test('the race coefficient is applied only if requested', () => {
  expect(run({ black: true })).toMatchObject({ outputs: { egfr: { value: expect.closeTo(87.36968 * 1.159, 4) } } })
  expect(run({ black: false })).toMatchObject({ outputs: { egfr: { value: expect.closeTo(87.36968, 4) } } })
})

test('refused below 18 years, on dialysis, in pregnancy and in acute kidney injury; a steady state is assumed aloud', () => {
  expect(run({ age: { value: 17, unit: 'a' } })).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(run({ dialysis: true })).toMatchObject({ problems: [{ code: 'on-dialysis' }] })
  expect(run({ pregnancy: true })).toMatchObject({ problems: [{ code: 'in-pregnancy' }] })
  expect(run({ acuteKidneyInjury: true })).toMatchObject({ problems: [{ code: 'not-steady' }] })
  expect(run()).toMatchObject({ warnings: [{ code: 'steady-state-assumed' }] })
})
