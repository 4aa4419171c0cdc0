import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import { compactDate, parseDate } from './cell-date.ts'
import { classifyCell, plainText } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import { type ColumnProfile, countOf } from './profile.ts'
import { orderedScale } from './scales.ts'
import type { DateOrder, ImportColumn } from './schema.ts'

/** A column has a type if at most this share of its cells does not fit. */
const tolerated = 0.05

const dateName = /日期|时间|年月日|生日|date|time|birth|dob|day/i
const idName =
  /编号|序号|病例号|病案号|住院号|门诊号|条码|样本号|^id$|[_\s.-]id$|^no\.?$|subject|patient.?(no|num)|^pid$|barcode|record.?(no|num)/i

export const isNamedLikeId = (name: string): boolean => idName.test(name)

export type TypeReason = 'leading-zeros' | 'long-digits' | 'mixed' | 'date-orders'

export interface Inference extends Pick<ImportColumn, 'type' | 'measure' | 'dateOrder' | 'dateNumbers'> {
  /** Why a column that contains numbers or dates is kept as text. */
  readonly keptBecause?: TypeReason
  /** No date in the column shows whether 3/4 is in March or April. */
  readonly ambiguousOrder?: true
}

/** Proposes a type from every cell of the column, never from the first rows. */
export function inferColumn(name: string, cells: FinishedCells, profile: ColumnProfile): Inference {
  const content = profile.rows - profile.blanks - countOf(profile, 'missing-word')
  const plain = countOf(profile, 'number', 'wide', 'grouped')
  const numberLike = plain + countOf(profile, 'flagged', 'percent', 'below-limit', 'above-limit')
  const codes = countOf(profile, 'leading-zero', 'long-digits')
  const dates = countOf(profile, 'date', 'datetime')
  const dateLike = dates + countOf(profile, 'partial-date', 'invalid-date')
  if (
    content > 0 &&
    codes === 0 &&
    plain + countOf(profile, 'percent') > 0 &&
    content - numberLike <= tolerated * content
  ) {
    const dateNumbers = dateName.test(name) ? numbersAsDates(cells) : undefined
    if (dateNumbers !== undefined)
      return { type: dateNumbers.type, measure: 'continuous', dateNumbers: dateNumbers.form }
    return { type: 'number', measure: numberMeasure(name, cells) }
  }
  if (dates > 0 && content - dateLike <= tolerated * content) return dateInference(profile)
  const measure = textMeasure(name, profile)
  if (codes > 0 && codes + numberLike >= content / 2) {
    const reason = countOf(profile, 'leading-zero') > 0 ? 'leading-zeros' : 'long-digits'
    return { type: 'text', measure: measure === 'ordinal' ? 'nominal' : measure, keptBecause: reason }
  }
  const mixed = numberLike + dateLike > 0 && 2 * (numberLike + dateLike) >= content
  return { type: 'text', measure, ...(mixed && { keptBecause: 'mixed' as const }) }
}

function dateInference(profile: ColumnProfile): Inference {
  const type: ColumnType = countOf(profile, 'datetime') > 0 ? 'datetime' : 'date'
  const orders = new Set<DateOrder | 'either'>()
  for (const [k, kind] of profile.kindOf.entries()) {
    if (kind !== 'date' && kind !== 'datetime') continue
    const date = parseDate(plainText(profile.texts[k] as string))
    if (date !== null && date !== 'invalid' && date.order !== undefined) orders.add(date.order)
  }
  if (orders.has('mdy') && orders.has('dmy')) return { type: 'text', measure: 'nominal', keptBecause: 'date-orders' }
  if (orders.size === 0) return { type, measure: 'continuous' }
  if (orders.has('dmy')) return { type, measure: 'continuous', dateOrder: 'dmy' }
  return { type, measure: 'continuous', dateOrder: 'mdy', ...(!orders.has('mdy') && { ambiguousOrder: true as const }) }
}

/** In a column named like a date: whether all numbers have the form 20230501, or all are Excel serials of 1920 to 2100. */
function numbersAsDates(cells: FinishedCells): { form: 'compact' | 'serial'; type: 'date' | 'datetime' } | undefined {
  if (cells.form === 'numbers') return undefined
  const values = cells.texts.map((text) => classifyCell(text)).filter((cell) => cell.kind === 'number')
  if (values.length === 0) return undefined
  if (values.every(({ value }) => !Number.isNaN(compactDate(value)))) return { form: 'compact', type: 'date' }
  if (!values.every(({ value }) => value >= 7306 && value < 73_416)) return undefined
  return { form: 'serial', type: values.every(({ value }) => Number.isInteger(value)) ? 'date' : 'datetime' }
}

/**
 * Whole numbers with up to five distinct values, each occurring at least twice on average, are taken for categories; whole numbers in a column
 * named like an identifier for identifiers. All others are continuous.
 */
function numberMeasure(name: string, cells: FinishedCells): Measure {
  if (cells.form === 'numbers')
    return idName.test(name) && cells.values.every((v) => Number.isNaN(v) || Number.isInteger(v)) ? 'id' : 'continuous'
  const values = cells.texts.map((text) => classifyCell(text)).filter((c) => c.kind === 'number')
  if (values.length < cells.texts.length || !values.every(({ value }) => Number.isInteger(value))) return 'continuous'
  if (idName.test(name) && values.length > 0.95 * cells.codes.length) return 'id'
  const few = values.length <= 5 && 2 * values.length <= cells.codes.length
  return few && values.every(({ value }) => value >= 0 && value <= 20) ? 'nominal' : 'continuous'
}

function textMeasure(name: string, profile: ColumnProfile): Measure {
  const filled = profile.rows - profile.blanks
  const distinct = profile.texts.length
  const unique = filled >= 20 && distinct >= 0.95 * filled
  if (unique || (idName.test(name) && distinct > 0.5 * filled)) return 'id'
  return scaleOf(profile) === null ? 'nominal' : 'ordinal'
}

/** The values of the column from low to high if one known vocabulary contains them all. */
export function scaleOf(profile: ColumnProfile): readonly string[] | null {
  return orderedScale(profile.texts.filter((_, k) => profile.kindOf[k] !== 'missing-word').map((text) => text.trim()))
}
