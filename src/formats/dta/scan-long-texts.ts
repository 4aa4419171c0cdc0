import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { untilZero } from './head.ts'
import { STATA } from './layout.ts'
import { type LongTexts, type ReferenceSplit, readReference, referenceKey } from './long-texts.ts'

const firstWindow = 256 << 10
const window = 4 << 20
const longest = 1 << 20
const GSO = 0x47534f
const binary = 129
const ascii = 130

/** The place of the table of long texts in the file, between the tags. */
export interface LongTextTable {
  readonly from: number
  readonly to: number
  readonly isLittle: boolean
  readonly version: number
}

/** An entry: `GSO`, column and row of the first cell with it, kind, length, bytes. */
interface Entry {
  readonly key: number
  readonly kind: number
  readonly at: number
  readonly bytes: number
}

/** The bytes of the file around a place, of which one window is in memory. */
class Windows {
  readonly #blob: Blob
  readonly #to: number
  readonly #context: ReadContext
  #bytes = new Uint8Array()
  #view = new DataView(this.#bytes.buffer)
  #from = 0
  #next = firstWindow

  constructor(blob: Blob, to: number, context: ReadContext) {
    this.#blob = blob
    this.#to = to
    this.#context = context
  }

  has(at: number, count: number): boolean {
    return at >= this.#from && at + count <= this.#from + this.#bytes.length
  }

  /** Reads so that `count` bytes from a place are in memory. Hears Stop. */
  async load(at: number, count: number): Promise<void> {
    if (at + count > this.#to) throw damaged(STATA, at)
    await yieldToMessages()
    this.#context.signal?.throwIfAborted()
    const to = Math.min(this.#to, at + Math.max(count, this.#next))
    this.#next = window
    this.#context.onUnpacked?.(to - at)
    this.#bytes = await bytesOf(this.#blob, at, to)
    this.#view = new DataView(this.#bytes.buffer)
    this.#from = at
  }

  entry(at: number, headBytes: number, isLittle: boolean): Entry {
    const view = this.#view
    const start = at - this.#from
    if (view.getUint32(start) >>> 8 !== GSO) throw damaged(STATA, at)
    const low = view.getUint32(start + 7, isLittle)
    const isWide = headBytes > 16
    const high = isWide ? view.getUint32(start + 11, isLittle) : 0
    const row = !isWide || isLittle ? low + high * 2 ** 32 : high + low * 2 ** 32
    return {
      key: referenceKey(view.getUint32(start + 3, isLittle), row),
      kind: view.getUint8(start + headBytes - 5),
      at: at + headBytes,
      bytes: view.getUint32(start + headBytes - 4, isLittle),
    }
  }

  /** Valid until the next are loaded. */
  take(at: number, count: number): Uint8Array {
    return this.#bytes.subarray(at - this.#from, at - this.#from + count)
  }
}

/** 117: u32 for the row; later u64. */
const headBytesOf = (version: number) => (version < 118 ? 16 : 20)

/**
 * Reads the wanted long texts, until the last of them has been found. Programs write them in the order of their rows, so the first rows need the
 * beginning only.
 * @throws FormatError `damaged-data-file` if one is absent, `unsupported-data-file` if one is longer than 1 MB
 */
export async function scanLongTexts(
  blob: Blob,
  { from, to, isLittle, version }: LongTextTable,
  wanted: ReadonlySet<number>,
  decode: (bytes: Uint8Array) => string,
  context: ReadContext,
): Promise<LongTexts> {
  const found = new Map<number, string | null>()
  const windows = new Windows(blob, to, context)
  const headBytes = headBytesOf(version)
  for (let at = from; found.size < wanted.size; ) {
    if (!windows.has(at, headBytes)) await windows.load(at, headBytes)
    const { key, kind, at: textAt, bytes } = windows.entry(at, headBytes, isLittle)
    at = textAt + bytes
    if (!wanted.has(key) || found.has(key)) continue
    if (kind !== ascii && kind !== binary) throw damaged(STATA, textAt)
    if (kind === binary) {
      found.set(key, null)
      continue
    }
    if (bytes > longest) throw new FormatError('unsupported-data-file', { format: STATA, what: 'strL > 1 MB' })
    if (!windows.has(textAt, bytes)) await windows.load(textAt, bytes)
    found.set(key, decode(withoutPadding(untilZero(windows.take(textAt, bytes)))))
  }
  return found
}

/** The texts at the beginning of the table. */
export async function firstLongTexts(blob: Blob, table: LongTextTable): Promise<readonly Uint8Array[]> {
  const { from, to, isLittle, version } = table
  const headBytes = headBytesOf(version)
  const texts: Uint8Array[] = []
  if (to - from < headBytes) return texts
  const windows = new Windows(blob, to, {})
  await windows.load(from, headBytes)
  for (let at = from; windows.has(at, headBytes); ) {
    const { kind, at: textAt, bytes } = windows.entry(at, headBytes, isLittle)
    at = textAt + bytes
    if (kind === ascii && windows.has(textAt, bytes)) texts.push(untilZero(windows.take(textAt, bytes)))
  }
  return texts
}

/**
 * How version 119 splits references: the documentation has u24 and u40, and some programs write u16 and u48. The first text is referred to by its
 * own cell, which decides.
 */
export async function referenceSplit(
  blob: Blob,
  table: LongTextTable,
  cellAt: (column: number, row: number) => number | null,
): Promise<ReferenceSplit> {
  const { version, isLittle, from, to } = table
  if (version < 119) return version < 118 ? 32 : 16
  const headBytes = headBytesOf(version)
  if (to - from < headBytes) return 16
  const windows = new Windows(blob, from + headBytes, {})
  await windows.load(from, headBytes)
  const { key } = windows.entry(from, headBytes, isLittle)
  const at = cellAt(Math.floor(key / 2 ** 32), key % 2 ** 32)
  if (at === null) return 16
  const cell = await bytesOf(blob, at, at + 8)
  return readReference(new DataView(cell.buffer), 0, isLittle, 24) === key ? 24 : 16
}

/** Without blanks at the end, as texts of fixed width are read. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0x20) end -= 1
  return bytes.subarray(0, end)
}
