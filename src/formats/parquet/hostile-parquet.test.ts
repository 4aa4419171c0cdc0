import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChanged, readCuts } from '#tests/support/typed-damage.ts'
import { checkThrift, ThriftError } from './check-thrift.ts'
import { readDeltas } from './delta-values.ts'
import { readRuns } from './levels.ts'
import { openParquet } from './open-parquet.ts'
import { type Physical, valuesOf } from './page-values.ts'

const folder = new URL('../../../tests/fixtures/formats/parquet/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.parquet`, folder)))

test('a file that ends at any byte is refused', { timeout: 60_000 }, async () => {
  const { read } = await readCuts(openParquet, bytesOf('duckdb-types'))
  expect(read).toBe(0)
})

const files = [
  'arrow-snappy',
  'arrow-gzip',
  'arrow-brotli',
  'arrow-zstd',
  'arrow-lz4',
  'arrow-delta-2',
  'arrow-nested',
  'duckdb-v2',
  'polars',
]

test.each(files)('%s: copies with changed bytes are tables or refused', { timeout: 60_000 }, async (name) => {
  // Brotli takes a window of 4 MB for each page
  const copies = name === 'arrow-brotli' ? 40 : 200
  const { read, refused } = await readChanged(openParquet, bytesOf(name), copies, 20261130)
  expect([read + refused, refused > copies / 10]).toEqual([copies, true])
})

test('the metadata changed alone', { timeout: 60_000 }, async () => {
  const bytes = bytesOf('arrow-nested')
  const start = bytes.length - 8 - new DataView(bytes.buffer).getUint32(bytes.length - 8, true)
  const { read, refused } = await readChanged(openParquet, bytes, 400, 7, start)
  expect(read + refused).toBe(400)
})

test('structures without an end, or with numbers of any length, are refused in no time', () => {
  const refused = (bytes: Uint8Array) => expect(() => checkThrift(bytes, 0)).toThrow(ThriftError)
  refused(new Uint8Array(1 << 20).fill(0x1c)) // one within the other
  refused(new Uint8Array(1 << 20).fill(0x80).fill(0x15, 0, 1)) // a number of a million bytes
  refused(Uint8Array.of(0x19, 0xfc, 0xff, 0xff, 0xff, 0x7f)) // a list of 2^28 structures
  refused(Uint8Array.of(0x18, 0xff, 0xff, 0xff, 0xff, 0x0f)) // a text of 4 GB
  expect(checkThrift(Uint8Array.of(0x15, 0x02, 0x00, 0xff), 0)).toBe(3)
})

test('runs and differences that are longer than what they fill take no memory', () => {
  const run = Uint8Array.of(0xfe, 0xff, 0xff, 0xff, 0x0f, 1)
  expect(Array.from(readRuns(run, 0, run.length, 1, 3))).toEqual([1, 1, 1])
  expect(() => readRuns(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f), 0, 5, 8, 3)).toThrow()
  expect(() => readRuns(new Uint8Array(4), 0, 4, 8, 3)).toThrow()
  // blocks of 2^31 values
  expect(() =>
    readDeltas({ bytes: Uint8Array.of(0x80, 0x80, 0x80, 0x80, 0x08, 4, 4, 0), at: 0 }, new Int32Array(4)),
  ).toThrow()
  expect(() => readDeltas({ bytes: Uint8Array.of(0x80, 1, 0, 4, 0), at: 0 }, new Int32Array(4))).toThrow()
})

test('values that are longer than their page are refused', () => {
  const bytes = new Uint8Array(16).fill(255)
  const of = (type: string, width = 0): Physical => ({ type, width, isUnsigned: false })
  for (const [encoding, physical, count] of [
    ['PLAIN', of('INT64'), 3],
    ['PLAIN', of('BOOLEAN'), 129],
    ['PLAIN', of('BYTE_ARRAY'), 1],
    ['PLAIN', of('BYTE_ARRAY'), 1e9],
    ['PLAIN', of('FIXED_LEN_BYTE_ARRAY', 1 << 30), 1],
    ['PLAIN', of('FIXED_LEN_BYTE_ARRAY', -1), 1],
    ['BYTE_STREAM_SPLIT', of('DOUBLE'), 3],
    ['DELTA_BYTE_ARRAY', of('BYTE_ARRAY'), 3],
    ['DELTA_LENGTH_BYTE_ARRAY', of('BYTE_ARRAY'), 3],
  ] as const)
    expect(() => valuesOf(encoding, physical, bytes, count), encoding).toThrow()
  expect(valuesOf('PLAIN_DICTIONARY', of('INT32'), bytes, 1)).toBeUndefined()
})

test('Stop ends the opening and the reading', async () => {
  const controller = new AbortController()
  const file = await openParquet(new Blob([bytesOf('arrow-many')]), {}, {})
  let told = 0
  const reading = file.read(
    {},
    { signal: controller.signal, onProgress: () => told++, onUnpacked: () => controller.abort(new Error('stopped')) },
  )
  await expect(reading).rejects.toThrow('stopped')
  expect(told).toBe(0)
})

test('50 rows of a large file take no more than the beginning of each column', async () => {
  let taken = 0
  class CountedBlob extends Blob {
    override slice(from = 0, to = this.size): Blob {
      taken += Math.min(to, this.size) - from
      return super.slice(from, to)
    }
  }
  const bytes = bytesOf('arrow-many')
  const file = await openParquet(new CountedBlob([bytes]), {}, {})
  taken = 0
  await file.read({ rows: 50, columns: new Set([0]) }, {})
  expect(taken).toBeLessThan(bytes.length / 2)
})
