import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function rpi(reticulocytes: number, haematocrit: number, unit = '%') {
  const outcome = runCalculator(definition, {
    reticulocytes: { value: reticulocytes, unit: '%' },
    haematocrit: { value: haematocrit, unit },
  })
  return outcome.status === 'done' ? outcome.outputs.rpi?.value : outcome
}

test.each([
  [40, 1],
  [39.9, 1.5],
  [30, 1.5],
  [29.9, 2],
  [20, 2],
  [19.9, 2.5],
])('a haematocrit of %d: %d days', (haematocrit, days) => {
  expect(rpi(4.5, haematocrit)).toBeCloseTo(haematocrit / 10 / days, 9)
})

test('0.3 L/L are 30 per cent', () => {
  expect(rpi(4.5, 0.3, '1')).toBeCloseTo(2, 9)
})

test('a haematocrit of 80 is refused', () => {
  expect(rpi(4.5, 80)).toMatchObject({ status: 'rejected' })
})
