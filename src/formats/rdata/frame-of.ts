import type { Measure, MissingRange, ValueLabel } from '#engine/frame/frame.ts'
import type { TypedCells, TypedColumn, TypedRemark } from '../typed/typed-file.ts'
import { naTags } from './na-tags.ts'
import {
  attributesOf,
  classesOf,
  lengthOf,
  NA_INTEGER,
  numbersOf,
  type RValue,
  type RVector,
  textsOf,
} from './r-value.ts'

const DAY = 86_400_000
/** ms of the last instant that a Date has. */
const LAST_INSTANT = 8.64e15
const SECOND = 1000
/** Years 1 to 9999. */
const [FIRST_DAY, LAST_DAY] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')]

/** Columns of a data frame with their cells. */
export interface RColumns {
  readonly rows: number
  readonly columns: readonly TypedColumn[]
  readonly cells: readonly TypedCells[]
  readonly remarks: readonly TypedRemark[]
}

/** Whether a value can be shown as a table: a data frame, a matrix, or a vector of cells. */
export function isTable(value: RValue): boolean {
  if (classesOf(value).includes('data.frame')) return value.kind === 'list'
  return value.kind !== 'list' && value.kind !== 'unread' && lengthOf(value) > 0
}

/** The columns of a data frame; a matrix has one for each of its own, and a vector is one. */
export function columnsOf(name: string, value: RValue): RColumns {
  const made: { column: TypedColumn; cells: TypedCells }[] = []
  const remarks: TypedRemark[] = []
  const add = (own: string, one: RValue) => {
    const found = columnOf(own, one)
    if (found) made.push(...found)
    else remarks.push({ code: 'binary-left-out', count: 1 })
  }
  if (value.kind !== 'list') {
    add(name, value)
    return {
      rows: made[0] ? countOf(made[0].cells) : 0,
      columns: made.map(({ column }) => column),
      cells: made.map(({ cells }) => cells),
      remarks,
    }
  }
  const rowNames = attributesOf(value).get('row.names')
  const names = textsOf(attributesOf(value).get('names'))
  if (rowNames?.kind === 'string' && !isCounted(textsOf(rowNames))) add('row.names', rowNames)
  for (const [place, one] of value.items.entries()) add(names[place] ?? '', one)
  const rows = rowNames?.kind === 'string' ? lengthOf(rowNames) : rowsOf(rowNames, made)
  const whole = made.filter(({ cells }) => countOf(cells) === rows)
  if (whole.length < made.length) remarks.push({ code: 'binary-left-out', count: made.length - whole.length })
  return { rows, columns: whole.map(({ column }) => column), cells: whole.map(({ cells }) => cells), remarks }
}

const countOf = (cells: TypedCells) => ('codes' in cells ? cells.codes.length : cells.values.length)
const isCounted = (names: readonly string[]) => names.every((name, k) => name === String(k + 1))

/** Row numbers are stored as NA and their count. */
function rowsOf(rowNames: RValue | undefined, made: readonly { readonly cells: TypedCells }[]): number {
  if (rowNames?.kind === 'integer') {
    const [first, second = 0] = rowNames.values
    return rowNames.values.length === 2 && first === NA_INTEGER ? Math.abs(second) : rowNames.values.length
  }
  return made[0] ? countOf(made[0].cells) : 0
}

type Made = readonly { readonly column: TypedColumn; readonly cells: TypedCells }[]

/** Undefined for what has no cells: lists, complex numbers, raw bytes. */
function columnOf(name: string, value: RValue): Made | undefined {
  const [rows, columns] = numbersOf(attributesOf(value).get('dim'))
  if (rows !== undefined && columns !== undefined && columns > 1) return matrixColumns(name, value, rows, columns)
  const classes = classesOf(value)
  if (classes.includes('POSIXlt') && value.kind === 'list') return brokenTime(name, value)
  const one = cellsOf(value, classes)
  return one && [{ column: described(name, value, classes, one), cells: one.cells }]
}

interface OneColumn {
  readonly type: TypedColumn['type']
  readonly cells: TypedCells
  readonly measure?: Measure
  readonly valueLabels?: readonly ValueLabel[]
  readonly format?: TypedColumn['format']
  readonly note?: string
}

