import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column } from './frame.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'
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
  missingRanges: fc.array(fc.tuple(fc.option(fc.integer()), fc.option(fc.integer()))),
  format: fc.constantFrom('time', 'percent', 'month', 'quarter', 'week'),
  note: anyText,
  source: fc.record({ name: anyText }),
})

function bitsOf(column: Column): unknown {
  return column.type === 'text'
    ? { ...column, codes: Array.from(column.codes) }
    : { ...column, values: Array.from(new BigUint64Array(column.values.slice().buffer)) }
}

test('a column of numbers, days or instants is restored bit for bit', () => {
  const type = fc.constantFrom('number' as const, 'date' as const, 'datetime' as const)
  fc.assert(
    fc.property(metaArb, type, fc.float64Array(), (meta, t, values) => {
      const column = makeNumericColumn({ ...meta, type: t }, values)
      expect(bitsOf(columnFromBytes(columnToBytes(column)))).toEqual(bitsOf(column))
    }),
  )
})

test('a column of texts is restored exactly, lone surrogates included', () => {
  fc.assert(
    fc.property(metaArb, fc.array(fc.option(fc.string({ unit: 'binary' })), { maxLength: 300 }), (meta, texts) => {
      const column = textColumn(meta, [...texts, '\ud800', '男', null])
      expect(bitsOf(columnFromBytes(columnToBytes(column)))).toEqual(bitsOf(column))
    }),
  )
})

test('dictionaries at the limits of the code sizes are restored exactly', () => {
  for (const words of [0, 1, 127, 128, 129, 32_767, 32_768, 32_769]) {
    const column = textColumn(
      { id: 'c1', name: 'x' },
      [...Array(words).keys()].map((k) => `w${k}`),
    )
    expect(bitsOf(columnFromBytes(columnToBytes(column)))).toEqual(bitsOf(column))
  }
})

test('bytes from before ranges of missing values existed are read, and have none', () => {
  const read = (hex: string) =>
    bitsOf(columnFromBytes(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))))
  const numbers =
    '534c5043010000009a000000000000007b226964223a226331222c226e616d65223a225c75373562635c7537356462222c226c6162656c223a22564153222c226d656173757265223a226f7264696e616c222c2276616c75654c6162656c73223a5b7b2276616c7565223a312c226c6162656c223a226d696c64227d5d2c226d697373696e67436f646573223a5b395d2c2274797065223a226e756d626572222c22726f7773223a337d000000000000000000000000f03f0000000000002240000000000000f87f'
  const valueLabels = [{ value: 1, label: 'mild' }]
  const meta = { id: 'c1', name: '疼痛', label: 'VAS', measure: 'ordinal', valueLabels, missingCodes: [9] } as const
  expect(read(numbers)).toEqual(bitsOf(makeNumericColumn(meta, [1, 9, null])))
  const texts =
    '534c504301000000cc000000000000007b226964223a226332222c226e616d65223a22736578222c226c6162656c223a22222c226d656173757265223a226e6f6d696e616c222c2276616c75654c6162656c73223a5b7b2276616c7565223a2266222c226c6162656c223a225c7535393733227d5d2c226d697373696e67436f646573223a5b223f225d2c2274797065223a2274657874222c22726f7773223a342c22776f726473223a332c2263686172616374657273223a332c226368617261637465724279746573223a312c22636f64654279746573223a317d0000000001000000010000000100000000000000666d3f0000000000000102ff00000000'
  const sex = { id: 'c2', name: 'sex', valueLabels: [{ value: 'f', label: '女' }], missingCodes: ['?'] }
  expect(read(texts)).toEqual(bitsOf(textColumn(sex, ['f', 'm', '?', null])))
})

test('an unaligned view is read as well', () => {
  const bytes = columnToBytes(makeNumericColumn({ id: 'c1', name: 'x' }, [1, null, -0]))
  const shifted = new Uint8Array(bytes.length + 3)
  shifted.set(bytes, 3)
  expect(bitsOf(columnFromBytes(shifted.subarray(3)))).toEqual(bitsOf(columnFromBytes(bytes)))
})

test('bytes of another kind, of a newer format or truncated are refused with a code', () => {
  const bytes = columnToBytes(textColumn({ id: 'c1', name: '性别' }, ['男', '女']))
  expect(() => columnFromBytes(new Uint8Array(4))).toThrow('not-a-column')
  expect(() => columnFromBytes(new Uint8Array(64))).toThrow('not-a-column')
  for (const end of [20, bytes.length - 8]) expect(() => columnFromBytes(bytes.slice(0, end))).toThrow('truncated')
  const newer = bytes.slice()
  newer[4] = 2
  expect(() => columnFromBytes(newer)).toThrow('newer-format')
})
