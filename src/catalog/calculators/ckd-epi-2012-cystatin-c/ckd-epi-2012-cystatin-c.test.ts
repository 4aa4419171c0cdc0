import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const man = { cystatinC: { value: 1, unit: 'mg/L' }, age: { value: 50, unit: 'a' }, sex: 'male' }
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...man, ...more })

test.each([
  [0.5, 'male', 137.618],
  [0.8, 'male', 108.848],
  [1.2, 'female', 59.209],
])('cystatin C %d mg/L, %s: %d', (value, sex, expected) => {
  expect(run({ cystatinC: { value, unit: 'mg/L' }, sex })).toMatchObject({
    outputs: { egfr: { value: expect.closeTo(expected, 3) } },
  })
})

test('refused below 18 years and on dialysis, with a warning if the steady state is not confirmed', () => {
  expect(run({ age: { value: 17, unit: 'a' } })).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(run({ dialysis: true })).toMatchObject({ problems: [{ code: 'on-dialysis' }] })
  expect(run()).toMatchObject({ warnings: [{ code: 'steady-state-assumed' }] })
})
