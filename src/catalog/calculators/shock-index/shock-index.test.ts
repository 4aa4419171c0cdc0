import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { heartRate: { value: 80, unit: '/min' }, systolic: { value: 120, unit: 'mm[Hg]' } })

test('without diastolic pressure and age there is only the plain index', () => {
  expect(ask()).toEqual({ outputs: { si: 0.67 }, bands: ['usual'], warned: [] })
})

test('the modified index needs the pressures in their order', () => {
  expect(ask({ diastolic: { value: 130, unit: 'mm[Hg]' } })).toMatchObject({ bands: ['usual'] })
  expect(ask({ diastolic: { value: 80, unit: 'mm[Hg]' } })).toMatchObject({ outputs: { msi: 0.86 } })
})

test('both sides of 0.7, 0.9 and 50; children are refused', () => {
  const bands = [83, 84, 107, 108].map((value) => ask({ heartRate: { value, unit: '/min' } }))
  expect(bands).toMatchObject([['usual'], ['borderline'], ['borderline'], ['raised']].map((one) => ({ bands: one })))
  expect(ask({ age: { value: 74, unit: 'a' } })).toMatchObject({ outputs: { asi: 49.3 }, bands: ['usual', 'usual'] })
  expect(ask({ age: { value: 75, unit: 'a' } })).toMatchObject({ outputs: { asi: 50 }, bands: ['usual', 'raised'] })
  expect(ask({ age: { value: 8, unit: 'a' } })).toEqual(['adults-only'])
})
