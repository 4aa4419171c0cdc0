import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const worst = {
  burden: 'severe',
  pressure: { value: 80, unit: 'mm[Hg]' },
  lung: 'yes',
  tumour: 'fungal',
  dehydration: 'yes',
  place: 'hospital',
  age: { value: 70, unit: 'a' },
}

function score(more: EnteredInputs) {
  const outcome = runCalculator(definition, { ...worst, ...more })
  return outcome.status === 'done' ? outcome.outputs.score?.value : outcome
}

test.each([
  [{}, 0],
  [{ burden: 'moderate' }, 3],
  [{ burden: 'light' }, 5],
  [{ lung: 'no' }, 4],
  [{ tumour: 'favourable' }, 4],
  [{ dehydration: 'no' }, 3],
  [{ place: 'outside' }, 3],
])('%j: %d', (more, points) => {
  expect(score(more)).toBe(points)
})

test('a systolic pressure above 90 mmHg, an age below 60', () => {
  const pressure = (value: number, unit = 'mm[Hg]') => score({ pressure: { value, unit } })
  expect([pressure(90), pressure(91), pressure(12, 'kPa'), pressure(12.2, 'kPa')]).toEqual([0, 5, 0, 5])
  expect([59, 60].map((value) => score({ age: { value, unit: 'a' } }))).toEqual([2, 0])
})

test('refused below 16 years; an unanswered item is missing', () => {
  expect(score({ age: { value: 15, unit: 'a' } })).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(score({ burden: null })).toMatchObject({ missing: ['burden'] })
})
