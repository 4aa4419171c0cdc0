import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { from: 'hydrocortisone', to: 'prednisone', dose: { value: 20, unit: 'mg' } })

/** The chart of Vanderbilt internal medicine. */
test.each([
  ['cortisone', 25],
  ['prednisone', 5],
  ['prednisolone', 5],
  ['methylprednisolone', 4],
  ['triamcinolone', 4],
  ['dexamethasone', 0.75],
  ['betamethasone', 0.6],
])('20 mg of hydrocortisone are %s %d mg, and back', (to, dose) => {
  expect(ask({ to })).toMatchObject({ outputs: { dose, prednisone: 5 } })
  expect(ask({ from: to, to: 'hydrocortisone', dose: { value: dose, unit: 'mg' } })).toMatchObject({
    outputs: { dose: 20 },
  })
})

test('the same drug is refused; drugs without salt retention and pulses are warned of', () => {
  expect(ask({ to: 'hydrocortisone' })).toEqual(['same'])
  expect(ask({ to: 'dexamethasone' })).toMatchObject({ warned: ['no-mineralocorticoid'] })
  expect(ask({ from: 'methylprednisolone', dose: { value: 500, unit: 'mg' } })).toMatchObject({ warned: ['pulse'] })
  expect(ask({ dose: { value: 2501, unit: 'mg' } })).toEqual(['impossible-value'])
})
