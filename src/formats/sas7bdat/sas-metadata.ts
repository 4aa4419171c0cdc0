import { FormatError } from '../format-error.ts'
import type { SasVariable } from '../sas/sas-columns.ts'
import { type ByteView, damaged } from '../typed/byte-view.ts'
import {
  ATTRIBUTES,
  COLUMN_SIZE,
  FORMAT_AND_LABEL,
  NAMES,
  ROW_SIZE,
  type SasPage,
  type SasPointer,
  signatureOf,
  TEXT,
} from './sas-page.ts'
import { FORMAT, type SasHeader } from './sas7bdat-header.ts'
import { type UnpackRow, unpackRdc, unpackRle } from './unpack-row.ts'

const maxColumns = 32_767
const maxRowLength = 64 << 20
const isText = 2

/** A string in one of the blocks of text. */
interface TextReference {
  readonly block: number
  readonly offset: number
  readonly length: number
}

interface Attributes {
  readonly offset: number
  readonly width: number
  readonly isText: boolean
}

const none: TextReference = { block: 0, offset: 0, length: 0 }

/** A data set's dictionary and the shape of its rows. */
export interface SasLayout {
  readonly variables: readonly SasVariable[]
  readonly label: Uint8Array
  readonly rowLength: number
  /** In all pages, with deleted ones. */
  readonly rows: number
  readonly deleted: number
  /** At most so many rows on a page that also has pointers; 0 if unknown. */
  readonly mixRows: number
  readonly unpack: UnpackRow | null
}

