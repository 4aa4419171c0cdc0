import { expect, test } from 'vitest'
import { counts } from '#catalog/kit/tool/calculator-inputs.ts'
import { countsIn, emptyCells, pasted, resized, textsOf } from './count-cells.ts'

const words = { en: 'Row {n}', zh: '第 {n} 行' }
const strata = counts({ label: words, rows: { name: words, least: 1, most: 3 }, columns: [words, words] })
const square = counts({ label: words, rows: { name: words, least: 2, most: 4 }, columns: 'square' })

test('an empty table is unanswered, an empty cell is missing', () => {
  expect(emptyCells(square)).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(countsIn(emptyCells(square))).toBeNull()
  expect(countsIn([['1', ' ']])).toEqual([[1, null]])
  expect(countsIn([['x', '2']])).toEqual([[Number.NaN, 2]])
})

test('a square grows on both sides and keeps its cells', () => {
  expect(
    resized(
      textsOf([
        [1, 2],
        [3, null],
      ]),
      square,
      3,
    ),
  ).toEqual([
    ['1', '2', ''],
    ['3', '', ''],
    ['', '', ''],
  ])
})

test('a spreadsheet block fills the table from the cell where it is pasted, up to the maximum size', () => {
  expect(pasted([['', '']], strata, '20\t80\n30\t70\n', 0, 0)).toEqual([
    ['20', '80'],
    ['30', '70'],
  ])
  expect(pasted([['9', '']], strata, '1 2\n3 4\n5 6\n7 8', 0, 1)).toEqual([
    ['9', '1'],
    ['', '3'],
    ['', '5'],
  ])
  expect(pasted([['', '']], strata, '20', 0, 0)).toBeNull()
})
