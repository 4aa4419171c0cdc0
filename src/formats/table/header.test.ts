import { expect, test } from 'vitest'
import { findHeader, headerNames, type MergedCells } from './header.ts'

test('duplicate and blank names are made unique, and reported', () => {
  const { names, findings } = headerNames([['a', 'a', '', ' b\n c ', 'a', 'a_2']], 7)
  expect(names).toEqual(['a', 'a_2', 'V3', 'b c', 'a_3', 'a_2_2', 'V7'])
  expect(findings.map((f) => f.code)).toEqual(['blank-names', 'duplicate-names'])
})

test('a title above several columns is joined to the names below it', () => {
  const rows = [
    ['', '术前', '', '术后', ''],
    ['编号', '收缩压', '心率', '收缩压', '心率'],
  ]
  expect(headerNames(rows, 5).names).toEqual(['编号', '术前_收缩压', '术前_心率', '术后_收缩压', '术后_心率'])
})

test('without a header row columns are numbered, which is not reported', () => {
  expect(headerNames([], 2)).toEqual({ names: ['V1', 'V2'], findings: [] })
})

const rowOf = (rows: string[][]) => findHeader(rows, {}).headerRow

test('titles above the header are skipped, and a first row of words is a header without a question', () => {
  const titled = [
    ['某医院2023年病例', '', ''],
    ['编号', '年龄', '性别'],
    ['1', '34', '男'],
    ['2', '56', '女'],
  ]
  expect(findHeader(titled, {})).toEqual({ headerRow: 1, headerRows: 1, question: null })
  const plain = [
    ['编号', '年龄'],
    ['1', '34'],
  ]
  expect(findHeader(plain, {})).toEqual({ headerRow: 0, headerRows: 1, question: null })
  expect(rowOf([['x']])).toBe(0)
})

test.each([
  [
    'numbers',
    [
      ['1', '34'],
      ['2', '35'],
    ],
    null,
  ],
  [
    'dates',
    [
      ['2021-01-01', '5'],
      ['2021-01-02', '6'],
    ],
    null,
  ],
  [
    'years',
    [
      ['2019', '2020'],
      ['5', '6'],
    ],
    null,
  ],
  [
    'words and years',
    [
      ['地区', '名称', '2019', '2020'],
      ['1', '甲', '5', '6'],
    ],
    0,
  ],
])('a first row of %s is asked about, and the answer decides', (_, rows, meanwhile) => {
  const asked = findHeader(rows, {})
  expect(asked).toMatchObject({ headerRow: meanwhile, question: { code: 'header', isOpen: true } })
  expect(findHeader(rows, { answers: { header: 'names' } })).toMatchObject({
    headerRow: 0,
    question: { taken: 'names', isOpen: false },
  })
  expect(findHeader(rows, { answers: { header: 'data' } })).toMatchObject({
    headerRow: null,
    question: { taken: 'data', isOpen: false },
  })
  expect(findHeader(rows, { headerRow: 0 })).toEqual({ headerRow: 0, headerRows: 1, question: null })
})

test('names have no line breaks, at most 200 characters, and a word once', () => {
  const rows = [
    ['a', 'a', 'b'],
    ['a', ' c\n d ', ''],
  ]
  expect(headerNames(rows, 3).names).toEqual(['a', 'a_c d', 'b'])
  const long = 'x'.repeat(201)
  expect(headerNames([[long, long]], 2).names).toEqual(['x'.repeat(200), `${'x'.repeat(200)}_2`])
})

test('of more than ten changed names ten are reported', () => {
  const told = (count: number) => headerNames([Array.from({ length: count }, () => '')], count).findings[0]?.params
  const ten = 'V1, V2, V3, V4, V5, V6, V7, V8, V9, V10'
  expect(told(10)).toEqual({ count: 10, names: ten })
  expect(told(11)).toEqual({ count: 11, names: `${ten}, ...` })
  const twins = headerNames([['a', 'a', 'a', 'a']], 4)
  expect(twins).toEqual({
    names: ['a', 'a_2', 'a_3', 'a_4'],
    findings: [{ code: 'duplicate-names', params: { count: 3, names: 'a_2, a_3, a_4' } }],
  })
})

