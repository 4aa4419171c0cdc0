import { expect, test } from 'vitest'
import { little, type RawEnd, type RawEntry, rawZip } from './raw-zip.fixture.ts'
import { ZipFile } from './read-zip.ts'

const bytesOf = (...values: readonly number[]) => Uint8Array.from(values)
const limits = { maxBytes: 2 ** 40 }

async function contents(bytes: Uint8Array<ArrayBuffer>, most = limits): Promise<Record<string, string>> {
  const zip = await ZipFile.open(new Blob([bytes]))
  const found: Record<string, string> = {}
  for (const [name, entry] of zip.entries) found[name] = new TextDecoder().decode(await zip.readAll(entry, most))
  return found
}

const outcomeOf = (entries: readonly RawEntry[], end: RawEnd = {}, most = limits) =>
  contents(rawZip(entries, end), most).catch((error: unknown) => (error instanceof Error ? error.message : error))

const text = 'abc '.repeat(50)
const damaged = (entry: string) => `damaged-zip {"entry":"${entry}"}`

test('stored, compressed and empty entries are read, each by its own name', async () => {
  const entries: readonly RawEntry[] = [
    { name: 'stored.txt', data: 'as it is', method: 0 },
    { name: '病例/packed.txt', data: text },
    { name: 'empty', data: '' },
    { name: 'empty and stored', data: '', method: 0 },
  ]
  expect(await outcomeOf(entries)).toEqual({
    'stored.txt': 'as it is',
    '病例/packed.txt': text,
    empty: '',
    'empty and stored': '',
  })
  expect(await outcomeOf([])).toEqual({})
})

test('a comment after the directory may be as long as its length field allows', async () => {
  for (const length of [1, 21, 22, 23, 1000, 65_535])
    expect(await outcomeOf([{ name: 'a', data: text }], { comment: new Uint8Array(length) })).toEqual({ a: text })
  expect(await outcomeOf([{ name: 'a', data: text }], { comment: new Uint8Array(65_536) })).toBe(damaged('directory'))
})

test('the end of the directory is found if its signature comes last', async () => {
  const comment = bytesOf(0x50, 0x4b, 5, 5, 0x50, 0x4b, 6, 6, 0x50, 0x4b, 5, ...new Uint8Array(30))
  expect(await outcomeOf([{ name: 'a', data: text }], { comment })).toEqual({ a: text })
})

/** A zip64 field with these 8-byte numbers. */
const zip64 = (...values: readonly number[]) =>
  bytesOf(...little(1, 2), ...little(8 * values.length, 2), ...values.flatMap((value) => little(value, 8)))
const full = 0xffffffff

test('a size or offset too large for its field is in the zip64 field, which has only the fields that overflow', async () => {
  const a = { name: 'a', data: text, method: 0 }
  const first = { name: '-', data: 'first', method: 0 }
  const place = 30 + 1 + 5
  const read = { '-': 'first', a: text }
  const size = text.length
  expect(await outcomeOf([first, { ...a, size: full, extra: zip64(size) }])).toEqual(read)
  // the reader takes the sizes from the directory, never from the local header
  expect(await outcomeOf([first, { ...a, compressedSize: full, extra: zip64(size) }])).toEqual(read)
  expect(await outcomeOf([first, { ...a, offset: full, extra: zip64(place) }])).toEqual(read)
  const all = { ...a, size: full, compressedSize: full, offset: full }
  expect(await outcomeOf([first, { ...all, extra: zip64(size, size, place) }])).toEqual(read)
  expect(await outcomeOf([first, { ...a, extra: zip64(1, 2, 3) }])).toEqual(read)
  expect(await outcomeOf([first, { ...all, extra: zip64(size, size) }])).toBe(damaged('directory'))
  expect(await outcomeOf([first, { ...all, extra: zip64(size, size, place).subarray(0, 27) }])).toBe(
    damaged('directory'),
  )
  const behind = bytesOf(0x55, 0x54, 3, 0, 1, 2, 3, ...zip64(size))
  expect(await outcomeOf([first, { ...a, size: full, extra: behind }])).toEqual(read)
  const twice = bytesOf(...zip64(size), 0x55, 0x54, 0, 0)
  expect(await outcomeOf([first, { ...a, size: full, extra: twice }])).toEqual(read)
})

