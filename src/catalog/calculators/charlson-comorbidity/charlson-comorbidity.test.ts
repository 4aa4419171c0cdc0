import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  liver: 'none',
  diabetes: 'none',
  tumour: 'none',
  age: { value: 40, unit: 'a' },
})

test('a decade is a point from 50 years on', () => {
  const scores = [49, 50, 59, 60, 69, 70, 79, 80].map((value) => ask({ age: { value, unit: 'a' } }))
  expect(scores).toMatchObject([0, 1, 1, 2, 2, 3, 3, 4].map((score) => ({ outputs: { score } })))
})

test('of two grades of one disease only one counts', () => {
  expect(ask({ tumour: 'metastatic' })).toMatchObject({ outputs: { score: 6 } })
  expect(ask({ liver: 'severe', diabetes: 'damage' })).toMatchObject({ outputs: { score: 5 } })
})
