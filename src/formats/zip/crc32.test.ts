import { crc32 as ofZlib } from 'node:zlib'
import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'

test('the checksum equals that of zlib, in one piece or in two', () => {
  const bytes = Uint8Array.from({ length: 2000 }, (_, k) => (k * k * 7) >> 3)
  for (let length = 0; length < 40; length++) {
    const part = bytes.subarray(100, 100 + length)
    expect(crc32(part), `${length} bytes`).toBe(ofZlib(part))
    for (let cut = 0; cut <= length; cut += 3)
      expect(crc32(part.subarray(cut), crc32(part.subarray(0, cut)))).toBe(ofZlib(part))
  }
  expect(crc32(bytes)).toBe(ofZlib(bytes))
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})
