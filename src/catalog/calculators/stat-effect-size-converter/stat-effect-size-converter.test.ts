import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test('there and back again', () => {
  for (const [kind, value] of [
    ['r', 0.2425],
    ['eta2', 0.0588],
    ['f', 0.25],
    ['odds', 2.4766],
  ] as const)
    expect(ask({ kind, value: { value, unit: '1' } })).toMatchObject({ outputs: { d: 0.5 } })
})

test('impossible values are refused', () => {
  expect(ask({ kind: 'r', value: { value: 1, unit: '1' } })).toEqual(['share'])
  expect(ask({ kind: 'odds', value: { value: 0, unit: '1' } })).toEqual(['no-odds'])
})
