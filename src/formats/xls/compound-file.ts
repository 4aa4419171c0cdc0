/**
 * Streams of a compound file, the container of old Office files, by [MS-CFB]: sectors in chains, small streams in a stream of their own. The library's
 * reader follows chains of a damaged file until the memory is full; here no chain is longer than the file.
 */
import { FormatError } from '../format-error.ts'

const HEADER = 512
const ENTRY = 128
const LARGEST_SECTOR = 0xfffffffa
const [STREAM, ROOT] = [2, 5]
/** Shorter streams are in the stream of small ones. */
const SMALL = 4096
/** Sectors of the table of sectors that are listed in the header. */
const IN_HEADER = 109

interface Entry {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly size: number
}

const damaged = () => new FormatError('damaged-old-excel')

export class CompoundFile {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #sector: number
  readonly #next: readonly number[]
  readonly #entries: readonly Entry[]

  /** @param bytes the whole file. Throws FormatError `damaged-old-excel` */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const shift = this.#view.getUint16(30, true)
    if (shift !== 9 && shift !== 12) throw damaged()
    this.#sector = 2 ** shift
    this.#next = this.#tableOf()
    this.#entries = this.#directory()
  }

  /** A stream at the top of the container; undefined if there is none of that name. */
  stream(name: string): Uint8Array | undefined {
    const found = this.#top().find((entry) => entry.type === STREAM && entry.name.toLowerCase() === name.toLowerCase())
    if (!found) return undefined
    const whole = found.size < SMALL ? this.#smallStream(found) : this.#chain(found.start)
    if (whole.length < found.size) throw damaged()
    return whole.subarray(0, found.size)
  }

  #at(sector: number): number {
    const at = (sector + 1) * this.#sector
    if (sector > LARGEST_SECTOR || at >= this.#bytes.length) throw damaged()
    return at
  }

  /** The next sector of each. */
  #tableOf(): readonly number[] {
    const count = this.#view.getUint32(44, true)
    const most = this.#bytes.length / this.#sector
    if (count > most) throw damaged()
    const listed: number[] = []
    for (let k = 0; k < IN_HEADER && listed.length < count; k++) listed.push(this.#view.getUint32(76 + 4 * k, true))
    const perSector = this.#sector / 4
    let more = this.#view.getUint32(68, true)
    for (let lists = 0; more <= LARGEST_SECTOR && listed.length < count; lists++) {
      if (lists > most) throw damaged()
      const at = this.#at(more)
      this.#need(at, this.#sector)
      for (let k = 0; k < perSector - 1 && listed.length < count; k++)
        listed.push(this.#view.getUint32(at + 4 * k, true))
      more = this.#view.getUint32(at + this.#sector - 4, true)
    }
    if (listed.length < count) throw damaged()
    return listed.flatMap((sector) => {
      const at = this.#at(sector)
      this.#need(at, this.#sector)
      return Array.from({ length: perSector }, (_, k) => this.#view.getUint32(at + 4 * k, true))
    })
  }

  #need(at: number, length: number): void {
    if (at + length > this.#bytes.length) throw damaged()
  }

  /** The bytes of a chain of sectors; the last may be shorter. */
  #chain(first: number): Uint8Array {
    const places: number[] = []
    for (let sector = first; sector <= LARGEST_SECTOR; sector = this.#next[sector] ?? LARGEST_SECTOR + 1) {
      places.push(this.#at(sector))
      if (places.length * this.#sector > this.#bytes.length + this.#sector) throw damaged()
    }
    const joined = new Uint8Array(places.length * this.#sector)
    for (const [k, at] of places.entries()) joined.set(this.#bytes.subarray(at, at + this.#sector), k * this.#sector)
    return joined
  }

  #smallStream({ start, size }: Entry): Uint8Array {
    const root = this.#entries[0]
    if (root?.type !== ROOT) throw damaged()
    const within = this.#chain(root.start)
    const table = this.#chain(this.#view.getUint32(60, true))
    const next = new DataView(table.buffer)
    const small = 2 ** this.#view.getUint16(32, true)
    if (small < 8 || small > this.#sector) throw damaged()
    const joined = new Uint8Array(Math.ceil(size / small) * small)
    let sector = start
    for (let at = 0; at < size; at += small) {
      if ((sector + 1) * small > within.length || 4 * sector + 4 > table.length) throw damaged()
      joined.set(within.subarray(sector * small, (sector + 1) * small), at)
      sector = next.getUint32(4 * sector, true)
    }
    return joined
  }

  #directory(): readonly Entry[] {
    const bytes = this.#chain(this.#view.getUint32(48, true))
    const view = new DataView(bytes.buffer)
    const names = new TextDecoder('utf-16le')
    return Array.from({ length: Math.floor(bytes.length / ENTRY) }, (_, k) => {
      const at = k * ENTRY
      const length = Math.min(64, Math.max(0, view.getUint16(at + 64, true) - 2))
      return {
        name: names.decode(bytes.subarray(at, at + length)),
        type: view.getUint8(at + 66),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      }
    })
  }

  /** The entries below the root, which are a tree. */
  #top(): readonly Entry[] {
    const found = new Set<number>()
    const open = [this.#entries[0]?.child ?? 0]
    for (let k = open.pop(); k !== undefined; k = open.pop()) {
      const entry = this.#entries[k]
      if (!entry || found.has(k)) continue
      found.add(k)
      open.push(entry.left, entry.right)
    }
    return [...found].flatMap((k) => this.#entries[k] ?? [])
  }
}

export const smallestCompoundFile = HEADER
