import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const child = {
  height: { value: 120, unit: 'cm' },
  creatinine: { value: 0.6, unit: 'mg/dL' },
  age: { value: 7, unit: 'a' },
}
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...child, ...more })

test('the SI form of the paper, 36.5 × height ÷ µmol/L, agrees to three digits', () => {
  const outcome = run({ creatinine: { value: 53, unit: 'umol/L' } })
  expect(outcome).toMatchObject({ outputs: { egfr: { value: expect.closeTo((36.5 * 120) / 53, 0) } } })
})

test('from 1 up to 18 years', () => {
  const at = (value: number) => run({ age: { value, unit: 'a' } })
  expect(at(0)).toMatchObject({ problems: [{ code: 'from-1-to-18' }] })
  expect([at(1).status, at(17).status]).toEqual(['done', 'done'])
  expect(at(18)).toMatchObject({ problems: [{ code: 'from-1-to-18' }] })
})

test('refused on dialysis, with a warning if the steady state is not confirmed', () => {
  expect(run({ dialysis: true })).toMatchObject({ problems: [{ code: 'on-dialysis' }] })
  expect(run()).toMatchObject({ warnings: [{ code: 'steady-state-assumed' }] })
})
