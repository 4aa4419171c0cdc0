import { expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { FormatError } from '../format-error.ts'
import { openSav } from './open-sav.ts'
import { ByteWriter, type SavFixture, savBlob, savBytes } from './sav.fixture.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Has a record of every kind. */
const rich: SavFixture = {
  variables: [
    { name: 'X', label: 'number', missing: -3, missingValues: [1, 5, 9] },
    { name: 'LONG', width: 255 },
    { name: 'LONG0', width: 48 },
    { name: 'D', format: 20 },
    { name: 'T', width: 9, label: 'text' },
  ],
  weight: 1,
  records: [
    { labels: [[1, 'one'], [2, 'two']], variables: [1] }, // biome-ignore format: pairs
    { documents: ['a note'] },
    { subtype: 4, size: 8, bytes: new ByteWriter().f64(-Number.MAX_VALUE).f64(1e308).f64(-1e308).all() },
    { subtype: 7, bytes: bytes('$a=D1 1 3 two X D\n') },
    { subtype: 11, size: 4, bytes: new Uint8Array(60) },
    { subtype: 13, bytes: bytes('X=number\tT=text') },
    { subtype: 14, bytes: bytes('LONG=00300\0\t') },
    { subtype: 18, bytes: bytes("X:unit('mg'\n)") },
    { subtype: 21, bytes: new ByteWriter().i32(4).text('text').i32(9).i32(1).i32(1).text('a').i32(1).text('b').all() },
    { subtype: 22, bytes: new ByteWriter().i32(4).text('text').u8(1).i32(8).text('n/a', 8).all() },
    { subtype: 20, bytes: bytes('UTF-8') },
  ],
  rows: Array.from({ length: 4 }, (_, k) => [k, 'long', '', 13e9 + k, `text ${k}`]),
}

/** The code of the error, or null; other exceptions are thrown on. */
async function outcome(changed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const file = await openSav(new Blob([changed]), {}, {})
    const read = await file.read({}, {})
    expect(read.columns).toHaveLength(file.dictionary.columns.length)
    return null
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

const compressions = [0, 1, 2] as const

test.each(compressions)('a file that ends at any byte is refused, compression %i', async (compression) => {
  const whole = savBytes({ ...rich, compression })
  expect(await outcome(whole)).toBeNull()
  for (let length = 0; length < whole.length; length++) {
    const code = await outcome(whole.slice(0, length))
    // the codes of the last cases can be whole although their group is not
    if (length < whole.length - 8) expect(code, String(length)).not.toBeNull()
  }
})

test.each(compressions)('changed bytes make a table or a FormatError, compression %i', async (compression) => {
  const whole = savBytes({ ...rich, compression })
  const random = createRandom(20261130 + compression)
  for (let k = 0; k < 300; k++) {
    const changed = whole.slice()
    for (let times = 1 + random.below(3); times > 0; times--)
      changed[random.below(changed.length)] = random.pick([0, 1, 0x7f, 0x80, 0xff, random.below(256)])
    await outcome(changed)
  }
})

test('sets of labels that share all variables do not multiply', async () => {
  const variables = Array.from({ length: 1200 }, (_, k) => ({ name: `V${k}` }))
  const labels = Array.from({ length: 2000 }, (_, k) => [k, ''] as const)
  const set = { labels, variables: variables.map((_, k) => k + 1) }
  const moved = { ...set, labels: labels.map(([value]) => [value + 1e6, ''] as const) }
  expect(await outcome(savBytes({ variables, records: [set] }))).toBeNull()
  expect(await outcome(savBytes({ variables, records: [set, moved] }))).toBe('damaged-data-file')
})

test('runs of separators take linear time', async () => {
  const long = new Uint8Array(4e6).fill(0x20)
  for (const [subtype, sign] of [
    [13, ' '],
    [14, '\0'],
    [7, '\n'],
    [7, ' '],
    [17, '('],
    [18, "'"],
  ] as const) {
    // biome-ignore format: pairs
    long.fill(sign.charCodeAt(0))
    long[long.length - 1] = 0x3d
    const fixture = savBytes({ variables: [{ name: 'X' }] })
    const record = new ByteWriter().i32(7).i32(subtype).i32(1).i32(long.length).all()
    // before the record that ends the dictionary
    const parts = [fixture.subarray(0, -8), record, long, fixture.subarray(-8)]
    expect(await outcome(new Uint8Array(await new Blob(parts).arrayBuffer()))).toBeNull()
  }
})

test('a short file that becomes a huge table is refused', async () => {
  const width = 200
  const variables = Array.from({ length: width }, (_, k) => ({ name: `V${k}` }))
  const file = savBytes({ variables, compression: 2, bytesPerBlock: 1 << 20, rows: [] })
  expect(await outcome(file)).toBeNull()
  const claimed = savBytes({ variables, compression: 1, cases: 40_000_000, rows: [variables.map(() => 1)] })
  expect(await outcome(claimed)).toBe('cut-data-file')
})

test.each(compressions)('reading ends when it is aborted, compression %i', async (compression) => {
  const rows = Array.from({ length: 3000 }, (_, k) => [k + 0.5])
  const file = await openSav(savBlob({ variables: [{ name: 'X' }], rows, compression, bytesPerBlock: 4096 }), {}, {})
  const controller = new AbortController()
  let heard = 0
  const reading = file.read(
    {},
    { signal: controller.signal, onUnpacked: () => controller.abort(), onProgress: () => heard++ },
  )
  await expect(reading).rejects.toThrow('abort')
  expect(heard).toBeLessThan(3)
})

/** Counts the bytes that are read. */
class CountedBlob extends Blob {
  taken = { bytes: 0 }

  override slice(from = 0, to = this.size): Blob {
    const part = new CountedBlob([super.slice(from, to)])
    part.taken = this.taken
    return part
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    this.taken.bytes += this.size
    return super.arrayBuffer()
  }
}

test.each(compressions)('50 rows of a large file take less than 2 MB, compression %i', async (compression) => {
  const random = createRandom(7)
  const bytesPerBlock = 4 << 20
  const any = () => random.next() / 3
  const rows = Array.from({ length: 60_000 }, () => [any(), any(), any(), any(), 'text'])
  const variables = [...Array.from({ length: 4 }, (_, k) => ({ name: `V${k}` })), { name: 'T', width: 8 }]
  const blob = new CountedBlob([savBytes({ variables, rows, compression, bytesPerBlock })])
  expect(blob.size).toBeGreaterThan(1.3e6)
  const file = await openSav(blob, {}, {})
  const read = await file.read({ rows: 50 }, {})
  expect(read.rows).toBe(50)
  expect((read.columns[0] as { values: Float64Array }).values[49]).toBe(rows[49]?.[0])
  expect(blob.taken.bytes).toBeLessThan(1e6)
})