test('the zip64 end record, if there is one, gives the position of the directory', async () => {
  const entries = [{ name: 'a', data: text, method: 0 }]
  const offset = 30 + 1 + text.length
  const size = 46 + 1
  const long = (signature: readonly number[]) => [
    ...signature,
    ...little(44, 8),
    ...little(0, 12),
    ...little(1, 8),
    ...little(1, 8),
    ...little(size, 8),
    ...little(offset, 8),
  ]
  const locator = (at: number) => [0x50, 0x4b, 6, 7, ...little(0, 4), ...little(at, 8), ...little(1, 4)]
  const at = offset + size
  const end = { count: 0xffff, size: full, offset: full }
  const whole = bytesOf(...long([0x50, 0x4b, 6, 6]), ...locator(at))
  expect(await outcomeOf(entries, { ...end, before: whole })).toEqual({ a: text })
  expect(await outcomeOf(entries, { ...end, before: bytesOf(...long([0x50, 0x4b, 6, 5]), ...locator(at)) })).toBe(
    damaged('directory'),
  )
  expect(await outcomeOf(entries, { ...end, before: bytesOf(...long([0x50, 0x4b, 6, 6]), ...locator(at + 60)) })).toBe(
    damaged('directory'),
  )
  // without a locator the usual end record counts
  expect(await outcomeOf(entries, { before: new Uint8Array(20) })).toEqual({ a: text })
})

test('a directory that does not fit into the file, or into itself, is damaged', async () => {
  const entries = [{ name: 'a', data: text, method: 0 }]
  const offset = 30 + 1 + text.length
  const rest = 22 // bytes after the directory
  expect(await outcomeOf(entries, { size: 47 + rest })).toEqual({ a: text })
  for (const end of [
    { size: 47 + rest + 1 },
    { offset: offset + rest + 1 },
    { count: 2 },
    { size: 46 },
    { offset: offset + 1 },
  ])
    expect(await outcomeOf(entries, end), JSON.stringify(end)).toBe(damaged('directory'))
  expect(await outcomeOf(entries, { size: 45 })).toBe(damaged('directory'))
  expect(await outcomeOf(entries, { count: 0 })).toEqual({})
})

test('the declared values of an entry are checked against its content', async () => {
  const a = { name: 'a', data: text }
  expect(await outcomeOf([{ ...a, size: text.length + 1 }])).toBe(damaged('a'))
  expect(await outcomeOf([{ ...a, size: text.length - 1 }])).toBe(damaged('a'))
  expect(await outcomeOf([{ ...a, crc: 1 }])).toBe(damaged('a'))
  expect(await outcomeOf([{ ...a, method: 12 }])).toBe(damaged('a'))
  expect(await outcomeOf([{ ...a, flags: 1 }])).toBe('encrypted-file')
  expect(await outcomeOf([{ ...a, flags: 3 }])).toBe('encrypted-file')
  expect(await outcomeOf([{ ...a, flags: 0x0802 }])).toEqual({ a: text })
  expect(await outcomeOf([{ ...a, offset: 1 }])).toBe(damaged('a'))
  expect(await outcomeOf([{ ...a, offset: 100_000 }])).toBe(damaged('a'))
  expect(await outcomeOf([{ ...a, method: 8, compressedSize: 100_000 }])).toBe(damaged('a'))
})

test('an entry may end where the file ends, not after it', async () => {
  const a = { name: 'a', data: text, method: 0 }
  const behind = 46 + 1 + 22
  const tooLong = (bytes: number) =>
    outcomeOf([{ ...a, compressedSize: text.length + bytes, size: text.length + bytes }])
  expect(await tooLong(behind)).toBe(damaged('a')) // detected by its checksum, after everything was read
  expect(await tooLong(behind + 1)).toBe(damaged('a'))
  const zip = await ZipFile.open(
    new Blob([rawZip([{ ...a, compressedSize: text.length + behind, size: text.length + behind }])]),
  )
  const entry = zip.entries.get('a')
  let read = 0
  const all = async () => {
    if (entry) for await (const piece of zip.read(entry, limits)) read += piece.length
  }
  await expect(all()).rejects.toThrow('damaged-zip')
  expect(read).toBe(text.length + behind)
})

test('overlapping entries are refused, adjacent ones are not', async () => {
  const a = { name: 'a', data: 'first', method: 0 }
  const b = { name: 'b', data: 'second', method: 0 }
  const next = 30 + 1 + 5
  expect(await outcomeOf([a, b])).toEqual({ a: 'first', b: 'second' })
  // the name between header and data is not counted
  expect(await outcomeOf([a, { ...b, offset: next - 2 }])).toBe(damaged('b'))
  expect(await outcomeOf([a, { ...b, offset: next - 1 }])).toBe(damaged('b'))
  expect(
    await outcomeOf([
      { ...a, offset: 1 },
      { ...b, offset: 0 },
    ]),
  ).toBe(damaged('a'))
})

