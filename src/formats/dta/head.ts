import { FormatError } from '../format-error.ts'
import { type ByteView, damaged } from '../typed/byte-view.ts'
import { type DtaLayout, STATA, type Storage, storageOf } from './layout.ts'

/** What precedes the rows; texts are bytes until the encoding is known. */
export interface DtaHead {
  readonly layout: DtaLayout
  readonly isLittle: boolean
  readonly rows: number
  readonly columns: readonly DtaColumn[]
  readonly label: Uint8Array
  readonly characteristics: readonly Characteristic[]
  /** The place of the first row in the file. */
  readonly dataAt: number
  /** Width of a row. */
  readonly rowBytes: number
  /** The place of the element with the tables of value labels; null if they follow the rows directly, as before version 117. */
  readonly labelsAt: number | null
}

export interface DtaColumn {
  readonly storage: Storage
  /** In its row. */
  readonly at: number
  readonly name: Uint8Array
  readonly label: Uint8Array
  readonly format: string
  /** The name of its table of value labels, one character per byte; empty without one. */
  readonly table: string
}

/** A text attached to a variable, or to the data set (`_dta`), under a name. */
export interface Characteristic {
  readonly owner: string
  readonly name: string
  readonly text: Uint8Array
}

const columnLimit = 32_767
const rowLimit = 50_000_000

export function checkedColumns(columns: number): number {
  if (columns > columnLimit) throw new FormatError('too-many-columns', { columns, limit: columnLimit })
  return columns
}

export function checkedRows(rows: number): number {
  if (rows > rowLimit) throw new FormatError('too-many-rows', { limit: rowLimit })
  return rows
}

export function readStorage(view: ByteView, version: number): Storage {
  const { at } = view
  const storage = storageOf(version, version < 117 ? view.u8() : view.u16())
  if (storage === null) throw damaged(STATA, at)
  return storage
}

/** A list with a field of one width per column. */
export const fields = (view: ByteView, columns: number, width: number): readonly Uint8Array[] =>
  Array.from({ length: columns }, () => untilZero(view.take(width)))

/** The lists of fields, which have the same order in all versions. */
export interface ColumnFields {
  readonly storages: readonly Storage[]
  readonly names: readonly Uint8Array[]
  readonly formats: readonly Uint8Array[]
  readonly tables: readonly Uint8Array[]
  readonly labels: readonly Uint8Array[]
}

/** Rows without columns do not count. */
export function joinFields(given: number, { storages, names, formats, tables, labels }: ColumnFields) {
  let rowBytes = 0
  const none = new Uint8Array()
  const columns = storages.map((storage, place): DtaColumn => {
    const at = rowBytes
    rowBytes += storage.bytes
    return {
      storage,
      at,
      name: names[place] ?? none,
      label: labels[place] ?? none,
      format: byteText(formats[place] ?? none),
      table: byteText(tables[place] ?? none),
    }
  })
  return { columns, rowBytes, rows: rowBytes === 0 ? 0 : given }
}

/** @param bytes two names of a fixed width, then a text */
export function characteristic(bytes: Uint8Array, { name }: DtaLayout): Characteristic {
  return {
    owner: byteText(untilZero(bytes.subarray(0, name))),
    name: byteText(untilZero(bytes.subarray(name, 2 * name))),
    text: untilZero(bytes.subarray(2 * name)),
  }
}

/** Bytes after the first zero are left over from earlier texts. */
export function untilZero(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0)
  return end < 0 ? bytes : bytes.subarray(0, end)
}

/** One character per byte. */
export function byteText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
