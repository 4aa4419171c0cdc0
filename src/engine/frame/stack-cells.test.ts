import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { combineMeta } from './combine-meta.ts'
import type { Column } from './frame.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { stackCells, widestType } from './stack-cells.ts'

const numbers = (values: readonly (number | null)[], more = {}): Column =>
  makeNumericColumn({ id: 'n', name: 'n', ...more }, values)
const texts = (values: readonly (string | null)[], more = {}): Column =>
  textColumn({ id: 't', name: 't', ...more }, values)

async function stacked(columns: readonly Column[], interleaved = false) {
  const rows = columns.map((column) => (column.type === 'text' ? column.codes.length : column.values.length))
  const starts = rows.map((_, k) => (interleaved ? k : rows.slice(0, k).reduce((sum, n) => sum + n, 0)))
  const stride = interleaved ? columns.length : 1
  const pieces = columns.map((column, k) => ({ column, start: starts[k] as number, stride }))
  const cells = await stackCells(
    pieces,
    rows.reduce((sum, n) => sum + n, 0),
    uninterrupted,
  )
  return cells.type === 'text'
    ? Array.from(cells.codes, (code) => cells.dictionary[code] ?? null)
    : Array.from(cells.values, (value) => (Number.isNaN(value) ? null : value))
}

const word = fc.oneof(fc.constant(null), fc.constantFrom('a', 'b', '张', '1.5'))
const value = fc.oneof(fc.constant(null), fc.constantFrom(0, 1.5, -2, 1e21))

test('cells below each other, or in turn, are those of the columns; numbers beside texts become texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, word, value)), fc.boolean(), async (rows, interleaved) => {
      const [a, b, c] = [rows.map(([x]) => x), rows.map(([, x]) => x), rows.map(([, , x]) => x)]
      const written = c.map((x) => (x === null ? null : x === 1e21 ? '1000000000000000000000' : String(x)))
      const order = <T>(columns: readonly (readonly T[])[]) =>
        interleaved ? rows.flatMap((_, i) => columns.map((column) => column[i] as T)) : columns.flat()
      expect(await stacked([texts(a), texts(b), numbers(c)], interleaved)).toEqual(order([a, b, written]))
      expect(await stacked([numbers(c), numbers(c)], interleaved)).toEqual(order([c, c]))
    }),
  )
})

test('the widest type: days become instants beside instants, everything else texts', async () => {
  expect([widestType(['date', 'datetime']), widestType(['date', 'number']), widestType(['date', 'date'])]).toEqual([
    'datetime',
    'text',
    'date',
  ])
  const day = numbers([Date.UTC(2023, 4, 1)], { type: 'date' })
  const instant = numbers([Date.UTC(2023, 4, 1, 8, 30)], { type: 'datetime' })
  expect(await stacked([day, instant, texts(['x'])])).toEqual(['2023-05-01', '2023-05-01 08:30:00', 'x'])
})

test('kinds of missing stay with their cells; a missing range has no meaning among texts, so its values are blank', async () => {
  const cells = await stackCells(
    [
      { column: numbers([null, 1], { missingTags: Uint8Array.of(2, 0) }), start: 0, stride: 2 },
      { column: numbers([3, null]), start: 1, stride: 2 },
    ],
    4,
    uninterrupted,
  )
  expect(cells).toMatchObject({ missingTags: Uint8Array.of(2, 0, 0, 0) })
  expect(await stacked([numbers([95, 12], { missingRanges: [[90, null]] }), texts(['x'])])).toEqual([null, '12', 'x'])
})

test('labels, codes and ranges are those of all; another label and a lost value are named', () => {
  const labelled = (values: readonly number[], ...labels: readonly string[]) =>
    numbers(values, { measure: 'nominal', valueLabels: labels.map((label, k) => ({ value: k + 1, label })) })
  const { declared, otherLabels, lost } = combineMeta([
    numbers([1, 9], { valueLabels: [{ value: 1, label: 'yes' }], missingCodes: [9], missingRanges: [[90, null]] }),
    labelled([1, 2], 'Yes', 'no'),
  ])
  expect(declared).toMatchObject({
    valueLabels: [
      { value: 1, label: 'yes' },
      { value: 2, label: 'no' },
    ],
    missingCodes: [9],
    missingRanges: [[90, null]],
  })
  expect(otherLabels).toEqual([{ value: 1, kept: 'yes', other: 'Yes', at: 1 }])
  expect(lost).toBeUndefined()
  expect(combineMeta([numbers([9], { missingCodes: [9] }), numbers([3, 9])]).lost).toEqual({ value: 9, at: 1 })
  expect(combineMeta([texts(['9'], { missingCodes: ['9'] }), numbers([3, 9])]).lost).toEqual({ value: 9, at: 1 })
  expect(combineMeta([numbers([91], { missingRanges: [[90, null]] }), numbers([95])]).lost).toEqual({
    value: 95,
    at: 1,
  })
  const widened = combineMeta([numbers([1], { missingCodes: [9] }), texts(['x'])]).declared
  expect(widened).toMatchObject({ measure: 'nominal', missingCodes: ['9'], missingRanges: [] })
})
