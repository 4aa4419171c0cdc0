/**
 * Writes files of any version from 104 to 119 in both byte orders, for tests: no free program writes the big-endian ones, the versions 104 to
 * 107, 109, 111, 112, notes, or binary long texts. By the description in Stata's manual (help dta).
 */

type Cell = number | string | null | Uint8Array

export interface FixtureColumn {
  readonly name: string
  /** `i8` ... `f64`, `str5`, `strL`. */
  readonly type: string
  readonly format?: string
  readonly label?: string
  /** The name of its table of value labels. */
  readonly table?: string
  /** Null is `.` or an empty text; `.a` in a column of numbers is a missing value of a kind. */
  readonly cells: readonly Cell[]
}

export interface FixtureFile {
  readonly version: number
  readonly isLittle: boolean
  readonly columns: readonly FixtureColumn[]
  readonly tables?: Readonly<Record<string, readonly (readonly [value: number, label: string])[]>>
  readonly label?: string
  readonly characteristics?: readonly (readonly [owner: string, name: string, text: string])[]
  readonly encode?: (text: string) => Uint8Array
  /** How references to long texts are split in version 119. */
  readonly columnBits?: 16 | 24
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

class Writer {
  readonly #bytes: number[] = []
  readonly #isLittle: boolean

  constructor(isLittle: boolean) {
    this.#isLittle = isLittle
  }

  get at(): number {
    return this.#bytes.length
  }

  add(bytes: Iterable<number>): void {
    for (const byte of bytes) this.#bytes.push(byte)
  }

  tag(text: string): void {
    this.add(utf8(text))
  }

