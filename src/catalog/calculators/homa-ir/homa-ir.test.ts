import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { glucose: { value: 5.6, unit: 'mmol/L' }, insulin: { value: 12, unit: 'u[IU]/mL' } })

test('in the other units the same', () => {
  expect(ask({ glucose: { value: 100.9, unit: 'mg/dL' }, insulin: { value: 72, unit: 'pmol/L' } })).toMatchObject({
    outputs: { ir: 2.99, quicki: 0.324 },
    bands: ['raised'],
  })
})

test('at 3.5 mmol/L and below beta-cell function is undefined', () => {
  expect(ask({ glucose: { value: 3.5, unit: 'mmol/L' } })).toEqual({
    outputs: { ir: 1.87, quicki: 0.347 },
    bands: ['not-raised'],
    warned: [],
  })
  expect(ask({ glucose: { value: 3.6, unit: 'mmol/L' } })).toMatchObject({ outputs: { beta: 2400 } })
})

test('is refused on insulin, and a glucose of 100 mmol/L', () => {
  expect(ask({ onInsulin: true })).toEqual(['on-insulin'])
  expect(ask({ glucose: { value: 100, unit: 'mmol/L' } })).toEqual(['impossible-other-unit'])
})
