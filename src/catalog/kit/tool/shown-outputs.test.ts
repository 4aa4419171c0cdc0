import { expect, test } from 'vitest'
import { defineCalculator } from './calculator.ts'
import { quantity } from './calculator-inputs.ts'
import { runCalculator } from './run-calculator.ts'
import { shownOutputs } from './shown-outputs.ts'

const words = { en: 'x', zh: '某' }
const limits = { label: words, unit: words, decimals: 2 }
const definition = defineCalculator({
  id: 'fixture',
  revision: 1,
  contentChecked: '2026-01-01',
  verified: { state: 'memory', on: '2026-01-01', how: words },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: words,
  population: words,
  inputs: {
    n: quantity({
      label: words,
      units: [
        {
          id: '1',
          system: 'both',
          toCanonical: 1,
          resolution: 0,
          hard: [{ min: -9, max: 9 }],
          usual: [{ min: -9, max: 9 }],
        },
      ],
    }),
  },
  outputs: {
    mean: { ...limits, intervals: [{ label: { en: '95 % CI', zh: '95% CI' }, from: 'low', to: 'high' }] },
    low: limits,
    high: limits,
    ratio: { ...limits, absent: { en: 'none at 0', zh: '为 0 时无' } },
  },
  formula: ({ n }) => ({ mean: n, low: n - 1, high: n + 1, ratio: n === 0 ? null : 1 / n }),
  formulaText: [],
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [],
  nextSteps: [],
  references: [],
  examples: [],
})

function shown(n: number) {
  const outcome = runCalculator(definition, { n: { value: n, unit: '1' } })
  if (outcome.status !== 'done') throw new Error(outcome.status)
  return shownOutputs(definition, outcome)
}

test('limits are shown beside their number, and not separately', () => {
  expect(shown(4)).toMatchObject([
    { key: 'mean', number: '4.00', intervals: [{ text: '3.00–5.00' }] },
    { key: 'ratio', number: '0.25', intervals: [] },
  ])
})

test('no dash is next to a minus', () => {
  expect(shown(0)[0]?.intervals).toMatchObject([{ text: '−1.00 … 1.00' }])
})

test('an absent output has an explanation', () => {
  expect(shown(0)[1]).toMatchObject({ number: null, absent: { en: 'none at 0' } })
})
