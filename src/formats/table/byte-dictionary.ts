import { FormatError } from '../format-error.ts'

const segmentBytes = 1 << 24

/**
 * Numbers distinct byte strings in order of first appearance. Decodes only at the end, once per distinct text: a million cells with five
 * distinct values cost five decodings.
 */
export class ByteDictionary {
  private arena = new Uint8Array(64)
  /** Where each entry begins, and where the last one ends. */
  private offsets = new Float64Array(17)
  private hashes = new Int32Array(16)
  private slots = new Int32Array(32).fill(-1)
  private count = 0

  /** Total length of all entries. */
  get textBytes(): number {
    return this.offsets[this.count] as number
  }

  get size(): number {
    return this.count
  }

  codeOf(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end)
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (;;) {
      const code = this.slots[slot] as number
      if (code < 0) break
      if (this.hashes[code] === hash && this.equals(code, bytes, start, end)) return code
      slot = (slot + 1) & mask
    }
    return this.add(bytes, start, end, hash, slot)
  }

  private equals(code: number, bytes: Uint8Array, start: number, end: number): boolean {
    let at = this.offsets[code] as number
    if ((this.offsets[code + 1] as number) - at !== end - start) return false
    for (let i = start; i < end; i++) if (this.arena[at++] !== bytes[i]) return false
    return true
  }

  private add(bytes: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const code = this.count++
    const at = this.offsets[code] as number
    if (at + end - start > this.arena.length) this.arena = enlarged(this.arena, at + end - start)
    for (let i = start; i < end; i++) this.arena[at + i - start] = bytes[i] as number
    if (code + 2 > this.offsets.length) this.offsets = enlarged(this.offsets, code + 2)
    this.offsets[code + 1] = at + end - start
    if (code >= this.hashes.length) this.hashes = enlarged(this.hashes, code + 1)
    this.hashes[code] = hash
    this.slots[slot] = code
    if (this.count * 2 > this.slots.length) this.rehash()
    return code
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * (this.slots.length < 1 << 16 ? 4 : 2)).fill(-1)
    const mask = this.slots.length - 1
    for (let code = 0; code < this.count; code++) {
      let slot = (this.hashes[code] as number) & mask
      while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & mask
      this.slots[slot] = code
    }
  }

  /** The bytes of one entry, valid until the next is added. */
  bytesOf(code: number): { readonly bytes: Uint8Array; readonly start: number; readonly end: number } {
    return { bytes: this.arena, start: this.offsets[code] as number, end: this.offsets[code + 1] as number }
  }

  /** All entries as texts. Throws `wrong-encoding` if one of them is not UTF-8: this validates the whole file. */
  texts(): string[] {
    const texts: string[] = []
    let from = 0
    while (from < this.count) {
      let to = from + 1
      const begin = this.offsets[from] as number
      while (to < this.count && (this.offsets[to + 1] as number) - begin < segmentBytes) to++
      this.decode(from, to, texts)
      from = to
    }
    return texts
  }

  private decode(from: number, to: number, texts: string[]): void {
    const begin = this.offsets[from] as number
    const bytes = this.arena.subarray(begin, this.offsets[to] as number)
    const whole = decodeUtf8(bytes)
    if (whole.length === bytes.length) {
      // ASCII only: one character per byte.
      for (let code = from; code < to; code++)
        texts.push(whole.slice((this.offsets[code] as number) - begin, (this.offsets[code + 1] as number) - begin))
      return
    }
    let at = begin
    let unit = 0
    for (let code = from; code < to; code++) {
      const end = this.offsets[code + 1] as number
      const first = this.arena[at] as number
      // Otherwise a truncated end of one entry and a broken start of the next could form a valid character.
      if (end > at && first >= 0x80 && first < 0xc0) throw new FormatError('wrong-encoding', { encoding: 'UTF-8' })
      const startUnit = unit
      for (; at < end; at++) {
        const b = this.arena[at] as number
        if (b < 0x80 || b >= 0xc0) unit += b >= 0xf0 ? 2 : 1
      }
      texts.push(whole.slice(startUnit, unit))
    }
  }
}

/**
 * 32-bit hash. The last byte is added after the mixing, so that texts with running numbers (P0000001, P0000002) are adjacent in the table, and
 * the next lookup hits the same cache lines.
 */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  const last = end - 1
  let hash = 0x811c9dc5
  let i = start
  for (; i + 3 < last; i += 4) {
    const word =
      (bytes[i] as number) |
      ((bytes[i + 1] as number) << 8) |
      ((bytes[i + 2] as number) << 16) |
      ((bytes[i + 3] as number) << 24)
    hash = Math.imul(hash ^ word, 0x9e3779b1)
    hash ^= hash >>> 15
  }
  for (; i < last; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
  hash ^= hash >>> 15
  return last < start ? hash : (hash + (bytes[last] as number)) | 0
}

export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FormatError('wrong-encoding', { encoding: 'UTF-8' })
  }
}

function enlarged<T extends Uint8Array | Float64Array | Int32Array>(array: T, needed: number): T {
  const Kind = array.constructor as new (length: number) => T
  const larger = new Kind(Math.max(array.length * 2, needed))
  larger.set(array)
  return larger
}
