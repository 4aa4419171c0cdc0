import type { Column, Frame, NumericColumn, TextColumn } from '#engine/frame/frame.ts'
import { tagText } from '#engine/frame/missing-tags.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { EncodedTexts, encodedText } from '../typed/encoded-texts.ts'
import type { LossList } from '../typed/losses.ts'
import { msOfSpss, spssKind } from '../typed/spss-time.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { maxColumns } from './sav-layout.ts'
import { planMissing } from './write-missing.ts'
import { ShortNames, spssNames } from './write-names.ts'

/** A variable as it is written. */
export interface SavPlan {
  readonly name: string
  /** One for each segment of a very long string. */
  readonly shortNames: readonly string[]
  /** Widths of the segments; 0 for a number. */
  readonly segments: readonly number[]
  /** Bytes of the whole string; 0 for a number. */
  readonly width: number
  /** Type, width and decimals of the print format in one number. */
  readonly format: number
  readonly label: Uint8Array
  readonly measure: 1 | 2 | 3
  readonly missing: readonly (number | Uint8Array)[]
  /** -2 or -3 if `missing` begins with the ends of a range. */
  readonly missingCount: number
  readonly labels: readonly { readonly value: number | Uint8Array; readonly label: Uint8Array }[]
  readonly cells: SavNumbers | SavTexts
}

export interface SavNumbers {
  readonly column: NumericColumn
  /** From the unit of the frame to that of the file. */
  readonly stored: (value: number) => number
  /** By tag, in the unit of the file; NaN for the system-missing value. */
  readonly tags: Float64Array
}

export interface SavTexts {
  readonly column: TextColumn
  readonly texts: EncodedTexts
}

const LABEL_BYTES = 255
const VALUE_LABEL_BYTES = 120
const LONGEST = 32_767
const SEGMENT = 255
const SHORT = 8
const EPOCH_MS = 12_219_379_200_000
const highest = Number.MAX_VALUE
/** The number next to the lowest one, which is the system-missing value. */
export const LOWEST = -1.7976931348623155e308

const formatOf = (type: number, width: number, decimals = 0) => (type << 16) | (width << 8) | decimals

/** Plans all variables. Throws FormatError `too-many-columns`. */
export async function planSav(frame: Frame, losses: LossList, context: ReadContext): Promise<readonly SavPlan[]> {
  const { columns } = frame
  if (columns.length === 0) throw new FormatError('no-columns')
  if (columns.length > maxColumns)
    throw new FormatError('too-many-columns', { columns: columns.length, limit: maxColumns })
  const names = spssNames(columns.map(({ name }) => name))
  const shortNames = new ShortNames(names)
  const plans: SavPlan[] = []
  for (const [place, column] of columns.entries()) {
    const name = names[place] ?? 'V'
    if (name !== column.name) losses.add('names-changed', `${column.name} → ${name}`)
    if (column.note !== undefined) losses.add('notes-left-out', column.name)
    plans.push(
      column.type === 'text'
        ? await planTexts(column, name, shortNames, losses, context)
        : planNumbers(column, name, shortNames, losses),
    )
    await yieldToMessages()
    context.signal?.throwIfAborted()
  }
  return plans
}

function common(column: Column, name: string, losses: LossList) {
  const measures = { nominal: 1, id: 1, ordinal: 2, continuous: 3 } as const
  return { name, label: cutLabel(column, column.label, LABEL_BYTES, losses), measure: measures[column.measure] }
}

function cutLabel({ name }: Column, label: string, limit: number, losses: LossList): Uint8Array {
  const bytes = encodedText(label.trimEnd(), limit)
  if (bytes.length < new TextEncoder().encode(label.trimEnd()).length) losses.add('labels-cut', name)
  return bytes
}

function planNumbers(column: NumericColumn, name: string, shortNames: ShortNames, losses: LossList): SavPlan {
  const { codes, range, tags } = planMissing(column, losses)
  const { format, stored } = numberFormat(column, losses)
  const ends = range
    ? [range[0] === null ? LOWEST : stored(range[0]), range[1] === null ? highest : stored(range[1])]
    : []
  const byTag = new Float64Array(28).fill(Number.NaN)
  for (const [tag, value] of tags) byTag[tag] = stored(value)
  const tagOf = new Map(Array.from(tags.keys(), (tag) => [tagText(tag), tag]))
  const labels = new Map<number, Uint8Array>()
  for (const { value, label } of column.valueLabels) {
    const own = typeof value === 'number' ? stored(value) : (byTag[tagOf.get(value) ?? 0] ?? Number.NaN)
    if (label === '' || Number.isNaN(own)) continue
    labels.set(own, cutLabel(column, label, VALUE_LABEL_BYTES, losses))
  }
  return {
    ...common(column, name, losses),
    shortNames: [shortNames.of(name)],
    segments: [0],
    width: 0,
    format,
    missing: [...ends, ...codes.map(stored)],
    missingCount: range ? -(2 + codes.length) : codes.length,
    labels: Array.from(labels, ([value, label]) => ({ value, label })),
    cells: { column, stored, tags: byTag },
  }
}

