import type { StoredValues } from '../columnar/stored-type.ts'
import { checkUnpacked } from '../columnar/table-size.ts'
import { type Cursor, DeltaError, readDeltas } from './delta-values.ts'
import { readRuns } from './levels.ts'

/** Values that are shorter or longer than their page. */
export class PageError extends Error {}

/** What the values of a stored column look like. */
export interface Physical {
  readonly type: string
  /** Bytes of each value of FIXED_LEN_BYTE_ARRAY. */
  readonly width: number
  readonly isUnsigned: boolean
}

/** Decodes the values of a page that has no dictionary. Undefined for an encoding that is not known. */
export function valuesOf(
  encoding: string,
  physical: Physical,
  bytes: Uint8Array,
  count: number,
): StoredValues | undefined {
  switch (encoding) {
    case 'PLAIN':
      return plainValues(physical, bytes, count)
    case 'RLE': {
      if (physical.type !== 'BOOLEAN' || bytes.length < 4) return undefined
      const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
      return { form: 'numbers', values: readRuns(bytes, 4, Math.min(bytes.length, 4 + length), 1, count) }
    }
    case 'BYTE_STREAM_SPLIT':
      return plainValues(physical, joined(bytes, count, widthOf(physical)), count)
    case 'DELTA_BINARY_PACKED':
      return physical.type === 'INT32' || physical.type === 'INT64' ? deltaNumbers(physical, bytes, count) : undefined
    case 'DELTA_LENGTH_BYTE_ARRAY': {
      const cursor = { bytes, at: 0 }
      const lengths = readDeltas(cursor, new Int32Array(count))
      return { form: 'bytes', bytes, ...placesOf(lengths, cursor.at, bytes.length) }
    }
    case 'DELTA_BYTE_ARRAY':
      return prefixedBytes(bytes, count)
    default:
      return undefined
  }
}

function widthOf({ type, width }: Physical): number {
  const known = { INT32: 4, FLOAT: 4, INT64: 8, DOUBLE: 8, INT96: 12, FIXED_LEN_BYTE_ARRAY: width }[type]
  if (known === undefined || !(known > 0)) throw new PageError()
  return known
}

function plainValues(physical: Physical, bytes: Uint8Array, count: number): StoredValues {
  if (physical.type === 'BOOLEAN') {
    if (count > bytes.length * 8) throw new PageError()
    const values = new Uint8Array(count)
    for (let k = 0; k < count; k++) values[k] = ((bytes[k >> 3] as number) >> (k & 7)) & 1
    return { form: 'numbers', values }
  }
  if (physical.type === 'BYTE_ARRAY') return plainBytes(bytes, count)
  const width = widthOf(physical)
  if (count * width > bytes.length) throw new PageError()
  switch (physical.type) {
    case 'INT32': {
      const own = aligned(bytes, count * 4)
      return { form: 'numbers', values: physical.isUnsigned ? new Uint32Array(own) : new Int32Array(own) }
    }
    case 'INT64': {
      const own = aligned(bytes, count * 8)
      return { form: 'numbers', values: physical.isUnsigned ? new BigUint64Array(own) : new BigInt64Array(own) }
    }
    case 'FLOAT':
      return { form: 'numbers', values: new Float32Array(aligned(bytes, count * 4)) }
    case 'DOUBLE':
      return { form: 'numbers', values: new Float64Array(aligned(bytes, count * 8)) }
    default: {
      const starts = Float64Array.from({ length: count }, (_, k) => k * width)
      return { form: 'bytes', bytes, starts, ends: starts.map((start) => start + width) }
    }
  }
}

const aligned = (bytes: Uint8Array, size: number): ArrayBuffer => bytes.slice(0, size).buffer as ArrayBuffer

function plainBytes(bytes: Uint8Array, count: number): StoredValues {
  if (count * 4 > bytes.length) throw new PageError()
  const starts = new Float64Array(count)
  const ends = new Float64Array(count)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  for (let k = 0; k < count; k++) {
    if (at + 4 > bytes.length) throw new PageError()
    starts[k] = at + 4
    at += 4 + view.getUint32(at, true)
    ends[k] = at
  }
  if (at > bytes.length) throw new PageError()
  return { form: 'bytes', bytes, starts, ends }
}

/** The first bytes of all values, then the second ones, and so on. */
function joined(bytes: Uint8Array, count: number, width: number): Uint8Array {
  if (count * width > bytes.length) throw new PageError()
  const all = new Uint8Array(count * width)
  for (let b = 0; b < width; b++) for (let k = 0; k < count; k++) all[k * width + b] = bytes[b * count + k] as number
  return all
}

function deltaNumbers({ type, isUnsigned }: Physical, bytes: Uint8Array, count: number): StoredValues {
  const cursor: Cursor = { bytes, at: 0 }
  if (type === 'INT64') {
    const values = readDeltas(cursor, new BigInt64Array(count))
    return { form: 'numbers', values: isUnsigned ? new BigUint64Array(values.buffer) : values }
  }
  const values = readDeltas(cursor, new Int32Array(count))
  return { form: 'numbers', values: isUnsigned ? new Uint32Array(values.buffer) : values }
}

function placesOf(lengths: Int32Array, start: number, end: number) {
  const starts = new Float64Array(lengths.length)
  const ends = new Float64Array(lengths.length)
  let at = start
  for (const [k, length] of lengths.entries()) {
    if (length < 0) throw new DeltaError()
    starts[k] = at
    at += length
    ends[k] = at
  }
  if (at > end) throw new DeltaError()
  return { starts, ends }
}

/** Each value begins with so many bytes of the one before. */
function prefixedBytes(bytes: Uint8Array, count: number): StoredValues {
  const cursor: Cursor = { bytes, at: 0 }
  const prefixes = readDeltas(cursor, new Int32Array(count))
  const suffixes = readDeltas(cursor, new Int32Array(count))
  let total = 0
  let before = 0
  for (let k = 0; k < count; k++) {
    const [prefix, suffix] = [prefixes[k] as number, suffixes[k] as number]
    if (prefix < 0 || suffix < 0 || prefix > before) throw new DeltaError()
    before = prefix + suffix
    total += before
  }
  checkUnpacked('Parquet', total, bytes.length)
  const { starts: from } = placesOf(suffixes, cursor.at, bytes.length)
  const all = new Uint8Array(total)
  const starts = new Float64Array(count)
  const ends = new Float64Array(count)
  let at = 0
  let last = 0
  for (let k = 0; k < count; k++) {
    const [prefix, suffix] = [prefixes[k] as number, suffixes[k] as number]
    starts[k] = at
    all.copyWithin(at, last, last + prefix)
    const begin = from[k] as number
    all.set(bytes.subarray(begin, begin + suffix), at + prefix)
    last = at
    at += prefix + suffix
    ends[k] = at
  }
  return { form: 'bytes', bytes: all, starts, ends }
}
