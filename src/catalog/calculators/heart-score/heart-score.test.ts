import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  history: 'slightly',
  ecg: 'normal',
  age: { value: 40, unit: 'a' },
  riskFactors: 'none',
  troponin: 'normal',
})

test('age on both sides of 45 and 65 years', () => {
  const points = [44, 45, 64, 65].map((value) => ask({ age: { value, unit: 'a' } }))
  expect(points).toMatchObject([0, 1, 1, 2].map((score) => ({ outputs: { score } })))
})

test('two points at most for each part, ten in all', () => {
  const most = { history: 'highly', ecg: 'deviation', riskFactors: 'many', troponin: 'high' }
  for (const [key, answer] of Object.entries(most))
    expect(ask({ [key]: answer })).toMatchObject({ outputs: { score: 2 } })
  expect(ask({ ...most, age: { value: 70, unit: 'a' } })).toMatchObject({ outputs: { score: 10 }, bands: ['high'] })
})

test('is refused in new ST elevation, and in children', () => {
  expect(ask({ unstable: true })).toEqual(['unstable'])
  expect(ask({ age: { value: 16, unit: 'a' } })).toEqual(['adults-only'])
})
