import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 50, unit: 'a' },
  sex: 'female',
  heartRate: { value: 80, unit: '/min' },
  systolic: { value: 120, unit: 'mm[Hg]' },
  respiratoryRate: { value: 18, unit: '/min' },
  temperature: { value: 37, unit: 'Cel' },
  saturation: { value: 96, unit: '%' },
})

test.each([
  ['heartRate', 109, '/min', 0],
  ['heartRate', 110, '/min', 20],
  ['systolic', 99, 'mm[Hg]', 30],
  ['systolic', 100, 'mm[Hg]', 0],
  ['systolic', 13.2, 'kPa', 30],
  ['systolic', 13.4, 'kPa', 0],
  ['respiratoryRate', 29, '/min', 0],
  ['respiratoryRate', 30, '/min', 20],
  ['temperature', 35.9, 'Cel', 20],
  ['temperature', 36, 'Cel', 0],
  ['saturation', 89, '%', 20],
  ['saturation', 90, '%', 0],
])('%s of %d %s: %d', (key, value, unit, points) => {
  expect(ask({ [key]: { value, unit } })).toMatchObject({ outputs: { score: 50 + points } })
})

test('points of the other items, and the years themselves', () => {
  const points = { cancer: 30, heartFailure: 10, lungDisease: 10, mentalStatus: 60 }
  for (const [item, more] of Object.entries(points))
    expect(ask({ [item]: true }), item).toMatchObject({ outputs: { score: 50 + more } })
  expect(ask({ sex: 'male', age: { value: 71, unit: 'a' } })).toMatchObject({ outputs: { score: 81 }, bands: ['II'] })
})

test('is refused in children', () => {
  expect(ask({ age: { value: 15, unit: 'a' } })).toEqual(['adults-only'])
})
