/** Differences that do not fit into their page. */
export class DeltaError extends Error {}

/** Where the next differences are read. */
export interface Cursor {
  readonly bytes: Uint8Array
  at: number
}

const LARGEST_BLOCK = 1 << 20

/**
 * Reads whole numbers that are stored as differences (Parquet, DELTA_BINARY_PACKED), into numbers of 32 or 64 bits. Written by ourselves, since
 * the library trusts the sizes of blocks.
 */
export function readDeltas<T extends Int32Array | BigInt64Array>(cursor: Cursor, into: T): T {
  const block = varint(cursor)
  const parts = varint(cursor)
  const total = varint(cursor)
  let value = zigzag(cursor)
  if (block > LARGEST_BLOCK || parts === 0 || block % (parts * 8) !== 0 || total < into.length) throw new DeltaError()
  const set = (place: number) => {
    if (into instanceof BigInt64Array) into[place] = value
    else into[place] = Number(BigInt.asIntN(32, value))
  }
  if (total > 0 && into.length > 0) set(0)
  const perPart = block / parts
  for (let filled = 1; filled < total; ) {
    const least = zigzag(cursor)
    const widths = cursor.bytes.subarray(cursor.at, cursor.at + parts)
    if (widths.length < parts) throw new DeltaError()
    cursor.at += parts
    for (const width of widths) {
      if (filled >= total) break
      const start = cursor.at
      const end = start + (perPart * width) / 8
      if (width > 64 || end > cursor.bytes.length) throw new DeltaError()
      for (let k = 0; k < perPart && filled < total; k++) {
        value = BigInt.asIntN(64, value + least + bitsAt(cursor.bytes, start * 8 + k * width, width))
        if (filled < into.length) set(filled)
        filled += 1
      }
      cursor.at = end
    }
  }
  return into
}

/** Bits from the least significant on. */
function bitsAt(bytes: Uint8Array, bit: number, width: number): bigint {
  if (width === 0) return 0n
  let low = 0
  let scale = 1
  let high = 0n
  for (let done = 0; done < width; ) {
    const place = bit + done
    const inByte = Math.min(8 - (place & 7), width - done)
    const part = ((bytes[place >> 3] ?? 0) >> (place & 7)) & ((1 << inByte) - 1)
    if (done + inByte <= 48) low += part * scale
    else high |= BigInt(part) << BigInt(done)
    scale *= 2 ** inByte
    done += inByte
  }
  return high | BigInt(low)
}

function varint(cursor: Cursor): number {
  const value = longVarint(cursor)
  if (value > 0x7fffffffn) throw new DeltaError()
  return Number(value)
}

function zigzag(cursor: Cursor): bigint {
  const value = longVarint(cursor)
  return (value >> 1n) ^ -(value & 1n)
}

function longVarint(cursor: Cursor): bigint {
  let value = 0n
  for (let k = 0n; k < 10n; k++) {
    const byte = cursor.bytes[cursor.at++]
    if (byte === undefined) throw new DeltaError()
    value |= BigInt(byte & 127) << (7n * k)
    if (byte < 128) return value
  }
  throw new DeltaError()
}
