import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

/** The urine is twice as concentrated as plasma. */
function run(urineK: number, serumK: number, more = {}) {
  return runCalculator(definition, {
    urinePotassium: { value: urineK, unit: 'mmol/L' },
    serumPotassium: { value: serumK, unit: 'mmol/L' },
    urineOsmolality: { value: 600, unit: 'mOsm/kg' },
    serumOsmolality: { value: 300, unit: 'mOsm/kg' },
    ...more,
  })
}

test.each([
  [59, 6, 'low'],
  [60, 6, 'between'],
  [84, 6, 'between'],
  [86, 6, 'adequate'],
  [17, 3, 'kept'],
  [18, 3, 'between'],
  [24, 3, 'between'],
  [25, 3, 'lost'],
])('urine K %d, serum K %d: %s', (urineK, serumK, id) => {
  expect(run(urineK, serumK)).toMatchObject({ bands: [{ band: { id } }] })
})

test('at a normal potassium there is a number and no reading', () => {
  expect(run(40, 4)).toMatchObject({ outputs: { ttkg: { value: 5 } }, bands: [] })
})

test('dilute urine and a low urine sodium are warned of; a potassium of 12 is refused', () => {
  expect(run(60, 6, { urineOsmolality: { value: 250, unit: 'mOsm/kg' } })).toMatchObject({
    warnings: [{ code: 'dilute' }],
  })
  expect(run(60, 6, { urineSodium: { value: 20, unit: 'mmol/L' } })).toMatchObject({
    warnings: [{ code: 'little-sodium' }],
  })
  expect(run(60, 12)).toMatchObject({ status: 'rejected' })
})
