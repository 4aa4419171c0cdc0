import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 25, unit: 'a' },
  heartRate: { value: 40, unit: '/min' },
  systolic: { value: 210, unit: 'mm[Hg]' },
  creatinine: { value: 30, unit: 'umol/L' },
  killip: 'I',
})

test.each([
  [34, 1],
  [35, 4],
  [70, 4],
  [71, 7],
  [105, 7],
  [106, 10],
  [140, 10],
  [141, 13],
  [176, 13],
  [177, 21],
  [353, 21],
  [354, 28],
])('creatinine of %d µmol/L: %d, as in the published mg/dL', (value, score) => {
  expect(ask({ creatinine: { value, unit: 'umol/L' } })).toMatchObject({ outputs: { score } })
})

test.each([
  [
    'age',
    [29, 30, 39, 40, 49, 50, 59, 60, 69, 70, 79, 80, 89, 90],
    [0, 8, 8, 25, 25, 41, 41, 58, 58, 75, 75, 91, 91, 100],
    'a',
  ],
  [
    'heartRate',
    [49, 50, 69, 70, 89, 90, 109, 110, 149, 150, 199, 200],
    [0, 3, 3, 9, 9, 15, 15, 24, 24, 38, 38, 46],
    '/min',
  ],
  [
    'systolic',
    [79, 80, 99, 100, 119, 120, 139, 140, 159, 160, 199, 200],
    [58, 53, 53, 43, 43, 34, 34, 24, 24, 10, 10, 0],
    'mm[Hg]',
  ],
] as const)('points of %s on both sides of each limit', (key, values, points, unit) => {
  const scores = values.map((value) => ask({ [key]: { value, unit } }))
  expect(scores).toMatchObject(points.map((more) => ({ outputs: { score: 1 + more } })))
})

test('the highest score is 372, and a creatinine of 95 is not read as mg/dL', () => {
  const worst = {
    age: { value: 90, unit: 'a' },
    heartRate: { value: 200, unit: '/min' },
    systolic: { value: 70, unit: 'mm[Hg]' },
    creatinine: { value: 4, unit: 'mg/dL' },
    killip: 'IV',
    arrest: true,
    stDeviation: true,
    enzymes: true,
  }
  expect(ask(worst)).toMatchObject({ outputs: { score: 372 }, bands: ['high', 'high'] })
  expect(ask({ creatinine: { value: 95, unit: 'mg/dL' } })).toEqual(['impossible-other-unit'])
})
