import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 35, unit: 'a' },
  heartRate: { value: 40, unit: '/min' },
  systolic: { value: 210, unit: 'mm[Hg]' },
  creatinine: { value: 30, unit: 'umol/L' },
  intervention: 'yes',
})

test.each([
  ['age', [39, 40, 49, 50, 59, 60, 69, 70, 79, 80, 89, 90], [0, 18, 18, 36, 36, 55, 55, 73, 73, 91, 91, 100], 'a'],
  [
    'heartRate',
    [49, 50, 69, 70, 89, 90, 109, 110, 149, 150, 199, 200],
    [0, 3, 3, 9, 9, 14, 14, 23, 23, 35, 35, 43],
    '/min',
  ],
  [
    'systolic',
    [79, 80, 99, 100, 119, 120, 139, 140, 159, 160, 199, 200],
    [24, 22, 22, 18, 18, 14, 14, 10, 10, 4, 4, 0],
    'mm[Hg]',
  ],
  [
    'creatinine',
    [0.39, 0.4, 0.79, 0.8, 1.19, 1.2, 1.59, 1.6, 1.99, 2, 3.99, 4],
    [0, 2, 2, 4, 4, 6, 6, 8, 8, 14, 14, 19],
    'mg/dL',
  ],
] as const)('points of %s on both sides of each limit', (key, values, points, unit) => {
  const scores = values.map((value) => ask({ [key]: { value, unit } }))
  expect(scores).toMatchObject(points.map((more) => ({ outputs: { score: 1 + more } })))
})

test('no intervention counts 14, and the highest score is 263', () => {
  expect(ask({ intervention: 'no' })).toMatchObject({ outputs: { score: 15 } })
  const worst = {
    age: { value: 90, unit: 'a' },
    heartRate: { value: 200, unit: '/min' },
    systolic: { value: 70, unit: 'mm[Hg]' },
    creatinine: { value: 4, unit: 'mg/dL' },
    heartFailure: true,
    infarction: true,
    stDepression: true,
    enzymes: true,
    intervention: 'no',
  }
  expect(ask(worst)).toMatchObject({ outputs: { score: 263 }, bands: ['high', 'high'] })
})

test('a creatinine of 95 is not read as mg/dL', () => {
  expect(ask({ creatinine: { value: 95, unit: 'mg/dL' } })).toEqual(['impossible-other-unit'])
})
