import { Inflate } from 'fflate'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { crc32 } from './crc32.ts'
import { entryName } from './entry-name.ts'

export interface ZipEntry {
  readonly name: string
  readonly size: number
  readonly compressedSize: number
  readonly crc: number
  readonly method: number
  readonly encrypted: boolean
  readonly offset: number
}

export interface ZipLimits {
  readonly maxBytes: number
}

/** Beyond this size an entry compressed better than `maxRatio` is refused: real sheets reach about 100 to 1. */
const ratioFrom = 64 << 20
const maxRatio = 400
/** Bytes read from the file at a time. */
const filePiece = 4 << 20
const inputPiece = 16 << 10
/** Yields to messages after this many unpacked bytes: unpacking and reading a small file can take seconds. */
const pauseAfter = 4 << 20
const maxEntries = 100_000
/** Length of a local header up to the name. */
const localHeader = 30

/**
 * A zip archive, of which only the directory has been read. Entries are inflated on demand, within limits. Written by ourselves because no
 * library refuses a bomb by its ratio: zip.js unpacks 2 GB of zeros, takes 338 MB for a directory of 60 000 names, and is six times as large
 * (docs/decisions/libraries.md).
 */
export class ZipFile {
  readonly entries: ReadonlyMap<string, ZipEntry>
  private readonly blob: Blob
  private readonly size: number

  private constructor(blob: Blob, entries: ReadonlyMap<string, ZipEntry>) {
    this.blob = blob
    this.entries = entries
    this.size = Array.from(entries.values()).reduce((sum, entry) => sum + entry.size, 0)
  }

  /** Throws `not-a-zip`, or `damaged-zip` if the directory at the end is missing or wrong, as in a truncated file. */
  static async open(blob: Blob): Promise<ZipFile> {
    const start = await bytesOf(blob, 0, 4)
    if (start[0] !== 0x50 || start[1] !== 0x4b) throw new FormatError('not-a-zip')
    const entries = await readDirectory(blob)
    refuseSharedBytes(entries)
    return new ZipFile(blob, entries)
  }

  /** The entry's bytes in pieces; the declared size, the limit, the ratio and the checksum are enforced on the actual output. */
  async *read(entry: ZipEntry, limits: ZipLimits, context: ReadContext = {}): AsyncGenerator<Uint8Array> {
    if (entry.encrypted) throw new FormatError('encrypted-file')
    if (entry.size > limits.maxBytes) throw tooLarge(entry, limits)
    refuseBomb(entry)
    refuseBomb({ name: 'zip', size: this.size, compressedSize: this.blob.size }) // many small entries count as one
    const start = await dataStart(this.blob, entry)
    let out = 0
    let crc = 0
    for await (const piece of inflated(this.blob, start, entry, context)) {
      out += piece.length
      // The declared size is within the limit and the ratio, so output beyond it is damage.
      if (out > entry.size) throw damaged(entry.name)
      context.onUnpacked?.(piece.length)
      crc = crc32(piece, crc)
      yield piece
    }
    if (out !== entry.size || crc !== entry.crc) throw damaged(entry.name)
  }

  async readAll(entry: ZipEntry, limits: ZipLimits, context: ReadContext = {}): Promise<Uint8Array<ArrayBuffer>> {
    // no buffer of the declared size is allocated, since that may be false
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for await (const piece of this.read(entry, limits, context)) pieces.push(piece.slice())
    return new Uint8Array(await new Blob(pieces).arrayBuffer())
  }
}

function damaged(entry: string): FormatError {
  return new FormatError('damaged-zip', { entry })
}

function tooLarge(entry: ZipEntry, limits: ZipLimits): FormatError {
  return new FormatError('too-large-inflated', { entry: entry.name, limit: Math.round(limits.maxBytes / 2 ** 20) })
}

/** Overlapping entries would unpack the same bytes again and again. */
function refuseSharedBytes(entries: ReadonlyMap<string, ZipEntry>): void {
  let end = 0
  for (const entry of [...entries.values()].toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) throw damaged(entry.name)
    end = entry.offset + localHeader + entry.compressedSize
  }
}

function refuseBomb({ name, size, compressedSize }: Pick<ZipEntry, 'name' | 'size' | 'compressedSize'>): void {
  if (size <= ratioFrom || size <= maxRatio * compressedSize) return
  throw new FormatError('suspicious-compression', {
    entry: name,
    ratio: Math.round(size / Math.max(1, compressedSize)),
  })
}

