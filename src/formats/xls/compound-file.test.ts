import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FormatError } from '../format-error.ts'
import { CompoundFile } from './compound-file.ts'

const folder = new URL('../../../tests/fixtures/formats/sheets/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))

test.each(['libreoffice.xls', 'gnumeric-8.xls', 'gnumeric-7.xls'])(
  '%s: the records of the workbook begin its stream',
  (name) => {
    const file = new CompoundFile(bytesOf(name))
    const records = file.stream('workbook') ?? file.stream('book')
    expect([records?.[0], records?.[1]]).toEqual([0x09, 0x08])
    expect(file.stream('EncryptedPackage')).toBeUndefined()
  },
)

test('chains that never end, and counts that no file has, are damage', () => {
  const change = (...changes: readonly (readonly [at: number, value: number])[]) => {
    const bytes = bytesOf('libreoffice.xls')
    const view = new DataView(bytes.buffer)
    for (const [at, value] of changes) view.setUint32(at, value, true)
    return () => new CompoundFile(bytes).stream('Workbook')
  }
  const bytes = bytesOf('libreoffice.xls')
  const table = (new DataView(bytes.buffer).getUint32(76, true) + 1) * 512
  // each sector is its own successor
  expect(change(...Array.from({ length: 16 }, (_, k) => [table + 4 * k, k] as const))).toThrow(FormatError)
  expect(change([44, 0xffffffff])).toThrow(FormatError)
  expect(change([76, 0x00ffffff])).toThrow(FormatError)
  expect(change([48, 0x00ffffff])).toThrow(FormatError)
  bytes[30] = 31
  expect(() => new CompoundFile(bytes)).toThrow(FormatError)
})
