import { zlibSync } from 'fflate'

/**
 * Builds SPSS system files of kinds that no program here writes: of big-endian computers, with an unknown number of cases, with records of old or
 * careless writers.
 */
export interface SavFixture {
  readonly isLittle?: boolean
  readonly layout?: number
  readonly compression?: 0 | 1 | 2
  /** Number of cases as the header has it. */
  readonly cases?: number
  readonly weight?: number
  readonly bias?: number
  readonly variables: readonly VariableFixture[]
  /** Records between the variables and the data. */
  readonly records?: readonly RecordFixture[]
  /** Numbers, texts, or a code of bytecode in the place of a value. */
  readonly rows?: readonly (readonly (number | string | Uint8Array | { readonly code: number })[])[]
  readonly isEnded?: boolean
  readonly bytesPerBlock?: number
}

interface VariableFixture {
  readonly name: string | Uint8Array
  /** Bytes of a string; a number by default. */
  readonly width?: number
  readonly format?: number
  readonly label?: string | Uint8Array
  readonly missing?: number
  readonly missingValues?: readonly (number | string)[]
}

type RecordFixture =
  | { readonly subtype: number; readonly size?: number; readonly bytes: Uint8Array }
  | { readonly labels: readonly (readonly [number | string, string])[]; readonly variables?: readonly number[] }
  | { readonly documents: readonly string[] }

export function savBlob(fixture: SavFixture): Blob {
  return new Blob([savBytes(fixture)])
}

export function savBytes(fixture: SavFixture): Uint8Array<ArrayBuffer> {
  const { isLittle = true, compression = 0, rows = [], bias = 100 } = fixture
  const out = new ByteWriter(isLittle)
  out.text(compression === 2 ? '$FL3' : '$FL2', 4).text('@(#) SPSS DATA FILE made by hand', 60)
  out
    .i32(fixture.layout ?? 2)
    .i32(-1)
    .i32(compression)
    .i32(fixture.weight ?? 0)
  out
    .i32(fixture.cases ?? rows.length)
    .f64(bias)
    .text('', 17)
    .text('label of the file', 64)
    .text('', 3)
  for (const variable of fixture.variables) writeVariable(out, variable)
  for (const record of fixture.records ?? []) writeRecord(out, record)
  out.i32(999).i32(0)
  if (compression === 0) for (const row of rows) for (const slot of slotsOf(row, fixture, isLittle)) out.bytes(slot)
  else {
    const codes = bytecode(fixture, isLittle)
    if (compression === 1) out.bytes(codes)
    else writeBlocks(out, codes, fixture.bytesPerBlock ?? 64)
  }
  return out.all()
}

/** Bytes in the byte order of a file. */
export class ByteWriter {
  readonly isLittle: boolean
  readonly #bytes: number[] = []

  constructor(isLittle = true) {
    this.isLittle = isLittle
  }

  get length(): number {
    return this.#bytes.length
  }

  bytes(bytes: Iterable<number>): this {
    for (const byte of bytes) this.#bytes.push(byte)
    return this
  }

  #number(size: number, set: (view: DataView) => void): this {
    const view = new DataView(new ArrayBuffer(size))
    set(view)
    return this.bytes(new Uint8Array(view.buffer))
  }

  u8(value: number): this {
    return this.bytes([value])
  }

  i32(value: number): this {
    return this.#number(4, (view) => view.setInt32(0, value, this.isLittle))
  }

  i64(value: number): this {
    return this.#number(8, (view) => view.setBigInt64(0, BigInt(value), this.isLittle))
  }

  f64(value: number): this {
    return this.#number(8, (view) => view.setFloat64(0, value, this.isLittle))
  }

  /** Padded with blanks to a width, or as long as it is. */
  text(text: string | Uint8Array, width?: number): this {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    const padded = new Uint8Array(width ?? bytes.length).fill(0x20)
    padded.set(bytes.subarray(0, padded.length))
    return this.bytes(padded)
  }

  all(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes)
  }
}

