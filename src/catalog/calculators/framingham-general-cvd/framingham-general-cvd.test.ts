import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 61, unit: 'a' },
  sex: 'female',
  total: { value: 180, unit: 'mg/dL' },
  hdl: { value: 47, unit: 'mg/dL' },
  systolic: { value: 124, unit: 'mm[Hg]' },
  smoker: true,
})

test('cholesterol in mmol/L gives the same risk', () => {
  expect(ask({ total: { value: 4.655, unit: 'mmol/L' }, hdl: { value: 1.215, unit: 'mmol/L' } })).toMatchObject({
    outputs: { risk: 10.5 },
    bands: ['intermediate'],
  })
})

test('treatment, smoking and diabetes raise it', () => {
  const risks = [ask(), ask({ treated: true }), ask({ diabetes: true })]
  expect(risks).toMatchObject([10.5, 13.8, 19.8].map((risk) => ({ outputs: { risk } })))
})

test('29 and 75 years are refused, 30 and 74 not', () => {
  expect([ask({ age: { value: 29, unit: 'a' } }), ask({ age: { value: 75, unit: 'a' } })]).toEqual([
    ['age-range'],
    ['age-range'],
  ])
  expect([ask({ age: { value: 30, unit: 'a' } }), ask({ age: { value: 74, unit: 'a' } })]).toMatchObject([
    { bands: ['low'] },
    { bands: ['intermediate'] },
  ])
})

test('a cholesterol of 5 mg/dL is refused', () => {
  expect(ask({ total: { value: 5, unit: 'mg/dL' } })).toEqual(['impossible-other-unit'])
})
