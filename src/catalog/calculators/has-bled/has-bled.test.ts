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

/** Pisters 2010, as quoted in table 3 of PMC3418985. */
test('the rate of bleeding is that of the original cohort, up to five points', () => {
  const rates = items.map((_, k) => {
    const found = ask(Object.fromEntries(items.slice(0, k + 1).map((item) => [item, true])))
    return 'outputs' in found ? found.outputs.bleeds : found
  })
  expect(ask({})).toMatchObject({ outputs: { bleeds: 1.13 } })
  expect(rates).toEqual([1.02, 1.88, 3.74, 8.7, 12.5, undefined, undefined, undefined])
})
