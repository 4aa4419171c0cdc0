import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const best = { appearance: 'pink', pulse: 'fast', grimace: 'cry', activity: 'active', respiration: 'strong' }
const ask = resultsOf(definition, best)

test('each sign takes two points away at its worst', () => {
  expect(ask()).toMatchObject({ outputs: { score: 10 } })
  const worst = { appearance: 'blue', pulse: 'absent', grimace: 'none', activity: 'limp', respiration: 'absent' }
  for (const [sign, answer] of Object.entries(worst))
    expect(ask({ [sign]: answer })).toMatchObject({ outputs: { score: 8 } })
  expect(ask(worst)).toMatchObject({ outputs: { score: 0 }, bands: ['low'] })
})