  /** A whole number of some bytes, negative ones as two's complement. */
  whole(value: number, bytes: number): void {
    let rest = BigInt.asUintN(8 * bytes, BigInt(value))
    const digits = Array.from({ length: bytes }, () => {
      const digit = Number(rest & 255n)
      rest >>= 8n
      return digit
    })
    this.add(this.#isLittle ? digits : digits.reverse())
  }

  float(value: number, bytes: 4 | 8): void {
    const view = new DataView(new ArrayBuffer(bytes))
    if (bytes === 4) view.setFloat32(0, value, this.#isLittle)
    else view.setFloat64(0, value, this.#isLittle)
    this.add(new Uint8Array(view.buffer))
  }

  field(bytes: Uint8Array, width: number): void {
    if (bytes.length > width) throw new Error(`a text is longer than ${width} bytes`)
    this.add(bytes)
    this.add(new Uint8Array(width - bytes.length))
  }

  finish(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes)
  }

  patch(at: number, from: Writer): void {
    for (const [i, byte] of from.#bytes.entries()) this.#bytes[at + i] = byte
  }
}

const widths: Readonly<Record<string, number>> = { i8: 1, i16: 2, i32: 4, f32: 4, f64: 8, strL: 8 }
const widthOf = (type: string) => widths[type] ?? Number(type.slice(3))

function typeCode(version: number, type: string): number {
  const place = ['i8', 'i16', 'i32', 'f32', 'f64'].indexOf(type)
  if (type === 'strL') return 32_768
  if (version >= 117) return place < 0 ? widthOf(type) : 65_530 - place
  if (version >= 111) return place < 0 ? widthOf(type) : 251 + place
  return place < 0 ? widthOf(type) + 127 : 'bilfd'.charCodeAt(place)
}

/** The order of a missing value: 0 for `.`, 1 for `.a` ... */
const orderOf = (cell: Cell): number => (typeof cell === 'string' ? cell.charCodeAt(1) - 96 : 0)

function writeNumber(writer: Writer, type: string, cell: Cell, isTagged: boolean): void {
  const isMissing = typeof cell !== 'number'
  const order = orderOf(cell)
  if (type === 'f32' || type === 'f64') {
    if (!isMissing) writer.float(cell, type === 'f32' ? 4 : 8)
    else if (type === 'f32') writer.whole(0x7f000000 + order * 0x800, 4)
    else writer.float(2 ** 1023 * (1 + order / 4096), 8)
    return
  }
  const bits = 8 * widthOf(type)
  const first = isTagged ? 2 ** (bits - 1) - 27 : 2 ** (bits - 1) - 1
  writer.whole(isMissing ? first + order : cell, bits / 8)
}

export function writeDta(file: FixtureFile): Uint8Array<ArrayBuffer> {
  return file.version < 117 ? writePlain(file) : writeTagged(file)
}

const nameWidth = (version: number) => (version < 110 ? 9 : version < 118 ? 33 : 129)
const formatWidth = (version: number) => (version < 105 ? 7 : version < 114 ? 12 : version < 118 ? 49 : 57)
const labelWidth = (version: number) => (version < 108 ? 32 : version < 118 ? 81 : 321)

function fieldsOf({ version, columns, encode = utf8 }: FixtureFile, writer: Writer) {
  const list = (width: number, textOf: (column: FixtureColumn) => string) => () => {
    for (const column of columns) writer.field(encode(textOf(column)), width)
  }
  return {
    types: () => {
      for (const { type } of columns) writer.whole(typeCode(version, type), version < 117 ? 1 : 2)
    },
    names: list(nameWidth(version), ({ name }) => name),
    sorted: () => writer.add(new Uint8Array((version < 119 ? 2 : 4) * (columns.length + 1))),
    formats: list(formatWidth(version), ({ format, type }) => format ?? (type.startsWith('str') ? '%9s' : '%9.0g')),
    tables: list(nameWidth(version), ({ table }) => table ?? ''),
    labels: list(labelWidth(version), ({ label }) => label ?? ''),
  }
}

function writePlain(file: FixtureFile): Uint8Array<ArrayBuffer> {
  const { version, isLittle, columns, label = '', characteristics = [], encode = utf8 } = file
  const writer = new Writer(isLittle)
  writer.add([version, isLittle ? 2 : 1, 1, 0])
  writer.whole(columns.length, 2)
  writer.whole(rowsOf(file), 4)
  writer.field(encode(label), labelWidth(version))
  if (version > 104) writer.field(utf8('30 Nov 2026 08:00'), 18)
  const fields = fieldsOf(file, writer)
  fields.types()
  fields.names()
  fields.sorted()
  fields.formats()
  fields.tables()
  fields.labels()
  const lengthBytes = version < 110 ? 2 : 4
  if (version > 104) {
    for (const [owner, name, text] of characteristics) {
      const bytes = encode(text)
      writer.whole(1, 1)
      writer.whole(2 * nameWidth(version) + bytes.length + 1, lengthBytes)
      writer.field(encode(owner), nameWidth(version))
      writer.field(encode(name), nameWidth(version))
      writer.field(bytes, bytes.length + 1)
    }
    writer.whole(0, 1 + lengthBytes)
  }
  writeRows(file, writer)
  writeTables(file, writer)
  return writer.finish()
}

const rowsOf = ({ columns }: FixtureFile) => columns[0]?.cells.length ?? 0

function writeRows(file: FixtureFile, writer: Writer): void {
  const { version, columns, columnBits = 16, encode = utf8 } = file
  for (let row = 0; row < rowsOf(file); row++)
    for (const [place, { type, cells }] of columns.entries()) {
      const cell = cells[row] ?? null
      if (type === 'strL') {
        const [column, owner] = cell === null ? [0, 0] : [place + 1, 1 + cells.indexOf(cell)]
        const columnBytes = version < 118 ? 4 : version < 119 ? 2 : columnBits / 8
        writer.whole(column, columnBytes)
        writer.whole(owner, 8 - columnBytes)
      } else if (type.startsWith('str')) {
        const bytes = cell instanceof Uint8Array ? cell : encode(typeof cell === 'string' ? cell : '')
        writer.field(bytes, widthOf(type))
      } else writeNumber(writer, type, cell, version >= 113)
    }
}

/** Version 104 has texts of eight bytes for 0, 1, 2 ... */
function writeTables({ version, tables = {}, encode = utf8 }: FixtureFile, writer: Writer): void {
  for (const [name, labels] of Object.entries(tables)) {
    if (version < 105) {
      const last = Math.max(...labels.map(([value]) => value))
      writer.whole(8 * (last + 1), 2)
      writer.field(encode(name), 14)
      for (let value = 0; value <= last; value++)
        writer.field(encode(labels.find(([own]) => own === value)?.[1] ?? ''), 8)
      continue
    }
    const texts = labels.map(([, label]) => [...encode(label), 0])
    const bytes = texts.flat()
    if (version >= 117) writer.tag('<lbl>')
    writer.whole(8 + 8 * labels.length + bytes.length, 4)
    writer.field(encode(name), nameWidth(version) + 3)
    writer.whole(labels.length, 4)
    writer.whole(bytes.length, 4)
    let place = 0
    for (const { length } of texts) {
      writer.whole(place, 4)
      place += length
    }
    for (const [value] of labels) writer.whole(value, 4)
    writer.add(bytes)
    if (version >= 117) writer.tag('</lbl>')
  }
}

function writeTagged(file: FixtureFile): Uint8Array<ArrayBuffer> {
  const { version, isLittle, columns, label = '', characteristics = [], encode = utf8 } = file
  const writer = new Writer(isLittle)
  const title = encode(label)
  writer.tag(`<stata_dta><header><release>${version}</release><byteorder>${isLittle ? 'LSF' : 'MSF'}</byteorder><K>`)
  writer.whole(columns.length, version < 119 ? 2 : 4)
  writer.tag('</K><N>')
  writer.whole(rowsOf(file), version < 118 ? 4 : 8)
  writer.tag('</N><label>')
  writer.whole(title.length, version < 118 ? 1 : 2)
  writer.add(title)
  writer.tag('</label><timestamp>')
  writer.whole(0, 1)
  writer.tag('</timestamp></header>')
  const map = new Writer(isLittle)
  const entry = () => map.whole(writer.at, 8)
  map.whole(0, 8)
  entry()
  writer.tag('<map>')
  const mapAt = writer.at
  writer.add(new Uint8Array(8 * 14))
  writer.tag('</map>')
  const element = (tag: string, write: () => void) => {
    entry()
    writer.tag(`<${tag}>`)
    write()
    writer.tag(`</${tag}>`)
  }
  const fields = fieldsOf(file, writer)
  element('variable_types', fields.types)
  element('varnames', fields.names)
  element('sortlist', fields.sorted)
  element('formats', fields.formats)
  element('value_label_names', fields.tables)
  element('variable_labels', fields.labels)
  element('characteristics', () => {
    for (const [owner, name, text] of characteristics) {
      const bytes = encode(text)
      writer.tag('<ch>')
      writer.whole(2 * nameWidth(version) + bytes.length + 1, 4)
      writer.field(encode(owner), nameWidth(version))
      writer.field(encode(name), nameWidth(version))
      writer.field(bytes, bytes.length + 1)
      writer.tag('</ch>')
    }
  })
  element('data', () => writeRows(file, writer))
  element('strls', () => writeLongTexts(file, writer))
  element('value_labels', () => writeTables(file, writer))
  entry()
  writer.tag('</stata_dta>')
  entry()
  writer.patch(mapAt, map)
  return writer.finish()
}

/** Each distinct text of a column once, in the order of the rows. */
function writeLongTexts(file: FixtureFile, writer: Writer): void {
  const { version, columns, encode = utf8 } = file
  for (let row = 0; row < rowsOf(file); row++)
    for (const [place, { type, cells }] of columns.entries()) {
      const cell = cells[row] ?? null
      if (type !== 'strL' || cell === null || typeof cell === 'number' || cells.indexOf(cell) < row) continue
      const isBinary = cell instanceof Uint8Array
      const bytes = isBinary ? cell : Uint8Array.from([...encode(cell), 0])
      writer.tag('GSO')
      writer.whole(place + 1, 4)
      writer.whole(row + 1, version < 118 ? 4 : 8)
      writer.whole(isBinary ? 129 : 130, 1)
      writer.whole(bytes.length, 4)
      writer.add(bytes)
    }
}
