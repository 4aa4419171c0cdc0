import { expect, test } from 'vitest'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { summarizeColumn } from './summarize-column.ts'

const numbers = (values: readonly (number | null)[], meta: Partial<Parameters<typeof makeNumericColumn>[0]> = {}) =>
  summarizeColumn(makeNumericColumn({ id: 'c1', name: 'x', ...meta }, values))
const texts = (values: readonly (string | null)[], meta: Partial<Parameters<typeof textColumn>[0]> = {}) =>
  summarizeColumn(textColumn({ id: 'c1', name: 'x', ...meta }, values))

test('blank and declared cells are missing and are in no other number', () => {
  const summary = numbers([1, 2, 2, null, 9, 200], { missingCodes: [9], missingRanges: [[100, null]] })
  expect(summary).toMatchObject({ rows: 6, missing: 3, distinct: 2, min: 1, max: 2 })
  expect(summary.declared).toEqual([
    { value: 9, count: 1 },
    { value: 200, count: 1 },
  ])
  expect(summary.values).toEqual([
    { value: 1, count: 1 },
    { value: 2, count: 2 },
  ])
})

test('a column of many numbers has at most 20 bins, which count each of its cells once', () => {
  const { picture } = numbers(Array.from({ length: 1000 }, (_, k) => k / 10))
  expect(picture).toEqual({ kind: 'bins', from: 0, to: 99.9, counts: Array.from({ length: 20 }, () => 50) })
})

test('the bins of very great and of infinite numbers are finite', () => {
  const far = Array.from({ length: 30 }, (_, k) => (k - 15) * 1e307)
  const { picture, max } = numbers([...far, Number.POSITIVE_INFINITY])
  expect(max).toBe(Number.POSITIVE_INFINITY)
  expect(picture?.kind === 'bins' && picture.counts.reduce((sum, count) => sum + count, 0)).toBe(30)
})

test('few values are bars in the order of the levels, the rare ones together', () => {
  const labels = [
    { value: 2, label: 'female' },
    { value: 1, label: 'male' },
  ]
  expect(numbers([1, 1, 2, null], { measure: 'nominal', valueLabels: labels }).picture).toEqual({
    kind: 'bars',
    bars: [
      { value: 2, count: 1 },
      { value: 1, count: 2 },
    ],
    others: 0,
  })
  const many = Array.from({ length: 10 }, (_, k) => Array.from({ length: 10 - k }, () => `level ${k}`)).flat()
  const { picture, distinct } = texts(many)
  expect(distinct).toBe(10)
  expect(picture).toMatchObject({ kind: 'bars', others: 1 + 2 })
  expect(picture?.kind === 'bars' && picture.bars.length).toBe(8)
})

test('-0 is 0, and one value is one bar', () => {
  expect(numbers([0, -0])).toMatchObject({ distinct: 1, values: [{ value: 0, count: 2 }] })
})

test('an identifier has no picture and no odd values', () => {
  expect(texts(['a', 'A', 'b'], { measure: 'id' })).toMatchObject({ picture: null, odd: [], distinct: 3 })
})

test('a column without values has neither range nor picture', () => {
  expect(numbers([null, null])).toMatchObject({ rows: 2, missing: 2, distinct: 0, min: null, max: null, picture: null })
  expect(texts([])).toMatchObject({ rows: 0, missing: 0, picture: null })
})

test('odd: usual codes far away, unless they are declared or have a label', () => {
  const ages = [20, 35, 50, 70, 81, 999, 999]
  expect(numbers(ages).odd).toEqual([{ value: 999, count: 2, reason: 'likely-code' }])
  expect(numbers(ages, { missingCodes: [999] }).odd).toEqual([])
  expect(numbers(ages, { valueLabels: [{ value: 999, label: 'older' }] }).odd).toEqual([])
})

test('odd: a text among numbers', () => {
  const cells = [...Array.from({ length: 18 }, (_, k) => String(k)), '不详', '<5']
  expect(texts(cells).odd.map(({ value, reason }) => [value, reason])).toEqual([
    ['不详', 'text-among-numbers'],
    ['<5', 'text-among-numbers'],
  ])
  expect(texts(['1', '2', 'a', 'b']).odd).toEqual([])
})

test('odd: another spelling of a more frequent text', () => {
  expect(texts(['Male', 'Male', 'male', 'Ｍａｌｅ', 'Female']).odd.map(({ value }) => value)).toEqual([
    'male',
    'Ｍａｌｅ',
  ])
})

test('dates have a range in ms and no likely codes', () => {
  const days = [0, 86_400_000, 99, 99]
  const column = makeNumericColumn({ id: 'c1', name: 'd', type: 'date' }, days)
  expect(summarizeColumn(column)).toMatchObject({ type: 'date', min: 0, max: 86_400_000, odd: [] })
})
