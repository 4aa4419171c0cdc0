import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '../../data/reports/block-text.ts'
import { plainTable, plainTableRuns } from './plain-table.ts'

test('a table goes into the text of its block and back', () => {
  const text = fc.constantFrom('', 'a', 'b c', '0.05')
  const rows = fc
    .integer({ min: 1, max: 8 })
    .chain((n) => fc.array(fc.array(text, { minLength: n, maxLength: n }), { minLength: 1, maxLength: 20 }))
  const runsOf = (words: string) => (words === '' ? [] : [{ text: words }])
  fc.assert(
    fc.property(text, rows, (title, cells) => {
      const table = { caption: runsOf(title), rows: cells.map((row) => row.map(runsOf)) }
      expect(plainTable(plainTableRuns(table))).toEqual(table)
    }),
  )
})

test('tabs and line ends within a cell do not divide it, marks and atoms stay', () => {
  const atom = { kind: 'equation', tex: 'x' }
  const cell = [{ text: 'P', marks: ['em'] as const }, { text: ' a\tb\nc' }, { text: 'x', atom }]
  const { rows } = plainTable(
    plainTableRuns({
      caption: [],
      rows: [
        [cell, []],
        [[], [{ text: 'd' }]],
      ],
    }),
  )
  expect(rows.map((row) => row.map(plainText))).toEqual([
    ['P a b cx', ''],
    ['', 'd'],
  ])
  expect(rows[0]?.[0]?.[0]).toEqual(cell[0])
  expect(rows[0]?.[0]?.at(-1)).toEqual(cell[2])
})
