import { type ByteView, damaged } from '../typed/byte-view.ts'
import { FORMAT, type SasHeader } from './sas7bdat-header.ts'

/** Bits of a page's type. */
const kindBits = 0x0f00
const DATA = 0x0100
const MIX = 0x0200
const otherBits = 0x9000
const deletedBit = 0x80

/** A pointer whose data continue on the next page, to be ignored. */
const TRUNCATED = 1
/** A pointer to a packed row. */
const PACKED = 4

export interface SasPage {
  /** `other`: pages of indexes and the like, without columns or rows. */
  readonly kind: 'meta' | 'data' | 'mix' | 'other'
  readonly hasDeleted: boolean
  /** Rows and pointers together. */
  readonly blocks: number
  readonly pointers: readonly SasPointer[]
  /** Where the pointers end. */
  readonly end: number
}

/** Part of a page that describes columns, or is a row. */
export interface SasPointer {
  readonly offset: number
  readonly length: number
  readonly isPacked: boolean
  readonly kind: number
}

export const headOf = ({ is64 }: SasHeader) => (is64 ? 40 : 24)
export const pointerSize = ({ is64 }: SasHeader) => (is64 ? 24 : 12)

/** Parses the head and the pointers of a page. @param at of the page in the file, for errors */
export function parsePage(view: ByteView, header: SasHeader, at: number): SasPage {
  view.isLittle = header.isLittle
  view.seek(headOf(header) - 8)
  const type = view.u16()
  const blocks = view.u16()
  const count = view.u16()
  view.skip(2)
  const hasDeleted = (type & deletedBit) !== 0
  if ((type & otherBits) !== 0) return { kind: 'other', hasDeleted, blocks, pointers: [], end: view.at }
  if ((type & kindBits) === DATA) return { kind: 'data', hasDeleted, blocks, pointers: [], end: view.at }
  const pointers: SasPointer[] = []
  let total = 0
  for (let i = 0; i < count; i++) {
    const offset = header.is64 ? view.u64() : view.u32()
    const length = header.is64 ? view.u64() : view.u32()
    const compression = view.u8()
    const kind = view.u8()
    view.skip(header.is64 ? 6 : 2)
    if (length === 0 || compression === TRUNCATED) continue
    total += length
    // no two share bytes, so all of them fit into the page
    if (offset + length > header.pageSize || total > header.pageSize) throw damaged(FORMAT, at + view.at)
    pointers.push({ offset, length, isPacked: compression === PACKED, kind })
  }
  return { kind: (type & kindBits) === MIX ? 'mix' : 'meta', hasDeleted, blocks, pointers, end: view.at }
}

/** What a part of a page is, by the number at its beginning; null for a row, and what is not known. */
export function signatureOf(view: ByteView, header: SasHeader, { offset, length }: SasPointer): number | null {
  if (length < (header.is64 ? 8 : 4)) return null
  view.isLittle = header.isLittle
  view.seek(offset)
  const first = view.u32()
  const signature = header.is64 && !header.isLittle && first === 0xffffffff ? view.u32() : first
  return isSignature(signature) ? signature : null
}

export const ROW_SIZE = 0xf7f7f7f7
export const COLUMN_SIZE = 0xf6f6f6f6
export const TEXT = 0xfffffffd
export const NAMES = 0xffffffff
export const ATTRIBUTES = 0xfffffffc
export const FORMAT_AND_LABEL = 0xfffffbfe
const COUNTS = 0xfffffc00

function isSignature(signature: number): boolean {
  return (
    signature === ROW_SIZE ||
    signature === COLUMN_SIZE ||
    signature === FORMAT_AND_LABEL ||
    signature === COUNTS ||
    // texts, names, attributes, lists, and others whose meaning is unknown
    signature >= 0xfffffff8
  )
}
