import { type Json, keyText } from '../columnar/json-text.ts'
import { unpackLz4Frames } from '../columnar/lz4.ts'
import type { StoredValues } from '../columnar/stored-type.ts'
import { jsonValue } from '../columnar/stored-value.ts'
import { checkUnpacked } from '../columnar/table-size.ts'
import { zstdUnpacker } from '../columnar/zstd.ts'
import { FormatError } from '../format-error.ts'
import { bytesOf } from '../source.ts'
import type { BatchHead } from './arrow-messages.ts'
import type { ArrowField, Numbers } from './arrow-schema.ts'
import { FlatbufferError } from './flatbuffer.ts'

/** The values of a field in a batch. */
export interface ArrowArray {
  readonly length: number
  readonly hasNulls: boolean
  readonly isNull: (row: number) => boolean
  /** Absent for what has children in place of values. */
  readonly values?: StoredValues
  /** Places in the dictionary with this id. */
  readonly codes?: { readonly id: number; readonly at: ArrayLike<number> | ArrayLike<bigint> }
  readonly children: readonly ArrowArray[]
  /** The value as it is in a list; not asked for a missing one. */
  readonly json: (row: number) => Json
}

/** Values of a dictionary, one array for each of its batches. */
export type Dictionaries = ReadonlyMap<number, readonly ArrowArray[]>

/** Reads the fields of a batch one after the other, in the order of the schema. */
export class BatchReader {
  readonly #blob: Blob
  readonly #head: BatchHead
  readonly #dictionaries: Dictionaries
  readonly #budget: { items: number }
  #node = 0
  #buffer = 0
  #variadic = 0
  /** Bytes unpacked so far. */
  unpacked = 0

  /** @param budget how many items of lists may become texts */
  constructor(blob: Blob, head: BatchHead, dictionaries: Dictionaries, budget: { items: number }) {
    this.#blob = blob
    this.#head = head
    this.#dictionaries = dictionaries
    this.#budget = budget
  }

  /** Passes over a field. */
  skip(field: ArrowField): void {
    this.#node += 1
    const { buffers, variadic } = buffersOf(field)
    this.#buffer += buffers
    if (variadic) this.#buffer += this.#count()
    if (!field.dictionary) for (const child of field.children) this.skip(child)
  }

