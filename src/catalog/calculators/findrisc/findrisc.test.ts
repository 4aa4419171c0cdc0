import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  sex: 'male',
  age: { value: 40, unit: 'a' },
  bmi: { value: 22, unit: 'kg/m2' },
  waist: { value: 70, unit: 'cm' },
  family: 'none',
})

test.each([
  ['age', 44, 'a', 0],
  ['age', 45, 'a', 2],
  ['age', 54, 'a', 2],
  ['age', 55, 'a', 3],
  ['age', 64, 'a', 3],
  ['age', 65, 'a', 4],
  ['bmi', 24.9, 'kg/m2', 0],
  ['bmi', 25, 'kg/m2', 1],
  ['bmi', 30, 'kg/m2', 1],
  ['bmi', 30.1, 'kg/m2', 3],
  ['waist', 93.9, 'cm', 0],
  ['waist', 94, 'cm', 3],
  ['waist', 102, 'cm', 3],
  ['waist', 102.1, 'cm', 4],
  ['waist', 36, '[in_i]', 0],
  ['waist', 38, '[in_i]', 3],
])('%s of %d %s in a man: %d', (key, value, unit, score) => {
  expect(ask({ [key]: { value, unit } })).toMatchObject({ outputs: { score } })
})

test('in women the waist counts from 80 and above 88 cm', () => {
  const scores = [79.9, 80, 88, 88.1].map((value) => ask({ sex: 'female', waist: { value, unit: 'cm' } }))
  expect(scores).toMatchObject([0, 3, 3, 4].map((score) => ({ outputs: { score } })))
})

test('26 points in all; children are refused', () => {
  const all = {
    age: { value: 70, unit: 'a' },
    bmi: { value: 35, unit: 'kg/m2' },
    waist: { value: 120, unit: 'cm' },
    inactive: true,
    noVegetables: true,
    antihypertensive: true,
    highGlucose: true,
    family: 'close',
  }
  expect(ask(all)).toMatchObject({ outputs: { score: 26 }, bands: ['very-high'] })
  expect(ask({ age: { value: 12, unit: 'a' } })).toEqual(['adults-only'])
})
