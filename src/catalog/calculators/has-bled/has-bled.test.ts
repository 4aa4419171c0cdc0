import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { age: { value: 50, unit: 'a' } })
const items = ['hypertension', 'renal', 'liver', 'stroke', 'bleeding', 'labileInr', 'drugs', 'alcohol']

test('one point each, nine in all', () => {
  for (const item of items) expect(ask({ [item]: true }), item).toMatchObject({ outputs: { score: 1 }, bands: ['low'] })
  const all = Object.fromEntries(items.map((item) => [item, true]))
  expect(ask({ ...all, age: { value: 66, unit: 'a' } })).toMatchObject({ outputs: { score: 9 }, bands: ['high'] })
})

test('age counts above 65 years', () => {
  expect(ask({ age: { value: 65, unit: 'a' } })).toMatchObject({ outputs: { score: 0 } })
  expect(ask({ age: { value: 66, unit: 'a' } })).toMatchObject({ outputs: { score: 1 } })
})

test('is refused in children', () => {
  expect(ask({ age: { value: 12, unit: 'a' } })).toEqual(['adults-only'])
})
