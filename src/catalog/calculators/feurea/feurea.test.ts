import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const run = (urineUrea: number, unit = 'mmol/L') =>
  runCalculator(definition, {
    urineUrea: { value: urineUrea, unit, confirmed: true },
    serumUrea: { value: 20, unit: 'mmol/L' },
    urineCreatinine: { value: 5000, unit: 'umol/L' },
    serumCreatinine: { value: 250, unit: 'umol/L' },
  })

/** FEUrea is the urine urea in mmol/L ÷ 4. */
test.each([
  [140, 35, 'prerenal'],
  [140.4, 35.1, 'between'],
  [200, 50, 'between'],
  [200.4, 50.1, 'intrinsic'],
])('urine urea %d mmol/L: %d%%, %s', (urineUrea, value, id) => {
  expect(run(urineUrea)).toMatchObject({ outputs: { feurea: { rounded: value } }, bands: [{ band: { id } }] })
  expect(run(urineUrea / 0.357, 'mg/dL')).toMatchObject({ bands: [{ band: { id } }] })
})

test('an impossible urine urea is refused, an unusual one warned of', () => {
  expect(run(1600)).toMatchObject({ status: 'rejected' })
  expect(run(900)).toMatchObject({ warnings: [{ code: 'unusual-value' }] })
})
