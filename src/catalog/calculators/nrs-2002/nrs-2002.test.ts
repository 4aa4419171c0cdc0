import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { nutrition: 'none', disease: 'none', age: { value: 50, unit: 'a' } })

test('0 to 3 points for each part, one from 70 years, seven in all', () => {
  for (const [score, grade] of ['none', 'mild', 'moderate', 'severe'].entries()) {
    expect(ask({ nutrition: grade })).toMatchObject({ outputs: { score } })
    expect(ask({ disease: grade })).toMatchObject({ outputs: { score } })
  }
  expect(ask({ nutrition: 'severe', disease: 'severe', age: { value: 70, unit: 'a' } })).toMatchObject({
    outputs: { score: 7 },
    bands: ['at-risk'],
  })
})

test('is refused in children', () => {
  expect(ask({ age: { value: 17, unit: 'a' } })).toEqual(['adults-only'])
})
