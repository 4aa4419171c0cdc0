import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = (...cells: readonly number[]) =>
  resultsOf(definition, Object.fromEntries(cells.map((value, k) => ['abcd'.charAt(k), { value, unit: '1' }])))()

test('equal shares give 1, and a correction does not go below 0', () => {
  expect(ask(5, 5, 5, 5)).toMatchObject({ outputs: { twoSided: 1, chiSquared: 0, yates: 0, yatesP: 1 } })
})

test.each([
  [0, 0, 3, 4],
  [3, 4, 0, 0],
  [0, 3, 0, 4],
  [3, 0, 4, 0],
])('%d %d %d %d has an empty margin', (...cells) => {
  expect(ask(...cells)).toEqual(['empty'])
})
