import { packRdc, packRle } from './pack-row.fixture.ts'

/**
 * SAS data sets built byte by byte, for what no free program writes: 32 bit, big-endian, compressed, deleted rows, short numbers, rows on a page
 * with pointers, columns described on the last page, other encodings. haven 2.5.1 reads the tables of `data-sets.fixture.ts` in the same way,
 * except that it keeps deleted rows, and does not look for formats and labels on the last page.
 */
export interface MadeColumn {
  readonly name: string | Uint8Array
  readonly label?: string | Uint8Array
  readonly format?: string
  readonly isText?: boolean
  /** 8 by default. */
  readonly width?: number
}

/** A missing value is its character: `{ missing: 'A' }`. */
export type MadeCell = number | string | Uint8Array | { readonly missing: string }

export interface MadeDataSet {
  readonly columns: readonly MadeColumn[]
  readonly rows: readonly (readonly MadeCell[])[]
  readonly is64?: boolean
  readonly isLittle?: boolean
  readonly compression?: 'SASYZCRL' | 'SASYZCR2'
  readonly pageSize?: number
  readonly encoding?: number
  readonly label?: string
  /** Begins the rows on the page of the columns; `unfilled`: without bytes of filling, as Stat/Transfer. */
  readonly mix?: 'filled' | 'unfilled'
  /** Describes formats and labels on a page after the rows. */
  readonly isAmended?: boolean
  readonly deleted?: readonly number[]
  /** Blocks of text among which names, labels and formats are divided; 1 by default. */
  readonly textBlocks?: number
  /** Instead of the number of deleted rows, for a file that contradicts itself. */
  readonly statedDeleted?: number
}

export function makeSas7bdat(made: MadeDataSet): Blob {
  return new Blob([new DataSet(made).bytes()])
}

interface Part {
  readonly bytes: Uint8Array
  readonly compression: number
  readonly kind: number
}

const META = 0
const DATA = 0x100
const MIX = 0x200
const AMENDMENT = 0x400
const DELETED = 0x80

class DataSet {
  readonly #made: MadeDataSet
  readonly #is64: boolean
  readonly #isLittle: boolean
  readonly #word: number
  readonly #pageSize: number
  readonly #head: number
  readonly #rowLength: number
  readonly #texts: readonly number[][]
  #references = 0
  readonly #pages: Uint8Array[] = []

