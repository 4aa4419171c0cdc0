import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 55, unit: 'a' },
  sex: 'male',
  race: 'white',
  total: { value: 213, unit: 'mg/dL' },
  hdl: { value: 50, unit: 'mg/dL' },
  systolic: { value: 120, unit: 'mm[Hg]' },
})

test('the fourth case of the guideline: black woman, 3.0 %', () => {
  expect(ask({ sex: 'female', race: 'black' })).toMatchObject({ outputs: { risk: 3 }, bands: ['low'] })
})

test('both sides of 5 % and of 20 %', () => {
  expect([ask({ total: { value: 199, unit: 'mg/dL' } }), ask({ total: { value: 200, unit: 'mg/dL' } })]).toMatchObject([
    { bands: ['low'] },
    { bands: ['borderline'] },
  ])
  const older = {
    age: { value: 65, unit: 'a' },
    total: { value: 200, unit: 'mg/dL' },
    hdl: { value: 45, unit: 'mg/dL' },
  }
  expect([
    ask({ ...older, systolic: { value: 163, unit: 'mm[Hg]' } }),
    ask({ ...older, systolic: { value: 164, unit: 'mm[Hg]' } }),
  ]).toMatchObject([{ bands: ['intermediate'] }, { bands: ['high'] }])
})

test('in mmol/L the same; outside its ranges it warns, outside its ages and with known disease it refuses', () => {
  expect(ask({ total: { value: 5.508, unit: 'mmol/L' }, hdl: { value: 1.293, unit: 'mmol/L' } })).toMatchObject({
    outputs: { risk: 5.4 },
  })
  expect(ask({ total: { value: 125, unit: 'mg/dL' } })).toMatchObject({ warned: ['total-range'] })
  expect([
    ask({ age: { value: 39, unit: 'a' } }),
    ask({ age: { value: 80, unit: 'a' } }),
    ask({ disease: true }),
  ]).toEqual([['age-range'], ['age-range'], ['known-disease']])
})
