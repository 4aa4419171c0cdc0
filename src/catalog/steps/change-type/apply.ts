import { TextBuilder } from '#engine/frame/builder.ts'
import { dayMs, msOfDay, parseIsoDate } from '#engine/frame/calendar.ts'
import { type Column, type ColumnMeta, columnById } from '#engine/frame/frame.ts'
import { numberFromText } from '#engine/frame/number-text.ts'
import { textOfCell } from '#engine/frame/text-of-cells.ts'
import { missingMask, usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = (frame, options) => {
  const column = columnById(frame, options.variable)
  if (column === undefined) return broken('column-missing', { column: options.variable }, 'variable')
  if (options.type === 'number' && (column.type === 'date' || column.type === 'datetime')) {
    return broken('date-to-number', {}, 'type')
  }
  if (options.type === column.type) return changedColumns([])
  const seen = usable(column)
  const changed = converted(seen, options)
  const lost = countMissing(changed) - countMissing(seen)
  return changedColumns([changed], lost > 0 ? [warning('lost', { count: lost })] : [])
}

export function reads({ variable }: Options): readonly string[] {
  return [variable]
}

const countMissing = (column: Column) => missingMask(column).reduce((sum, m) => sum + m, 0)

/** Labels and codes of the old values do not apply to the new ones. */
function converted(column: Column, { type, numbersAs }: Options): Column {
  const { id, name, label } = column
  const measure = type === 'text' ? 'nominal' : 'continuous'
  const meta: ColumnMeta = { id, name, label, measure, valueLabels: [], missingCodes: [], missingRanges: [] }
  if (type === 'text') return { ...meta, type, ...asTexts(column) }
  if (type === 'number') return { ...meta, type, values: fromTexts(column, numberFromText) }
  if (column.type === 'text')
    return { ...meta, type, values: fromTexts(column, (text) => wholeDay(parseIsoDate(text))) }
  if (column.type !== 'number') return { ...meta, type, values: column.values.map(wholeDay) }
  return { ...meta, type, values: column.values.map(numbersAs === 'serial' ? serialDay : compactDay) }
}

function fromTexts(column: Column, read: (text: string) => number): Float64Array {
  if (column.type !== 'text') return column.values
  const byCode = column.dictionary.map(read)
  return Float64Array.from(column.codes, (code) => (code < 0 ? Number.NaN : (byCode[code] as number)))
}

function asTexts(column: Column): { codes: Int32Array; dictionary: readonly string[] } {
  if (column.type === 'text') return column
  const write = textOfCell(column.type)
  const builder = new TextBuilder()
  for (const value of column.values) builder.push(Number.isNaN(value) ? null : write(value))
  return builder.finish()
}

const wholeDay = (ms: number) => Math.floor(ms / dayMs) * dayMs

/** Days since 1899-12-30, which is Excel's date serial from March 1900 on. */
const serialDay = (serial: number) =>
  Number.isFinite(serial) && Math.abs(serial) < 3e6 ? Date.UTC(1899, 11, 30) + Math.floor(serial) * dayMs : Number.NaN

const compactDay = (value: number) => msOfDay(Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100)
