import type { Column, ColumnMeta, ColumnType, NumericColumn, TextColumn } from './frame.ts'
import { numberLevels, textLevels } from './levels.ts'
import { LikelyMissingCodes } from './likely-missing-codes.ts'
import { missingNumbers, missingTexts } from './missing-values.ts'

/** Most bins of a histogram, most bars of a chart, most values listed with their counts. */
const MOST_BINS = 20
const MOST_BARS = 8
const MOST_VALUES = 200

export interface ValueCount {
  readonly value: number | string
  readonly count: number
}

export interface OddValue extends ValueCount {
  /** A usual code for "missing" far from the other numbers, a text among numbers, or another spelling of a more frequent text. */
  readonly reason: 'likely-code' | 'text-among-numbers' | 'other-spelling'
}

/** `bins`: equal widths between `from` and `to`. `bars`: values in the order of the levels; `others` counts what has no bar. */
export type ColumnPicture =
  | { readonly kind: 'bins'; readonly from: number; readonly to: number; readonly counts: readonly number[] }
  | { readonly kind: 'bars'; readonly bars: readonly ValueCount[]; readonly others: number }

/** What a column contains, for its head, the list of variables and forms. Dates are ms since 1970-01-01. */
export interface ColumnSummary {
  readonly type: ColumnType
  readonly measure: ColumnMeta['measure']
  readonly rows: number
  /** Blank cells and those that the column declares missing. */
  readonly missing: number
  /** Number of different values that are not missing. */
  readonly distinct: number
  /** Of numbers and dates; null for texts, and if there are no values. */
  readonly min: number | null
  readonly max: number | null
  readonly picture: ColumnPicture | null
  /** The most frequent values, in the order of the levels. */
  readonly values: readonly ValueCount[]
  /** Values declared missing, with their counts. */
  readonly declared: readonly ValueCount[]
  readonly odd: readonly OddValue[]
}

/**
 * Counts the values of a column. Its time is that of sorting the numbers, or of one pass over the codes of texts.
 * @param sorted the numbers of the column, as `sortedNumbers` gives them
 */
export function summarizeColumn(column: Column, sorted?: Float64Array): ColumnSummary {
  return column.type === 'text' ? summarizeTexts(column) : summarizeNumbers(column, sorted ?? sortedNumbers(column))
}

/** All numbers of a column in ascending order, those declared missing too, without NaN. */
export function sortedNumbers({ values }: NumericColumn): Float64Array {
  return values.filter((value) => !Number.isNaN(value)).sort()
}

function summarizeNumbers(column: NumericColumn, present: Float64Array): ColumnSummary {
  const isMissing = missingNumbers(column)
  const [used, declared]: [ValueCount[], ValueCount[]] = [[], []]
  const codes = new LikelyMissingCodes()
  for (let from = 0, to = 0; from < present.length; from = to) {
    const value = present[from] as number
    while (to < present.length && present[to] === value) to++
    const entry = { value: value === 0 ? 0 : value, count: to - from } // -0 is 0
    if (isMissing(value)) declared.push(entry)
    else {
      used.push(entry)
      if (column.type === 'number' && column.measure !== 'id') codes.take(value, to - from)
    }
  }
  const count = countOf(used)
  const values = mostFrequent(used, MOST_VALUES)
  const finite = used.filter(({ value }) => Number.isFinite(value))
  const isDiscrete = column.measure === 'nominal' || finite.length <= MOST_BARS
  const bars = () => barsOf(mostFrequent(used, MOST_BARS), count, orderedNumbers(column))
  const labelled = new Set(column.valueLabels.map(({ value }) => Number(value)))
  return {
    ...kindOf(column, column.values.length),
    missing: column.values.length - count,
    distinct: used.length,
    min: (used[0]?.value as number | undefined) ?? null,
    max: (used.at(-1)?.value as number | undefined) ?? null,
    picture: column.measure === 'id' || finite.length === 0 ? null : isDiscrete ? bars() : binsOf(finite),
    values: orderedNumbers(column)(values),
    declared,
    odd: codes
      .found()
      .filter(({ value }) => !labelled.has(value))
      .map((code) => ({ ...code, reason: 'likely-code' })),
  }
}

