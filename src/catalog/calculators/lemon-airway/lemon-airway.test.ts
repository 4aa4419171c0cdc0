import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test('each sign is one point, and only Mallampati is left out of nine', () => {
  for (const sign of Object.keys(definition.inputs))
    expect(ask({ [sign]: true })).toMatchObject({
      outputs: { score: 1, withoutMallampati: sign === 'mallampati' ? 0 : 1 },
    })
})

test.each<[EnteredInputs, number, number]>([
  [{ trauma: true, incisors: true, beard: true, tongue: true }, 4, 4],
  [{ opening: true, hyomental: true, thyrohyoid: true, mallampati: true }, 4, 3],
])('%j: %i of 10, %i of 9', (more, score, withoutMallampati) => {
  expect(ask(more)).toMatchObject({ outputs: { score, withoutMallampati } })
})