function described(name: string, value: RValue, classes: readonly string[], one: OneColumn): TypedColumn {
  const attributes = attributesOf(value)
  const [label = ''] = textsOf(attributes.get('label'))
  const isLabelled = classes.includes('haven_labelled')
  const [low, high] = numbersOf(attributes.get('na_range'))
  const missingRanges: readonly MissingRange[] =
    low !== undefined && high !== undefined ? [[finite(low), finite(high)]] : []
  return {
    name,
    label,
    type: one.type,
    measure: one.measure ?? (isLabelled ? 'nominal' : null),
    valueLabels: one.valueLabels ?? labelsOf(attributes.get('labels')),
    missingCodes: valuesOf(attributes.get('na_values')),
    missingRanges,
    ...(one.format && { format: one.format }),
    ...(one.note !== undefined && { note: one.note }),
  }
}

const finite = (end: number) => (Number.isFinite(end) ? end : null)
const valuesOf = (value: RValue | undefined) =>
  value?.kind === 'string' ? textsOf(value) : numbersOf(value).filter((one) => !Number.isNaN(one))

/** Labels of haven: a named vector of values; those of tagged NA have the tag as value. */
function labelsOf(labels: RValue | undefined): readonly ValueLabel[] {
  if (!labels) return []
  const names = textsOf(attributesOf(labels).get('names'))
  if (labels.kind === 'string') return textsOf(labels).map((value, k) => ({ value, label: names[k] ?? '' }))
  const tags = labels.kind === 'double' ? naTags(labels.values) : undefined
  return numbersOf(labels).flatMap((value, k): ValueLabel[] => {
    const tag = tags?.[k] ?? 0
    const label = names[k] ?? ''
    if (!Number.isNaN(value)) return [{ value, label }]
    return tag > 1 ? [{ value: `.${String.fromCharCode(95 + tag)}`, label }] : []
  })
}

function cellsOf(value: RValue, classes: readonly string[]): OneColumn | undefined {
  const is = (name: string) => classes.includes(name)
  switch (value.kind) {
    case 'string':
      return { type: 'text', cells: withoutEmpty(value.codes, value.dictionary) }
    case 'logical':
      return {
        type: 'number',
        cells: { values: plainNumbers(value.values) },
        measure: 'nominal',
        valueLabels: [
          { value: 0, label: 'FALSE' },
          { value: 1, label: 'TRUE' },
        ],
      }
    case 'integer':
      if (is('factor')) return factorOf(value, is('ordered'))
      return (
        timed(plainNumbers(value.values), value, is) ?? {
          type: 'number',
          cells: { values: plainNumbers(value.values) },
        }
      )
    case 'double': {
      if (is('integer64')) return longIntegers(value.values)
      const tags = naTags(value.values)
      return (
        timed(value.values, value, is) ?? {
          type: 'number',
          cells: { values: value.values, ...(tags && { missingTags: tags }) },
        }
      )
    }
    default:
      return undefined
  }
}

/** An empty text is a missing value, as in every frame. */
function withoutEmpty(codes: Int32Array, dictionary: readonly string[]): TypedCells {
  const empty = dictionary.indexOf('')
  if (empty < 0) return { codes, dictionary }
  return {
    codes: codes.map((code) => (code === empty ? -1 : code > empty ? code - 1 : code)),
    dictionary: dictionary.filter((text) => text !== ''),
  }
}

const plainNumbers = (values: Int32Array) =>
  Float64Array.from(values, (value) => (value === NA_INTEGER ? Number.NaN : value))

function factorOf(value: RVector & { readonly values: Int32Array }, isOrdered: boolean): OneColumn {
  const levels = textsOf(attributesOf(value).get('levels'))
  const codes = value.values.map((code) => (code >= 1 && code <= levels.length ? code - 1 : -1))
  return {
    type: 'text',
    cells: { codes, dictionary: levels },
    measure: isOrdered ? 'ordinal' : 'nominal',
    valueLabels: levels.map((level) => ({ value: level, label: level })),
  }
}

