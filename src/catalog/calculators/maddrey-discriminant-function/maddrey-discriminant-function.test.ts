import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const run = (bilirubin: number, unit = 'mg/dL', time = 17) =>
  runCalculator(definition, {
    time: { value: time, unit: 's' },
    control: { value: 12, unit: 's' },
    bilirubin: { value: bilirubin, unit },
  })

/** Five seconds contribute 23 points. */
test.each([
  [8.99, 'mg/dL', 'below-32'],
  [9, 'mg/dL', 'severe'],
  [153.8, 'umol/L', 'below-32'],
  [153.9, 'umol/L', 'severe'],
])('bilirubin %d %s: %s', (bilirubin, unit, id) => {
  expect(run(bilirubin, unit)).toMatchObject({ bands: [{ band: { id } }] })
})

test('an INR typed as the time is refused, an odd time warned of', () => {
  expect(run(9, 'mg/dL', 1.8)).toMatchObject({ status: 'rejected' })
  expect(run(9, 'mg/dL', 90)).toMatchObject({ warnings: [{ code: 'unusual-value' }] })
})
