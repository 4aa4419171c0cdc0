import { expect, test } from 'vitest'
import { CsvScanner } from '../csv/scanner.ts'
import { cellText } from './cell-text.ts'
import { knownTable, newTable, TableBound } from './table-bound.ts'
import { maxColumns, type ReadPlan, TableReader } from './table-reader.ts'

const plan: ReadPlan = { headerRow: 0, headerRows: 1, decimal: '.', form: () => 'auto' }

function read(text: string, changes: Partial<ReadPlan> = {}) {
  const reader = new TableReader({ ...plan, ...changes })
  const scanner = new CsvScanner(',', reader.record, { maxFields: maxColumns + 2, maxRecordBytes: 1 << 20 })
  const bytes = new TextEncoder().encode(text)
  reader.bound.took(bytes.length)
  scanner.push(bytes)
  scanner.end()
  return reader
}

const cellsOf = (reader: TableReader) =>
  reader.columns.map((column) => {
    const cells = column?.finish()
    return cells ? Array.from({ length: reader.rows }, (_, row) => cellText(cells, row)) : null
  })

test('rows that are too short or too long are counted, with the first of each', () => {
  const reader = read('a,b,c\n1,2,3\n1\n1,2,3,4\n1,2\n1,2,3,4,5\n1,2,3,,\n')
  expect(reader).toMatchObject({
    rows: 6,
    shortRows: 2,
    firstShortRow: 3,
    longRows: 2,
    firstLongRow: 4,
    lastRowShort: false,
  })
  expect(cellsOf(reader)).toEqual([
    ['1', '1', '1', '1', '1', '1'],
    ['2', '', '2', '2', '2', '2'],
    ['3', '', '3', '', '3', '3'],
    ['', '', '4', '', '4', ''],
    ['', '', '', '', '5', ''],
  ])
  expect(read('a,b\n1,2\n1\n').lastRowShort).toBe(true)
  expect(read('a,b\n1\n1,2\n').lastRowShort).toBe(false)
})

test('the header has the chosen rows; rows above it and after the last one are skipped', () => {
  const text = 'title,\nx,\na,b\n1,2\n3,4\n5,6\n'
  const reader = read(text, { headerRow: 1, headerRows: 2, lastRow: 4 })
  expect(reader.header).toEqual([
    ['x', ''],
    ['a', 'b'],
  ])
  expect(cellsOf(reader)).toEqual([
    ['1', '3'],
    ['2', '4'],
  ])
  expect(cellsOf(read('1,2\n3,4\n', { headerRow: null }))).toEqual([
    ['1', '3'],
    ['2', '4'],
  ])
})

test('after a header trailing separators make no column; without one all fields of the first row do', () => {
  expect(read('a,b,,\n1,2,,\n').columns).toHaveLength(2)
  expect(read('1,2,,\n', { headerRow: null }).columns).toHaveLength(4)
})

test('a left-out column is skipped', () => {
  const reader = read('a,b\n1,2\n3,4,5\n', { form: (k) => (k === 0 ? 'skip' : 'texts') })
  expect(cellsOf(reader)).toEqual([null, ['2', '4'], ['', '5']])
})

test.each([1, 63, 64, 65, 200])('a wide table of %i rows is read like a narrow one', (rows) => {
  for (const width of [255, 256, 300]) {
    const line = (row: number) => Array.from({ length: width }, (_, k) => `${row}-${k}`)
    const body = Array.from({ length: rows }, (_, row) => line(row).slice(0, row === 10 ? 256 : width))
    const header = Array.from({ length: width }, (_, k) => `c${k}`)
    const read1 = cellsOf(read([header, ...body].map((cells) => cells.join(',')).join('\n')))
    expect(read1).toEqual(header.map((_, k) => body.map((cells) => cells[k] ?? '')))
  }
})

