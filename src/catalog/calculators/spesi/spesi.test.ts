import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 50, unit: 'a' },
  heartRate: { value: 80, unit: '/min' },
  systolic: { value: 120, unit: 'mm[Hg]' },
  saturation: { value: 96, unit: '%' },
})

test.each([
  ['age', 80, 'a', 0],
  ['age', 81, 'a', 1],
  ['heartRate', 109, '/min', 0],
  ['heartRate', 110, '/min', 1],
  ['systolic', 99, 'mm[Hg]', 1],
  ['systolic', 100, 'mm[Hg]', 0],
  ['systolic', 13.2, 'kPa', 1],
  ['systolic', 13.4, 'kPa', 0],
  ['saturation', 89, '%', 1],
  ['saturation', 90, '%', 0],
])('%s of %d %s: %d', (key, value, unit, score) => {
  expect(ask({ [key]: { value, unit } })).toMatchObject({ outputs: { score }, bands: [score === 0 ? 'low' : 'high'] })
})

test('cancer and chronic disease count one each; children are refused', () => {
  expect(ask({ cancer: true, cardiopulmonary: true })).toMatchObject({ outputs: { score: 2 } })
  expect(ask({ age: { value: 15, unit: 'a' } })).toEqual(['adults-only'])
})
