import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 50, unit: 'a' },
  systolic: { value: 130, unit: 'mm[Hg]' },
  heartRate: { value: 80, unit: '/min' },
  weight: { value: 75, unit: 'kg' },
  killip: 'I',
})

test.each([
  ['age', 64, 'a', 0],
  ['age', 65, 'a', 2],
  ['age', 74, 'a', 2],
  ['age', 75, 'a', 3],
  ['systolic', 99, 'mm[Hg]', 3],
  ['systolic', 100, 'mm[Hg]', 0],
  ['systolic', 13.2, 'kPa', 3],
  ['systolic', 13.4, 'kPa', 0],
  ['heartRate', 100, '/min', 0],
  ['heartRate', 101, '/min', 2],
  ['weight', 66.9, 'kg', 1],
  ['weight', 67, 'kg', 0],
  ['weight', 133, 'jin', 1],
  ['weight', 134, 'jin', 0],
])('%s of %d %s: %d', (key, value, unit, score) => {
  expect(ask({ [key]: { value, unit } })).toMatchObject({ outputs: { score } })
})

test('Killip II to IV count two each, the ticked items one', () => {
  for (const killip of ['II', 'III', 'IV'])
    expect(ask({ killip })).toMatchObject({ outputs: { score: 2, deaths: 2.2 } })
  expect(ask({ history: true, anterior: true, delay: true })).toMatchObject({ outputs: { score: 3, deaths: 4.4 } })
})

test('is refused in children', () => {
  expect(ask({ age: { value: 10, unit: 'a' } })).toEqual(['adults-only'])
})
