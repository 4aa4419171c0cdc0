import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { age: { value: 50, unit: 'a' } })
const items = ['riskFactors', 'stenosis', 'aspirin', 'angina', 'stDeviation', 'marker']

test('one point each, with the published rates', () => {
  const rates = [4.7, 4.7, 8.3, 13.2, 19.9, 26.2, 40.9]
  rates.forEach((events, score) => {
    const ticked = Object.fromEntries(items.slice(0, score).map((item) => [item, true]))
    expect(ask(ticked)).toMatchObject({ outputs: { score, events } })
    expect(ask({ ...ticked, age: { value: 65, unit: 'a' } })).toMatchObject({ outputs: { score: score + 1 } })
  })
})

test('age counts from 65 years; children are refused', () => {
  expect(ask({ age: { value: 64, unit: 'a' } })).toMatchObject({ outputs: { score: 0 }, bands: ['low'] })
  expect(ask({ age: { value: 65, unit: 'a' } })).toMatchObject({ outputs: { score: 1 } })
  expect(ask({ age: { value: 15, unit: 'a' } })).toEqual(['adults-only'])
})
