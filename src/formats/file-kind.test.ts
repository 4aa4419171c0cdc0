import { expect, test } from 'vitest'
import { nonTextReason } from './file-kind.ts'

const signatures: Readonly<Record<string, readonly number[]>> = {
  'is-xlsx': [0x50, 0x4b, 0x03, 0x04],
  'damaged-old-excel': [0xd0, 0xcf, 0x11, 0xe0],
  'is-pdf': [0x25, 0x50, 0x44, 0x46],
  'is-image (PNG)': [0x89, 0x50, 0x4e, 0x47],
  'is-image (JPEG)': [0xff, 0xd8, 0xff],
  'is-image (GIF)': [0x47, 0x49, 0x46, 0x38],
  'not-text (ELF)': [0x7f, 0x45, 0x4c, 0x46],
}
const rest = Array.from('abcdefgh'.repeat(20), (letter) => letter.charCodeAt(0))

test.each(Object.entries(signatures))('%s is recognised by each of its signatures', (name, bytes) => {
  expect(nonTextReason(Uint8Array.from([...bytes, ...rest]))).toBe(name.split(' ')[0])
  for (const at of bytes.keys()) {
    const changed = bytes.map((byte, k) => (k === at ? byte ^ 0x20 : byte))
    expect(nonTextReason(Uint8Array.from([...changed, ...rest])), `byte ${at}`).toBeNull()
  }
})

test('text has line ends, tabs and the like, and at most one other control character in fifty', () => {
  const withControls = (...controls: readonly number[]) => Uint8Array.from([...controls, ...rest]).slice(0, 100)
  for (const byte of [0, 9, 10, 11, 12, 13, 0x1a, 0x1b, 0x20, 0x7e, 0x80, 0xff])
    expect(nonTextReason(withControls(byte, byte, byte, byte)), String(byte)).toBeNull()
  for (const byte of [1, 2, 8, 14, 15, 0x19, 0x1c, 0x1f, 0x7f]) {
    expect(nonTextReason(withControls(byte, byte)), String(byte)).toBeNull()
    expect(nonTextReason(withControls(byte, byte, byte)), String(byte)).toBe('not-text')
    const many = (count: number) => Uint8Array.from({ length: 1000 }, (_, k) => (k < count ? byte : 0x61))
    expect([nonTextReason(many(20)), nonTextReason(many(21))]).toEqual([null, 'not-text'])
  }
})

test('UTF-16 with a byte order mark is not judged by its bytes', () => {
  const controls = [1, 1, 1, 1, ...rest]
  expect(nonTextReason(Uint8Array.from([0xff, 0xfe, ...controls]))).toBeNull()
  expect(nonTextReason(Uint8Array.from([0xfe, 0xff, ...controls]))).toBeNull()
  for (const [a, b] of [
    [0xff, 0xff],
    [0xfe, 0xfe],
    [0xff, 0x61],
    [0x61, 0xfe],
    [0x61, 0xff],
  ] as const)
    expect(nonTextReason(Uint8Array.from([a, b, ...controls]))).toBe('not-text')
})
