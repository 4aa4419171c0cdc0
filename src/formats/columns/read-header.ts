import type { VariableSet } from '#engine/frame/frame.ts'
import { damaged } from '../typed/byte-view.ts'
import type { TypedColumn } from '../typed/typed-file.ts'
import { type ColumnCells, type ColumnFileHeader, FORMAT, HEADER_AT } from './column-file.ts'

type Fields = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const MOST_ROWS = 50_000_000
const MOST_COLUMNS = 32_767

const isFields: Check = (value): value is Fields => typeof value === 'object' && value !== null
const isText: Check = (value) => typeof value === 'string'
const isCode: Check = (value) => typeof value === 'string' || typeof value === 'number'
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check, most = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check)
const fieldsOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check((value as Fields)[name]))

const isLabel = fieldsOf({ value: isCode, label: isText })
const isEnd = nullable((value) => typeof value === 'number')

const isColumn = fieldsOf({
  name: isText,
  label: isText,
  type: oneOf('number', 'text', 'date', 'datetime'),
  measure: oneOf('continuous', 'ordinal', 'nominal', 'id', null),
  valueLabels: listOf(isLabel),
  missingCodes: listOf(isCode),
  missingRanges: listOf((range) => listOf(isEnd, 2)(range) && (range as unknown[]).length === 2),
  format: optional(oneOf('time', 'percent', 'month', 'quarter', 'week')),
  note: optional(isText),
  source: optional(fieldsOf({ name: isText })),
  cells: nullable((cells) => fieldsOf({ tagged: oneOf(true, false) })(cells) || fieldsOf({ texts: isCount })(cells)),
})

const isSet = fieldsOf({
  id: isText,
  name: isText,
  label: isText,
  columns: listOf(isText),
  countedValue: nullable(isCode),
})

const isHeader = fieldsOf({
  rows: (rows) => isCount(rows) && (rows as number) <= MOST_ROWS,
  columns: listOf(isColumn, MOST_COLUMNS),
  label: isText,
  notes: listOf(isText),
  sets: listOf(isSet),
  weight: nullable(isCount),
})

/** The header of a file that a stranger may have written. */
export function readHeader(bytes: Uint8Array): ColumnFileHeader {
  let parsed: unknown
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw damaged(FORMAT, HEADER_AT)
  }
  if (!isHeader(parsed)) throw damaged(FORMAT, HEADER_AT)
  const { rows, columns, label, notes, sets, weight } = parsed as ColumnFileHeader
  return { rows, columns: columns.map(columnOf), label, notes, sets: sets.map(setOf), weight }
}

/** Without fields that no version writes. */
function columnOf(
  column: TypedColumn & { readonly cells: ColumnCells },
): TypedColumn & { readonly cells: ColumnCells } {
  const { name, label, type, measure, valueLabels, missingCodes, missingRanges, format, note, cells } = column
  if (cells !== null && 'texts' in cells !== (type === 'text')) throw damaged(FORMAT, HEADER_AT)
  const given = { ...(format && { format }), ...(note !== undefined && { note }) }
  return { name, label, type, measure, valueLabels, missingCodes, missingRanges, ...given, cells }
}

function setOf(set: VariableSet): VariableSet {
  if (set.role === 'dimension') throw damaged(FORMAT, HEADER_AT)
  const { id, name, label, countedValue, columns } = set
  return { id, name, label, countedValue, columns }
}
