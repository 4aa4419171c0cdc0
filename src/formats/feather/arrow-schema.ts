import type { StoredType } from '../columnar/stored-type.ts'
import { FlatbufferError, FlatTable } from './flatbuffer.ts'

/** How the values of a field lie in the buffers of a batch. */
export type ArrowLayout =
  | { readonly of: 'null' | 'bits' | 'struct' | 'run-ends' }
  | { readonly of: 'numbers'; readonly numbers: Numbers }
  | { readonly of: 'bytes'; readonly isLarge: boolean }
  | { readonly of: 'fixed'; readonly width: number; readonly isDecimal: boolean }
  | { readonly of: 'views' }
  | { readonly of: 'list'; readonly isLarge: boolean; readonly isMap: boolean }
  | { readonly of: 'list-view'; readonly isLarge: boolean }
  | { readonly of: 'fixed-list'; readonly length: number }
  | { readonly of: 'union'; readonly isDense: boolean }

export type Numbers = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64'

export interface ArrowField {
  readonly name: string
  readonly layout: ArrowLayout
  /** Null if its values are not read here, or it has children in place of values. */
  readonly type: StoredType | null
  /** The values are places in a dictionary. */
  readonly dictionary: { readonly id: number; readonly numbers: Numbers; readonly isOrdered: boolean } | null
  readonly children: readonly ArrowField[]
}

export interface ArrowSchema {
  readonly fields: readonly ArrowField[]
  readonly isBigEndian: boolean
}

const DEEPEST = 64
const MOST_FIELDS = 100_000
const CONTINUED = 0xffffffff
const SCHEMA = 1

/** The schema in a message of a stream, as Parquet files of Arrow have it. Throws FlatbufferError. */
export function parseArrowSchema(bytes: Uint8Array): ArrowSchema {
  if (bytes.length < 8) throw new FlatbufferError()
  const first = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const message = FlatTable.root(bytes.subarray(first === CONTINUED ? 8 : 4))
  const header = message.table(2)
  if (message.byte(1) !== SCHEMA || !header) throw new FlatbufferError()
  return schemaOf(header)
}

/** The schema that the table `Schema` of a message or a footer describes. Throws FlatbufferError. */
export function schemaOf(table: FlatTable): ArrowSchema {
  let left = MOST_FIELDS
  const field = (one: FlatTable, depth: number): ArrowField => {
    left -= 1
    if (depth > DEEPEST || left < 0) throw new FlatbufferError()
    const children = one.tables(5).map((child) => field(child, depth + 1))
    const { layout, type } = typeOf(one.byte(2), one.table(3))
    const encoded = one.table(4)
    const index = encoded?.table(1)
    return {
      name: one.text(0),
      layout,
      type,
      children,
      dictionary: encoded
        ? {
            id: encoded.long(0),
            numbers: index ? integers(index.int(0, 32), index.byte(1) !== 0) : 'i32',
            isOrdered: encoded.byte(2) !== 0,
          }
        : null,
    }
  }
  return { isBigEndian: table.short(0) !== 0, fields: table.tables(1).map((one) => field(one, 0)) }
}

const unitsPerSecond = [1, 1000, 1_000_000, 1_000_000_000]

function units(unit: number): number {
  const known = unitsPerSecond[unit]
  if (known === undefined) throw new FlatbufferError()
  return known
}

function integers(width: number, isSigned: boolean): Numbers {
  const name = `${isSigned ? 'i' : 'u'}${width}`
  if (!/^[iu](?:8|16|32|64)$/.test(name)) throw new FlatbufferError()
  return name as Numbers
}

/** Numbers of the types as in Schema.fbs. */
function typeOf(
  id: number,
  type: FlatTable | undefined,
): { readonly layout: ArrowLayout; readonly type: StoredType | null } {
  const numbers = (kind: Numbers, stored: StoredType) => ({
    layout: { of: 'numbers', numbers: kind } as const,
    type: stored,
  })
  const nested = (layout: ArrowLayout) => ({ layout, type: null })
  switch (id) {
    case 1:
      return { layout: { of: 'null' }, type: { of: 'number' } }
    case 2: {
      const kind = integers(type?.int(0) ?? 0, type?.byte(1) !== 0)
      return numbers(kind, { of: kind.endsWith('64') ? 'integer' : 'number' })
    }
    case 3: {
      const precision = type?.short(0) ?? 0
      if (precision === 0) return numbers('u16', { of: 'half' })
      return numbers(precision === 1 ? 'f32' : 'f64', { of: 'number' })
    }
    case 4:
    case 19:
      return { layout: { of: 'bytes', isLarge: id === 19 }, type: { of: 'bytes' } }
    case 5:
    case 20:
      return { layout: { of: 'bytes', isLarge: id === 20 }, type: { of: 'text' } }
    case 6:
      return { layout: { of: 'bits' }, type: { of: 'boolean' } }
    case 7: {
      const width = (type?.int(2, 128) ?? 128) / 8
      if (![4, 8, 16, 32].includes(width)) throw new FlatbufferError()
      return {
        layout: { of: 'fixed', width, isDecimal: true },
        type: { of: 'decimal', precision: type?.int(0) ?? 0, scale: decimals(type?.int(1) ?? 0) },
      }
    }
    case 8:
      return (type?.short(0, 1) ?? 1) === 0
        ? numbers('i32', { of: 'day', units: 1 })
        : numbers('i64', { of: 'day', units: 86_400_000 })
    case 9:
      return numbers((type?.int(1, 32) ?? 32) === 64 ? 'i64' : 'i32', {
        of: 'time',
        units: units(type?.short(0, 1) ?? 1),
      })
    case 10:
      return numbers('i64', { of: 'instant', units: units(type?.short(0) ?? 0), isUtc: (type?.text(1) ?? '') !== '' })
    case 11: {
      const unit = type?.short(0) ?? 0
      return nested({ of: 'fixed', width: unit === 0 ? 4 : unit === 1 ? 8 : 16, isDecimal: false })
    }
    case 12:
    case 21:
      return nested({ of: 'list', isLarge: id === 21, isMap: false })
    case 13:
      return nested({ of: 'struct' })
    case 14:
      return nested({ of: 'union', isDense: type?.short(0) === 1 })
    case 15:
      return { layout: { of: 'fixed', width: type?.int(0) ?? 0, isDecimal: false }, type: { of: 'bytes' } }
    case 16:
      return nested({ of: 'fixed-list', length: type?.int(0) ?? 0 })
    case 17:
      return nested({ of: 'list', isLarge: false, isMap: true })
    case 18:
      return numbers('i64', { of: 'duration', units: units(type?.short(0, 1) ?? 1) })
    case 22:
      return nested({ of: 'run-ends' })
    case 23:
    case 24:
      return { layout: { of: 'views' }, type: { of: id === 23 ? 'bytes' : 'text' } }
    case 25:
    case 26:
      return nested({ of: 'list-view', isLarge: id === 26 })
    default:
      throw new FlatbufferError()
  }
}

function decimals(scale: number): number {
  if (Math.abs(scale) > 1000) throw new FlatbufferError()
  return scale
}
