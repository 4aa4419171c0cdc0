import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  systolic: { value: 120, unit: 'mm[Hg]' },
  diastolic: { value: 80, unit: 'mm[Hg]' },
})

test('16 over 10.7 kPa is 120 over 80 mmHg', () => {
  expect(ask({ systolic: { value: 16, unit: 'kPa' }, diastolic: { value: 10.7, unit: 'kPa' } })).toMatchObject({
    outputs: { map: 93, pulse: 40 },
  })
})

test('there is no result if the pressures are swapped or equal', () => {
  expect(ask({ systolic: { value: 80, unit: 'mm[Hg]' }, diastolic: { value: 120, unit: 'mm[Hg]' } })).toMatchObject({
    outputs: {},
    bands: [],
  })
  expect(ask({ systolic: { value: 80, unit: 'mm[Hg]' }, diastolic: { value: 80, unit: 'mm[Hg]' } })).toMatchObject({
    outputs: {},
    bands: [],
  })
})

test('a pressure of 12 mmHg is refused', () => {
  expect(ask({ systolic: { value: 12, unit: 'mm[Hg]' } })).toEqual(['impossible-other-unit'])
})
