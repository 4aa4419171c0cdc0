import { expect, test } from 'vitest'
import { ColumnMaker } from './column-maker.ts'
import { jsonText } from './json-text.ts'
import type { StoredType, StoredValues } from './stored-type.ts'
import { anyLosesDigits, bigEndian, digitsOf, numberOf } from './stored-value.ts'

const longs = (...values: bigint[]): StoredValues => ({ form: 'numbers', values: BigInt64Array.from(values) })
const decimal = (scale: number): StoredType => ({ of: 'decimal', precision: 38, scale })
const none = () => false

test('decimals are the nearest doubles, or all their digits', () => {
  const of = (value: bigint, scale: number) => [
    numberOf(decimal(scale), longs(value), 0),
    digitsOf(decimal(scale), longs(value), 0),
  ]
  expect(of(1234n, 2)).toEqual([12.34, '12.34'])
  expect(of(-5n, 3)).toEqual([-0.005, '-0.005'])
  expect(of(700n, 2)).toEqual([7, '7'])
  expect(of(12n, -3)).toEqual([12_000, '12000'])
  expect(of(9007199254740993n, 1)).toEqual([Number('900719925474099.3'), '900719925474099.3'])
})

test('a column keeps its digits: up to 2^53, and 15 of a decimal', () => {
  const integer: StoredType = { of: 'integer' }
  expect(anyLosesDigits(integer, longs(2n ** 53n, -(2n ** 53n)), none)).toBe(false)
  expect(anyLosesDigits(integer, longs(0n, 2n ** 53n + 1n), none)).toBe(true)
  expect(anyLosesDigits(integer, longs(0n, 2n ** 53n + 1n), (place) => place === 1)).toBe(false)
  expect(anyLosesDigits(integer, { form: 'numbers', values: BigUint64Array.of(2n ** 64n - 1n) }, none)).toBe(true)
  expect(anyLosesDigits(decimal(2), longs(999_999_999_999_999n), none)).toBe(false)
  expect(anyLosesDigits(decimal(2), longs(1_000_000_000_000_001n), none)).toBe(true)
  expect(anyLosesDigits(decimal(9), longs(7_000_000_000_000_000_000n), none)).toBe(false)
})

test('instants go down to the millisecond before, and years beyond 9999 are counted', () => {
  const micro: StoredType = { of: 'instant', units: 1_000_000, isUtc: false }
  expect(numberOf(micro, longs(-1n), 0)).toBe(-1)
  expect(numberOf(micro, longs(253_402_300_799_999_999n), 0)).toBe(Date.UTC(9999, 11, 31, 23, 59, 59, 999))
  const maker = new ColumnMaker(micro, false, 3)
  maker.pushAll(longs(0n, 253_402_300_800_000_000n, 5n), 0, 3, (place) => place === 2)
  expect([maker.finish().cells, maker.outOfRange]).toEqual([{ values: Float64Array.of(0, Number.NaN, Number.NaN) }, 1])
})

test('integers of 64 bits become the nearest doubles by their halves', () => {
  const values = [0n, -1n, 2n ** 53n, -(2n ** 63n), 2n ** 63n - 1n, 4294967296n, -4294967297n]
  const maker = new ColumnMaker({ of: 'integer' }, false, values.length)
  maker.pushAll(longs(...values), 0, values.length, null)
  expect(maker.finish().cells).toEqual({ values: Float64Array.from(values, Number) })
})

test('whole numbers with a sign, and JSON with long ones', () => {
  expect(bigEndian(Uint8Array.of(255, 254), 0, 2)).toBe(-2n)
  expect(bigEndian(new Uint8Array(), 0, 0)).toBe(0n)
  expect(jsonText([1, null, 'a"b', true, 2n ** 60n, new Map([['k', [0.5]]])])).toBe(
    '[1,null,"a\\"b",true,1152921504606846976,{"k":[0.5]}]',
  )
})

test('two strings of bytes that are not UTF-8 can be one text', () => {
  const bytes = Uint8Array.of(0x41, 0xff, 0x41, 0xfe, 0x42)
  const maker = new ColumnMaker({ of: 'text' }, true, 3)
  maker.pushAll({ form: 'bytes', bytes, starts: [0, 2, 4], ends: [2, 4, 5] }, 0, 3, null)
  expect(maker.finish()).toEqual({
    cells: { codes: Int32Array.of(0, 0, 1), dictionary: ['A\uFFFD', 'B'] },
    undecodable: 1,
  })
})
