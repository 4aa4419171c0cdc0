import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column } from './frame.ts'
import { numericColumn, textColumn } from './make-columns.ts'
import { columnFromBytes, columnParts } from './serialize.ts'

function columnToBytes(column: Column): Uint8Array<ArrayBuffer> {
  const parts = columnParts(column)
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const anyText = fc.string({ unit: 'binary', maxLength: 12 })
const metaArb = fc.record({
  id: anyText,
  name: anyText,
  label: anyText,
  measure: fc.constantFrom('continuous', 'ordinal', 'nominal', 'id'),
  valueLabels: fc.array(fc.record({ value: fc.oneof(fc.integer(), anyText), label: anyText })),
  missingCodes: fc.array(fc.oneof(fc.integer(), anyText)),
})

function bitsOf(column: Column): unknown {
  return column.type === 'text'
    ? { ...column, codes: Array.from(column.codes) }
    : { ...column, values: Array.from(new BigUint64Array(column.values.slice().buffer)) }
}

test('a column of numbers, days or instants comes back bit for bit', () => {
  const type = fc.constantFrom('number' as const, 'date' as const, 'datetime' as const)
  fc.assert(
    fc.property(metaArb, type, fc.float64Array(), (meta, t, values) => {
      const column = numericColumn({ ...meta, type: t }, values)
      expect(bitsOf(columnFromBytes(columnToBytes(column)))).toEqual(bitsOf(column))
    }),
  )
})

test('a column of texts comes back exactly, lone surrogates included', () => {
  fc.assert(
    fc.property(metaArb, fc.array(fc.option(fc.string({ unit: 'binary' })), { maxLength: 300 }), (meta, texts) => {
      const column = textColumn(meta, [...texts, '\ud800', '男', null])
      expect(bitsOf(columnFromBytes(columnToBytes(column)))).toEqual(bitsOf(column))
    }),
  )
})

test('dictionaries at the borders of the code sizes come back exactly', () => {
  for (const words of [0, 1, 127, 128, 129, 32_767, 32_768, 32_769]) {
    const column = textColumn(
      { id: 'c1', name: 'x' },
      [...Array(words).keys()].map((k) => `w${k}`),
    )
    expect(bitsOf(columnFromBytes(columnToBytes(column)))).toEqual(bitsOf(column))
  }
})

test('an unaligned view is read as well', () => {
  const bytes = columnToBytes(numericColumn({ id: 'c1', name: 'x' }, [1, null, -0]))
  const shifted = new Uint8Array(bytes.length + 3)
  shifted.set(bytes, 3)
  expect(bitsOf(columnFromBytes(shifted.subarray(3)))).toEqual(bitsOf(columnFromBytes(bytes)))
})

test('bytes of something else, of a newer format or cut short are refused with a code', () => {
  const bytes = columnToBytes(textColumn({ id: 'c1', name: '性别' }, ['男', '女']))
  expect(() => columnFromBytes(new Uint8Array(4))).toThrow('not-a-column')
  expect(() => columnFromBytes(new Uint8Array(64))).toThrow('not-a-column')
  for (const end of [20, bytes.length - 8]) expect(() => columnFromBytes(bytes.slice(0, end))).toThrow('truncated')
  const newer = bytes.slice()
  newer[4] = 2
  expect(() => columnFromBytes(newer)).toThrow('newer-format')
})
