import { expect, test } from 'vitest'
import type { Shown } from './number-format.ts'
import { SheetScanner } from './sheet-scanner.ts'

const formats: readonly Shown[] = ['number', 'date', 'time']

function scan(rows: string, epoch: 1900 | 1904 = 1900) {
  const found: (readonly [number, readonly string[]])[] = []
  const scanner = new SheetScanner({ strings: ['zero', 'one'], formats, epoch }, (cells, row) =>
    found.push([row, [...cells]]),
  )
  scanner.push(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  return { found, scanner }
}

/** The texts of the cells of one row. */
const cellsOf = (cells: string, epoch?: 1900 | 1904) => scan(`<row>${cells}</row>`, epoch).found[0]?.[1] ?? []

test('rows and cells without a reference follow the previous one', () => {
  const { found } = scan(
    '<row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row r="7"><c><v>4</v></c></row><row><c r="A8"><v>5</v></c></row>',
  )
  expect(found).toEqual([
    [1, ['1', '', '', '2', '3']],
    [7, ['4']],
    [8, ['5']],
  ])
})

test('a row without cells, or with only blank ones, is skipped', () => {
  expect(scan('<row/><row r="3"><c/><c t="s"/><c t="inlineStr"><is><t></t></is></c></row>').found).toEqual([])
  expect(scan('<row><c/><c><v>1</v></c><c/></row>').found).toEqual([[1, ['', '1']]])
})

test('each type of cell is converted to text', () => {
  const cells = [
    '<c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="b"/>',
    '<c t="e"><v>#DIV/0!</v></c><c t="str"><f>A1</f><v>x_x000D_y</v></c><c t="d"><v>2023-05-01T00:00:00</v></c>',
    '<c t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r></is></c><c t="n"><v>1e-7</v></c><c><v>last</v></c>',
  ]
  expect(cellsOf(cells.join(''))).toEqual([
    'one',
    '',
    'TRUE',
    'FALSE',
    '',
    '#DIV/0!',
    'x\ry',
    '2023-05-01',
    'rich text',
    '1e-7',
    'last',
  ])
})

test('a formula without a stored value is blank, and counted', () => {
  const { found, scanner } = scan(
    '<row><c><f>A1</f></c><c><f>A1</f><v>2</v></c><c><v>3</v></c><c t="str"><f>x</f></c></row>',
  )
  expect(found).toEqual([[1, ['', '2', '3']]])
  expect(scanner.formulasWithoutValue).toBe(2)
})

test('numbers formatted as days or times become days or times', () => {
  const date = (serial: number | string) => cellsOf(`<c s="1"><v>${serial}</v></c>`)[0]
  const time = (serial: number) => cellsOf(`<c s="2"><v>${serial}</v></c>`)[0]
  expect(date(45_047)).toBe('2023-05-01')
  expect(date(45_047.5)).toBe('2023-05-01 12:00:00')
  expect(date(45_047.354181)).toBe('2023-05-01 08:30:01.238')
  expect([date(0), date(1), date(59), date(60), date(61)]).toEqual([
    '1899-12-31',
    '1900-01-01',
    '1900-02-28',
    '1900-02-28',
    '1900-03-01',
  ])
  expect(date(-1)).toBe('-1')
  expect(date('x')).toBe('x')
  expect(date(1e300)).toBe('1e+300')
  expect(date('1e999')).toBe('1e999')
  expect([time(0), time(0.5), time(0.999988425925926), time(1), time(1.5)]).toEqual([
    '00:00:00',
    '12:00:00',
    '23:59:59',
    '1',
    '1.5',
  ])
  expect(cellsOf('<c s="1"><v>0</v></c>', 1904)).toEqual(['1904-01-01'])
  expect(cellsOf('<c s="0"><v>5</v></c><c s="9"><v>6</v></c>')).toEqual(['5', '6'])
})

test('whole numbers of 16 digits have lost their last ones', () => {
  const lost = (value: string, style = 0) =>
    scan(`<row><c s="${style}"><v>${value}</v></c></row>`).scanner.precisionLost
  expect([
    lost('1000000000000000'),
    lost('-1e15'),
    lost('999999999999999'),
    lost('1000000000000000.5'),
    lost('x'),
  ]).toEqual([1, 1, 0, 0, 0])
  expect(lost('-1e15', 1)).toBe(1)
  expect(lost('1e15', 1)).toBe(0)
})

test('a column beyond those of a table is refused, blank cells there are not', () => {
  expect(cellsOf('<c r="FAN1"><v>1</v></c>')).toHaveLength(4096)
  expect(cellsOf('<c r="A1"><v>1</v></c><c r="FAO1"/>')).toEqual(['1'])
  expect(() => cellsOf('<c r="FAO1"><v>1</v></c>')).toThrow('too-many-columns {"columns":4097,"limit":4096}')
})

test('merged areas are listed, and a truncated sheet is detected', () => {
  const { scanner } = scan(
    '<row><c><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="C3"/></mergeCells><sheetData>',
  )
  expect(scanner.merged).toEqual([{ firstRow: 1, lastRow: 2, firstColumn: 0, lastColumn: 1 }])
  expect(scanner.end()).toBe(true)
  const cut = new SheetScanner({ strings: [], formats, epoch: 1900 }, () => undefined)
  expect(cut.push('<worksheet><sheetData>')).toBe(true)
  expect(cut.end()).toBe(false)
  cut.push('</sheetData></worksheet><x')
  expect(cut.end()).toBe(false)
})
