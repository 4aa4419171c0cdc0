import { afterEach, expect, test, vi } from 'vitest'
import { ZipFile } from './read-zip.ts'
import { ZipWriter } from './write-zip.ts'

afterEach(() => {
  vi.useRealTimers()
})

const long = 'abc '.repeat(5000)

function write(most?: number): Blob {
  const zip = new ZipWriter(most)
  zip.add('stored.txt', 'as it is', { store: true })
  zip.add('empty', '')
  const piece = zip.entry('病例/pieces.txt')
  for (let at = 0; at < long.length; at += 700) piece(new TextEncoder().encode(long.slice(at, at + 700)))
  piece(new Uint8Array(0), true)
  return zip.finish('application/zip')
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test('what is written can be read, in any pieces', async () => {
  const zip = await ZipFile.open(write())
  const found: Record<string, string> = {}
  for (const [name, entry] of zip.entries)
    found[name] = new TextDecoder().decode(await zip.readAll(entry, { maxBytes: 2 ** 20 }))
  expect(found).toEqual({ 'stored.txt': 'as it is', empty: '', '病例/pieces.txt': long })
  expect([...zip.entries.values()].map(({ method }) => method)).toEqual([0, 8, 8])
})

test('a name that is not ASCII is flagged as UTF-8', async () => {
  const bytes = await bytesOf(write())
  const at = Buffer.from(bytes).indexOf('病例/pieces.txt') - 30
  expect(new DataView(bytes.buffer).getUint16(at + 6, true) & 0x0800).toBe(0x0800)
})

test('the same contents give the same bytes at any time', async () => {
  vi.useFakeTimers({ now: new Date(2001, 1, 1) })
  const first = await bytesOf(write())
  vi.setSystemTime(new Date(2040, 5, 5))
  expect(await bytesOf(write())).toEqual(first)
})

test('an entry or archive too long for the header fields is refused, packed or unpacked', async () => {
  const { size } = write(long.length)
  expect(size).toBeLessThan(long.length)
  expect(() => write(long.length - 1)).toThrow(RangeError)
  const text = (most: number) => {
    const zip = new ZipWriter(most)
    zip.add('a', 'as it is', { store: true })
    return zip.finish('application/zip')
  }
  const whole = text(1000).size
  expect((await bytesOf(text(whole))).length).toBe(whole)
  expect(() => text(whole - 1)).toThrow(RangeError)
})
