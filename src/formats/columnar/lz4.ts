/** A block of LZ4 that is damaged or not of the given length. */
export class Lz4Error extends Error {}

const LEAST_MATCH = 4

/**
 * Unpacks a block of LZ4 (LZ4 Block Format Description, 2022).
 * @param at where it begins in `to`: earlier bytes of it can be repeated
 * @returns where it ends in `to`
 */
export function unpackLz4Block(from: Uint8Array, to: Uint8Array, at = 0): number {
  let read = 0
  let written = at
  while (read < from.length) {
    const token = from[read++] as number
    const literals = lengthAfter(token >> 4)
    if (read + literals > from.length || written + literals > to.length) throw new Lz4Error()
    to.set(from.subarray(read, read + literals), written)
    read += literals
    written += literals
    if (read === from.length) break
    const back = (from[read] ?? 0) | ((from[read + 1] ?? 0) << 8)
    read += 2
    const match = lengthAfter(token & 15) + LEAST_MATCH
    if (back === 0 || back > written || written + match > to.length) throw new Lz4Error()
    if (back >= match) to.copyWithin(written, written - back, written - back + match)
    else for (let i = 0; i < match; i++) to[written + i] = to[written + i - back] as number
    written += match
  }
  return written

  function lengthAfter(first: number): number {
    if (first < 15) return first
    let length = first
    for (;;) {
      const byte = from[read++]
      if (byte === undefined) throw new Lz4Error()
      length += byte
      if (byte < 255) return length
    }
  }
}

const FRAME = 0x184d2204

/** Unpacks frames of LZ4 (LZ4 Frame Format Description 1.6.4) to exactly `size` bytes. Checksums are not compared. */
export function unpackLz4Frames(from: Uint8Array, size: number): Uint8Array {
  const to = new Uint8Array(size)
  const view = new DataView(from.buffer, from.byteOffset, from.byteLength)
  const u32 = (at: number) => {
    if (at + 4 > from.length) throw new Lz4Error()
    return view.getUint32(at, true)
  }
  let at = 0
  let written = 0
  while (at < from.length) {
    if (u32(at) !== FRAME) throw new Lz4Error()
    const flags = from[at + 4] ?? 0
    at += 7 + (flags & 0x08 ? 8 : 0) + (flags & 0x01 ? 4 : 0)
    for (;;) {
      const length = u32(at)
      at += 4
      if (length === 0) break
      const bytes = length & 0x7fffffff
      if (at + bytes > from.length) throw new Lz4Error()
      const block = from.subarray(at, at + bytes)
      if (length > 0x7fffffff) {
        if (written + bytes > size) throw new Lz4Error()
        to.set(block, written)
        written += bytes
      } else written = unpackLz4Block(block, to, written)
      at += bytes + (flags & 0x10 ? 4 : 0)
    }
    if (flags & 0x04) at += 4
  }
  if (written !== size) throw new Lz4Error()
  return to
}

/** Blocks as Hadoop writes them, each after its size and its packed size; some writers put a single block there without these. */
export function unpackHadoopLz4(from: Uint8Array, size: number): Uint8Array {
  const to = new Uint8Array(size)
  const view = new DataView(from.buffer, from.byteOffset, from.byteLength)
  let at = 0
  let written = 0
  while (at + 8 <= from.length) {
    const [bytes, packed] = [view.getUint32(at), view.getUint32(at + 4)]
    if (packed > from.length - at - 8 || bytes > size - written) break
    try {
      // what is repeated lies within the block
      const end = unpackLz4Block(from.subarray(at + 8, at + 8 + packed), to.subarray(written, written + bytes))
      if (end !== bytes) break
    } catch (error) {
      if (error instanceof Lz4Error) break
      throw error
    }
    at += 8 + packed
    written += bytes
  }
  if (at === from.length && written === size) return to
  if (unpackLz4Block(from, to.fill(0)) !== size) throw new Lz4Error()
  return to
}
