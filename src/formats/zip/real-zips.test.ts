import { deflateSync } from 'fflate'
import { expect, test } from 'vitest'
import { archivedFiles, readArchive } from '#tests/support/kept-archives.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { importXlsx } from '../xlsx/read-xlsx.ts'
import { little, rawZip } from './raw-zip.fixture.ts'
import { ZipFile } from './read-zip.ts'

const limits = { maxBytes: 2 ** 30 }

async function filesIn(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const zip = await ZipFile.open(new Blob([bytes]))
  const found: Record<string, string> = {}
  for (const [name, entry] of zip.entries) found[name] = new TextDecoder().decode(await zip.readAll(entry, limits))
  return found
}

test.each([
  'info-zip.zip',
  'info-zip-stored.zip',
  'info-zip-streamed.zip',
  'info-zip-zip64.zip',
  'python-zip64-streamed.zip',
])('%s is read: every file under its name', async (name) => {
  expect(await filesIn(readArchive(name))).toEqual(archivedFiles)
})

test('the archives differ as intended', () => {
  const flagsOf = (name: string) => readArchive(name).readUInt16LE(6)
  const methodOf = (name: string, file = 'folder/long.txt') => {
    const bytes = readArchive(name)
    return bytes.readUInt16LE(bytes.indexOf(file) - 30 + 8)
  }
  const descriptor = 8
  expect([flagsOf('info-zip.zip') & descriptor, methodOf('info-zip.zip')]).toEqual([0, 8])
  expect(methodOf('info-zip-stored.zip')).toBe(0)
  for (const name of ['info-zip-streamed.zip', 'python-zip64-streamed.zip'])
    expect(flagsOf(name) & descriptor, name).toBe(descriptor)
  for (const name of ['info-zip-zip64.zip', 'python-zip64-streamed.zip'])
    expect(readArchive(name).includes(Buffer.from([1, 0, 16, 0])), `${name} has a zip64 field`).toBe(true)
  expect([flagsOf('info-zip-encrypted.zip') & 1, methodOf('info-zip-bzip2.zip')]).toEqual([1, 12])
})

test('encrypted entries and other compressions are refused', async () => {
  await expect(filesIn(readArchive('info-zip-encrypted.zip'))).rejects.toThrow('encrypted-file')
  await expect(filesIn(readArchive('info-zip-bzip2.zip'))).rejects.toThrow('damaged-zip {"entry":"folder/long.txt"}')
})

test('names that are not UTF-8 are read by the format’s code page, and no two become equal', async () => {
  const named = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, expect.any(String)]))
  expect(await filesIn(readArchive('python-cp437.zip'))).toEqual(named('Größe.txt', 'Grüße.txt', 'µg/½.csv'))
  const chinese = await filesIn(readArchive('python-gbk.zip'))
  expect(Object.values(chinese)).toEqual(['数据.txt', '病例.txt'])
  expect(await filesIn(rawZip([{ name: '\ufeffa', data: 'b' }]))).toEqual({ '\ufeffa': 'b' })
})

test('a workbook of LibreOffice is read', async () => {
  const workbook = readArchive('libreoffice.xlsx')
  expect(Object.keys(await filesIn(workbook))).toContain('xl/worksheets/sheet1.xml')
  const { frame } = await importXlsx(new Blob([workbook]))
  expect(frame.columns.map(({ name, type }) => [name, type])).toEqual([
    ['id', 'number'],
    ['年龄', 'number'],
    ['weight', 'number'],
  ])
  expect(frame.columns.map((column) => (column.type === 'text' ? [] : Array.from(column.values)))).toEqual([
    [1, 2, 3],
    [54, 61, 47],
    [70.5, Number.NaN, 82.25],
  ])
})

test.each(['info-zip.zip', 'info-zip-streamed.zip', 'python-zip64-streamed.zip'])(
  '%s cut anywhere is damaged, and is never anything else',
  async (name) => {
    const bytes = readArchive(name)
    for (let length = 0; length < bytes.length; length++) {
      const error = await filesIn(bytes.subarray(0, length)).catch((thrown: unknown) => thrown)
      expect(error, `${length} bytes`).toBeInstanceOf(FormatError)
      expect((error as FormatError).code).toMatch(/^(not-a-zip|damaged-zip)$/)
    }
  },
)

