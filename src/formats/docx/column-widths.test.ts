import { expect, test } from 'vitest'
import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import { columnWidths } from './column-widths.ts'

const run = (text: string) => ({ text, runs: [{ text }], align: 'left' as const })

function table(head: readonly (readonly string[])[], rows: readonly (readonly string[])[], depth = 0): PresentedTable {
  return {
    id: 't',
    title: '',
    head: head.map((row) => row.map((text) => ({ ...run(text), colSpan: text === 'over two' ? 2 : 1, rowSpan: 1 }))),
    body: rows.map((row) => ({ depth, cells: row.map((text) => ({ ...run(text), raw: null })) })),
    notes: [],
  }
}

const letters = (count: number) => 'x'.repeat(count)

test('columns share the width in proportion to their longest texts, clamped to 6 to 28 characters, plus two each', () => {
  expect(columnWidths(table([['a', 'b']], [['c', 'd']]), 1000)).toEqual([500, 500])
  expect(columnWidths(table([['a', 'b']], [[letters(6), letters(14)]]), 2400)).toEqual([800, 1600])
  expect(columnWidths(table([['a', letters(14)]], [['c', 'd']]), 2400)).toEqual([800, 1600])
  expect(columnWidths(table([['a', 'b']], [['c', letters(28)]]), 3800)).toEqual([800, 3000])
  expect(columnWidths(table([['a', 'b']], [['c', letters(29)]]), 3800)).toEqual([800, 3000])
})

test('a Chinese character is as wide as two letters, and so is an indent', () => {
  expect(columnWidths(table([['a', 'b']], [['c', '七个汉字的宽度']]), 2400)).toEqual([800, 1600])
  expect(columnWidths(table([['a', 'b']], [[letters(10), letters(14)]], 2), 3200)).toEqual([1600, 1600])
})

test('a head cell over several columns widens none of them, the row below it does', () => {
  expect(columnWidths(table([['over two'], ['a', letters(14)]], [['c', 'd']]), 2400)).toEqual([800, 1600])
  expect(
    columnWidths(
      table(
        [
          ['over two', 'x'],
          ['a', letters(14)],
        ],
        [['c', 'd', 'e']],
      ),
      2400,
    ),
  ).toEqual([800, 800, 800])
})

test('the rounding remainder goes to the first column', () => {
  expect(columnWidths(table([['a', 'b', 'c']], []), 1000)).toEqual([334, 333, 333])
})
