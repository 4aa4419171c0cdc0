import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const well = {
  site: 'other',
  platelets: { value: 250, unit: '10*9/L' },
  whiteCells: { value: 7, unit: '10*9/L' },
  bmi: { value: 23, unit: 'kg/m2' },
  haemoglobin: { value: 130, unit: 'g/L' },
  stimulated: false,
}

function score(more: EnteredInputs) {
  const outcome = runCalculator(definition, { ...well, ...more })
  return outcome.status === 'done' ? outcome.outputs.score?.value : outcome
}

const quantity = (key: string, unit: string) => (value: number) => score({ [key]: { value, unit } })

test('both sides of each cut-off', () => {
  expect([349, 350].map(quantity('platelets', '10*9/L'))).toEqual([0, 1])
  expect([11, 11.1].map(quantity('whiteCells', '10*9/L'))).toEqual([0, 1])
  expect([34.9, 35].map(quantity('bmi', 'kg/m2'))).toEqual([0, 1])
  expect([100, 99].map(quantity('haemoglobin', 'g/L'))).toEqual([0, 1])
  expect([10, 9.9].map(quantity('haemoglobin', 'g/dL'))).toEqual([0, 1])
})

test('anaemia and a stimulating drug count once; sites', () => {
  expect(score({ stimulated: true, haemoglobin: { value: 90, unit: 'g/L' } })).toBe(1)
  expect(['other', 'high', 'highest'].map((site) => score({ site }))).toEqual([0, 1, 2])
})

test('an unanswered item is missing, an impossible count refused', () => {
  expect(score({ stimulated: null })).toMatchObject({ missing: ['stimulated'] })
  expect(score({ platelets: { value: 3000, unit: '10*9/L' } })).toMatchObject({ status: 'rejected' })
})
