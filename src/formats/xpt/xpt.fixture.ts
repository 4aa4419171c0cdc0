/**
 * Transport files built byte by byte, for what no free program writes: several tables in one file, descriptions of 136 bytes (VAX/VMS), numbers
 * of fewer than 8 bytes, LABELV9, formats with width, rows cut off. After SAS technical note TS-140 (1999) and "Record layout of a SAS version 8
 * or 9 data set in SAS transport format" (2012).
 */
export interface MadeColumn {
  readonly name: string
  /** Of texts; numbers have 8 by default. */
  readonly width?: number
  readonly isText?: boolean
  readonly label?: string
  readonly format?: string
  /** In LABELV8, or LABELV9 together with `longFormat`. */
  readonly longLabel?: string
  readonly longFormat?: string
}

export type MadeCell = number | string | Uint8Array

export interface MadeTable {
  readonly name: string
  readonly label?: string
  readonly columns: readonly MadeColumn[]
  readonly rows: readonly (readonly MadeCell[])[]
}

export interface MadeFile {
  readonly isV8?: boolean
  readonly descriptionBytes?: 136 | 140
}

/** A transport file with the tables, in order. */
export function makeXpt(tables: readonly MadeTable[], options: MadeFile = {}): Blob {
  const bytes = new Bytes()
  bytes.record(header(options.isV8 ? 'LIBV8' : 'LIBRARY'))
  bytes.record(`SAS     SAS     SASLIB  9.4     W32_10P ${' '.repeat(24)}30NOV26:08:00:00`)
  bytes.record('30NOV26:08:00:00')
  for (const table of tables) addTable(bytes, table, options)
  return new Blob([bytes.all()])
}

const zeros = '0'.repeat(30)

function header(word: string, digits = zeros): string {
  return `HEADER RECORD*******${word.padEnd(8)}HEADER RECORD!!!!!!!${digits}`
}

function addTable(bytes: Bytes, { name, label = '', columns, rows }: MadeTable, options: MadeFile): void {
  const { isV8 = false, descriptionBytes = 140 } = options
  bytes.record(header(isV8 ? 'MEMBV8' : 'MEMBER', `${'0'.repeat(17)}1600000000${descriptionBytes}`))
  bytes.record(header(isV8 ? 'DSCPTV8' : 'DSCRPTR'))
  const gap = isV8 ? '' : ' '.repeat(24)
  bytes.record(`SAS     ${name.padEnd(isV8 ? 32 : 8)}SASDATA 9.4     W32_10P ${gap}30NOV26:08:00:00`)
  bytes.record(`30NOV26:08:00:00${' '.repeat(16)}${label.padEnd(40)}`)
  const count = String(columns.length).padStart(4, '0')
  bytes.record(header(isV8 ? 'NAMSTV8' : 'NAMESTR', `000000${count}${'0'.repeat(20)}`))
  let offset = 0
  for (const [place, column] of columns.entries()) {
    addDescription(bytes, column, place, offset, isV8, descriptionBytes)
    offset += widthOf(column)
  }
  bytes.pad()
  addLongLabels(bytes, columns)
  bytes.record(header(isV8 ? 'OBSV8' : 'OBS'))
  for (const row of rows)
    for (const [place, cell] of row.entries()) bytes.add(cellBytes(cell, widthOf(columns[place] as MadeColumn)))
  bytes.pad()
}

const widthOf = ({ width = 8 }: MadeColumn) => width

function addDescription(
  bytes: Bytes,
  { name, isText = false, label = '', format = '', width = 8 }: MadeColumn,
  place: number,
  offset: number,
  isV8: boolean,
  size: number,
): void {
  const made = new Uint8Array(size)
  const view = new DataView(made.buffer)
  view.setUint16(0, isText ? 2 : 1)
  view.setUint16(4, width)
  view.setUint16(6, place + 1)
  made.set(ascii(name.slice(0, 8).padEnd(8)), 8)
  made.set(ascii(label.padEnd(40)), 16)
  made.set(ascii(format.padEnd(8)), 56)
  made.set(ascii(' '.repeat(8)), 72)
  view.setUint32(84, offset)
  if (isV8) made.set(ascii(name.padEnd(32)), 88)
  bytes.add(made)
}

function addLongLabels(bytes: Bytes, columns: readonly MadeColumn[]): void {
  const long = columns.flatMap((column, place) => (column.longLabel === undefined ? [] : [{ ...column, place }]))
  if (long.length === 0) return
  const isV9 = long.some(({ longFormat }) => longFormat !== undefined)
  bytes.record(header(isV9 ? 'LABELV9' : 'LABELV8', String(long.length)))
  for (const { name, longLabel = '', longFormat = '', place } of long) {
    const lengths = [place + 1, name.length, longLabel.length, ...(isV9 ? [longFormat.length, 0] : [])]
    for (const length of lengths) bytes.add(Uint8Array.of(length >> 8, length & 255))
    bytes.add(ascii(name + longLabel + (isV9 ? longFormat : '')))
  }
  bytes.pad()
}

function cellBytes(cell: MadeCell, width: number): Uint8Array {
  if (typeof cell === 'number') return ibmBytes(cell).subarray(0, width)
  const given = typeof cell === 'string' ? ascii(cell) : cell
  const bytes = new Uint8Array(width).fill(0x20)
  bytes.set(given)
  return bytes
}

/** A number in hexadecimal floating point; NaN is the missing value `.`. */
function ibmBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  if (Number.isNaN(value)) bytes[0] = 0x2e
  if (Number.isNaN(value) || value === 0) return bytes
  let fraction = Math.abs(value)
  let exponent = 64
  for (; fraction >= 1; exponent += 1) fraction /= 16
  for (; fraction < 1 / 16; exponent -= 1) fraction *= 16
  bytes[0] = exponent | (value < 0 ? 0x80 : 0)
  for (let i = 1; i < 8; i++) {
    fraction *= 256
    bytes[i] = Math.floor(fraction)
    fraction -= Math.floor(fraction)
  }
  return bytes
}

/** One byte per character. */
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

class Bytes {
  readonly #parts: Uint8Array[] = []
  #length = 0

  add(bytes: Uint8Array): void {
    this.#parts.push(bytes)
    this.#length += bytes.length
  }

  record(text: string): void {
    this.add(ascii(text.padEnd(80)))
  }

  /** Blanks to the end of the record. */
  pad(): void {
    const over = this.#length % 80
    if (over > 0) this.add(new Uint8Array(80 - over).fill(0x20))
  }

  all(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  }
}