  #count(): number {
    const count = this.#head.variadic[this.#variadic++]
    if (count === undefined || !(count >= 0 && count <= this.#head.buffers.length)) throw new FlatbufferError()
    return count
  }

  async #next(): Promise<Uint8Array<ArrayBuffer>> {
    const place = this.#head.buffers[this.#buffer++]
    if (!place) throw new FlatbufferError()
    const [start, length] = place
    const from = this.#head.body + start
    const bytes = await bytesOf(this.#blob, from, from + length)
    if (bytes.length < length) throw new FlatbufferError()
    const all =
      this.#head.codec === null || length === 0 ? bytes : await unpack(bytes, this.#head.codec, this.#head.length)
    this.unpacked += all.length
    return all
  }

  /** The values of the next field. Throws FlatbufferError at damage. */
  async read(field: ArrowField): Promise<ArrowArray> {
    const node = this.#head.nodes[this.#node++]
    if (!node) throw new FlatbufferError()
    const [length, nulls] = node
    const { layout, type } = field
    const hasNulls = nulls !== 0
    if (field.dictionary) {
      const isNull = missing(await this.#next(), length, nulls)
      const at = numbersIn(await this.#next(), field.dictionary.numbers, length)
      const { id } = field.dictionary
      return {
        length,
        hasNulls,
        isNull,
        codes: { id, at },
        children: [],
        json: (row) => this.#looked(id, Number(at[row] ?? -1)),
      }
    }
    const plain = (isNull: (row: number) => boolean, values: StoredValues): ArrowArray => ({
      length,
      hasNulls,
      isNull,
      values,
      children: [],
      json: (row) => jsonValue(type ?? { of: 'number' }, values, row),
    })
    switch (layout.of) {
      case 'null':
        return {
          length,
          hasNulls: true,
          isNull: () => true,
          values: { form: 'numbers', values: [] },
          children: [],
          json: () => null,
        }
      case 'bits': {
        const isNull = missing(await this.#next(), length, nulls)
        const bits = await this.#next()
        if (bits.length * 8 < length) throw new FlatbufferError()
        const values = new Uint8Array(length)
        for (let k = 0; k < length; k++) values[k] = ((bits[k >> 3] as number) >> (k & 7)) & 1
        return plain(isNull, { form: 'numbers', values })
      }
      case 'numbers': {
        const isNull = missing(await this.#next(), length, nulls)
        return plain(isNull, { form: 'numbers', values: numbersIn(await this.#next(), layout.numbers, length) })
      }
      case 'bytes': {
        const isNull = missing(await this.#next(), length, nulls)
        const offsets = offsetsIn(await this.#next(), layout.isLarge, length)
        const bytes = await this.#next()
        if (offsets.some((offset) => offset > bytes.length)) throw new FlatbufferError()
        return plain(isNull, { form: 'bytes', bytes, starts: offsets.subarray(0, length), ends: offsets.subarray(1) })
      }
      case 'fixed': {
        const isNull = missing(await this.#next(), length, nulls)
        const bytes = await this.#next()
        const { width } = layout
        if (width < 0 || width * length > bytes.length) throw new FlatbufferError()
        if (layout.isDecimal) reverseEach(bytes, width)
        const starts = Float64Array.from({ length }, (_, k) => k * width)
        return plain(isNull, { form: 'bytes', bytes, starts, ends: starts.map((start) => start + width) })
      }
      case 'views': {
        const isNull = missing(await this.#next(), length, nulls)
        const views = await this.#next()
        const data: Uint8Array[] = []
        for (let left = this.#count(); left > 0; left--) data.push(await this.#next())
        return plain(isNull, viewedBytes(views, data, length, isNull))
      }
      case 'struct':
      case 'run-ends':
      case 'union':
        return this.#group(field, length, nulls)
      default:
        return this.#list(field, layout, length, nulls)
    }
  }

  async #group(field: ArrowField, length: number, nulls: number): Promise<ArrowArray> {
    const { layout } = field
    const hasNulls = nulls !== 0
    if (layout.of !== 'struct') throw new FlatbufferError() // is passed over
    const isNull = missing(await this.#next(), length, nulls)
    const children: ArrowArray[] = []
    for (const child of field.children) children.push(await this.read(child))
    if (children.some((child) => child.length < length)) throw new FlatbufferError()
    return {
      length,
      hasNulls,
      isNull,
      children,
      json: (row) => new Map(field.children.map(({ name }, k) => [name, valueAt(children[k], row)])),
    }
  }

  async #list(field: ArrowField, layout: ArrowField['layout'], length: number, nulls: number): Promise<ArrowArray> {
    const hasNulls = nulls !== 0
    const isNull = missing(await this.#next(), length, nulls)
    let place: (row: number) => readonly [number, number]
    if (layout.of === 'list') {
      const offsets = offsetsIn(await this.#next(), layout.isLarge, length)
      place = (row) => [offsets[row] ?? 0, offsets[row + 1] ?? 0]
    } else if (layout.of === 'list-view') {
      const kind = layout.isLarge ? 'i64' : 'i32'
      const starts = numbersIn(await this.#next(), kind, length)
      const sizes = numbersIn(await this.#next(), kind, length)
      place = (row) => [Number(starts[row]), Number(starts[row]) + Number(sizes[row])]
    } else if (layout.of === 'fixed-list') {
      const items = layout.length
      place = (row) => [row * items, (row + 1) * items]
    } else throw new FlatbufferError()
    const [of] = field.children
    if (!of || field.children.length > 1) throw new FlatbufferError()
    const child = await this.read(of)
    return {
      length,
      hasNulls,
      isNull,
      children: [child],
      json: (row) => {
        const [start, end] = place(row)
        if (!(start >= 0 && end >= start && end <= child.length)) throw new FlatbufferError()
        this.#budget.items -= end - start
        if (this.#budget.items < 0) throw new FormatError('repeated-texts')
        const items = Array.from({ length: end - start }, (_, k) => valueAt(child, start + k))
        if (layout.of !== 'list' || !layout.isMap) return items
        return new Map(
          items.flatMap((pair) => (pair instanceof Map ? [keyAndValue(pair as ReadonlyMap<string, Json>)] : [])),
        )
      },
    }
  }

  #looked(id: number, code: number): Json {
    let place = code
    for (const part of this.#dictionaries.get(id) ?? []) {
      if (place >= 0 && place < part.length) return valueAt(part, place)
      place -= part.length
    }
    throw new FlatbufferError()
  }
}

function valueAt(array: ArrowArray | undefined, row: number): Json {
  return !array || array.isNull(row) ? null : array.json(row)
}

function keyAndValue(pair: ReadonlyMap<string, Json>): [string, Json] {
  const [key = null, value = null] = pair.values()
  return [keyText(key), value]
}

/** Buffers before those of the children. */
function buffersOf({ layout, dictionary }: ArrowField): { readonly buffers: number; readonly variadic: boolean } {
  if (dictionary) return { buffers: 2, variadic: false }
  const buffers = {
    null: 0,
    bits: 2,
    numbers: 2,
    bytes: 3,
    fixed: 2,
    views: 2,
    struct: 1,
    'run-ends': 0,
    list: 2,
    'list-view': 3,
    'fixed-list': 1,
    union: layout.of === 'union' && layout.isDense ? 2 : 1,
  }[layout.of]
  return { buffers, variadic: layout.of === 'views' }
}

/** Which values are missing; no bits are written if none is. */
function missing(bits: Uint8Array, length: number, nulls: number): (row: number) => boolean {
  if (nulls === 0 || bits.length === 0) {
    if (nulls > 0) throw new FlatbufferError()
    return () => false
  }
  if (bits.length * 8 < length) throw new FlatbufferError()
  return (row) => (((bits[row >> 3] as number) >> (row & 7)) & 1) === 0
}

const arrays = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  f32: Float32Array,
  f64: Float64Array,
} as const

function numbersIn(
  bytes: Uint8Array<ArrayBuffer>,
  kind: Numbers,
  length: number,
): ArrayLike<number> | ArrayLike<bigint> {
  const Kind = arrays[kind]
  const size = length * Kind.BYTES_PER_ELEMENT
  if (size > bytes.length) throw new FlatbufferError()
  if (bytes.byteOffset % Kind.BYTES_PER_ELEMENT !== 0) return new Kind(bytes.slice(0, size).buffer)
  return new Kind(bytes.buffer, bytes.byteOffset, length)
}

/** Never decreasing; one more than there are values. An array without values may have none. */
function offsetsIn(bytes: Uint8Array<ArrayBuffer>, isLarge: boolean, length: number): Float64Array {
  if (length === 0) return new Float64Array(1)
  const stored = numbersIn(bytes, isLarge ? 'i64' : 'i32', length + 1)
  const offsets = new Float64Array(length + 1)
  for (let k = 0; k <= length; k++) offsets[k] = Number(stored[k])
  if (!((offsets[0] ?? -1) >= 0)) throw new FlatbufferError()
  for (let k = 0; k < length; k++) if ((offsets[k + 1] as number) < (offsets[k] as number)) throw new FlatbufferError()
  return offsets
}

/** Decimals have their least significant byte first. */
function reverseEach(bytes: Uint8Array, width: number): void {
  if (width > 1) for (let at = 0; at + width <= bytes.length; at += width) bytes.subarray(at, at + width).reverse()
}

/** Views of 16 bytes: a length, then up to 12 bytes themselves, or a beginning of 4, a buffer and a place in it. */
function viewedBytes(
  views: Uint8Array,
  data: readonly Uint8Array[],
  length: number,
  isNull: (row: number) => boolean,
): StoredValues {
  if (views.length < length * 16) throw new FlatbufferError()
  const view = new DataView(views.buffer, views.byteOffset, views.byteLength)
  const begins: number[] = []
  let total = views.length
  for (const one of data) {
    begins.push(total)
    total += one.length
  }
  const bytes = new Uint8Array(total)
  bytes.set(views)
  for (const [k, one] of data.entries()) bytes.set(one, begins[k])
  const starts = new Float64Array(length)
  const ends = new Float64Array(length)
  for (let row = 0; row < length; row++) {
    if (isNull(row)) continue
    const size = view.getInt32(row * 16, true)
    let start = row * 16 + 4
    if (size > 12) {
      const buffer = view.getInt32(row * 16 + 8, true)
      const offset = view.getInt32(row * 16 + 12, true)
      const begin = begins[buffer]
      if (begin === undefined || offset < 0 || offset + size > (data[buffer]?.length ?? 0)) throw new FlatbufferError()
      start = begin + offset
    } else if (size < 0) throw new FlatbufferError()
    starts[row] = start
    ends[row] = start + size
  }
  return { form: 'bytes', bytes, starts, ends }
}

/** A buffer begins with its unpacked length, or -1 if it is not packed. */
async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  codec: 'lz4' | 'zstd',
  rows: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes.length < 8) throw new FlatbufferError()
  const size = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(0, true))
  const packed = bytes.subarray(8)
  if (size === -1) return packed.slice()
  if (!(size >= 0)) throw new FlatbufferError()
  checkUnpacked('Feather', size, packed.length, 16 * rows)
  let all: Uint8Array
  try {
    all = codec === 'lz4' ? unpackLz4Frames(packed, size) : (await zstdUnpacker())(packed, size)
  } catch {
    // the library throws errors of any kind at damage
    throw new FlatbufferError()
  }
  if (all.length !== size) throw new FlatbufferError()
  return all as Uint8Array<ArrayBuffer>
}

/** Whether it holds anything that is not read here: runs, unions, intervals. */
export function isPassedOver({ dictionary, layout, type, children }: ArrowField): boolean {
  if (layout.of === 'run-ends' || layout.of === 'union' || (layout.of === 'fixed' && !type)) return true
  if (dictionary && !type) return true
  return children.some(isPassedOver)
}

export const isList = ({ layout }: ArrowField): boolean =>
  layout.of === 'list' || layout.of === 'list-view' || layout.of === 'fixed-list'