/** Days, instants and durations. */
function timed(values: Float64Array, value: RValue, is: (name: string) => boolean): OneColumn | undefined {
  const within = (ms: number) => (ms >= FIRST_DAY && ms <= LAST_DAY ? ms : Number.NaN)
  if (is('Date')) return { type: 'date', cells: { values: values.map((day) => within(Math.floor(day) * DAY)) } }
  if (is('POSIXct')) {
    const [zone = ''] = textsOf(attributesOf(value).get('tzone'))
    const local = wallClock(zone)
    return {
      type: 'datetime',
      cells: { values: values.map((seconds) => within(local(Math.round(seconds * SECOND)))) },
      ...(zone !== '' && { note: zone }),
    }
  }
  if (is('hms')) return { type: 'number', cells: { values }, format: 'time', measure: 'continuous' }
  if (is('difftime')) {
    const [units = ''] = textsOf(attributesOf(value).get('units'))
    return { type: 'number', cells: { values }, measure: 'continuous', ...(units !== '' && { note: units }) }
  }
  return undefined
}

/** From UTC to the clock of a zone; UTC without a zone, or with one that is not known here. */
function wallClock(zone: string): (ms: number) => number {
  if (zone === '' || zone === 'UTC' || zone === 'GMT') return (ms) => ms
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return (ms) => ms
  }
  return (ms) => {
    // beyond the range of dates, which only a damaged file has
    if (!(Math.abs(ms) <= LAST_INSTANT)) return Number.NaN
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % SECOND) + SECOND) % SECOND)
  }
}

/** A broken-down time: lists of seconds, minutes, hours, days, months from 0 and years since 1900. */
function brokenTime(name: string, value: RValue & { readonly kind: 'list' }): Made {
  const fields = textsOf(attributesOf(value).get('names'))
  const numbers = (field: string) => numbersOf(value.items[fields.indexOf(field)])
  const [seconds, minutes, hours, days, months, years] = ['sec', 'min', 'hour', 'mday', 'mon', 'year'].map(numbers)
  const values = Float64Array.from(years ?? [], (year, k) =>
    Math.round(
      Date.UTC(1900 + year, months?.[k] ?? 0, days?.[k] ?? 1, hours?.[k] ?? 0, minutes?.[k] ?? 0) +
        (seconds?.[k] ?? 0) * SECOND,
    ),
  )
  return [{ column: described(name, value, [], { type: 'datetime', cells: { values } }), cells: { values } }]
}

/** 64-bit integers in the bits of doubles. Beyond 2^53 they are ids, and become texts. */
function longIntegers(values: Float64Array): OneColumn {
  const bits = new BigInt64Array(values.buffer, values.byteOffset, values.length)
  const NA = -(2n ** 63n)
  const isLong = bits.some((one) => one !== NA && (one > 2n ** 53n || one < -(2n ** 53n)))
  if (!isLong)
    return {
      type: 'number',
      cells: { values: Float64Array.from(bits, (one) => (one === NA ? Number.NaN : Number(one))) },
    }
  const dictionary: string[] = []
  const place = new Map<bigint, number>()
  const codes = Int32Array.from(bits, (one) => {
    if (one === NA) return -1
    const known = place.get(one) ?? dictionary.push(String(one)) - 1
    place.set(one, known)
    return known
  })
  return { type: 'text', cells: { codes, dictionary }, measure: 'id' }
}

/** A matrix within a data frame: a column for each of its own, cell by cell. */
function matrixColumns(name: string, value: RValue, rows: number, columns: number): Made | undefined {
  const dimnames = attributesOf(value).get('dimnames')
  const names = dimnames?.kind === 'list' ? textsOf(dimnames.items[1]) : []
  if (rows * columns !== lengthOf(value)) return undefined
  const all = cellsOf(value, [])
  if (!all) return undefined
  return Array.from({ length: columns }, (_, k) => {
    const [from, to] = [k * rows, (k + 1) * rows]
    const cells: TypedCells =
      'codes' in all.cells
        ? { codes: all.cells.codes.slice(from, to), dictionary: all.cells.dictionary }
        : { values: all.cells.values.slice(from, to) }
    return { column: described(`${name}.${names[k] ?? k + 1}`, { kind: 'null' }, [], { ...all, cells }), cells }
  })
}