test.each(['info-zip.zip', 'info-zip-zip64.zip', 'python-zip64-streamed.zip'])(
  '%s with a changed byte is refused, or its files are what they were',
  async (name) => {
    const bytes = readArchive(name)
    const texts = Object.values(archivedFiles)
    let refused = 0
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ ([1, 8, 255][at % 3] ?? 0), at)
      const found = await filesIn(changed).catch((error: unknown) => error)
      if (found instanceof FormatError) refused += 1
      else expect(texts, `byte ${at}`).toEqual(expect.arrayContaining(Object.values(found as object)))
    }
    expect(refused).toBeGreaterThan(bytes.length / 2)
  },
)

/** The outcome of reading an entry, and how many bytes had been unpacked before it. */
async function unpacking(data: Uint8Array<ArrayBuffer>, size = data.length, context: ReadContext = {}) {
  const zip = await ZipFile.open(new Blob([rawZip([{ name: 'a', data, size }])]))
  const entry = zip.entries.get('a') ?? expect.fail('no entry')
  let unpacked = 0
  const told = { ...context, onUnpacked: (bytes: number) => (unpacked += bytes) }
  const all = zip.readAll(entry, limits, told)
  const outcome = await all.then(
    ({ length }) => length,
    (error: Error) => error.message,
  )
  return { outcome, unpacked }
}

test('a bomb is refused before it is unpacked, whatever size it declares', async () => {
  const zeros = new Uint8Array(65 << 20)
  expect(await unpacking(zeros)).toEqual({
    outcome: expect.stringContaining('suspicious-compression'),
    unpacked: 0,
  })
  expect(await unpacking(zeros, 100)).toEqual({ outcome: 'damaged-zip {"entry":"a"}', unpacked: 0 })
  // one that stops just below its declared size has output no more than that
  const said = 20 << 20
  const { outcome, unpacked } = await unpacking(zeros, said)
  expect(outcome).toBe('damaged-zip {"entry":"a"}')
  expect(unpacked).toBeLessThanOrEqual(said)
})

test('a hundred thousand entries are read, one more is refused', async () => {
  const archive = (count: number) => {
    const entries = Array.from({ length: count }, (_, k) => ({ name: String(k).padStart(6, '0'), data: '', method: 0 }))
    const [offset, size] = [count * (30 + 6), count * (46 + 6)]
    const end = [...little(0x06064b50, 4), ...little(44, 8), ...little(0, 12)]
    const place = [...little(count, 8), ...little(count, 8), ...little(size, 8), ...little(offset, 8)]
    const locator = [...little(0x07064b50, 4), ...little(0, 4), ...little(offset + size, 8), ...little(1, 4)]
    return new Blob([rawZip(entries, { count: 0xffff, before: Uint8Array.from([...end, ...place, ...locator]) })])
  }
  expect((await ZipFile.open(archive(100_000))).entries.size).toBe(100_000)
  await expect(ZipFile.open(archive(100_001))).rejects.toThrow('damaged-zip {"entry":"directory"}')
})

/** This many bytes, compressible like a sheet. */
function sheetLike(bytes: number): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(
    Array.from({ length: 40_000 }, (_, k) => `<c s="1"><v>${(k * 7919) % 997}</v></c>`).join(''),
  )
  const all = new Uint8Array(bytes)
  for (let at = 0; at < bytes; at += text.length) all.set(text.subarray(0, bytes - at), at)
  return all
}

test('reading can be cancelled, and reports progress by unpacked bytes', async () => {
  const data = sheetLike(24 << 20)
  expect(deflateSync(data).length).toBeLessThan(4 << 20)
  const progress: number[] = []
  const read = await unpacking(data, data.length, { onProgress: (done) => progress.push(done) })
  expect(read).toEqual({ outcome: data.length, unpacked: data.length })
  expect(progress.length).toBeGreaterThan(4)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(1)

  const stop = new AbortController()
  const stopping = unpacking(data, data.length, { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('stopped')), 0) // like a message to the worker: between two of its tasks
  const { outcome, unpacked } = await stopping
  expect(outcome).toBe('stopped')
  expect(unpacked).toBeLessThan(data.length / 2)
})