async function* inflated(blob: Blob, start: number, entry: ZipEntry, context: ReadContext): AsyncGenerator<Uint8Array> {
  if (entry.method !== 0 && entry.method !== 8) throw damaged(entry.name)
  let pieces: Uint8Array[] = []
  const inflate = new Inflate((piece) => pieces.push(piece))
  const end = start + entry.compressedSize
  let sincePause = 0
  for (let at = start; at < end || at === start; at += filePiece) {
    context.signal?.throwIfAborted()
    const chunk = await bytesOf(blob, at, Math.min(end, at + filePiece))
    for (let i = 0; i < chunk.length || i === 0; i += inputPiece) {
      const input = chunk.subarray(i, i + inputPiece)
      const next = at + i + inputPiece
      const last = next >= end
      if (entry.method === 0) pieces.push(input)
      else push(inflate, input, last, entry)
      for (const piece of pieces) {
        sincePause += piece.length
        yield piece
      }
      pieces = []
      if (!last && sincePause < pauseAfter) continue
      sincePause = 0
      context.onProgress?.(last ? 1 : (next - start) / entry.compressedSize)
      if (!last) await yieldToMessages()
      context.signal?.throwIfAborted()
    }
  }
}

function push(inflate: Inflate, input: Uint8Array, last: boolean, entry: ZipEntry): void {
  try {
    inflate.push(input, last)
  } catch {
    throw damaged(entry.name)
  }
}

async function dataStart(blob: Blob, entry: ZipEntry): Promise<number> {
  const header = await bytesOf(blob, entry.offset, entry.offset + localHeader)
  const view = new DataView(header.buffer)
  if (header.length < localHeader || view.getUint32(0, true) !== 0x04034b50) throw damaged(entry.name)
  const start = entry.offset + localHeader + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + entry.compressedSize > blob.size) throw damaged(entry.name)
  return start
}

async function readDirectory(blob: Blob): Promise<Map<string, ZipEntry>> {
  const { offset, size, count } = await findDirectory(blob)
  if (count > maxEntries || offset + size > blob.size) throw damaged('directory')
  const bytes = await bytesOf(blob, offset, offset + size)
  const view = new DataView(bytes.buffer)
  const entries = new Map<string, ZipEntry>()
  let at = 0
  for (let k = 0; k < count; k++) {
    if (at + 46 > size || view.getUint32(at, true) !== 0x02014b50) throw damaged('directory')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true)
    if (next > size) throw damaged('directory')
    const name = entryName(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, {
      name,
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      ...sizes(view, at, at + 46 + nameLength, extraLength),
    })
    at = next
  }
  return entries
}

/** Sizes of 4 GB and more, and those of some programs, are in the zip64 field, in this order, each only if its short form overflows. */
function sizes(view: DataView, at: number, extraStart: number, extraLength: number) {
  let [compressedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  let offset = view.getUint32(at + 42, true)
  for (let i = extraStart; i + 4 <= extraStart + extraLength; i += 4 + view.getUint16(i + 2, true)) {
    if (view.getUint16(i, true) !== 1) continue
    let p = i + 4
    const long = (): number => {
      if (p + 8 > extraStart + extraLength) throw damaged('directory')
      p += 8
      return Number(view.getBigUint64(p - 8, true))
    }
    if (size === 0xffffffff) size = long()
    if (compressedSize === 0xffffffff) compressedSize = long()
    if (offset === 0xffffffff) offset = long()
  }
  return { compressedSize, size, offset }
}

async function findDirectory(blob: Blob): Promise<{ offset: number; size: number; count: number }> {
  const from = Math.max(0, blob.size - 65_557)
  const tail = await bytesOf(blob, from)
  const view = new DataView(tail.buffer)
  for (let i = tail.length - 22; i >= 0; i--) {
    if (view.getUint32(i, true) !== 0x06054b50) continue
    const end = {
      count: view.getUint16(i + 10, true),
      size: view.getUint32(i + 12, true),
      offset: view.getUint32(i + 16, true),
    }
    if (i < 20 || view.getUint32(i - 20, true) !== 0x07064b50) return end
    const at = Number(view.getBigUint64(i - 12, true))
    const long = new DataView((await bytesOf(blob, at, at + 56)).buffer)
    if (long.byteLength < 56 || long.getUint32(0, true) !== 0x06064b50) throw damaged('directory')
    return {
      count: Number(long.getBigUint64(32, true)),
      size: Number(long.getBigUint64(40, true)),
      offset: Number(long.getBigUint64(48, true)),
    }
  }
  throw damaged('directory')
}
