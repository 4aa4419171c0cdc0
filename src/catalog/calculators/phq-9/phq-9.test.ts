import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const answers = ['not-at-all', 'several-days', 'more-than-half', 'nearly-every-day']
const keys = Object.keys(definition.inputs)

/** Answers that add up to the total, with item 9 filled last. */
function totalling(total: number): EnteredInputs {
  let left = total
  return Object.fromEntries(
    keys.map((key) => {
      const points = Math.min(left, 3)
      left -= points
      return [key, answers[points] ?? null]
    }),
  )
}

/** Severity: Kroenke 2001. */
test.each([
  [0, 'minimal'],
  [4, 'minimal'],
  [5, 'mild'],
  [9, 'mild'],
  [10, 'moderate'],
  [14, 'moderate'],
  [15, 'moderately-severe'],
  [19, 'moderately-severe'],
  [20, 'severe'],
  [27, 'severe'],
])('%d points are %s', (total, id) => {
  expect(runCalculator(definition, totalling(total))).toMatchObject({
    outputs: { score: { value: total } },
    bands: [{ band: { id } }],
  })
})

test('item 9 raises its alert at any positive answer, at a total of 1 and before the others are answered', () => {
  const alerts = [{ input: 'selfHarm', code: 'self-harm', params: {} }]
  expect(runCalculator(definition, { selfHarm: 'several-days' })).toMatchObject({ status: 'incomplete', alerts })
  expect(runCalculator(definition, { ...totalling(0), selfHarm: 'several-days' })).toMatchObject({
    status: 'done',
    alerts,
    outputs: { score: { value: 1 } },
  })
  for (const answer of answers.slice(1)) expect(runCalculator(definition, { selfHarm: answer }).alerts).toEqual(alerts)
  expect(runCalculator(definition, totalling(24)).alerts).toEqual([])
})

test('an omitted item is missing even if absent yes/no items count as no', () => {
  expect(runCalculator(definition, { ...totalling(9), mood: null }, { absent: 'no' })).toMatchObject({
    status: 'incomplete',
    missing: ['mood'],
  })
})
