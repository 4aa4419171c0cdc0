import { dayMs } from '#engine/frame/calendar.ts'
import type { CellFormat, ColumnType } from '#engine/frame/frame.ts'

/** What the numbers of a column count, by its display format (help datetime). */
export type TimeUnit = 'day' | 'millisecond' | 'leap-millisecond' | 'week' | 'month' | 'quarter' | 'half-year'

const units: Readonly<Record<string, TimeUnit>> = {
  d: 'day',
  c: 'millisecond',
  C: 'leap-millisecond',
  w: 'week',
  m: 'month',
  q: 'quarter',
  h: 'half-year',
}

/** Null for numbers. Years (`%ty`) are numbers, and so are days of a business calendar (`%tb`), which is another file. */
export function timeUnit(format: string): TimeUnit | null {
  const match = /^%-?(?:t([dcCwmqh])|d)/.exec(format)
  return match === null ? null : (units[match[1] ?? 'd'] ?? null)
}

export const timeType = (unit: TimeUnit): ColumnType =>
  unit === 'millisecond' || unit === 'leap-millisecond' ? 'datetime' : 'date'

export const timeFormat = (unit: TimeUnit): CellFormat | undefined =>
  unit === 'week' || unit === 'month' || unit === 'quarter' ? unit : undefined

const epoch = -3653 * dayMs // 1960-01-01
const earliest = -62_135_596_800_000 // 0001-01-01
const latest = 253_402_300_800_000 // the end of 9999

/** The ends of the days with a leap second, the years as of 1900, and the months after them: 1 July or 1 January (IERS Bulletin C). */
const julies = [72, 81, 82, 83, 85, 92, 93, 94, 97, 112, 115]
const januaries = [73, 74, 75, 76, 77, 78, 79, 80, 88, 90, 91, 96, 99, 106, 109, 117]

/** The instants after the leap seconds, in ms since 1960 with leap seconds. */
const leaps = [
  ...julies.map((year) => Date.UTC(1900 + year, 6, 1)),
  ...januaries.map((year) => Date.UTC(1900 + year, 0, 1)),
]
  .sort((a, b) => a - b)
  .map((ms, before) => ms - epoch + 1000 * (before + 1))

/** Ms since 1970-01-01 of the number of a unit; NaN outside the years 1 to 9999. Of a day, a week ... its beginning. */
export function msOfTime(unit: TimeUnit, value: number): number {
  const ms = unbounded(unit, value)
  return ms >= earliest && ms < latest ? ms : Number.NaN
}

function unbounded(unit: TimeUnit, value: number): number {
  switch (unit) {
    case 'day':
      return epoch + Math.floor(value) * dayMs
    case 'millisecond':
      return epoch + value
    case 'leap-millisecond':
      return epoch + value - 1000 * leapsBefore(value)
    case 'week': {
      // of 52 in each year, the first from 1 January
      const year = Math.floor(value / 52)
      return firstOfMonth(12 * year) + (Math.floor(value) - 52 * year) * 7 * dayMs
    }
    case 'month':
      return firstOfMonth(Math.floor(value))
    case 'quarter':
      return firstOfMonth(3 * Math.floor(value))
    default:
      return firstOfMonth(6 * Math.floor(value))
  }
}

function leapsBefore(value: number): number {
  let count = leaps.length
  while (count > 0 && value < (leaps[count - 1] as number)) count -= 1
  return count
}

/** @param months since January 1960 */
function firstOfMonth(months: number): number {
  return new Date(0).setUTCFullYear(1960, months, 1)
}