function writeVariable(out: ByteWriter, variable: VariableFixture): void {
  const { name, width = 0, format = width > 0 ? 1 : 5, label, missingValues = [] } = variable
  const formatWord = (format << 16) | (8 << 8) | 2
  out
    .i32(2)
    .i32(width)
    .i32(label === undefined ? 0 : 1)
    .i32(variable.missing ?? missingValues.length)
  out.i32(formatWord).i32(formatWord).text(name, 8)
  if (label !== undefined) {
    const length = typeof label === 'string' ? new TextEncoder().encode(label).length : label.length
    out.i32(length).text(label, (length + 3) & ~3)
  }
  for (const value of missingValues) writeValue(out, value)
  for (let k = 1; k < (width + 7) >> 3; k++) out.i32(2).i32(-1).i32(0).i32(0).i32(0).i32(0).text('', 8)
}

const writeValue = (out: ByteWriter, value: number | string) =>
  typeof value === 'number' ? out.f64(value) : out.text(value, 8)

function writeRecord(out: ByteWriter, record: RecordFixture): void {
  if ('subtype' in record) {
    const { subtype, size = 1, bytes } = record
    out
      .i32(7)
      .i32(subtype)
      .i32(size)
      .i32(bytes.length / size)
      .bytes(bytes)
  } else if ('documents' in record) {
    out.i32(6).i32(record.documents.length)
    for (const line of record.documents) out.text(line, 80)
  } else {
    out.i32(3).i32(record.labels.length)
    for (const [value, label] of record.labels) {
      const { length } = new TextEncoder().encode(label)
      writeValue(out, value)
        .u8(length)
        .text(label, ((length + 8) & ~7) - 1)
    }
    if (record.variables) {
      out.i32(4).i32(record.variables.length)
      for (const index of record.variables) out.i32(index)
    }
  }
}

type Slot = Uint8Array | { readonly code: number }

function* slots(
  row: NonNullable<SavFixture['rows']>[number],
  { variables, bias = 100, compression }: SavFixture,
  isLittle: boolean,
): Generator<Slot> {
  for (const [place, value] of row.entries()) {
    const code = typeof value === 'number' ? value + bias : 0
    if (compression && Number.isInteger(code) && code > 0 && code < 252) yield { code }
    else if (typeof value === 'number') yield new ByteWriter(isLittle).f64(value).all()
    else if (typeof value === 'string' || value instanceof Uint8Array) {
      const width = ((variables[place]?.width ?? 8) + 7) & ~7
      const bytes = new ByteWriter().text(value, width).all()
      for (let at = 0; at < width; at += 8) yield bytes.subarray(at, at + 8)
    } else yield value
  }
}

function* slotsOf(row: NonNullable<SavFixture['rows']>[number], fixture: SavFixture, isLittle: boolean) {
  for (const slot of slots(row, fixture, isLittle)) {
    if (!(slot instanceof Uint8Array)) throw new TypeError('codes are of compressed files')
    yield slot
  }
}

/** Whole numbers near 0 and blanks as codes, all others as they are. */
function bytecode(fixture: SavFixture, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const all: Slot[] = (fixture.rows ?? []).flatMap((row) =>
    [...slots(row, fixture, isLittle)].map(
      (slot): Slot => (slot instanceof Uint8Array && slot.every((byte) => byte === 0x20) ? { code: 254 } : slot),
    ),
  )
  if (fixture.isEnded) all.push({ code: 252 })
  const out = new ByteWriter()
  for (let at = 0; at < all.length; at += 8) {
    const group = all.slice(at, at + 8)
    for (let k = 0; k < 8; k++) {
      const slot = group[k]
      out.u8(slot === undefined ? 0 : slot instanceof Uint8Array ? 253 : slot.code)
    }
    for (const slot of group) if (slot instanceof Uint8Array) out.bytes(slot)
  }
  return out.all()
}

function writeBlocks(out: ByteWriter, codes: Uint8Array, size: number): void {
  const at = out.length
  const blocks: { plain: number; packed: Uint8Array }[] = []
  for (let from = 0; from < codes.length; from += size) {
    const piece = codes.subarray(from, from + size)
    blocks.push({ plain: piece.length, packed: zlibSync(piece) })
  }
  const total = blocks.reduce((sum, { packed }) => sum + packed.length, 0)
  out
    .i64(at)
    .i64(at + 24 + total)
    .i64(24 + 24 * blocks.length)
  for (const { packed } of blocks) out.bytes(packed)
  out.i64(-100).i64(0).i32(size).i32(blocks.length)
  let [plainAt, packedAt] = [at, at + 24]
  for (const { plain, packed } of blocks) {
    out.i64(plainAt).i64(packedAt).i32(plain).i32(packed.length)
    plainAt += plain
    packedAt += packed.length
  }
}
