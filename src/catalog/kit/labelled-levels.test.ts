import { expect, test } from 'vitest'
import type { ColumnInfo } from './data-dictionary.ts'
import { labelledLevels } from './labelled-levels.ts'

test('labels of missing values and of kinds of missing values are not levels', () => {
  const column: ColumnInfo = {
    id: 'c1',
    name: 'x',
    label: '',
    measure: 'nominal',
    type: 'number',
    valueLabels: [2, 1, 9, 97, -5, '.a'].map((value) => ({ value, label: `${value}!` })),
    missingCodes: [9],
    missingRanges: [
      [97, null],
      [null, -1],
    ],
    levels: [1, 3],
  }
  expect(labelledLevels({ columns: [column] }, 'c1')).toEqual([2, 1, 3])
  const { missingRanges: _, ...kept } = column // like a dictionary from before ranges existed
  expect(labelledLevels({ columns: [kept as ColumnInfo] }, 'c1')).toEqual([2, 1, 97, -5, 3])
})
