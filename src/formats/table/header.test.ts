import { expect, test } from 'vitest'
import { findHeader, headerNames } from './header.ts'

test('duplicate and blank names are made unique, and told', () => {
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

test('without a header row columns are numbered, and that is not worth telling', () => {
  expect(headerNames([], 2)).toEqual({ names: ['V1', 'V2'], findings: [] })
})

const rowOf = (rows: string[][]) => findHeader(rows, {}).headerRow

test('titles above the header are skipped, and a first row of words is one without a question', () => {
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
