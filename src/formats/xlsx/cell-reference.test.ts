import { expect, test } from 'vitest'
import { areaOf, columnOf, rowOf } from './cell-reference.ts'
import { columnLetters } from './xlsx-package.ts'

const columns = { A1: 0, Z1: 25, AA1: 26, AZ9: 51, BA1: 52, ZZ1: 701, AAA1: 702, XFD1: 16_383, XFD1048576: 16_383 }

test('columns are counted in letters, from A to XFD', () => {
  for (const [reference, column] of Object.entries(columns)) {
    expect(columnOf(reference), reference).toBe(column)
    expect(columnLetters(column)).toBe(reference.replace(/\d+/, ''))
  }
})

test('an invalid cell reference is refused', () => {
  const none = [
    'XFE1',
    'XFD1048577',
    'ZZZ1',
    'AAAA1',
    'A0',
    'A',
    '1',
    '',
    'a1',
    '@1',
    '[1',
    'A1B',
    'A/',
    'A:',
    'A1 ',
    ' A1',
    'A1:B2',
    'A-1',
  ]
  for (const reference of none)
    expect(() => columnOf(reference), reference).toThrow(`bad-reference {"reference":"${reference}"}`)
  expect(() => columnOf(`A${'9'.repeat(1000)}`)).toThrow('bad-reference')
})

test('the first and last digits and letters are accepted', () => {
  expect([columnOf('A9'), columnOf('A10'), columnOf('Z90')]).toEqual([0, 0, 25])
})

test('an area is given by its corners, and anything else is none', () => {
  expect(areaOf('B2:AA10')).toEqual({ firstRow: 2, lastRow: 10, firstColumn: 1, lastColumn: 26 })
  for (const text of ['A1', '', 'A1:B', 'A1:B2:C3', 'a1:b2', 'A:B']) expect(areaOf(text), text).toBeNull()
  expect(() => areaOf('A0:B1')).toThrow('bad-reference')
})

test('rows range from 1 to 1 048 576', () => {
  expect([rowOf(1), rowOf(1_048_576)]).toEqual([1, 1_048_576])
  for (const number of [0, -1, 1.5, 1_048_577, Number.NaN])
    expect(() => rowOf(number)).toThrow(`bad-reference {"reference":"${number}"}`)
})