const seconds = (ms: number) => (ms + EPOCH_MS) / 1000
const same = (value: number) => value

function numberFormat(
  column: NumericColumn,
  losses: LossList,
): Pick<SavNumbers, 'stored'> & { readonly format: number } {
  const { type, format, values } = column
  if (type === 'number') {
    const hasFractions = values.some((value) => !Number.isNaN(value) && !Number.isInteger(value))
    if (format === 'time') return { format: hasFractions ? formatOf(21, 11, 2) : formatOf(21, 8), stored: same }
    if (format === 'percent') return { format: formatOf(31, 8, hasFractions ? 2 : 0), stored: same }
    return { format: formatOf(5, ...widthOf(values, hasFractions)), stored: same }
  }
  if (type === 'datetime') {
    const hasFractions = values.some((value) => value % 1000 !== 0 && !Number.isNaN(value))
    return { format: hasFractions ? formatOf(22, 24, 3) : formatOf(22, 20), stored: seconds }
  }
  const period = format === 'month' ? 28 : format === 'quarter' ? 29 : format === 'week' ? 30 : null
  if (period !== null) {
    const kind = spssKind(period)
    // a date within a week or month would become its first day
    const isKept = values.every((value) => Number.isNaN(value) || msOfSpss(seconds(value), kind) === value)
    if (isKept) return { format: formatOf(period, 8), stored: seconds }
    losses.add('formats-left-out', column.name)
  }
  return { format: formatOf(39, 10), stored: seconds }
}

/** How numbers are shown: as wide as the first of them are, with at most 10 decimals. */
function widthOf(values: Float64Array, hasFractions: boolean): readonly [width: number, decimals: number] {
  let [whole, decimals] = [1, 0]
  for (const value of values.subarray(0, 2000)) {
    if (!Number.isFinite(value)) continue
    const [before = '', after = ''] = String(Math.abs(value) < 1e15 ? value : 0).split('.')
    whole = Math.max(whole, before.includes('e') ? 1 : before.length)
    decimals = Math.max(decimals, after.includes('e') ? 10 : Math.min(10, after.length))
  }
  if (!hasFractions) return [Math.max(8, Math.min(40, whole)), 0]
  const shown = Math.max(2, decimals)
  return [Math.max(8, Math.min(40, whole + 1 + shown)), shown]
}

async function planTexts(
  column: TextColumn,
  name: string,
  shortNames: ShortNames,
  losses: LossList,
  context: ReadContext,
): Promise<SavPlan> {
  const texts = await EncodedTexts.of(column.dictionary, { limit: LONGEST, trimEnd: true }, context)
  if (texts.cut > 0) losses.add('texts-cut', column.name)
  if (texts.trimmed > 0) losses.add('blanks-cut', column.name)
  const labelled = new Map<string, Uint8Array>()
  for (const { value, label } of column.valueLabels)
    if (label !== '' && String(value).trimEnd() !== '')
      labelled.set(String(value).trimEnd(), cutLabel(column, label, VALUE_LABEL_BYTES, losses))
  const labels = Array.from(labelled, ([value, label]) => ({ value: encodedText(value, LONGEST), label }))
  const codes = [...new Set(column.missingCodes.map((code) => String(code).trimEnd()))].filter((code) => code !== '')
  // SPSS compares the first 8 bytes
  const short = codes.filter((code) => encodedText(code, LONGEST).length <= SHORT).slice(0, 3)
  const rest = codes.filter((code) => !short.includes(code))
  if (rest.length > 0) losses.add('codes-as-values', `${column.name} (${rest.join(', ')})`)
  const missing = short.map((code) => encodedText(code, SHORT))
  const needed = Math.max(1, texts.longest, ...labels.map(({ value }) => value.length), ...missing.map((m) => m.length))
  const width = widthRead(needed)
  const segments = segmentsOf(width)
  return {
    ...common(column, name, losses),
    shortNames: segments.map((_, k) => (k === 0 ? shortNames.of(name) : shortNames.fresh())),
    segments,
    width,
    format: formatOf(1, Math.min(width, 255)),
    missing,
    missingCount: missing.length,
    labels,
    cells: { column, texts },
  }
}

/** ReadStat, with which R and Python read such files, cuts the last byte of very long strings of some widths: they get 8 blanks more. */
const widthRead = (width: number) => (width > SEGMENT ? Math.min(LONGEST, width + 8) : width)

/** A very long string of w bytes is written as ⌈w / 252⌉ strings. */
function segmentsOf(width: number): readonly number[] {
  if (width <= SEGMENT) return [width]
  const count = Math.ceil(width / 252)
  return Array.from({ length: count }, (_, k) => (k < count - 1 ? SEGMENT : width - 252 * (count - 1)))
}
