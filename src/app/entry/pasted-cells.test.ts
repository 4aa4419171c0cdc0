import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedCells } from './pasted-cells.ts'

test('rows and columns, with or without a line end after the last row', () => {
  const table = [
    ['a', '1'],
    ['', '2'],
  ]
  for (const text of ['a\t1\n\t2', 'a\t1\r\n\t2\r\n', 'a\t1\r\t2\r']) expect(pastedCells(text)).toEqual(table)
  expect(pastedCells('')).toEqual([['']])
  expect(pastedCells('a\t')).toEqual([['a', '']])
  expect(pastedCells('5" pipe\t"a" b')).toEqual([['5" pipe', '"a" b']])
})

test('cells written by a spreadsheet are read unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '男') })
  const written = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const table = fc
    .integer({ min: 1, max: 3 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(table, (rows) => {
      expect(pastedCells(`${rows.map((row) => row.map(written).join('\t')).join('\r\n')}\r\n`)).toEqual(rows)
    }),
  )
})
