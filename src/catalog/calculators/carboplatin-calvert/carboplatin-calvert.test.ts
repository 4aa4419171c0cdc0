import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const run = (auc: number, gfr: number, method: string | null = 'estimated') =>
  runCalculator(definition, { auc: { value: auc, unit: 'mg.min/mL' }, gfr: { value: gfr, unit: 'mL/min' }, method })

/** Table at creatinineclearancecalculator.net; the maximum doses are those of the FDA. */
test.each([
  [4, 50, 300],
  [5, 75, 500],
  [6, 100, 750],
  [4, 125, 600],
  [5, 126, 750],
  [6, 150, 900],
])('AUC %d at %d mL/min: %d mg', (auc, gfr, dose) => {
  expect(run(auc, gfr)).toMatchObject({ outputs: { dose: { value: dose } } })
})

test('a measured rate is not cut, and said', () => {
  expect(run(5, 140, 'measured')).toMatchObject({ outputs: { dose: { value: 825 } }, warnings: [{ code: 'high' }] })
  expect(run(5, 125)).toMatchObject({ warnings: [] })
})

test('an AUC of 50 is refused; how the rate was found must be said', () => {
  expect(run(50, 90)).toMatchObject({ status: 'rejected' })
  expect(run(5, 90, null)).toMatchObject({ missing: ['method'] })
})
