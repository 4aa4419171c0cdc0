/** Of ECMA-182, as xz uses it, in two halves because JavaScript's integers have 32 bits. Generated like the table of CRC-32. */
const low = new Uint32Array(256)
const high = new Uint32Array(256)

for (let n = 0; n < 256; n++) {
  let [l, h] = [n, 0]
  for (let k = 0; k < 8; k++) {
    const isOdd = (l & 1) === 1
    l = (l >>> 1) | (h << 31)
    h >>>= 1
    if (isOdd) {
      l ^= 0xd7870f42
      h ^= 0xc96c5795
    }
  }
  low[n] = l
  high[n] = h
}

/** The low and the high half of the checksum. */
export function crc64(bytes: Uint8Array): readonly [number, number] {
  let [l, h] = [0xffffffff, 0xffffffff]
  for (let k = 0; k < bytes.length; k++) {
    const n = (l ^ (bytes[k] as number)) & 255
    l = ((l >>> 8) | (h << 24)) ^ (low[n] as number)
    h = (h >>> 8) ^ (high[n] as number)
  }
  return [~l >>> 0, ~h >>> 0]
}
