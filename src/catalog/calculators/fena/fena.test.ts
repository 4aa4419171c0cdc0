import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** Serum sodium 100 and creatinines in the ratio 1:100, so that FENa is the urine sodium ÷ 100. */
const run = (urineSodium: number, more = {}) =>
  runCalculator(definition, {
    urineSodium: { value: urineSodium, unit: 'mmol/L' },
    serumSodium: { value: 100, unit: 'mmol/L' },
    urineCreatinine: { value: 10_000, unit: 'umol/L' },
    serumCreatinine: { value: 100, unit: 'umol/L' },
    ...more,
  })

test.each([
  [99, 0.99, 'prerenal'],
  [100, 1, 'between'],
  [200, 2, 'between'],
  [201, 2.01, 'intrinsic'],
])('urine sodium %d: %d%%, %s', (urineSodium, value, id) => {
  expect(run(urineSodium)).toMatchObject({ outputs: { fena: { rounded: value } }, bands: [{ band: { id } }] })
})

test('after a diuretic it warns', () => {
  expect(run(100, { diuretic: true })).toMatchObject({ warnings: [{ code: 'unusual-value' }, { code: 'diuretic' }] })
})

test('a creatinine of 100 typed as mg/dL is refused', () => {
  expect(run(100, { serumCreatinine: { value: 100, unit: 'mg/dL' } })).toMatchObject({ status: 'rejected' })
})
