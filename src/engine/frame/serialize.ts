/**
 * The serialised form of a column, for storage as a Blob and for passing between threads.
 * Layout, little-endian: `SLPC`, format version (u32), length of the header (u32), 0 (u32), header as JSON in ASCII, then the sections, each
 * aligned to 8 bytes: numbers as f64, then kinds of missing values (u8) if `tagged`; texts as dictionary lengths (u32), characters (u8 if all
 * are below 256, otherwise u16), codes (i8, i16 or i32, as few bytes as the dictionary allows). The round trip is exact, bit for bit, NaN and
 * lone surrogates included.
 */
import type { Column, ColumnMeta, NumericColumn, TextColumn } from './frame.ts'

const magic = 0x43504c53
const formatVersion = 1
const headerStart = 16

type Described = Omit<ColumnMeta, 'missingRanges'> & Partial<Pick<ColumnMeta, 'missingRanges'>>

/** Absent in bytes from before ranges existed. */
interface Header extends Described {
  readonly type: Column['type']
  readonly rows: number
  readonly tagged?: true
  readonly words?: number
  readonly characters?: number
  readonly characterBytes?: 1 | 2
  readonly codeBytes?: 1 | 2 | 4
}

/** Thrown for bytes that are not a column of this format, or that end too early. */
class ColumnBytesError extends Error {
  override readonly name = 'ColumnBytesError'
  readonly code: 'not-a-column' | 'newer-format' | 'truncated'
  constructor(code: 'not-a-column' | 'newer-format' | 'truncated') {
    super(code)
    this.code = code
  }
}

/** The bytes of a column as consecutive parts of a Blob. Cells are not copied: the parts are views of the column. */
export function columnParts(column: Column): Uint8Array<ArrayBuffer>[] {
  return column.type === 'text' ? textParts(column) : numberParts(column)
}

/**
 * The column in these bytes. Its cells are views into the given buffer if it is aligned (as a fresh ArrayBuffer is), otherwise copies. Throws
 * ColumnBytesError: `not-a-column`, `newer-format`, or `truncated` if the bytes end too early.
 */
export function columnFromBytes(bytes: Uint8Array<ArrayBuffer>): Column {
  if (bytes.byteOffset % 8 !== 0) return columnFromBytes(bytes.slice())
  if (bytes.length < headerStart) throw new ColumnBytesError('not-a-column')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== magic) throw new ColumnBytesError('not-a-column')
  if (view.getUint32(4, true) > formatVersion) throw new ColumnBytesError('newer-format')
  const headerLength = view.getUint32(8, true)
  if (headerStart + headerLength > bytes.length) throw new ColumnBytesError('truncated')
  const header = JSON.parse(textOf(bytes.subarray(headerStart, headerStart + headerLength))) as Header
  const reader = new SectionReader(bytes, headerStart + headerLength)
  const { type, rows, tagged, words = 0, characters = 0, characterBytes = 1, codeBytes = 1, ...kept } = header
  const meta: ColumnMeta = { ...kept, missingRanges: kept.missingRanges ?? [] }
  if (type !== 'text') {
    const values = reader.section(Float64Array, rows)
    return { ...meta, type, values, ...(tagged && { missingTags: reader.section(Uint8Array, rows) }) }
  }
  const lengths = reader.section(Uint32Array, words)
  const letters =
    characterBytes === 1 ? reader.section(Uint8Array, characters) : reader.section(Uint16Array, characters)
  return { ...meta, type, codes: readCodes(reader, codeBytes, rows), dictionary: cut(letters, lengths) }
}

function readCodes(reader: SectionReader, bytes: 1 | 2 | 4, rows: number): Int32Array {
  if (bytes === 1) return new Int32Array(reader.section(Int8Array, rows))
  if (bytes === 2) return new Int32Array(reader.section(Int16Array, rows))
  return reader.section(Int32Array, rows)
}

function numberParts(column: NumericColumn): Uint8Array<ArrayBuffer>[] {
  const { values, missingTags, ...rest } = column
  const header = { ...rest, rows: values.length }
  return missingTags ? assemble({ ...header, tagged: true }, [values, missingTags]) : assemble(header, [values])
}

function textParts(column: TextColumn): Uint8Array<ArrayBuffer>[] {
  const { codes, dictionary, ...rest } = column
  const lengths = new Uint32Array(dictionary.length)
  for (let k = 0; k < lengths.length; k++) lengths[k] = (dictionary[k] as string).length
  const letters = lettersOf(dictionary.join(''))
  const codeBytes = dictionary.length <= 128 ? 1 : dictionary.length <= 32_768 ? 2 : 4
  const header: Header = {
    ...rest,
    rows: codes.length,
    words: dictionary.length,
    characters: letters.length,
    characterBytes: letters.BYTES_PER_ELEMENT === 2 ? 2 : 1,
    codeBytes,
  }
  const packed = codeBytes === 1 ? new Int8Array(codes) : codeBytes === 2 ? new Int16Array(codes) : codes
  return assemble(header, [lengths, letters, packed])
}

function lettersOf(text: string): Uint8Array | Uint16Array {
  const narrow = new Uint8Array(text.length)
  let all = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    narrow[i] = unit
    all |= unit
  }
  if (all < 256) return narrow
  const wide = new Uint16Array(text.length)
  for (let i = 0; i < text.length; i++) wide[i] = text.charCodeAt(i)
  return wide
}

function assemble(header: Header, sections: readonly ArrayBufferView[]): Uint8Array<ArrayBuffer>[] {
  const text = JSON.stringify(header).replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const bytes = new Uint8Array(aligned(headerStart + text.length))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic, true)
  view.setUint32(4, formatVersion, true)
  view.setUint32(8, text.length, true)
  for (let i = 0; i < text.length; i++) bytes[headerStart + i] = text.charCodeAt(i)
  const parts = [bytes]
  for (const { buffer, byteOffset, byteLength } of sections) {
    parts.push(new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength))
    parts.push(new Uint8Array(aligned(byteLength) - byteLength))
  }
  return parts
}

type Section<T> = new (buffer: ArrayBuffer, offset: number, length: number) => T

class SectionReader {
  private readonly bytes: Uint8Array<ArrayBuffer>
  private offset: number
  constructor(bytes: Uint8Array<ArrayBuffer>, end: number) {
    this.bytes = bytes
    this.offset = aligned(end)
  }

  section<T extends ArrayBufferView>(Kind: Section<T> & { readonly BYTES_PER_ELEMENT: number }, length: number): T {
    const size = length * Kind.BYTES_PER_ELEMENT
    if (this.offset + size > this.bytes.length) throw new ColumnBytesError('truncated')
    const section = new Kind(this.bytes.buffer, this.bytes.byteOffset + this.offset, length)
    this.offset += aligned(size)
    return section
  }
}

function cut(letters: Uint8Array | Uint16Array, lengths: Uint32Array): string[] {
  const all = textOf(letters)
  const dictionary: string[] = []
  let start = 0
  for (const length of lengths) {
    dictionary.push(all.slice(start, start + length))
    start += length
  }
  return dictionary
}

/** Text from UTF-16 code units, in pieces that fit into the arguments of a call. */
function textOf(units: Uint8Array | Uint16Array): string {
  const piece = 8192
  let text = ''
  // spread arguments would go through an iterator, which is seven times slower
  for (let i = 0; i < units.length; i += piece)
    text += Reflect.apply(String.fromCharCode, null, units.subarray(i, i + piece)) as string
  return text
}

const aligned = (length: number) => Math.ceil(length / 8) * 8
