import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { eventProbability: { value: 50, unit: '%' }, alpha: '0.05', power: '0.80' })
const hr = (value: number) => ({ hazardRatio: { value, unit: '1' } })

test('a ratio and its inverse need the same', () => {
  expect(ask(hr(2))).toEqual(ask(hr(0.5)))
})

test('a ratio of 1 is refused', () => {
  expect(ask(hr(1))).toEqual(['too-near'])
})
