import { expect, test } from 'vitest'
import { describeColumns } from './describe-columns.ts'
import { factor } from './factor.ts'
import type { NumericColumn } from './frame.ts'
import { groupValues } from './group-values.ts'
import { makeFrame, makeNumericColumn, textColumn } from './make-columns.ts'

test('levels are listed in the order of the factor, if they are few', () => {
  const few = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'sex', valueLabels: [{ value: 2, label: 'female' }], missingCodes: [9] }, [
      1,
      2,
      9,
      null,
    ]),
    textColumn({ id: 'c2', name: 'id', measure: 'id' }, ['a', 'b', 'c', 'd']),
  ])
  const many = makeFrame([
    makeNumericColumn(
      { id: 'c1', name: 'x' },
      Array.from({ length: 300 }, (_, i) => i),
    ),
  ])
  const levels = (frame: typeof few) => describeColumns(frame).columns.map((column) => column.levels)
  expect(levels(few)).toEqual([[2, 1], undefined])
  expect(levels(many)).toEqual([undefined])
})

test('infinite values are not listed as levels', () => {
  const values = [1, Number.POSITIVE_INFINITY, 0, Number.NEGATIVE_INFINITY, null]
  const frame = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'x' }, values),
    makeNumericColumn({ id: 'c2', name: 'y', measure: 'nominal', valueLabels: [{ value: 1, label: 'yes' }] }, values),
    textColumn({ id: 'c3', name: 'z' }, ['Infinity', 'b', null, null, null]),
  ])
  const { columns } = describeColumns(frame)
  expect(columns.map(({ levels }) => levels)).toEqual([
    [0, 1],
    [1, 0],
    ['Infinity', 'b'],
  ])
  const { levels, codes } = factor(frame.columns[0] as NumericColumn)
  expect(levels.map(({ value }) => value)).toEqual([0, 1])
  expect([...codes]).toEqual([1, -1, 0, -1, -1])
})

test('values are split by group; missing and infinite ones are counted, not kept', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'x' }, [1, null, 3, Number.POSITIVE_INFINITY, 5, 6])
  const codes = Int32Array.of(0, 0, 1, 1, -1, 0)
  expect(groupValues(column, codes, 2)).toEqual({
    values: [Float64Array.of(1, 6), Float64Array.of(3)],
    missing: [1, 0],
    infinite: [0, 1],
  })
  expect(groupValues(column, codes, 2, Uint8Array.of(0, 1, 1, 1, 1, 1)).values).toEqual([
    Float64Array.of(6),
    Float64Array.of(3),
  ])
})