function summarizeTexts(column: TextColumn): ColumnSummary {
  const { codes, dictionary } = column
  const counts = new Int32Array(dictionary.length)
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] as number
    if (code >= 0) counts[code] = (counts[code] as number) + 1
  }
  const isMissing = missingTexts(column)
  const all = dictionary.flatMap((value, code) => (counts[code] ? [{ value, count: counts[code] }] : []))
  const used = all.filter(({ value }) => !isMissing(value))
  const count = countOf(used)
  const inOrder = orderedTexts(column)
  return {
    ...kindOf(column, codes.length),
    missing: codes.length - count,
    distinct: used.length,
    min: null,
    max: null,
    picture:
      column.measure === 'id' || used.length === 0 ? null : barsOf(mostFrequent(used, MOST_BARS), count, inOrder),
    values: inOrder(mostFrequent(used, MOST_VALUES)),
    declared: all.filter(({ value }) => isMissing(value)),
    odd: column.measure === 'id' ? [] : oddTexts(used, count),
  }
}

function kindOf({ type, measure }: Column, rows: number): Pick<ColumnSummary, 'type' | 'measure' | 'rows'> {
  return { type, measure, rows }
}

const countOf = (values: readonly ValueCount[]) => values.reduce((sum, { count }) => sum + count, 0)

function mostFrequent(values: readonly ValueCount[], most: number): readonly ValueCount[] {
  return values.length <= most ? values : values.toSorted((a, b) => b.count - a.count).slice(0, most)
}

type Order = (values: readonly ValueCount[]) => readonly ValueCount[]

function orderedNumbers(column: NumericColumn): Order {
  return (values) => inLevelOrder(values, numberLevels(column, new Set(values.map(({ value }) => Number(value)))))
}

function orderedTexts(column: TextColumn): Order {
  return (values) =>
    inLevelOrder(values, textLevels({ ...column, dictionary: values.map(({ value }) => String(value)) }))
}

function inLevelOrder(values: readonly ValueCount[], levels: readonly { readonly value: number | string }[]) {
  const found = new Map(values.map((entry) => [String(entry.value), entry]))
  const ordered = levels.flatMap(({ value }) => found.get(String(value)) ?? [])
  const placed = new Set(ordered)
  return [...ordered, ...values.filter((entry) => !placed.has(entry))] // infinite numbers are no levels
}

function barsOf(frequent: readonly ValueCount[], count: number, order: Order): ColumnPicture {
  return { kind: 'bars', bars: order(frequent), others: count - countOf(frequent) }
}

/** Ascending finite numbers in equal bins; the last bin includes its upper end. */
function binsOf(finite: readonly ValueCount[]): ColumnPicture | null {
  const from = finite[0]?.value as number
  const to = finite.at(-1)?.value as number
  const counts = Array.from({ length: Math.min(MOST_BINS, finite.length) }, () => 0)
  // halves, so that the difference of two great numbers is finite
  const width = to / 2 - from / 2
  for (const { value, count } of finite) {
    const part = ((value as number) / 2 - from / 2) / width
    const at = Math.min(counts.length - 1, Math.floor(part * counts.length))
    counts[at] = (counts[at] as number) + count
  }
  return { kind: 'bins', from, to, counts }
}

/** Most odd values listed for a column. */
const MOST_ODD = 10

function oddTexts(used: readonly ValueCount[], count: number): readonly OddValue[] {
  const notNumbers = used.filter(({ value }) => !isNumber(String(value)))
  const others = countOf(notNumbers)
  // texts of a column in which nine of ten cells are numbers
  const among = others > 0 && others * 10 <= count ? notNumbers : []
  const odd =
    among.length > 0 ? among.map((entry) => ({ ...entry, reason: 'text-among-numbers' as const })) : spellings(used)
  return mostFrequent(odd, MOST_ODD) as readonly OddValue[]
}

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text.normalize('NFKC')))

/** Texts that differ from a more frequent one only in case, width of characters or spaces. */
function spellings(used: readonly ValueCount[]): readonly OddValue[] {
  if (used.length > 1000) return [] // free text
  const best = new Map<string, ValueCount>()
  const plain = ({ value }: ValueCount) => String(value).normalize('NFKC').replace(/\s+/g, '').toLowerCase()
  for (const entry of used) {
    const known = best.get(plain(entry))
    if (known === undefined || entry.count > known.count) best.set(plain(entry), entry)
  }
  return used
    .filter((entry) => best.get(plain(entry)) !== entry)
    .map((entry) => ({ ...entry, reason: 'other-spelling' as const }))
}
