import { FormatError } from '../format-error.ts'
import { damaged } from '../typed/byte-view.ts'

const FORMAT = 'SQLite'
const HEADER = 100
/** Levels of a tree: with the least number of children a page has, it then has more pages than a file. */
const DEEPEST = 40

/** A row of a table: its number, and its record. */
export interface StoredRow {
  readonly rowid: number
  readonly payload: Uint8Array
}

/** The pages of a database file (SQLite, "Database File Format", 2024). Nothing is written, and the write-ahead log is not read. */
export class DatabaseFile {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #pageSize: number
  /** Bytes of a page without those that are reserved at its end. */
  readonly #usable: number
  readonly #pages: number
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be'
  /** Changes may be in a file beside it. */
  readonly hasLog: boolean

  /** Throws FormatError for a file that is damaged or encrypted. */
  constructor(bytes: Uint8Array) {
    if (bytes.length < HEADER) throw damaged(FORMAT, bytes.length)
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const size = this.#view.getUint16(16)
    this.#pageSize = size === 1 ? 65_536 : size
    this.#usable = this.#pageSize - (bytes[20] ?? 0)
    if (this.#pageSize < 512 || (this.#pageSize & (this.#pageSize - 1)) !== 0 || this.#usable < 480)
      throw damaged(FORMAT, 16)
    this.#pages = Math.floor(bytes.length / this.#pageSize)
    this.hasLog = bytes[18] === 2 || bytes[19] === 2
    this.encoding = ({ 2: 'utf-16le', 3: 'utf-16be' } as const)[this.#view.getUint32(56)] ?? 'utf-8'
  }

  #offsetOf(page: number): number {
    if (!(page >= 1 && page <= this.#pages)) throw damaged(FORMAT, Math.min(page * this.#pageSize, this.#bytes.length))
    return (page - 1) * this.#pageSize
  }

  /** The rows of a table in the order of their numbers. @param root the first page of its tree */
  *rows(root: number): Generator<StoredRow> {
    let visited = 0
    let taken = 0
    const stack: { page: number; cell: number }[] = [{ page: root, cell: 0 }]
    while (stack.length > 0) {
      const top = stack.at(-1)
      if (!top) return
      const start = this.#offsetOf(top.page)
      const head = top.page === 1 ? start + HEADER : start
      const kind = this.#bytes[head]
      const cells = this.#view.getUint16(head + 3)
      if (kind === 0x0d) {
        if (head + 8 + 2 * cells > start + this.#pageSize) throw damaged(FORMAT, head)
        for (let k = 0; k < cells; k++) {
          const row = this.#row(start, this.#view.getUint16(head + 8 + 2 * k))
          taken += row.payload.length
          // no two rows of a sound file have the same bytes
          if (taken > this.#bytes.length) throw damaged(FORMAT, start)
          yield row
        }
        stack.pop()
        continue
      }
      if (kind !== 0x05 || head + 12 + 2 * cells > start + this.#pageSize) throw damaged(FORMAT, head)
      if (top.cell > cells) {
        stack.pop()
        continue
      }
      const isLast = top.cell === cells
      const at = isLast ? head + 8 : start + this.#view.getUint16(head + 12 + 2 * top.cell)
      if (at + 4 > start + this.#pageSize) throw damaged(FORMAT, at)
      top.cell += 1
      visited += 1
      if (visited > this.#pages || stack.length > DEEPEST) throw damaged(FORMAT, at) // pages that lead back to themselves
      stack.push({ page: this.#view.getUint32(at), cell: 0 })
    }
  }

  #row(start: number, offset: number): StoredRow {
    const end = start + this.#pageSize
    const size = readVarint(this.#bytes, start + offset, end)
    const rowid = readVarint(this.#bytes, size.next, end)
    return { rowid: rowid.value, payload: this.#payload(size.value, rowid.next, end) }
  }

  /** The bytes of a record: within the page, and of a long one the rest in a chain of other pages. */
  #payload(size: number, at: number, end: number): Uint8Array {
    if (!(size >= 0 && size <= this.#bytes.length)) throw damaged(FORMAT, at)
    const most = this.#usable - 35
    if (size <= most) {
      if (at + size > end) throw damaged(FORMAT, at)
      return this.#bytes.subarray(at, at + size)
    }
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23
    const wanted = least + ((size - least) % (this.#usable - 4))
    const local = wanted <= most ? wanted : least
    if (at + local + 4 > end) throw damaged(FORMAT, at)
    const whole = new Uint8Array(size)
    whole.set(this.#bytes.subarray(at, at + local))
    let filled = local
    let next = this.#view.getUint32(at + local)
    while (filled < size) {
      const page = this.#offsetOf(next)
      const part = Math.min(size - filled, this.#usable - 4)
      whole.set(this.#bytes.subarray(page + 4, page + 4 + part), filled)
      filled += part
      next = this.#view.getUint32(page)
    }
    return whole
  }
}

/** 1 to 9 bytes, seven bits in each, the most significant first; of the ninth all eight. Numbers beyond 2^53 are not exact. */
function readVarint(bytes: Uint8Array, from: number, end: number): { readonly value: number; readonly next: number } {
  let value = 0
  for (let k = 0; k < 9; k++) {
    const at = from + k
    const byte = bytes[at]
    if (byte === undefined || at >= end) throw damaged(FORMAT, Math.min(at, bytes.length))
    if (k === 8) return { value: value * 256 + byte, next: at + 1 }
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, next: at + 1 }
  }
  throw damaged(FORMAT, from)
}

/** A cell: null, a number, a large integer, a text, or the length of a blob. */
export type StoredCell = null | number | bigint | string | { readonly blob: number }

/** The cells of a record. @param decode of the file's encoding */
export function cellsOfRecord(payload: Uint8Array, decode: (bytes: Uint8Array) => string): StoredCell[] {
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength)
  const head = readVarint(payload, 0, payload.length)
  if (head.value > payload.length) throw damaged(FORMAT, 0)
  const cells: StoredCell[] = []
  let at = head.value
  for (let next = head.next; next < head.value; ) {
    const type = readVarint(payload, next, head.value)
    next = type.next
    const size = sizeOf(type.value)
    if (at + size > payload.length) throw damaged(FORMAT, at)
    cells.push(cellOf(type.value, at, size))
    at += size
  }
  return cells

  function cellOf(type: number, from: number, size: number): StoredCell {
    switch (type) {
      case 0:
        return null
      case 1:
        return view.getInt8(from)
      case 2:
        return view.getInt16(from)
      case 3:
        return (view.getInt16(from) << 8) | view.getUint8(from + 2)
      case 4:
        return view.getInt32(from)
      case 5:
        return view.getInt16(from) * 2 ** 32 + view.getUint32(from + 2)
      case 6: {
        const long = view.getBigInt64(from)
        return long >= -(2n ** 53n) && long <= 2n ** 53n ? Number(long) : long
      }
      case 7:
        return view.getFloat64(from)
      case 8:
      case 9:
        return type - 8
      default:
        return type % 2 === 0 ? { blob: size } : decode(payload.subarray(from, from + size))
    }
  }
}

const fixed = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]

function sizeOf(type: number): number {
  const known = fixed[type]
  if (known !== undefined) return known
  if (type < 12) throw damaged(FORMAT, 0) // reserved
  return Math.floor((type - 12) / 2)
}

/** The first bytes of every database. An encrypted one has others. */
export function isSqlite(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(0, 16)) === 'SQLite format 3\0'
}

export const refusedTable = (what: string) => new FormatError('unsupported-data-file', { format: FORMAT, what })
