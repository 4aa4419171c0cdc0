import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { age: { value: 50, unit: 'a' }, heartRate: { value: 60, unit: '/min' } })

test.each([
  ['age', 65, 'a', 0],
  ['age', 66, 'a', 1],
  ['heartRate', 74, '/min', 0],
  ['heartRate', 75, '/min', 3],
  ['heartRate', 94, '/min', 3],
  ['heartRate', 95, '/min', 5],
])('%s of %d %s: %d', (key, value, unit, score) => {
  expect(ask({ [key]: { value, unit } })).toMatchObject({ outputs: { score } })
})

test('points of each item, 22 in all', () => {
  const points = { previous: 3, surgery: 2, cancer: 2, legPain: 3, haemoptysis: 2, palpation: 4 }
  for (const [item, score] of Object.entries(points))
    expect(ask({ [item]: true }), item).toMatchObject({ outputs: { score } })
  const all = Object.fromEntries(Object.keys(points).map((item) => [item, true]))
  expect(ask({ ...all, age: { value: 70, unit: 'a' }, heartRate: { value: 100, unit: '/min' } })).toMatchObject({
    outputs: { score: 22 },
    bands: ['high'],
  })
})

test('is refused in pregnancy', () => {
  expect(ask({ pregnancy: true })).toEqual(['in-pregnancy'])
})
