import { crc32 } from '../zip/crc32.ts'
import { crc64 } from './crc64.ts'
import { Lzma } from './lzma.ts'
import { BadStream, OtherStream, Output, type Unpacking } from './output.ts'

const MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]
const HEADER = 12
const LZMA2 = 0x21

/** The checks of a block that are verified, and the number of their bytes. */
const checkSizes: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [1, 4],
  [4, 8],
])

/**
 * Unpacks a file of xz, after "The .xz File Format" 1.1.0 (Lasse Collin, public domain): blocks of LZMA2 with their checksums, and the index that repeats their
 * sizes. Other filters, which xz uses for programs, are refused. Throws BadStream, OtherStream.
 */
export async function unpackXz(bytes: Uint8Array, unpacking: Unpacking): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Output(unpacking.check)
  let at = 0
  do {
    at = await new XzStream(bytes, at, out, unpacking).read()
    if (at < 0) return out.finish()
    const padding = at
    while (bytes[at] === 0) at += 1
    if ((at - padding) % 4 !== 0) throw new BadStream(padding)
  } while (at < bytes.length)
  return out.finish()
}

class XzStream {
  readonly #bytes: Uint8Array
  readonly #out: Output
  readonly #unpacking: Unpacking
  #at: number
  /** The size of each block without padding, and unpacked. */
  readonly #blocks: (readonly [number, number])[] = []

  constructor(bytes: Uint8Array, at: number, out: Output, unpacking: Unpacking) {
    this.#bytes = bytes
    this.#at = at
    this.#out = out
    this.#unpacking = unpacking
  }

  /** @returns the place after the stream, or -1 if enough was unpacked before. */
  async read(): Promise<number> {
    const start = this.#at
    const check = this.#header(start, MAGIC)
    this.#at += HEADER
    while (this.#byte(this.#at) !== 0) if (!(await this.#block(check))) return -1
    const index = this.#at
    this.#index()
    const footer = this.#at
    this.#footer(footer, (footer - index) / 4 - 1, check)
    return footer + HEADER
  }

  #byte(at: number): number {
    const byte = this.#bytes[at]
    if (byte === undefined) throw new BadStream(at)
    return byte
  }

  #u32(at: number): number {
    return (this.#byte(at) | (this.#byte(at + 1) << 8) | (this.#byte(at + 2) << 16) | (this.#byte(at + 3) << 24)) >>> 0
  }

  #expectCrc(from: number, to: number): void {
    if (this.#u32(to) !== crc32(this.#bytes.subarray(from, to))) throw new BadStream(to)
  }

  /** The kind of check of the blocks. */
  #header(at: number, magic: readonly number[]): number {
    if (magic.some((byte, k) => this.#byte(at + k) !== byte)) throw new BadStream(at)
    this.#expectCrc(at + 6, at + 8)
    return this.#flags(at + 6)
  }

  #flags(at: number): number {
    const check = this.#byte(at + 1)
    if (this.#byte(at) !== 0 || check > 15) throw new BadStream(at)
    if (!checkSizes.has(check)) throw new OtherStream(`xz, check ${check}`)
    return check
  }

  /** An integer in groups of 7 bits, the lowest first. */
  #integer(end: number): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      if (this.#at >= end || factor > 2 ** 49) throw new BadStream(this.#at)
      const byte = this.#byte(this.#at++)
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }

