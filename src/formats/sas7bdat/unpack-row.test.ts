import { expect, test } from 'vitest'
import { packRdc, packRle } from './pack-row.fixture.ts'
import { type UnpackRow, unpackRdc, unpackRle } from './unpack-row.ts'

const range = (length: number, from = 0) => Array.from({ length }, (_, i) => (from + i) & 255)
const repeated = (byte: number, count: number) => Array.from({ length: count }, () => byte)

function unpacked(unpack: UnpackRow, packed: readonly number[], length: number): readonly number[] | null {
  const row = new Uint8Array(length + 2).fill(0xee)
  const isRow = unpack(Uint8Array.from([0xdd, ...packed, 0xdd]), 1, packed.length + 1, row, 1, length)
  expect([row[0], row.at(-1)]).toEqual([0xee, 0xee])
  return isRow ? [...row.subarray(1, length + 1)] : null
}

test.each<[name: string, packed: readonly number[], row: readonly number[]]>([
  ['0', [0x01, 0x02, ...range(322)], range(322)],
  ['1', [0x10, 0x01, ...range(4161)], range(4161)],
  ['2', [0x23, ...range(99)], range(99)],
  ['4', [0x41, 0x02, 7], repeated(7, 276)],
  ['5', [0x50, 0x03], repeated(0x40, 20)],
  ['6', [0x62, 0x00], repeated(0x20, 529)],
  ['7', [0x70, 0xff], repeated(0, 272)],
  ['8', [0x82, 1, 2, 3], [1, 2, 3]],
  ['9', [0x91, ...range(18)], range(18)],
  ['A', [0xaf, ...range(48)], range(48)],
  ['B', [0xb0, ...range(49)], range(49)],
  ['C', [0xc1, 0x99], repeated(0x99, 4)],
  ['D', [0xd0], repeated(0x40, 2)],
  ['E', [0xef], repeated(0x20, 17)],
  ['F', [0xf2], repeated(0, 4)],
])('command %s of run lengths', (_, packed, row) => {
  expect(unpacked(unpackRle, packed, row.length)).toEqual(row)
  expect(unpacked(unpackRle, packed, row.length - 1)).toBeNull()
  expect(unpacked(unpackRle, packed, row.length + 1)).toBeNull()
  expect(unpacked(unpackRle, packed.slice(0, -1), row.length)).toBeNull()
})

test('the first example of the description of the format', () => {
  const packed = [0x87, ...range(8), 0xf2, 0x8a, ...range(11), 0xd0, 0xa1, ...range(34)]
  expect(unpacked(unpackRle, packed, 59)).toEqual([...range(8), 0, 0, 0, 0, ...range(11), 0x40, 0x40, ...range(34)])
  expect(unpacked(unpackRle, [0x30, 1, 2, 3], 3)).toBeNull()
})

test.each<[name: string, packed: readonly number[], row: readonly number[]]>([
  ['literals', [0, 0, ...range(5)], range(5)],
  ['a short run', [0x80, 0, 0x02, 9], repeated(9, 5)],
  ['a long run', [0x80, 0, 0x12, 0x01, 9], repeated(9, 37)],
  ['a long repetition', [0x00, 0x00, ...range(16), 0x80, 0, 0x2d, 0x00, 0x00], [...range(16), ...range(16)]],
  ['a short repetition', [0x10, 0, 1, 2, 3, 0x30, 0x00], [1, 2, 3, 1, 2, 3]],
  ['a repetition of itself', [0x10, 0, 1, 2, 3, 0xf0, 0x00], [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]],
])('%s of Ross data compression', (_, packed, row) => {
  expect(unpacked(unpackRdc, packed, row.length)).toEqual(row)
  expect(unpacked(unpackRdc, packed, row.length + 1)).toBeNull()
  expect(unpacked(unpackRdc, packed.slice(0, -1), row.length)).toBeNull()
})

test('a repetition of what precedes the row is refused', () => {
  expect(unpacked(unpackRdc, [0x10, 0, 1, 2, 3, 0x31, 0x00], 6)).toBeNull()
  expect(unpacked(unpackRdc, [0x80, 0, 0x20, 0x00, 0x00], 16)).toBeNull()
})

test('rows of every kind come back from both', () => {
  const parts = [
    range(200),
    repeated(0, 5000),
    repeated(0x20, 40),
    repeated(0x40, 3),
    repeated(5, 400),
    range(4300, 3),
    range(100),
    range(50),
    range(20),
  ]
  const rows = [...parts, parts.flat(), [], [1], repeated(1, 2)]
  for (const row of rows.map((bytes) => Uint8Array.from(bytes))) {
    expect(unpacked(unpackRle, [...packRle(row)], row.length)).toEqual([...row])
    expect(unpacked(unpackRdc, [...packRdc(row)], row.length)).toEqual([...row])
  }
})
