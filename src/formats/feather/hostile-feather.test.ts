import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChanged, readCuts } from '#tests/support/typed-damage.ts'
import { Lz4Error, unpackHadoopLz4, unpackLz4Block, unpackLz4Frames } from '../columnar/lz4.ts'
import { FlatbufferError, FlatTable } from './flatbuffer.ts'
import { openFeather } from './open-feather.ts'

const folder = new URL('../../../tests/fixtures/formats/feather/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))

test('a file that ends at any byte is refused', { timeout: 60_000 }, async () => {
  const { read } = await readCuts(openFeather, bytesOf('arrow-more.arrow'))
  expect(read).toBe(0)
})

test('a stream that ends within a message is refused', { timeout: 60_000 }, async () => {
  // between two of them it may end
  const { read } = await readCuts(openFeather, bytesOf('arrow-delta.arrows'))
  expect(read).toBeLessThan(40)
})

const files = [
  'arrow-lz4.feather',
  'arrow-zstd.feather',
  'arrow-uncompressed.feather',
  'arrow-stream.arrows',
  'arrow-nested.arrow',
  'arrow-more.arrow',
  'polars-lz4.arrow',
  'arrow-delta.arrows',
]

test.each(files)('%s: 200 copies with changed bytes are tables or refused', { timeout: 60_000 }, async (name) => {
  const { read, refused } = await readChanged(openFeather, bytesOf(name), 200, 20261130)
  expect(read + refused).toBe(200)
  expect(refused).toBeGreaterThan(5)
})

test('the footer changed alone', { timeout: 60_000 }, async () => {
  const bytes = bytesOf('arrow-nested.arrow')
  const start = bytes.length - 10 - new DataView(bytes.buffer).getUint32(bytes.length - 10, true)
  const { read, refused } = await readChanged(openFeather, bytes, 400, 7, start)
  expect(read + refused).toBe(400)
})

test('tables and lists beyond the bytes are refused', () => {
  expect(() => FlatTable.root(new Uint8Array(3))).toThrow(FlatbufferError)
  expect(() => FlatTable.root(new Uint8Array(64).fill(255))).toThrow(FlatbufferError)
  // a table with one field, a list of 2^30 tables
  const bytes = new Uint8Array(24)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 12, true)
  view.setUint16(4, 6, true)
  view.setUint16(8, 4, true)
  view.setInt32(12, 8, true)
  view.setUint32(16, 4, true)
  view.setUint32(20, 1 << 30, true)
  const table = FlatTable.root(bytes)
  expect(() => table.tables(0)).toThrow(FlatbufferError)
  expect(table.text(1)).toBe('')
})

test('LZ4 that reads or writes beyond its bytes is refused', () => {
  const block = (...bytes: number[]) => Uint8Array.from(bytes)
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const to = new Uint8Array(12)
  // `ab`, then ten bytes from two back
  expect([unpackLz4Block(block(0x26, 97, 98, 2, 0), to), text(to)]).toEqual([12, 'ababababab'.padEnd(12, 'ab')])
  for (const bad of [
    block(0xf0), // a length without an end
    block(0x50, 97), // more literals than there are
    block(0x10, 97, 0, 0), // nothing back
    block(0x10, 97, 9, 0), // before the beginning
    block(0x1f, 97, 1, 0, 255, 255, 0), // more than there is room for
  ])
    expect(() => unpackLz4Block(bad, new Uint8Array(12))).toThrow(Lz4Error)
  expect(() => unpackLz4Frames(block(4, 34, 77, 24, 0x60, 0x40, 0x82, 255, 255, 255, 127), 12)).toThrow(Lz4Error)
  expect(() => unpackLz4Frames(block(1, 2, 3, 4, 5), 12)).toThrow(Lz4Error)
  const hadoop = block(0, 0, 0, 12, 0, 0, 0, 5, 0x26, 97, 98, 2, 0)
  expect(text(unpackHadoopLz4(hadoop, 12))).toBe('abababababab')
  expect(text(unpackHadoopLz4(hadoop.subarray(8), 12))).toBe('abababababab')
  expect(() => unpackHadoopLz4(hadoop, 13)).toThrow(Lz4Error)
})

test('Stop ends the reading', async () => {
  const controller = new AbortController()
  const file = await openFeather(new Blob([bytesOf('arrow-many.arrow')]), {}, {})
  const reading = file.read({}, { signal: controller.signal, onUnpacked: () => controller.abort(new Error('stopped')) })
  await expect(reading).rejects.toThrow('stopped')
})
