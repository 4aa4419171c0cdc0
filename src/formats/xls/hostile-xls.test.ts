import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { FormatError } from '../format-error.ts'
import { checkRecords } from './check-records.ts'
import { codePages } from './code-pages.ts'
import { importXls } from './read-xls.ts'

const folder = new URL('../../../tests/fixtures/formats/sheets/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))

/** `table`, or the code of the refusal; other exceptions are thrown on. */
async function outcome(blob: Blob): Promise<string> {
  try {
    await importXls(blob)
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test.each(['libreoffice.xls', 'gnumeric-8.xls', 'gnumeric-7.xls'])(
  '%s: 200 copies with changed bytes are tables or refused',
  { timeout: 120_000 },
  async (name) => {
    const random = createRandom(20261130)
    let slowest = 0
    for (let k = 0; k < 200; k++) {
      const bytes = bytesOf(name)
      for (let times = 1 + random.below(3); times > 0; times--)
        bytes[random.below(bytes.length)] = random.pick([0, 1, 0x7f, 255, random.below(256)])
      const start = performance.now()
      await outcome(new Blob([bytes]))
      slowest = Math.max(slowest, performance.now() - start)
    }
    expect(slowest).toBeLessThan(5000)
  },
)

test('a file that ends early is refused', { timeout: 60_000 }, async () => {
  const whole = bytesOf('libreoffice.xls')
  for (let length = 0; length < whole.length - 512; length += 64)
    expect(await outcome(new Blob([whole.slice(0, length)])), String(length)).not.toBe('table')
})

test('each bad file has its code', async () => {
  class LargeBlob extends Blob {
    override get size(): number {
      return 101 << 20
    }
  }
  expect(await outcome(new Blob([]))).toBe('empty-file')
  expect(await outcome(new Blob(['a,b\n1,2\n'.repeat(100)]))).toBe('damaged-old-excel')
  expect(await outcome(new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), new Uint8Array(2000)]))).toBe(
    'damaged-old-excel',
  )
  expect(await outcome(new LargeBlob([bytesOf('libreoffice.xls')]))).toBe('old-excel-too-large')
})

test('records that do not follow each other are damage, and a protected workbook is told by its own', () => {
  const record = (type: number, ...data: number[]) => [type & 255, type >> 8, data.length, 0, ...data]
  const [begin, end] = [record(0x809, 0, 6, 5, 0), record(0x0a)]
  const sheet = [...begin, ...record(0x203, 1, 2), ...end]
  const codeOf = (...bytes: number[]) => {
    try {
      checkRecords(Uint8Array.from(bytes))
      return 'whole'
    } catch (error) {
      return error instanceof FormatError ? error.code : String(error)
    }
  }
  const book = [...begin, ...end, ...sheet]
  expect(codeOf(...book)).toBe('whole')
  expect(codeOf(...book, 0, 0, 0, 0, 0, 0)).toBe('whole')
  expect(codeOf(...begin, ...record(0x2f, 1, 0), ...end, ...sheet)).toBe('encrypted-file')
  for (const bad of [
    [],
    book.slice(0, -4),
    [...begin, ...end],
    [...begin, ...record(0x7f1e), ...end, ...sheet],
    [...begin, ...end, 9, 8, 255, 255],
  ])
    expect(codeOf(...bad)).toBe('damaged-old-excel')
})

test('texts of code pages', () => {
  const { decode } = codePages.utils
  expect(decode(936, [0xca, 0xfd, 0xbe, 0xdd])).toBe('数据')
  expect(decode(1251, 'Ïðèâåò')).toBe('Привет')
  expect([decode(1200, Uint8Array.of(0x41, 0)), decode(12345, [0xe9])]).toEqual(['A', 'é'])
})