test('merged areas fill their own row and columns, each column only once', () => {
  const rows = [
    ['t', '', '', 'u', ''],
    ['a', 'b', 'c', 'd', 'e'],
  ]
  const names = (...merged: MergedCells[]) => headerNames(rows, 5, merged).names
  expect(names()).toEqual(['t_a', 'b', 'c', 'u_d', 'e'])
  expect(names({ row: 0, first: 0, last: 2 })).toEqual(['t_a', 't_b', 't_c', 'u_d', 'e'])
  expect(names({ row: 0, first: 3, last: 90 })).toEqual(['t_a', 'b', 'c', 'u_d', 'u_e'])
  expect(names({ row: 1, first: 0, last: 1 })).toEqual(['t_a', 'a', 'c', 'u_d', 'e'])
  expect(names({ row: 0, first: 0, last: 2 }, { row: 0, first: 3, last: 4 }, { row: 0, first: 0, last: 4 })).toEqual([
    't_a',
    't_b',
    't_c',
    'u_d',
    'u_e',
  ])
  expect(names({ row: 0, first: 0, last: 2 }, { row: 0, first: 1, last: 4 })).toEqual(['t_a', 't_b', 't_c', 'u_d', 'e'])
})

test('the header is the first row with at least four fifths of the usual width', () => {
  const body = Array.from({ length: 4 }, () => ['1', '2', '3', '4', '5'])
  const withTop = (...top: string[][]) => rowOf([...top, ...body])
  expect(withTop(['a', 'b', 'c', 'd', ''])).toBe(0)
  expect(withTop(['a', 'b', 'c', '', ''], ['a', 'b', 'c', 'd', 'e'])).toBe(0) // titles above the header
  expect(findHeader([['a', '', '', '', ''], ['a', 'b', 'c', 'd', 'e'], ...body], {})).toMatchObject({
    headerRow: 1,
    headerRows: 1,
  })
  expect(findHeader([['a', '', 'b', '', ''], ['a', 'b', 'c', 'd', 'e'], ...body], {})).toMatchObject({
    headerRow: 0,
    headerRows: 2,
  })
  expect(
    findHeader([['x', '', '', '', ''], ['a', '', 'b', '', ''], ['a', 'b', 'c', 'd', 'e'], ...body], {}),
  ).toMatchObject({
    headerRow: 1,
    headerRows: 2,
  })
  expect(withTop([''], ['a', 'b', 'c', '', ''])).toBeNull()
})

test('of two equally frequent widths the larger counts, in any order', () => {
  const [narrow, wide] = [['a'], ['b', 'c', 'd']]
  expect(rowOf([narrow, wide])).toBe(1)
  expect(rowOf([wide, narrow])).toBe(0)
  expect(rowOf([narrow, narrow, wide])).toBe(0)
  expect(rowOf([narrow, wide, ['e', 'f', 'g', ''], narrow, narrow])).toBe(0)
})

test('if it has more than half as many numbers as words, a first row is likely data', () => {
  const taken = (row: string[]) => findHeader([row, row.map(() => 'x')], {}).question?.taken
  expect(taken(['a', '2019'])).toBe('names')
  expect(taken(['a', '2019', '2020'])).toBe('data')
  expect(taken(['a', 'b', '2019', ' 2020 ', ''])).toBe('names')
  expect(taken(['2021年', 'a'])).toBe('names')
  expect(taken(['2021/1/1', '1e3'])).toBe('data')
  expect(taken(['12%', '5/1/2021'])).toBeUndefined()
})

test('there is no question about a choice already made, and the number of rows may be chosen alone', () => {
  const rows = [
    ['a', 'b'],
    ['1', '2'],
  ]
  expect(findHeader(rows, { headerRow: 3, headerRows: 2 })).toEqual({ headerRow: 3, headerRows: 2, question: null })
  expect(findHeader(rows, { headerRows: 2 })).toEqual({ headerRow: 0, headerRows: 2, question: null })
  expect(
    findHeader(
      [
        ['1', '2'],
        ['3', '4'],
      ],
      { headerRows: 2 },
    ),
  ).toMatchObject({ headerRow: null, headerRows: 2 })
  expect(findHeader([], {})).toEqual({ headerRow: null, headerRows: 1, question: null })
})
