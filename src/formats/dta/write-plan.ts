import { dayMs } from '#engine/frame/calendar.ts'
import type { Column, Frame, NumericColumn, TextColumn, ValueLabel } from '#engine/frame/frame.ts'
import { tagText } from '#engine/frame/missing-tags.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { EncodedTexts } from '../typed/encoded-texts.ts'
import type { LossList } from '../typed/losses.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { largestValue, MISSING_F64, type WholeKind } from './missing.ts'
import { msOfTime, type TimeUnit } from './time.ts'
import { type CodesAs, type Letters, lettersOf } from './write-letters.ts'
import { stataNames } from './write-names.ts'

/** A variable as it is written. */
export interface DtaPlan {
  readonly name: string
  readonly type: number
  /** Width of a cell. */
  readonly bytes: number
  readonly format: string
  readonly label: string
  readonly note: string | undefined
  /** Whole numbers, or the notation of a kind of missing value. */
  readonly labels: readonly { readonly value: number; readonly label: string }[]
  readonly cells: DtaNumbers | DtaTexts
}

export interface DtaNumbers {
  readonly column: NumericColumn
  readonly kind: WholeKind | 'f32' | 'f64'
  readonly stored: (value: number) => number
  readonly letters: Letters
}

export interface DtaTexts {
  readonly column: TextColumn
  readonly texts: EncodedTexts
  readonly isLong: boolean
}

const COLUMNS = 32_767
const LONGEST_FIXED = 2045
/** Readers of long texts stop there, this program too. */
const LONGEST = (1 << 20) - 1
const LABEL = 80
const LONG_TEXT = 32_768
/** Types by their codes, the smallest first. */
const whole = [
  { kind: 'i8', type: 65_530, bytes: 1, least: -127 },
  { kind: 'i16', type: 65_529, bytes: 2, least: -32_767 },
  { kind: 'i32', type: 65_528, bytes: 4, least: -2_147_483_647 },
] as const
const f32 = { kind: 'f32', type: 65_527, bytes: 4 } as const
const f64 = { kind: 'f64', type: 65_526, bytes: 8 } as const
const LEAST_LABELLED = -2_147_483_647
const MOST_LABELLED = largestValue('i32', true)

/** Plans all variables. Throws FormatError. */
export async function planDta(
  frame: Frame,
  codesAs: CodesAs,
  losses: LossList,
  context: ReadContext,
): Promise<readonly DtaPlan[]> {
  const { columns, weight, sets = [] } = frame
  if (columns.length === 0) throw new FormatError('no-columns')
  if (columns.length > COLUMNS) throw new FormatError('too-many-columns', { columns: columns.length, limit: COLUMNS })
  const names = stataNames(columns.map(({ name }) => name))
  const plans: DtaPlan[] = []
  for (const [place, column] of columns.entries()) {
    const name = names[place] ?? 'V'
    if (name !== column.name) losses.add('names-changed', `${column.name} → ${name}`)
    if (isMeasureLost(column)) losses.add('measures-left-out', column.name)
    if (column.id === weight) losses.add('weight-left-out', column.name)
    plans.push(
      column.type === 'text'
        ? await planTexts(column, name, losses, context)
        : planNumbers(column, name, codesAs, losses),
    )
    await yieldToMessages()
    context.signal?.throwIfAborted()
  }
  for (const set of sets) losses.add('sets-left-out', set.name)
  return plans
}

/** What a reader would not guess: numbers with labels and texts are nominal, others continuous. */
function isMeasureLost({ type, measure, valueLabels }: Column): boolean {
  if (measure === 'ordinal') return true
  return type === 'number' && measure === 'nominal' && valueLabels.length === 0
}

function common(column: Column, name: string, losses: LossList) {
  // the name as it was, if the label is free
  const given = column.label.trimEnd() || (name === column.name ? '' : column.name)
  const signs = Array.from(given.replaceAll('\0', ''))
  if (signs.length > LABEL) losses.add('labels-cut', column.name)
  return { name, label: signs.slice(0, LABEL).join(''), note: column.note }
}

function planNumbers(column: NumericColumn, name: string, codesAs: CodesAs, losses: LossList): DtaPlan {
  const { unit, format } = timeFormat(column, losses)
  const stored = storedIn(unit)
  const letters = lettersOf(column, codesAs, losses)
  const storage = storageOf(column, stored, letters, losses)
  if (column.missingTags?.includes(1)) losses.add('tags-left-out', column.name)
  return {
    ...common(column, name, losses),
    type: storage.type,
    bytes: storage.bytes,
    format: format ?? (storage.kind === 'f64' ? '%10.0g' : storage.kind === 'i32' ? '%12.0g' : '%9.0g'),
    labels: labelsOf(column, letters, stored, losses),
    cells: { column, kind: storage.kind, stored, letters },
  }
}

