import { type ByteView, damaged } from '../typed/byte-view.ts'
import type { SasLayout } from './sas-metadata.ts'
import { headOf, pointerSize, type SasPage, signatureOf } from './sas-page.ts'
import { FORMAT, type SasHeader } from './sas7bdat-header.ts'

const bufferBytes = 1 << 20
/** A deleted packed row differs from others in its pointer. */
const ROW_KIND = 1

/** Receives rows that follow each other. False if no more are wanted. @param deleted a bit for each row, the highest first; null if none is */
export type TakeRows = (bytes: Uint8Array, from: number, rows: number, deleted: Uint8Array | null) => boolean

/** Finds the rows of pages, and unpacks them. */
export class PageRows {
  readonly #header: SasHeader
  readonly #layout: SasLayout
  readonly #take: TakeRows
  readonly #buffer: Uint8Array
  readonly #deleted: Uint8Array
  #hasDeleted = false
  readonly #held: number
  #rows = 0

  constructor(header: SasHeader, layout: SasLayout, take: TakeRows) {
    this.#header = header
    this.#layout = layout
    this.#take = take
    const fit = Math.min(layout.rows, Math.floor(bufferBytes / layout.rowLength))
    this.#held = layout.unpack === null ? 0 : Math.max(1, fit)
    this.#buffer = new Uint8Array(this.#held * layout.rowLength)
    this.#deleted = new Uint8Array(Math.ceil(this.#held / 8))
  }

  /** Passes on the rows of a page. False if no more are wanted. @param at of the page in the file, for errors */
  addPage(view: ByteView, page: SasPage, at: number): boolean {
    if (page.kind === 'data') return this.#addStored(view, page, page.end, page.blocks, at)
    if (this.#layout.unpack !== null && page.pointers.length > 0 && !this.#addPointed(view, page, at)) return false
    if (page.kind !== 'mix') return true
    const { mixRows } = this.#layout
    const count = pointersOf(page, this.#header)
    const rows = Math.max(0, page.blocks - count)
    return this.#addStored(
      view,
      page,
      startOfMix(view, page, this.#header),
      mixRows > 0 ? Math.min(mixRows, rows) : rows,
      at,
    )
  }

  #addStored(view: ByteView, page: SasPage, from: number, rows: number, at: number): boolean {
    const { rowLength } = this.#layout
    if (rows === 0) return true
    if (from + rows * rowLength > view.bytes.length) throw damaged(FORMAT, at + from)
    return this.#take(view.bytes, from, rows, page.hasDeleted ? this.#deletedBits(view, page, rows) : null)
  }

  /** After the rows of the page. Second-hand: found by the makers of Parso (2020), and not seen in other descriptions. */
  #deletedBits(view: ByteView, page: SasPage, rows: number): Uint8Array | null {
    const head = headOf(this.#header)
    view.seek(this.#header.is64 ? 24 : 12)
    const pointer = view.u32()
    const pointers = pointersOf(page, this.#header) * pointerSize(this.#header)
    const start = head + pointer + ((head + 8 + pointers) % 8) + pointers + rows * this.#layout.rowLength
    const bits = view.bytes.subarray(start, start + Math.ceil(rows / 8))
    return bits.length === Math.ceil(rows / 8) ? bits : null
  }

  /** Rows of a compressed data set: each has a pointer; one that does not become shorter is as it is. */
  #addPointed(view: ByteView, page: SasPage, at: number): boolean {
    const { rowLength, unpack } = this.#layout
    for (const pointer of page.pointers) {
      const { offset, length, isPacked, kind } = pointer
      const isRaw = !isPacked && length === rowLength && kind !== 0 && signatureOf(view, this.#header, pointer) === null
      if (!isPacked && !isRaw) continue
      const place = this.#rows * rowLength
      if (isRaw) this.#buffer.set(view.bytes.subarray(offset, offset + length), place)
      else if (!unpack?.(view.bytes, offset, offset + length, this.#buffer, place, rowLength))
        throw damaged(FORMAT, at + offset)
      if (kind !== ROW_KIND) {
        this.#hasDeleted = true
        this.#deleted[this.#rows >> 3] = (this.#deleted[this.#rows >> 3] as number) | (0x80 >> (this.#rows & 7))
      }
      this.#rows += 1
      if (this.#rows === this.#held && !this.flush()) return false
    }
    return true
  }

  /** Passes on the rows that have been unpacked. False if no more are wanted. */
  flush(): boolean {
    const rows = this.#rows
    if (rows === 0) return true
    const goesOn = this.#take(this.#buffer, 0, rows, this.#hasDeleted ? this.#deleted : null)
    this.#rows = 0
    this.#hasDeleted = false
    this.#deleted.fill(0)
    return goesOn
  }
}

/** All pointers of the page, with those that were ignored. */
const pointersOf = ({ end }: SasPage, header: SasHeader) => (end - headOf(header)) / pointerSize(header)

/** Rows begin at a multiple of 8, except in files of Stat/Transfer without the filling: what is there is then neither zero nor blank. */
function startOfMix(view: ByteView, { end }: SasPage, { isStatTransfer }: SasHeader): number {
  if (end % 8 !== 4) return end
  if (!isStatTransfer) return end + 4
  view.seek(end)
  const filling = view.u32()
  return filling === 0 || filling === 0x20202020 ? end + 4 : end
}
