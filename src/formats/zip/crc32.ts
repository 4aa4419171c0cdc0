/** CRC-32 as in zip and PNG (polynomial 0xEDB88320), four bytes at a step. */
const tables = Array.from({ length: 4 }, () => new Uint32Array(256))
const [t0, t1, t2, t3] = tables as [Uint32Array, Uint32Array, Uint32Array, Uint32Array]
for (let n = 0; n < 256; n++) {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  t0[n] = c
}
for (let n = 0; n < 256; n++) {
  let c = t0[n] as number
  for (const table of [t1, t2, t3]) {
    c = (t0[c & 255] as number) ^ (c >>> 8)
    table[n] = c
  }
}

/** `before` is the checksum of the preceding bytes, 0 at the start. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let c = ~before
  let i = 0
  for (const end = bytes.length - 3; i < end; i += 4) {
    c ^=
      (bytes[i] as number) |
      ((bytes[i + 1] as number) << 8) |
      ((bytes[i + 2] as number) << 16) |
      ((bytes[i + 3] as number) << 24)
    c =
      (t3[c & 255] as number) ^
      (t2[(c >>> 8) & 255] as number) ^
      (t1[(c >>> 16) & 255] as number) ^
      (t0[c >>> 24] as number)
  }
  for (; i < bytes.length; i++) c = (t0[(c ^ (bytes[i] as number)) & 255] as number) ^ (c >>> 8)
  return ~c >>> 0
}