test('an entry within the bytes of another is refused', async () => {
  const inner = rawZip([{ name: 'b', data: 'second', method: 0 }]).slice(0, 30 + 1 + 6)
  const outer = { name: 'a', data: inner, method: 0 }
  const twin = { name: 'b', data: 'second', method: 0, offset: 30 + 1 }
  expect(await outcomeOf([outer, twin])).toBe(damaged('b'))
  const same = { name: 'a', data: 'first', method: 0 }
  expect(await outcomeOf([same, { ...same, name: 'b', offset: 0 }])).toMatch(/^damaged-zip/)
})

test('extra bytes after names, in the directory and before the content, are skipped', async () => {
  const extra = bytesOf(0x55, 0x54, 1, 0, 9)
  const entries = [
    { name: 'a', data: 'first', method: 0, localExtra: extra, comment: 3 },
    { name: '', data: 'second', method: 0, extra },
    { name: 'c', data: 'third', method: 0, localExtra: new Uint8Array(300), comment: 300, extra },
  ]
  expect(await outcomeOf(entries)).toEqual({ a: 'first', '': 'second', c: 'third' })
  expect(await outcomeOf([{ name: '', data: 'x', method: 0 }])).toEqual({ '': 'x' })
})

test('an entry of exactly the allowed size is read', async () => {
  const a = { name: 'a', data: text }
  expect(await outcomeOf([a], {}, { maxBytes: text.length })).toEqual({ a: text })
  expect(await outcomeOf([a], {}, { maxBytes: text.length - 1 })).toBe('too-large-inflated {"entry":"a","limit":0}')
  const large = { ...a, size: (3 << 20) + 1 }
  expect(await outcomeOf([large], {}, { maxBytes: 3 << 20 })).toBe('too-large-inflated {"entry":"a","limit":3}')
})

test('beyond 64 MB, an entry that declares a compression above 400 to 1 is refused unread', async () => {
  const packed = new Uint8Array(1000)
  const of = (size: number, compressed = packed) => outcomeOf([{ name: 'a', data: compressed, method: 0, size }])
  expect(await of((64 << 20) + 1)).toBe('suspicious-compression {"entry":"a","ratio":67109}')
  expect(await of(64 << 20)).toBe(damaged('a'))
  const enough = new Uint8Array(170_000)
  expect(await of(400 * enough.length, enough)).toBe(damaged('a'))
  expect(await of(400 * enough.length + 1, enough)).toBe('suspicious-compression {"entry":"a","ratio":400}')
  const empty = new Uint8Array()
  expect(await of(100 << 20, empty)).toBe('suspicious-compression {"entry":"a","ratio":104857600}')
})

test('all entries together are checked against the size of the file', async () => {
  const entries = Array.from({ length: 2 }, (_, k) => ({
    name: `${k}`,
    data: new Uint8Array(500),
    method: 0,
    size: 64 << 20,
  }))
  expect(await outcomeOf(entries)).toMatch(/^suspicious-compression \{"entry":"zip","ratio":/)
})

test('a large entry is read in pieces, in order, and reports progress', async () => {
  const size = (9 << 20) + 5
  const data = Uint8Array.from({ length: size }, (_, k) => (k * k) >> 7)
  const zip = await ZipFile.open(new Blob([rawZip([{ name: 'a', data, method: 0 }])]))
  const entry = zip.entries.get('a') ?? expect.fail('no entry')
  const progress: number[] = []
  let unpacked = 0
  const context = {
    onProgress: (done: number) => progress.push(done),
    onUnpacked: (bytes: number) => (unpacked += bytes),
  }
  const all = await zip.readAll(entry, limits, context)
  expect(Buffer.compare(all, data)).toBe(0)
  expect(unpacked).toBe(size)
  expect(progress).toEqual([(4 << 20) / size, (8 << 20) / size, 1])
  const stopped = { signal: AbortSignal.abort(new Error('stopped')) }
  await expect(zip.readAll(entry, limits, stopped)).rejects.toThrow('stopped')
})

test('a file that does not begin like a zip is refused', async () => {
  const bytes = rawZip([{ name: 'a', data: text }])
  for (const at of [0, 1]) {
    const changed = bytes.slice()
    changed[at] = 0x51
    await expect(contents(changed)).rejects.toThrow('not-a-zip')
  }
  for (const length of [4, 20, 21, 22])
    await expect(contents(bytes.slice(0, length))).rejects.toThrow(damaged('directory'))
})