test('a wide table of long texts is read, with fewer rows in a block', () => {
  const long = 'x'.repeat(5000)
  const body = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 256 }, (_, k) => `${row}${k === 0 ? long : k}`),
  )
  const found = cellsOf(read(body.map((cells) => cells.join(',')).join('\n'), { headerRow: null }))
  expect(found[0]).toEqual(body.map((cells) => cells[0]))
  expect(found[255]).toEqual(body.map((cells) => cells[255]))
})

test('4096 columns are read, one more is refused in a header and in a row', () => {
  const row = (count: number) => Array.from({ length: count }, () => 'x').join(',')
  expect(read(`${row(4096)}\n`).columns).toHaveLength(4096)
  const says = 'too-many-columns {"columns":4097,"limit":4096}'
  expect(() => read(`${row(4097)}\n`)).toThrow(says)
  expect(() => read(`a\n${row(4097)}\n`)).toThrow(says)
})

test('if no table can be made, the reason is given', () => {
  const says = (text: string, changes: Partial<ReadPlan> = {}) => {
    try {
      read(text, changes).checkNotEmpty()
      return 'accepted'
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  expect(says('')).toBe('empty-file')
  expect(says('a\n')).toBe('no-rows')
  expect(says('a\n1\n')).toBe('accepted')
  expect(says('a\n1\n', { headerRow: 2 })).toBe('header-out-of-range {"row":3,"rows":2}')
  expect(says('a\n1\n', { headerRow: 1 })).toBe('no-rows')
  expect(says('1\n', { headerRow: null })).toBe('accepted')
})

test('a table may take 18 bytes per byte of its file, plus the free amount', () => {
  const bound = (free: number, unpacked: number, records = 0) => {
    const one = new TableBound(free)
    one.took(unpacked)
    one.gave(records)
    return one
  }
  const says = (check: () => void) => {
    try {
      check()
      return 'fits'
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  // 100 rows of 2 columns: 16 bytes a cell and 6000 a column
  const cells = 100 * 2 * 16 + 2 * 6000
  expect(says(() => bound(cells, 0).check(100, 2, 0))).toBe('fits')
  expect(says(() => bound(cells - 1, 0).check(100, 2, 0))).toBe('mostly-blank {"rows":100,"columns":2}')
  expect(says(() => bound(cells - 18, 1).check(100, 2, 0))).toBe('fits')
  expect(says(() => bound(cells - 19, 1).check(100, 2, 0))).toBe('mostly-blank {"rows":100,"columns":2}')
  // five bytes per byte of a distinct text
  expect(says(() => bound(cells + 50, 0).check(100, 2, 10))).toBe('fits')
  expect(says(() => bound(cells + 49, 0).check(100, 2, 10))).toBe('repeated-texts')
  // two per byte of a cell, shared or not
  expect(says(() => bound(cells, 0, cells / 2).check(100, 2, 0))).toBe('fits')
  expect(says(() => bound(cells, 0, cells / 2 + 1).check(100, 2, 0))).toBe('repeated-texts')
  const twice = bound(cells, 0, cells / 4)
  twice.gave(cells / 4)
  expect(says(() => twice.check(100, 2, 0))).toBe('fits')
  twice.gave(1)
  expect(says(() => twice.check(100, 2, 0))).toBe('repeated-texts')
  expect([newTable, knownTable]).toEqual([30e6, 512e6])
})

test('the size of a table is checked every 64 rows, and sooner if its rows are long', () => {
  const rowsUntil = (line: string, free: number) => {
    const reader = new TableReader({ ...plan, headerRow: null, free })
    const bytes = new TextEncoder().encode(`${line}\n`)
    const [starts, ends] = [Int32Array.of(0), Int32Array.of(bytes.length - 1)]
    try {
      for (let k = 0; k < 10_000; k++) reader.record(bytes, starts, ends, 1)
    } catch {
      return reader.rows
    }
    return null
  }
  expect(rowsUntil('x', 6000 + 16 * 100)).toBe(128)
  expect(rowsUntil('x', 6000 + 16 * 128 + 5)).toBe(192)
  const long = 'y'.repeat(300_000)
  expect(rowsUntil(long, 3e6)).toBe(8)
})
