import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const run = (bicarbonate: number, value: number, unit = 'mm[Hg]') =>
  runCalculator(definition, {
    bicarbonate: { value: bicarbonate, unit: 'mmol/L' },
    carbonDioxide: { value, unit },
  })

/** At 12 mmol/L the expected PaCO₂ is 26 mmHg. */
test.each([
  [23.9, 'below'],
  [24, 'within'],
  [28, 'within'],
  [28.1, 'above'],
])('PaCO₂ %d mmHg: %s', (value, id) => {
  expect(run(12, value)).toMatchObject({ bands: [{ band: { id } }] })
})

test('4.5 kPa are 33.8 mmHg', () => {
  expect(run(12, 4.5, 'kPa')).toMatchObject({ outputs: { difference: { rounded: 7.8 } } })
})

test('without a measured PaCO₂ there is no reading; a bicarbonate above 24 is refused', () => {
  expect(runCalculator(definition, { bicarbonate: { value: 12, unit: 'mmol/L' } })).toMatchObject({ bands: [] })
  expect(run(25, 40)).toMatchObject({ status: 'rejected' })
})
