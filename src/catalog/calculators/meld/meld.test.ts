import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const ill = {
  creatinine: { value: 1.9, unit: 'mg/dL' },
  bilirubin: { value: 4.2, unit: 'mg/dL' },
  inr: { value: 1.8, unit: '1' },
  dialysis: false,
  age: { value: 50, unit: 'a' },
}
const run = (more: EnteredInputs = {}) => runCalculator(definition, { ...ill, ...more })

test('in SI units too', () => {
  const si = { creatinine: { value: 1.9 * 88.4, unit: 'umol/L' }, bilirubin: { value: 4.2 * 17.1, unit: 'umol/L' } }
  expect(run(si)).toMatchObject({ outputs: { score: { rounded: 25, value: expect.closeTo(24.58037, 5) } } })
})

test('dialysis counts as a creatinine of 4 mg/dL', () => {
  const most = run({ creatinine: { value: 4, unit: 'mg/dL' } })
  expect(most).toMatchObject({ outputs: { score: { rounded: 32 } } })
  expect(run({ dialysis: true })).toMatchObject({ outputs: most.status === 'done' ? most.outputs : {} })
})

test('refused below 12 years, warned on a vitamin K antagonist', () => {
  expect(run({ age: { value: 11, unit: 'a' } })).toMatchObject({ problems: [{ code: 'from-12' }] })
  expect(run({ anticoagulant: true })).toMatchObject({ warnings: [{ code: 'inr-by-drug' }] })
})
