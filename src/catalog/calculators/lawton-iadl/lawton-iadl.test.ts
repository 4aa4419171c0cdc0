import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})
const items = Object.keys(definition.inputs)

test('each of eight activities is one point', () => {
  expect(items).toHaveLength(8)
  for (const item of items) expect(ask({ [item]: true })).toMatchObject({ outputs: { score: 1 }, bands: [] })
})

test('an unanswered activity leaves no score', () => {
  const asked = Object.fromEntries(items.slice(1).map((item) => [item, true]))
  expect(runCalculator(definition, asked)).toMatchObject({ status: 'incomplete', missing: ['telephone'] })
})
