import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function deficit(kilograms: number, more: EnteredInputs = {}) {
  const outcome = runCalculator(definition, {
    weight: { value: kilograms, unit: 'kg' },
    actual: { value: 100, unit: 'g/L' },
    target: { value: 150, unit: 'g/L' },
    ...more,
  })
  return outcome.status === 'done' ? outcome.outputs.deficit?.value : outcome
}

test('stores are 500 mg from 35 kg on, 15 mg/kg below, or as given', () => {
  expect(deficit(35)).toBeCloseTo(35 * 12 + 500, 9)
  expect(deficit(34)).toBeCloseTo(34 * 12 + 510, 9)
  expect(deficit(60, { stores: { value: 1000, unit: 'mg' } })).toBeCloseTo(60 * 12 + 1000, 9)
})

test('g/dL and g/L give the same', () => {
  const conventional = { actual: { value: 10, unit: 'g/dL' }, target: { value: 15, unit: 'g/dL' } }
  expect(deficit(60, conventional)).toBeCloseTo(60 * 12 + 500, 9)
})

test('refused in the first trimester, and for a haemoglobin of 8 g/L', () => {
  expect(deficit(60, { firstTrimester: true })).toMatchObject({ problems: [{ code: 'first-trimester' }] })
  expect(deficit(60, { actual: { value: 8, unit: 'g/L' } })).toMatchObject({
    problems: [{ code: 'impossible-other-unit' }],
  })
})
