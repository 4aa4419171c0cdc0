import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = (...cells: readonly number[]) =>
  resultsOf(definition, Object.fromEntries(cells.map((value, k) => ['abcd'.charAt(k), { value, unit: '1' }])))()

test('an empty cell is a warning, an empty row is refused', () => {
  expect(ask(3, 97, 0, 100)).toMatchObject({ warned: ['empty-cell'] })
  expect(ask(0, 0, 5, 5)).toEqual(['empty-row'])
  expect(ask(5, 5, 0, 0)).toEqual(['empty-row'])
})