  async #block(check: number): Promise<boolean> {
    const start = this.#at
    const header = (this.#byte(start) + 1) * 4
    const end = start + header - 4
    this.#expectCrc(start, end)
    const flags = this.#byte(start + 1)
    this.#at = start + 2
    const packed = flags & 0x40 ? this.#integer(end) : null
    const size = flags & 0x80 ? this.#integer(end) : null
    this.#filters(flags, end)
    this.#at = end + 4
    const [dataAt, from] = [this.#at, this.#out.size]
    if (!(await this.#lzma2())) return false
    const packedSize = this.#at - dataAt
    const unpackedSize = this.#out.size - from
    if ((packed !== null && packed !== packedSize) || (size !== null && size !== unpackedSize))
      throw new BadStream(this.#at)
    while ((this.#at - dataAt) % 4 !== 0) if (this.#byte(this.#at++) !== 0) throw new BadStream(this.#at)
    this.#check(check, this.#out.bytes.subarray(from, this.#out.size))
    this.#blocks.push([header + packedSize + (checkSizes.get(check) ?? 0), unpackedSize])
    return true
  }

  #filters(flags: number, end: number): void {
    if ((flags & 0x3c) !== 0) throw new BadStream(this.#at)
    const filter = this.#integer(end)
    if ((flags & 3) !== 0 || filter !== LZMA2) throw new OtherStream(`xz, filter ${filter}`)
    if (this.#integer(end) !== 1 || this.#byte(this.#at++) > 40) throw new BadStream(this.#at)
    while (this.#at < end) if (this.#byte(this.#at++) !== 0) throw new BadStream(this.#at)
  }

  #check(kind: number, bytes: Uint8Array): void {
    const at = this.#at
    if (kind === 1 && this.#u32(at) !== crc32(bytes)) throw new BadStream(at)
    if (kind === 4) {
      const [low, high] = crc64(bytes)
      if (this.#u32(at) !== low || this.#u32(at + 4) !== high) throw new BadStream(at)
    }
    this.#at += checkSizes.get(kind) ?? 0
  }

  /** @returns `false` if enough was unpacked before the end. */
  async #lzma2(): Promise<boolean> {
    const out = this.#out
    const lzma = new Lzma(out)
    let needs: 'dictionary' | 'properties' | 'state' | 'nothing' = 'dictionary'
    for (;;) {
      const at = this.#at
      const control = this.#byte(at)
      if (control === 0) break
      if (control === 1 || control >= 0xe0) lzma.resetDictionary()
      else if (needs === 'dictionary') throw new BadStream(at)
      if (control < 0x80) {
        if (control > 2) throw new BadStream(at)
        this.#stored(at)
        if (needs === 'dictionary') needs = 'properties'
      } else {
        const reset = (control >> 5) & 3
        if ((reset === 0 && needs !== 'nothing') || (reset === 1 && needs === 'properties')) throw new BadStream(at)
        if (reset >= 2) lzma.setProperties(this.#byte(at + 5), at)
        if (reset >= 1) lzma.resetState()
        this.#packed(at, reset >= 2 ? 6 : 5, lzma)
        needs = 'nothing'
      }
      if (out.size >= (this.#unpacking.most ?? Number.POSITIVE_INFINITY)) return false
      await this.#unpacking.pause()
    }
    this.#at += 1
    return true
  }

  #stored(at: number): void {
    const size = this.#byte(at + 1) * 256 + this.#byte(at + 2) + 1
    const from = at + 3
    if (from + size > this.#bytes.length) throw new BadStream(this.#bytes.length)
    this.#out.reserve(size)
    this.#out.bytes.set(this.#bytes.subarray(from, from + size), this.#out.size)
    this.#out.size += size
    this.#at = from + size
  }

  #packed(at: number, header: number, lzma: Lzma): void {
    const size = ((this.#byte(at) & 31) << 16) + this.#byte(at + 1) * 256 + this.#byte(at + 2) + 1
    const to = at + header + this.#byte(at + 3) * 256 + this.#byte(at + 4) + 1
    if (to > this.#bytes.length) throw new BadStream(this.#bytes.length)
    this.#out.reserve(size)
    lzma.decode(this.#bytes, at + header, to, size)
    this.#at = to
  }

  #index(): void {
    const start = this.#at
    this.#at += 1
    const end = this.#bytes.length
    if (this.#integer(end) !== this.#blocks.length) throw new BadStream(this.#at)
    for (const [packed, size] of this.#blocks)
      if (this.#integer(end) !== packed || this.#integer(end) !== size) throw new BadStream(this.#at)
    while ((this.#at - start) % 4 !== 0) if (this.#byte(this.#at++) !== 0) throw new BadStream(this.#at)
    this.#expectCrc(start, this.#at)
    this.#at += 4
  }

  #footer(at: number, backward: number, check: number): void {
    if (this.#byte(at + 10) !== 0x59 || this.#byte(at + 11) !== 0x5a) throw new BadStream(at)
    if (this.#u32(at) !== crc32(this.#bytes.subarray(at + 4, at + 10))) throw new BadStream(at)
    if (this.#u32(at + 4) !== backward || this.#flags(at + 8) !== check) throw new BadStream(at)
  }
}