/** Null is a plain number. */
function timeFormat(column: NumericColumn, losses: LossList): { unit: TimeUnit | null; format?: string } {
  const { type, format, values, name } = column
  const lost = () => losses.add('formats-left-out', name)
  if (type === 'number') {
    if (format !== undefined) lost()
    return { unit: null }
  }
  if (type === 'datetime') return { unit: 'millisecond', format: '%tc' }
  const period = format === 'month' || format === 'quarter' || format === 'week' ? format : null
  if (period) {
    const stored = storedIn(period)
    // a date within a week or month would become its first day
    if (values.every((value) => Number.isNaN(value) || msOfTime(period, stored(value)) === value))
      return { unit: period, format: `%t${period.charAt(0)}` }
    lost()
  }
  return { unit: 'day', format: '%td' }
}

const EPOCH = -3653 * dayMs

/** From ms since 1970 to the numbers of a unit. */
function storedIn(unit: TimeUnit | null): (value: number) => number {
  const monthOf = (ms: number) => {
    const date = new Date(ms)
    return (date.getUTCFullYear() - 1960) * 12 + date.getUTCMonth()
  }
  switch (unit) {
    case 'day':
      return (ms) => (ms - EPOCH) / dayMs
    case 'millisecond':
      return (ms) => ms - EPOCH
    case 'month':
      return monthOf
    case 'quarter':
      return (ms) => Math.floor(monthOf(ms) / 3)
    case 'week':
      return (ms) => {
        const year = new Date(ms).getUTCFullYear()
        const days = (ms - new Date(0).setUTCFullYear(year, 0, 1)) / dayMs
        return (year - 1960) * 52 + Math.min(51, Math.floor(days / 7))
      }
    default:
      return (value) => value
  }
}

/** The smallest type that has all values exactly; what is beyond every type becomes missing. */
function storageOf(
  { values, type, name }: NumericColumn,
  stored: (value: number) => number,
  { isMissing }: Letters,
  losses: LossList,
) {
  let [least, most, isWhole, isSingle] = [0, 0, true, true]
  for (const value of values) {
    if (Number.isNaN(value) || isMissing(value)) continue
    const own = stored(value)
    if (!(Math.abs(own) < MISSING_F64)) {
      losses.add('numbers-too-large', name)
      continue
    }
    if (own < least) least = own
    if (own > most) most = own
    if (!Number.isInteger(own) || Object.is(own, -0)) isWhole = false
    if (Math.fround(own) !== own) isSingle = false
  }
  // Stata's instants are in f64
  if (type === 'datetime') return f64
  const found = isWhole && whole.find(({ kind, least: low }) => least >= low && most <= largestValue(kind, true))
  if (found) return found
  // f32 has missing values from 2^127 on
  return isSingle && most < 2 ** 127 && least > -(2 ** 127) ? f32 : f64
}

/** In the order of their values, as Stata has them. */
function labelsOf(column: NumericColumn, letters: Letters, stored: (value: number) => number, losses: LossList) {
  const found = new Map<number, string>()
  const add = ({ value, label }: ValueLabel) => {
    if (label === '') return
    const own = typeof value === 'number' ? stored(value) : orderOf(value)
    const isKept = typeof value === 'string' || (own >= LEAST_LABELLED && own <= MOST_LABELLED)
    if (Number.isInteger(own) && isKept) found.set(own, label.replaceAll('\0', ''))
    else losses.add('value-labels-left-out', column.name)
  }
  for (const label of column.valueLabels)
    if (typeof label.value === 'string' || !letters.isMissing(label.value)) add(label)
  for (const label of letters.labels) add(label)
  return Array.from(found, ([value, label]) => ({ value, label })).sort((a, b) => a.value - b.value)
}

/** `.a` as a number of a table of labels; NaN for what Stata does not have. */
function orderOf(tag: string): number {
  for (let order = 1; order <= 26; order++) if (tagText(order + 1) === tag) return MOST_LABELLED + 1 + order
  return Number.NaN
}

async function planTexts(column: TextColumn, name: string, losses: LossList, context: ReadContext): Promise<DtaPlan> {
  const texts = await EncodedTexts.of(column.dictionary, { limit: LONGEST, trimEnd: false }, context)
  if (texts.cut > 0) losses.add('texts-cut', column.name)
  // labels that say what the value says are levels of a factor
  if (column.valueLabels.some(({ value, label }) => label !== '' && String(value) !== label))
    losses.add('value-labels-left-out', column.name)
  if (column.missingCodes.length > 0)
    losses.add('codes-as-values', `${column.name} (${column.missingCodes.join(', ')})`)
  const isLong = texts.longest > LONGEST_FIXED
  const width = Math.max(1, texts.longest)
  return {
    ...common(column, name, losses),
    type: isLong ? LONG_TEXT : width,
    bytes: isLong ? 8 : width,
    format: isLong ? '%9s' : `%-${Math.min(width, 32)}s`,
    labels: [],
    cells: { column, texts, isLong },
  }
}
