import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test('age on both sides of 15 and 45 years', () => {
  const scores = [14, 15, 44, 45].map((value) => ask({ age: { value, unit: 'a' } }))
  expect(scores).toMatchObject([1, 0, 0, -1].map((score) => ({ outputs: { score, centor: 0 } })))
})

test('below 3 years it is refused', () => {
  expect(ask({ age: { value: 2, unit: 'a' } })).toEqual(['too-young'])
})
