import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import type { PresentedHeadCell, PresentedTable } from '#catalog/kit/present/present-table.ts'
import { numberFormat, tablesToXlsx } from './write-tables.ts'

const head = (text: string, colSpan = 1, rowSpan = 1): PresentedHeadCell => ({
  text,
  runs: [{ text }],
  align: 'center',
  colSpan,
  rowSpan,
})
const cell = (text: string, raw: number | string | null = null) => ({
  text,
  runs: [{ text }],
  align: 'right' as const,
  raw,
})
const p = {
  text: 'P25',
  runs: [
    { text: 'P', italic: true as const },
    { text: '25', script: 'sub' as const },
  ],
  align: 'center' as const,
  colSpan: 1,
  rowSpan: 1,
}

const table: PresentedTable = {
  id: 't',
  title: '表1: 基线',
  head: [
    [head('变量', 1, 2), head('组别', 2), head('P', 1, 2)],
    [head('甲'), p],
  ],
  body: [
    { depth: 0, cells: [cell('年龄'), cell('56.12', 56.123456789), cell('60.0', 60), cell('< 0.001', 1.2e-7)] },
    { depth: 1, cells: [cell('男'), cell('12 (60.0)'), cell('−0.50', -0.5), cell('0.0321', 0.0321)] },
  ],
  notes: ['x̄±s & more'],
}

test('another reader finds texts, and numbers at full precision', async () => {
  const sheets = await readXlsxFile(tablesToXlsx([table, { ...table, title: '表1/基线' }]))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['表1  基线', '表1 基线'])
  expect(sheets[0]?.data).toEqual([
    ['表1: 基线', null, null, null],
    ['变量', '组别', null, 'P'],
    [null, '甲', 'P25', null],
    ['年龄', 56.123456789, 60, 1.2e-7],
    ['男', '12 (60.0)', -0.5, 0.0321],
    ['x̄±s & more', null, null, null],
  ])
})

test('heads are merged over their columns, and the three lines are drawn', async () => {
  const files = unzipSync(new Uint8Array(await tablesToXlsx([table]).arrayBuffer()))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(Array.from(sheet.matchAll(/mergeCell ref="([^"]+)"/g), (m) => m[1])).toEqual(['A2:A3', 'B2:C2', 'D2:D3'])
  const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array())
  expect(styles).toContain('style="medium"')
  expect(styles).toContain('style="thin"')
  expect(sheet).toContain('<i/>')
  expect(sheet).toContain('<vertAlign val="subscript"/>')
})

test('a column is three characters wider than its longest text, at most 60; Chinese counts twice', async () => {
  const widthsOf = async (...texts: readonly string[]) => {
    const of = {
      ...table,
      head: [texts.map((text) => head(text))],
      body: [{ depth: 0, cells: texts.map(() => cell('x')) }],
    }
    const files = unzipSync(new Uint8Array(await tablesToXlsx([of]).arrayBuffer()))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    return Array.from(sheet.matchAll(/ width="(\d+)"/g), (match) => Number(match[1]))
  }
  expect(await widthsOf('', 'abcde', '变量a', 'x'.repeat(57), 'x'.repeat(58))).toEqual([4, 8, 8, 60, 60])
})

test('a display within half a unit of its last place is kept, a greater difference is not', () => {
  expect(numberFormat('0.12', 0.125)).toBe('0.00')
  expect(numberFormat('0.12', 0.1252)).toBe('"0.12"')
  expect(numberFormat('5', 5.5)).toBe('0')
  expect(numberFormat('5', 5.52)).toBe('"5"')
  expect(numberFormat('a"b', 1)).toBe('"ab"')
})

test('a number is shown as in the table', () => {
  expect(numberFormat('56.12', 56.123456789)).toBe('0.00')
  expect(numberFormat('60', 60)).toBe('0')
  expect(numberFormat('−0.50', -0.5)).toBe('0.00')
  expect(numberFormat('< 0.001', 1e-7)).toBe('"< 0.001"')
  expect(numberFormat('12.3', 0.123)).toBe('"12.3"')
  expect(numberFormat('t = 2.31', 2.3051)).toBe('"t = 2.31"')
})
