/** Runs that do not fit into their page. */
export class RunError extends Error {}

/**
 * Reads runs of equal values and of packed ones (Parquet, "Run Length Encoding / Bit-Packing Hybrid"). Written by ourselves, since the library
 * trusts the lengths of runs.
 */
export function readRuns(bytes: Uint8Array, start: number, end: number, width: number, count: number): Int32Array {
  const values = new Int32Array(count)
  if (width === 0) return values
  if (width > 32) throw new RunError()
  let at = start
  let seen = 0
  const take = () => {
    const byte = bytes[at++]
    if (byte === undefined || at > end) throw new RunError()
    return byte
  }
  while (seen < count) {
    let head = 0
    for (let k = 0; ; k++) {
      if (k === 5) throw new RunError()
      const byte = take()
      head += (byte & 127) * 2 ** (7 * k)
      if (byte < 128) break
    }
    if (head % 2 === 0) {
      const run = Math.min(head / 2, count - seen)
      if (run === 0 && head === 0 && at >= end) throw new RunError()
      let value = 0
      for (let k = 0; k < width; k += 8) value |= take() << k
      values.fill(value, seen, seen + run)
      seen += run
    } else {
      const packed = Math.min(((head - 1) / 2) * 8, count - seen)
      unpackBits(bytes, at, end, width, values, seen, packed)
      at += ((head - 1) / 2) * width
      seen += packed
    }
  }
  return values
}

function unpackBits(
  bytes: Uint8Array,
  start: number,
  end: number,
  width: number,
  values: Int32Array,
  from: number,
  count: number,
): void {
  if (start + Math.ceil((count * width) / 8) > end) throw new RunError()
  const mask = width === 32 ? -1 : (1 << width) - 1
  let at = start
  let have = 0
  let bits = 0
  for (let k = 0; k < count; k++) {
    if (width <= 24) {
      while (have < width) {
        bits |= (bytes[at++] ?? 0) << have
        have += 8
      }
      values[from + k] = bits & mask
      bits >>>= width
      have -= width
    } else values[from + k] = wideBits(bytes, start * 8 + k * width, width)
  }
}

function wideBits(bytes: Uint8Array, bit: number, width: number): number {
  let value = 0
  for (let k = 0; k < width; k++) if ((((bytes[(bit + k) >> 3] ?? 0) >> ((bit + k) & 7)) & 1) === 1) value |= 1 << k
  return value
}

/** Bits of the largest level. */
export const bitsOf = (most: number) => 32 - Math.clz32(most)
