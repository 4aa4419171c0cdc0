import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const weights = { legSigns: 3, likeliest: 3, heartRate: 1.5, immobile: 1.5, previous: 1.5, haemoptysis: 1, cancer: 1 }
const keys = Object.keys(weights) as (keyof typeof weights)[]

function result(inputs: EnteredInputs) {
  const outcome = runCalculator(definition, inputs)
  if (outcome.status !== 'done') throw new Error(outcome.status)
  return [outcome.outputs.score?.value, ...outcome.bands.map(({ band }) => band.id)]
}

const ticked = (...items: (keyof typeof weights)[]) => Object.fromEntries(items.map((key) => [key, true]))

/** Boundary cases from the tests of a public implementation (WellsPE.jsx), which cites Wells 2000 and NICE NG158. */
test.each([
  [[], 0, 'unlikely', 'low'],
  [['haemoptysis'], 1, 'unlikely', 'low'],
  [['heartRate'], 1.5, 'unlikely', 'low'],
  [['haemoptysis', 'cancer'], 2, 'unlikely', 'moderate'],
  [['legSigns', 'cancer'], 4, 'unlikely', 'moderate'],
  [['likeliest', 'haemoptysis'], 4, 'unlikely', 'moderate'],
  [['legSigns', 'heartRate'], 4.5, 'likely', 'moderate'],
  [['legSigns', 'likeliest'], 6, 'likely', 'moderate'],
  [['legSigns', 'heartRate', 'haemoptysis', 'cancer'], 6.5, 'likely', 'high'],
  [keys, 12.5, 'likely', 'high'],
] as const)('%j: %d, %s, %s', (items, ...expected) => {
  expect(result(ticked(...items))).toEqual(expected)
})

test('all 128 combinations: ≤ 4 and > 4; < 2, 2 to 6, > 6', () => {
  for (let mask = 0; mask < 128; mask++) {
    const items = keys.filter((_, i) => mask & (1 << i))
    const score = items.reduce((sum, key) => sum + weights[key], 0)
    const three = score < 2 ? 'low' : score <= 6 ? 'moderate' : 'high'
    expect(result(ticked(...items))).toEqual([score, score <= 4 ? 'unlikely' : 'likely', three])
  }
})

test('unticked means no, and how many were answered is part of the result', () => {
  expect(runCalculator(definition, { legSigns: true, heartRate: false })).toMatchObject({
    status: 'done',
    answered: { of: 7, count: 2 },
  })
})

test('in pregnancy it is refused; unticked, pregnancy is not taken for a no that was given', () => {
  expect(runCalculator(definition, { pregnancy: true })).toMatchObject({ problems: [{ code: 'in-pregnancy' }] })
})
