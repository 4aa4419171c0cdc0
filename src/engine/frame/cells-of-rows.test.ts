import { expect, test } from 'vitest'
import { cellsOfRows } from './cells-of-rows.ts'

const meta = { id: 'c1', name: 'a', label: '', measure: 'nominal', valueLabels: [], missingRanges: [] } as const

test('cells of numbers and of texts, without missing ones', () => {
  const numbers = {
    ...meta,
    type: 'number',
    missingCodes: [99],
    values: Float64Array.of(3, Number.NaN, 99, 5),
  } as const
  expect(cellsOfRows(numbers, [3, 2, 1, 0])).toEqual([5, null, null, 3])
  const texts = {
    ...meta,
    type: 'text',
    missingCodes: ['?'],
    codes: Int32Array.of(1, -1, 0),
    dictionary: ['?', 'b'],
  } as const
  expect(cellsOfRows(texts, [0, 1, 2])).toEqual(['b', null, null])
})
