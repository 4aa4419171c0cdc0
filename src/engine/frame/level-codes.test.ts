import { expect, test } from 'vitest'
import { factor } from './factor.ts'
import type { Column, NumericColumn, TextColumn } from './frame.ts'
import { hasMoreLevels } from './has-more-levels.ts'
import { levelCodes } from './level-codes.ts'

const meta = { id: 'c1', name: 'x', label: '', measure: 'nominal', valueLabels: [], missingRanges: [] } as const
const numbers: NumericColumn = {
  ...meta,
  type: 'number',
  missingCodes: [9],
  values: Float64Array.of(1, 2, Number.NaN, 9, 3, Number.POSITIVE_INFINITY, 2),
}
const texts: TextColumn = {
  ...meta,
  type: 'text',
  missingCodes: ['?'],
  dictionary: ['a', 'b', '?', 'unused', 'c'],
  codes: Int32Array.of(1, 0, -1, 2, 4, 1),
}

test('rows of the selected values are distinguished from others and from missing ones', () => {
  expect(Array.from(levelCodes(numbers, [2, 1]))).toEqual([1, 0, -1, -1, 2, 2, 0])
  expect(Array.from(levelCodes(texts, ['b']))).toEqual([0, 1, -1, -1, 1, 0])
  expect(Array.from(levelCodes(texts, []))).toEqual([0, 0, -1, -1, 0, 0])
})

test.each<[string, Column]>([
  ['numbers', numbers],
  ['texts', texts],
])('%s have as many levels as their factor', (_, column) => {
  const count = factor(column).levels.length
  expect(hasMoreLevels(column, count)).toBe(false)
  expect(hasMoreLevels(column, count - 1)).toBe(true)
  expect(hasMoreLevels(undefined, 0)).toBe(false)
})