/** Collects the parts that describe columns, which are on the first pages and, if columns were changed later, on the last. */
export class SasMetadata {
  readonly #header: SasHeader
  readonly #texts: Uint8Array[] = []
  readonly #names: TextReference[] = []
  readonly #attributes: Attributes[] = []
  readonly #formats: { readonly format: TextReference; readonly label: TextReference }[] = []
  #columns: number | null = null
  #size: {
    readonly rowLength: number
    readonly rows: number
    readonly deleted: number
    readonly mixRows: number
  } | null = null
  #label = none

  constructor(header: SasHeader) {
    this.#header = header
  }

  /** Whether nothing is missing, so that the rest of the file need not be searched. */
  get isWhole(): boolean {
    const columns = this.#columns
    if (columns === null || this.#size === null) return false
    if ([this.#names, this.#attributes, this.#formats].some(({ length }) => length < columns)) return false
    const referred = [...this.#names, ...this.#formats.flatMap(({ format, label }) => [format, label])]
    return referred.every(({ block, length }) => length === 0 || block < this.#texts.length)
  }

  /** Adds what a page has. @param at of the page in the file, for errors */
  addPage(view: ByteView, page: SasPage, at: number): void {
    for (const pointer of page.pointers) {
      if (pointer.isPacked) continue
      const signature = signatureOf(view, this.#header, pointer)
      if (signature === null) continue
      view.seek(pointer.offset + this.#word)
      this.#addPart(view, signature, pointer, at)
    }
  }

  /** Bytes of a signature, and of most numbers. */
  get #word(): number {
    return this.#header.is64 ? 8 : 4
  }

  #number(view: ByteView): number {
    return this.#header.is64 ? view.u64() : view.u32()
  }

  #addPart(view: ByteView, signature: number, pointer: SasPointer, at: number): void {
    const { offset, length } = pointer
    if (signature === TEXT) this.#texts.push(view.take(length - this.#word))
    else if (signature === NAMES) this.#addNames(view, pointer)
    else if (signature === ATTRIBUTES) this.#addAttributes(view, pointer)
    else if (signature === ROW_SIZE) this.#addRowSize(view, pointer, at)
    else if (signature === COLUMN_SIZE) {
      const columns = this.#number(view)
      if (columns > maxColumns) throw new FormatError('too-many-columns', { columns, limit: maxColumns })
      this.#columns = columns
    } else if (signature === FORMAT_AND_LABEL) {
      view.seek(offset + (this.#header.is64 ? 46 : 34))
      this.#formats.push({ format: reference(view), label: reference(view) })
    }
    if (Math.max(this.#names.length, this.#attributes.length, this.#formats.length) > maxColumns + 8)
      throw damaged(FORMAT, at + offset)
  }

  #addNames(view: ByteView, { length }: SasPointer): void {
    const count = Math.floor((length - (this.#header.is64 ? 28 : 20)) / 8)
    view.skip(8)
    for (let i = 0; i < count; i++) {
      this.#names.push(reference(view))
      view.skip(2)
    }
  }

  #addAttributes(view: ByteView, { length }: SasPointer): void {
    const { is64 } = this.#header
    const count = Math.floor((length - (is64 ? 28 : 20)) / (is64 ? 16 : 12))
    view.skip(8)
    for (let i = 0; i < count; i++) {
      const offset = this.#number(view)
      const width = view.u32()
      view.skip(2)
      const type = view.u8()
      view.skip(1)
      this.#attributes.push({ offset, width, isText: type === isText })
    }
  }

  #addRowSize(view: ByteView, { offset, length }: SasPointer, at: number): void {
    const word = this.#word
    view.seek(offset + 5 * word)
    const rowLength = this.#number(view)
    const rows = this.#number(view)
    const deleted = this.#number(view)
    view.seek(offset + 15 * word)
    const mixRows = this.#number(view)
    if (rowLength > maxRowLength) throw damaged(FORMAT, at + offset)
    this.#size = { rowLength, rows, deleted: deleted <= rows ? deleted : 0, mixRows }
    view.seek(offset + length - 130)
    this.#label = reference(view)
  }

  /** The whole of it. Throws FormatError `damaged-data-file`, `no-columns`. */
  finish(): SasLayout {
    const size = this.#size
    const columns = this.#columns ?? 0
    if (size === null || this.#names.length < columns || this.#attributes.length < columns)
      throw damaged(FORMAT, this.#header.headerSize)
    if (columns === 0) throw new FormatError('no-columns')
    const variables = this.#attributes.slice(0, columns).map((attributes, place): SasVariable => {
      const { format, label } = this.#formats[place] ?? { format: none, label: none }
      return {
        ...attributes,
        name: this.#textOf(this.#names[place] ?? none),
        label: this.#textOf(label),
        format: String.fromCharCode(...this.#textOf(format).subarray(0, 64)),
      }
    })
    this.#checkWidths(variables, size.rowLength)
    return { ...size, variables, label: this.#textOf(this.#label), unpack: unpackerOf(this.#texts[0]) }
  }

  #textOf({ block, offset, length }: TextReference): Uint8Array {
    if (length === 0) return new Uint8Array(0)
    const text = this.#texts[block]
    if (!text || offset + length > text.length) throw damaged(FORMAT, this.#header.headerSize)
    return text.subarray(offset, offset + length)
  }

  /** Columns do not overlap, so together they are no wider than the row. */
  #checkWidths(variables: readonly SasVariable[], rowLength: number): void {
    let total = 0
    for (const { offset, width, isText: isString } of variables) {
      total += width
      const isFit = isString ? width > 0 : width >= 3 && width <= 8
      if (!isFit || offset + width > rowLength) throw damaged(FORMAT, this.#header.headerSize)
    }
    if (total > rowLength) throw damaged(FORMAT, this.#header.headerSize)
  }
}

function reference(view: ByteView): TextReference {
  const block = view.u16()
  const offset = view.u16()
  return { block, offset, length: view.u16() }
}

/** The first block of text begins with the name of the compression, before the names of columns. */
function unpackerOf(text: Uint8Array | undefined): UnpackRow | null {
  const start = String.fromCharCode(...(text ?? new Uint8Array(0)).subarray(0, 64))
  if (start.includes('SASYZCRL')) return unpackRle
  return start.includes('SASYZCR2') ? unpackRdc : null
}
