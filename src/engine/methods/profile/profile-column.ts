import type { Column, NumericColumn, TextColumn } from '../../frame/frame.ts'
import { missingNumbers } from '../../frame/missing-values.ts'
import type { Cluster } from '../../frame/propose-merges.ts'
import { type ColumnSummary, sortedNumbers, summarizeColumn, type ValueCount } from '../../frame/summarize-column.ts'
import { quantile } from '../description/quantiles.ts'
import { type LastDigits, lastDigits } from './last-digits.ts'
import { nearSpellings } from './near-spellings.ts'

/** A value with the position of its row, from 0. */
export interface Extreme {
  readonly value: number
  readonly row: number
}

/** What should be known about a column before it is analysed. Dates are ms since 1970-01-01. */
export interface ColumnProfile {
  readonly id: string
  readonly summary: ColumnSummary
  /** Cells without a value. */
  readonly blank: number
  /** Cells whose value is declared missing. */
  readonly coded: number
  /** The most frequent values, at most five. */
  readonly top: readonly ValueCount[]
  /** Numbers and dates, at most five each: the lowest ascending, the highest descending, of equal ones the first rows. */
  readonly lowest: readonly Extreme[]
  readonly highest: readonly Extreme[]
  readonly zeros: number
  readonly negatives: number
  /** Numbers more than three interquartile ranges away from the quartiles (type 7). */
  readonly far: number
  /** Dates and instants after the present day. */
  readonly future: number
  /** Of numbers that measure or count something. */
  readonly lastDigits: LastDigits | null
  readonly spellings: readonly Cluster[]
  /** All values are equal, or there are none. */
  readonly isConstant: boolean
  /** A value of its own in each row, though the column is not an identifier yet: texts or whole numbers, at least twenty. */
  readonly isIdLike: boolean
}

const MOST_TOP = 5
const MOST_EXTREMES = 5
const FAR = 3
const FEWEST_IDS = 20

/**
 * Profiles a column. Its time is that of sorting its numbers.
 * @param endOfToday ms since 1970-01-01, as dates are stored: later ones are in the future
 * @param summary of the same column, if it was counted already
 */
export function profileColumn(column: Column, endOfToday: number, summary?: ColumnSummary): ColumnProfile {
  return column.type === 'text' ? profileTexts(column, summary) : profileNumbers(column, endOfToday, summary)
}

const noNumbers = { lowest: [], highest: [], zeros: 0, negatives: 0, far: 0, future: 0, lastDigits: null }

function profileTexts(column: TextColumn, counted: ColumnSummary | undefined): ColumnProfile {
  const summary = counted ?? summarizeColumn(column)
  const isCategory = column.measure !== 'id' && summary.distinct > 1
  return {
    ...common(column, summary),
    ...noNumbers,
    spellings: isCategory ? nearSpellings(textCounts(column)) : [],
    isIdLike: hasOwnValues(summary),
  }
}

function textCounts(column: TextColumn) {
  const declared = new Set(column.missingCodes.map(String))
  const counts = new Float64Array(column.dictionary.length)
  for (const code of column.codes) if (code >= 0) counts[code] = (counts[code] as number) + 1
  return column.dictionary
    .map((text, code) => ({ text, count: counts[code] as number }))
    .filter(({ text, count }) => count > 0 && !declared.has(text))
}

function profileNumbers(column: NumericColumn, endOfToday: number, counted: ColumnSummary | undefined): ColumnProfile {
  const { type, measure, missingCodes, missingRanges } = column
  const sorted = sortedNumbers(column)
  const summary = counted ?? summarizeColumn(column, sorted)
  const isMissing = missingNumbers(column)
  const isAllUsed = missingCodes.length === 0 && missingRanges.length === 0
  const used = isAllUsed ? sorted : sorted.filter((value) => !isMissing(value))
  const negatives = placeOf(used, 0)
  const isNumber = type === 'number'
  const isMeasured = isNumber && (measure === 'continuous' || measure === 'ordinal')
  return {
    ...common(column, summary),
    ...extremesOf(column, used, isMissing),
    zeros: isNumber ? placeOf(used, Number.MIN_VALUE) - negatives : 0,
    negatives: isNumber ? negatives : 0,
    far: isMeasured ? farFrom(used) : 0,
    future: isNumber ? 0 : used.length - placeOf(used, endOfToday + 1),
    lastDigits: isMeasured ? lastDigits(used) : null,
    spellings: [],
    isIdLike: isNumber && hasOwnValues(summary) && used.every(Number.isInteger),
  }
}

function common({ id }: Column, summary: ColumnSummary) {
  const coded = summary.declared.reduce((sum, { count }) => sum + count, 0)
  return {
    id,
    summary,
    blank: summary.missing - coded,
    coded,
    top: summary.values.toSorted((a, b) => b.count - a.count).slice(0, MOST_TOP),
    isConstant: summary.distinct <= 1,
  }
}

function hasOwnValues({ measure, rows, missing, distinct }: ColumnSummary): boolean {
  return measure !== 'id' && missing === 0 && distinct === rows && rows >= FEWEST_IDS
}

/** Finds the rows of the values at both ends of the sorted ones. */
function extremesOf(
  { values }: NumericColumn,
  sorted: Float64Array,
  isMissing: (value: number) => boolean,
): Pick<ColumnProfile, 'lowest' | 'highest'> {
  const most = sorted[Math.min(MOST_EXTREMES, sorted.length) - 1] as number
  const least = sorted[Math.max(0, sorted.length - MOST_EXTREMES)] as number
  const [low, high]: [Extreme[], Extreme[]] = [[], []]
  // of values that many rows have, only the first rows are needed
  let [below, above] = [0, 0]
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    if (isMissing(value)) continue
    if (value < most || (value === most && below++ < MOST_EXTREMES)) low.push({ value, row })
    if (value > least || (value === least && above++ < MOST_EXTREMES)) high.push({ value, row })
  }
  return {
    lowest: low.toSorted((a, b) => a.value - b.value).slice(0, MOST_EXTREMES),
    highest: high.toSorted((a, b) => b.value - a.value).slice(0, MOST_EXTREMES),
  }
}

function farFrom(sorted: Float64Array): number {
  if (sorted.length === 0) return 0
  const [lower, upper] = [quantile(sorted, 0.25, 7), quantile(sorted, 0.75, 7)]
  const [low, high] = [lower - FAR * (upper - lower), upper + FAR * (upper - lower)]
  if (!(upper > lower)) return 0 // most values are equal: the others are not far for that reason
  let above = 0
  while ((sorted[sorted.length - 1 - above] as number) > high) above++
  return placeOf(sorted, low) + above
}

/** How many of the ascending numbers are below the value. */
function placeOf(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] as number) < value) from = middle + 1
    else to = middle
  }
  return from
}
