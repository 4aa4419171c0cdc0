import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const items = ['stage', 'ldh', 'performance', 'extranodal'] as const

function run(years: number, count: number) {
  const ticked = Object.fromEntries(items.map((key, i) => [key, i < count]))
  return runCalculator(definition, { age: { value: years, unit: 'a' }, ...ticked })
}

test.each([
  [60, 0, 'low', 'very-good'],
  [60, 1, 'low', 'good'],
  [61, 0, 'low', 'good'],
  [60, 2, 'low-intermediate', 'good'],
  [60, 3, 'high-intermediate', 'poor'],
  [60, 4, 'high', 'poor'],
  [61, 4, 'high', 'poor'],
])('%d years and %d more: %s, %s', (years, count, ipi, revised) => {
  expect(run(years, count)).toMatchObject({ bands: [{ band: { id: ipi } }, { band: { id: revised } }] })
})

test('each item is one point', () => {
  const none = Object.fromEntries(items.map((key) => [key, false]))
  for (const item of items)
    expect(runCalculator(definition, { age: { value: 50, unit: 'a' }, ...none, [item]: true })).toMatchObject({
      outputs: { score: { value: 1 } },
    })
})

test('children are refused, an unanswered item is missing', () => {
  expect(run(15, 0)).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(runCalculator(definition, { age: { value: 50, unit: 'a' } })).toMatchObject({ missing: [...items] })
})