  constructor(made: MadeDataSet) {
    this.#made = made
    this.#is64 = made.is64 ?? true
    this.#isLittle = made.isLittle ?? true
    this.#word = this.#is64 ? 8 : 4
    this.#pageSize = made.pageSize ?? 4096
    this.#head = this.#is64 ? 40 : 24
    this.#rowLength = made.columns.reduce((sum, { width = 8 }) => sum + width, 0)
    this.#texts = Array.from({ length: made.textBlocks ?? 1 }, () => Array.from({ length: 12 }, () => 0))
    this.#texts[0]?.push(...ascii((made.compression ?? '').padEnd(16)))
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const { columns, rows, compression, isAmended = false } = this.#made
    const names = columns.map(({ name }) => this.#reference(name))
    const formats = columns.map(({ format = '', label = '' }) => this.#format(format, label))
    const label = this.#reference(this.#made.label ?? '')
    const width = this.#rowWidths(label)
    const first = [
      width,
      this.#columnSize(),
      ...this.#texts.map((text) => this.#textPart(text)),
      this.#names(names),
      this.#attributes(),
    ]
    const parts = [...first, ...(isAmended ? [] : formats)].map((bytes) => this.#part(bytes))
    const made = onceEach(rows, (row) => this.#row(row))
    if (compression) {
      const packed = onceEach(made, compression === 'SASYZCRL' ? packRle : packRdc)
      this.#addPointed([...parts, ...made.map((row, place) => this.#rowPart(row, packed[place] ?? row, place))])
    } else this.#addStored(parts, made)
    if (isAmended)
      this.#addPointed(
        formats.map((bytes) => this.#part(bytes)),
        AMENDMENT,
      )
    return this.#file()
  }

  /** 64 bit: the number begins with its signature and ones; a part begins with it. */
  #signed(signature: number, length: number): { bytes: Uint8Array; view: DataView } {
    const bytes = new Uint8Array(length)
    const view = new DataView(bytes.buffer)
    const isNegative = signature >= 0xf8000000
    const words = this.#is64 ? [signature, isNegative ? 0xffffffff : 0] : [signature]
    if (this.#is64 && !this.#isLittle && isNegative) words.reverse()
    for (const [place, word] of words.entries()) view.setUint32(4 * place, word, this.#isLittle)
    return { bytes, view }
  }

  #put(view: DataView, at: number, value: number): void {
    if (this.#is64) view.setBigUint64(at, BigInt(value), this.#isLittle)
    else view.setUint32(at, value, this.#isLittle)
  }

  #putReference(view: DataView, at: number, reference: readonly number[]): void {
    for (const [place, value] of reference.entries()) view.setUint16(at + 2 * place, value, this.#isLittle)
  }

  /** Adds a text to the block. */
  #reference(given: string | Uint8Array): readonly number[] {
    const bytes = typeof given === 'string' ? ascii(given) : given
    if (bytes.length === 0) return [0, 0, 0]
    const block = this.#references++ % this.#texts.length
    const text = this.#texts[block] as number[]
    const offset = text.length
    text.push(...bytes)
    while (text.length % 4 !== 0) text.push(0)
    return [block, offset, bytes.length]
  }

  #rowWidths(label: readonly number[]): Uint8Array {
    const { rows, deleted = [], statedDeleted = deleted.length } = this.#made
    const word = this.#word
    const length = this.#is64 ? 808 : 480
    const { bytes, view } = this.#signed(0xf7f7f7f7, length)
    this.#put(view, 5 * word, this.#rowLength)
    this.#put(view, 6 * word, rows.length)
    this.#put(view, 7 * word, statedDeleted)
    this.#put(view, 9 * word, this.#made.columns.length)
    this.#put(view, 13 * word, this.#pageSize)
    this.#put(view, 15 * word, this.#made.mix ? this.#rowsOfMix() : 0)
    this.#putReference(view, length - 130, label)
    const compression = this.#made.compression ? [0, 12, 8] : [0, 0, 0]
    this.#putReference(view, length - 118, compression)
    return bytes
  }

  #columnSize(): Uint8Array {
    const { bytes, view } = this.#signed(0xf6f6f6f6, 3 * this.#word)
    this.#put(view, this.#word, this.#made.columns.length)
    return bytes
  }

  #textPart(text: readonly number[]): Uint8Array {
    const { bytes, view } = this.#signed(0xfffffffd, this.#word + text.length)
    bytes.set(text, this.#word)
    view.setUint16(this.#word, bytes.length - 4 - 2 * this.#word, this.#isLittle)
    return bytes
  }

  /** What is common to names and attributes: 8 bytes, items, 8 or 12 bytes. */
  #list(signature: number, size: number, count: number, put: (view: DataView, at: number, place: number) => void) {
    const start = this.#word + 8
    const { bytes, view } = this.#signed(signature, start + size * count + this.#word + 4)
    view.setUint16(this.#word, size * count + 8, this.#isLittle)
    for (let place = 0; place < count; place++) put(view, start + size * place, place)
    return bytes
  }

  #names(names: readonly (readonly number[])[]): Uint8Array {
    return this.#list(0xffffffff, 8, names.length, (view, at, place) =>
      this.#putReference(view, at, names[place] ?? []),
    )
  }

  #attributes(): Uint8Array {
    const { columns } = this.#made
    let offset = 0
    return this.#list(0xfffffffc, this.#word + 8, columns.length, (view, at, place) => {
      const { width = 8, isText = false } = columns[place] as MadeColumn
      this.#put(view, at, offset)
      view.setUint32(at + this.#word, width, this.#isLittle)
      view.setUint16(at + this.#word + 4, 4, this.#isLittle)
      view.setUint8(at + this.#word + 6, isText ? 2 : 1)
      offset += width
    })
  }

  #format(format: string, label: string | Uint8Array): Uint8Array {
    const { bytes, view } = this.#signed(0xfffffbfe, this.#is64 ? 64 : 52)
    const at = this.#is64 ? 46 : 34
    this.#putReference(view, at, this.#reference(format))
    this.#putReference(view, at + 6, this.#reference(label))
    return bytes
  }

  #part(bytes: Uint8Array): Part {
    const isList = this.#signatureIs(bytes, 0xfffffffc, 0xfffffffd, 0xffffffff)
    return { bytes, compression: 0, kind: isList ? 1 : 0 }
  }

  #signatureIs(bytes: Uint8Array, ...signatures: readonly number[]): boolean {
    const view = new DataView(bytes.buffer)
    const at = this.#is64 && !this.#isLittle && view.getUint32(0) === 0xffffffff ? 4 : 0
    return signatures.includes(view.getUint32(at, this.#isLittle))
  }

  #rowPart(row: Uint8Array, packed: Uint8Array, place: number): Part {
    const kind = this.#made.deleted?.includes(place) ? 5 : 1
    if (packed.length >= row.length) return { bytes: row, compression: 0, kind }
    return { bytes: packed, compression: 4, kind }
  }

  #row(row: readonly MadeCell[]): Uint8Array {
    const bytes = new Uint8Array(this.#rowLength)
    let offset = 0
    for (const [place, cell] of row.entries()) {
      const { width = 8 } = this.#made.columns[place] as MadeColumn
      bytes.set(cellBytes(cell, width, this.#isLittle), offset)
      offset += width
    }
    return bytes
  }

  get #pointer(): number {
    return this.#is64 ? 24 : 12
  }

  /** Pages of parts, which fill a page from its end. */
  #addPointed(parts: readonly Part[], type = META): void {
    let page: Part[] = []
    let used = this.#head
    for (const part of parts) {
      const size = this.#pointer + part.bytes.length
      if (used + size > this.#pageSize) {
        this.#addPage(type, page, [])
        page = []
        used = this.#head
      }
      page.push(part)
      used += size
    }
    this.#addPage(type, page, [])
  }

