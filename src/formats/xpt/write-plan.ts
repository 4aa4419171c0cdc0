import { dayMs } from '#engine/frame/calendar.ts'
import type { Column, Frame, NumericColumn, TextColumn } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { EncodedTexts, encodedText } from '../typed/encoded-texts.ts'
import type { LossList } from '../typed/losses.ts'
import { validNames } from '../typed/valid-names.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { isIbmNumber } from './write-numbers.ts'
import { RECORD } from './xpt-head.ts'

/** A variable as it is written. */
export interface XptPlan {
  readonly name: string
  readonly label: Uint8Array
  readonly format: { readonly name: string; readonly width: number }
  /** Bytes of a cell. */
  readonly width: number
  readonly cells: XptNumbers | XptTexts
}

export interface XptNumbers {
  readonly column: NumericColumn
  readonly stored: (value: number) => number
}

export interface XptTexts {
  readonly column: TextColumn
  readonly texts: EncodedTexts
}

const COLUMNS = 32_767
const NAME = 32
const LABEL = 256
const LONGEST = 32_767
const NUMBER = 8
/** From 1960-01-01, where SAS begins to count, to 1970-01-01. */
const DAYS_1960 = 3653

const noFormat = { name: '', width: 0 }
const ascii = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '')

const names = {
  clean: (name: string) =>
    ascii(name)
      .replace(/[^A-Za-z0-9_]/g, '_')
      .replace(/^(?=\d)/, '_'),
  limit: NAME,
  size: (name: string) => name.length,
  key: (name: string) => name.toUpperCase(),
}

/** Plans all variables of a transport file of version 8. Throws FormatError. */
export async function planXpt(frame: Frame, losses: LossList, context: ReadContext): Promise<readonly XptPlan[]> {
  const { columns, weight, sets = [] } = frame
  if (columns.length === 0) throw new FormatError('no-columns')
  if (columns.length > COLUMNS) throw new FormatError('too-many-columns', { columns: columns.length, limit: COLUMNS })
  const given = validNames(
    columns.map(({ name }) => name),
    names,
  )
  const plans: XptPlan[] = []
  for (const [place, column] of columns.entries()) {
    const name = given[place] ?? 'V'
    if (column.id === weight) losses.add('weight-left-out', column.name)
    const common = { name, label: labelOf(column, name, losses) }
    plans.push(
      column.type === 'text'
        ? { ...common, ...(await textPlan(column, losses, context)) }
        : { ...common, ...numberPlan(column, losses) },
    )
    await yieldToMessages()
    context.signal?.throwIfAborted()
  }
  for (const { name } of sets) losses.add('sets-left-out', name)
  return tellingBlankRows(plans, frame.rows)
}

/** The name as it was, if the label is free; and what SAS has no place for. */
function labelOf(column: Column, name: string, losses: LossList): Uint8Array {
  const { measure, type, valueLabels, missingCodes, missingRanges, note } = column
  if (name !== column.name) losses.add('names-changed', `${column.name} → ${name}`)
  if (missingCodes.length > 0 || missingRanges.length > 0) losses.add('codes-as-values', column.name)
  if (valueLabels.length > 0) losses.add('value-labels-left-out', column.name)
  if (measure === 'ordinal' || (type === 'number' && measure === 'nominal'))
    losses.add('measures-left-out', column.name)
  if (note !== undefined) losses.add('notes-left-out', column.name)
  const text = column.label.trimEnd() || (name === column.name ? '' : column.name)
  const label = encodedText(text, LABEL)
  if (label.length < new TextEncoder().encode(text).length) losses.add('labels-cut', column.name)
  return label
}

async function textPlan(column: TextColumn, losses: LossList, context: ReadContext) {
  const texts = await EncodedTexts.of(column.dictionary, { limit: LONGEST, trimEnd: true }, context)
  if (texts.cut > 0) losses.add('texts-cut', column.name)
  if (texts.trimmed > 0) losses.add('blanks-cut', column.name)
  return { format: noFormat, width: Math.max(1, texts.longest), cells: { column, texts } }
}

function numberPlan(column: NumericColumn, losses: LossList) {
  const { type, format, values, name } = column
  const isDay = type === 'date' && values.every((value) => Number.isNaN(value) || value % dayMs === 0)
  if (format === 'month' || format === 'quarter' || format === 'week') losses.add('formats-left-out', name)
  const stored = isDay
    ? (value: number) => value / dayMs + DAYS_1960
    : type === 'number'
      ? (value: number) => value
      : (value: number) => (value + DAYS_1960 * dayMs) / 1000
  if (values.some((value) => !Number.isNaN(value) && !isIbmNumber(stored(value))))
    losses.add('numbers-out-of-range', name)
  return { format: formatOf(column, isDay), width: NUMBER, cells: { column, stored } }
}

function formatOf({ type, format }: NumericColumn, isDay: boolean): XptPlan['format'] {
  if (isDay) return { name: 'DATE', width: 9 }
  if (type !== 'number') return { name: 'DATETIME', width: 20 }
  if (format === 'time') return { name: 'TIME', width: 8 }
  return format === 'percent' ? { name: 'PERCENT', width: 8 } : noFormat
}

/** A blank row at the end looks like padding unless rows are as long as a record. */
function tellingBlankRows(plans: readonly XptPlan[], rows: number): readonly XptPlan[] {
  const width = plans.reduce((sum, plan) => sum + plan.width, 0)
  const isBlank = ({ cells }: XptPlan) => {
    if (!('texts' in cells)) return false
    const code = cells.column.codes[rows - 1] ?? -1
    return code < 0 || cells.texts.of(code).length === 0
  }
  const [first, ...others] = plans
  if (!first || rows === 0 || width >= RECORD || !plans.every(isBlank)) return plans
  return [{ ...first, width: first.width + RECORD - width }, ...others]
}
