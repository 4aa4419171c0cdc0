import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { item1: '0', item2: '0', item3: '0', item4: '0', item5: '0', item6: '0' })

test.each<[EnteredInputs, number, string]>([
  [{}, 0, 'low'],
  [{ item4: '20' }, 20, 'low'],
  [{ item1: '25' }, 25, 'moderate'],
  [{ item3: '30', item5: '10' }, 40, 'moderate'],
  [{ item3: '30', item6: '15' }, 45, 'high'],
  [{ item1: '25', item2: '15', item3: '30', item4: '20', item5: '20', item6: '15' }, 125, 'high'],
])('%j: %i, %s', (more, score, band) => {
  expect(ask(more)).toEqual({ outputs: { score }, bands: [band], warned: [] })
})

test('points that an item does not have are refused', () => {
  expect(ask({ item1: '15' })).toEqual(['not-a-choice'])
})
