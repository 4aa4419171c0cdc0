import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  minutes: { value: 10, unit: 'min' },
  deviation: { value: 0, unit: 'mm' },
  angina: 'none',
})

test('five points a millimetre, four a step of angina', () => {
  expect(ask({ deviation: { value: 1.5, unit: 'mm' } })).toMatchObject({ outputs: { score: 2.5 } })
  expect(ask({ angina: 'present' })).toMatchObject({ outputs: { score: 6 }, bands: ['low'] })
  expect(ask({ angina: 'limiting' })).toMatchObject({ outputs: { score: 2 }, bands: ['moderate'] })
})

test('between the published whole numbers: 4.9 is moderate, −10.5 is moderate', () => {
  expect(ask({ minutes: { value: 4.9, unit: 'min' } })).toMatchObject({ bands: ['moderate'] })
  expect(
    ask({ minutes: { value: 3.5, unit: 'min' }, deviation: { value: 2, unit: 'mm' }, angina: 'present' }),
  ).toMatchObject({ outputs: { score: -10.5 }, bands: ['moderate'] })
})

test('40 minutes are refused', () => {
  expect(ask({ minutes: { value: 40, unit: 'min' } })).toEqual(['impossible-value'])
})