  #rowsOfMix(): number {
    return Math.min(3, this.#made.rows.length)
  }

  #addStored(parts: readonly Part[], rows: readonly Uint8Array[]): void {
    const count = this.#made.mix ? this.#rowsOfMix() : 0
    if (this.#made.mix) this.#addPage(MIX, parts, rows.slice(0, count))
    else this.#addPointed(parts)
    // an eighth of a byte more for the bit of a deleted row
    const perPage = Math.floor((this.#pageSize - this.#head - 8) / (this.#rowLength + 1 / 8))
    for (let from = count; from < rows.length; from += perPage)
      this.#addPage(DATA, [], rows.slice(from, from + perPage), from)
  }

  #addPage(type: number, parts: readonly Part[], rows: readonly Uint8Array[], first = 0): void {
    const page = new Uint8Array(this.#pageSize)
    const view = new DataView(page.buffer)
    const deleted = rows.map((_, place) => this.#made.deleted?.includes(first + place) ?? false)
    const flags = deleted.includes(true) ? DELETED : 0
    for (const [place, value] of [type | flags, parts.length + rows.length, parts.length].entries())
      view.setUint16(this.#head - 8 + 2 * place, value, this.#isLittle)
    let end = this.#pageSize
    let at = this.#head
    for (const { bytes, compression, kind } of parts) {
      end -= bytes.length
      this.#put(view, at, end)
      this.#put(view, at + this.#word, bytes.length)
      page.set([compression, kind], at + 2 * this.#word)
      page.set(bytes, end)
      at += this.#pointer
    }
    const shift = (this.#head + 8 + parts.length * this.#pointer) % 8
    let start = at + (type === MIX && this.#made.mix === 'filled' && at % 8 === 4 ? 4 : 0)
    for (const row of rows) {
      page.set(row, start)
      start += this.#rowLength
    }
    // the bitmap follows the rows: its place is written as the distance from where they would end
    const bits = start + 8
    view.setUint32(
      this.#is64 ? 24 : 12,
      flags ? bits - (at + shift + rows.length * this.#rowLength) : 0,
      this.#isLittle,
    )
    for (const [place, isDeleted] of deleted.entries())
      if (isDeleted) page[bits + (place >> 3)] = (page[bits + (place >> 3)] as number) | (0x80 >> (place & 7))
    this.#pages.push(page)
  }

  #file(): Uint8Array<ArrayBuffer> {
    const headerSize = this.#is64 ? 8192 : 1024
    const file = new Uint8Array(headerSize + this.#pages.length * this.#pageSize)
    const view = new DataView(file.buffer)
    file.set([0xc2, 0xea, 0x81, 0x60, 0xb3, 0x14, 0x11, 0xcf, 0xbd, 0x92, 8, 0, 9, 0xc7, 0x31, 0x8c], 12)
    file.set(
      [0x18, 0x1f, 0x10, 0x11, this.#is64 ? 0x33 : 0x22, 0x22, 0, 0x33, 0x22, this.#isLittle ? 1 : 0, 2, 0x31],
      28,
    )
    file[70] = this.#made.encoding ?? 20
    file.set(ascii('SAS FILEMADE'.padEnd(72)), 84)
    file.set(ascii('DATA    '), 156)
    // byte 35 shifts what follows by 4
    view.setUint32(200, headerSize, this.#isLittle)
    view.setUint32(204, this.#pageSize, this.#isLittle)
    this.#put(view, 208, this.#pages.length)
    file.set(ascii(this.#made.mix === 'unfilled' ? '9.0000M0WIN' : '9.0401M6W32_10PRO'), this.#is64 ? 224 : 220)
    for (const [place, page] of this.#pages.entries()) file.set(page, headerSize + place * this.#pageSize)
    return file
  }
}

/** Makes an item of each, but of the same one only once: large files repeat a row. */
function onceEach<From, To>(all: readonly From[], make: (one: From) => To): readonly To[] {
  const made = new Map<From, To>()
  return all.map((one) => {
    const known = made.get(one) ?? make(one)
    made.set(one, known)
    return known
  })
}

function cellBytes(cell: MadeCell, width: number, isLittle: boolean): Uint8Array {
  if (typeof cell === 'string' || cell instanceof Uint8Array) {
    const bytes = new Uint8Array(width).fill(0x20)
    bytes.set(typeof cell === 'string' ? ascii(cell) : cell)
    return bytes
  }
  const bytes = new Uint8Array(8)
  const view = new DataView(bytes.buffer)
  if (typeof cell === 'number') view.setFloat64(0, cell)
  else {
    // SAS writes numbers of characters
    const code = cell.missing === '_' ? 0 : cell.missing === '.' ? 1 : cell.missing.charCodeAt(0) - 63
    bytes.set([0xff, 0xff, 0xff - code])
  }
  const kept = bytes.subarray(0, width)
  return isLittle ? kept.toReversed() : kept
}

/** One byte per character. */
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
