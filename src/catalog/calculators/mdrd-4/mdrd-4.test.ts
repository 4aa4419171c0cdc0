import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const man = { creatinine: { value: 1, unit: 'mg/dL' }, age: { value: 50, unit: 'a' }, sex: 'male' }
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...man, ...more })

/** Values from a second program, in R. */
test.each([
  [{}, 79.09466],
  [{ creatinine: { value: 88.4, unit: 'umol/L' } }, 79.09466],
  [{ sex: 'female' }, 79.09466 * 0.742],
  [{ black: true }, 79.09466 * 1.212],
])('%j: %d', (more, expected) => {
  expect(run(more)).toMatchObject({ outputs: { egfr: { value: expect.closeTo(expected, 4) } } })
})

test('refused below 18 years, with a warning if the steady state is not confirmed', () => {
  expect(run({ age: { value: 17, unit: 'a' } })).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(run()).toMatchObject({ warnings: [{ code: 'steady-state-assumed' }] })
})
