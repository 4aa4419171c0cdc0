import { dayMs, dayOf, msOfDay } from '#engine/frame/calendar.ts'
import type { CellFormat, ColumnType, ValueLabel } from '#engine/frame/frame.ts'

/** How cells of an SPSS variable are stored in a column. */
export interface SpssKind {
  readonly type: Exclude<ColumnType, 'text'>
  readonly format?: CellFormat
  /** Labels of a format that names its values: days of the week, months. */
  readonly labels?: readonly ValueLabel[]
}

const number: SpssKind = { type: 'number' }
const date: SpssKind = { type: 'date' }
const datetime: SpssKind = { type: 'datetime' }
const time: SpssKind = { type: 'number', format: 'time' }

const named = (names: string): readonly ValueLabel[] => names.split(' ').map((label, k) => ({ value: k + 1, label }))

/** By the number of the print format (PSPP developer's guide, 2023, "System File Format": variable record). All others are numbers. */
const kinds: Readonly<Record<number, SpssKind>> = {
  20: date, // DATE
  21: time, // TIME
  22: datetime, // DATETIME
  23: date, // ADATE
  24: date, // JDATE
  25: time, // DTIME
  26: { type: 'number', labels: named('Sunday Monday Tuesday Wednesday Thursday Friday Saturday') },
  27: {
    type: 'number',
    labels: named('January February March April May June July August September October November December'),
  },
  28: { type: 'date', format: 'month' }, // MOYR
  29: { type: 'date', format: 'quarter' }, // QYR
  30: { type: 'date', format: 'week' }, // WKYR
  31: { type: 'number', format: 'percent' }, // PCT: 12.5 is shown as 12.5%
  38: date, // EDATE
  39: date, // SDATE
  40: time, // MTIME
  41: datetime, // YMDHMS
}

/** The kind of a numeric variable with this print format; a number if the format is not of a time. */
export const spssKind = (format: number): SpssKind => kinds[format] ?? number

/** SPSS counts seconds from 14 October 1582, the day before the Gregorian calendar. */
const epochSeconds = 12_219_379_200
const first = msOfDay(1, 1, 1)
const last = msOfDay(9999, 12, 31) + dayMs

/**
 * Ms since 1970-01-01 of a time as SPSS stores it, in whole ms, of a date at midnight, of a month, a quarter or a week of its first day. NaN if
 * it is outside the years 1 to 9999.
 */
export function msOfSpss(seconds: number, { type, format }: SpssKind): number {
  const ms = Math.round((seconds - epochSeconds) * 1000)
  if (!(ms >= first && ms < last)) return Number.NaN
  if (type === 'datetime') return ms
  const midnight = Math.floor(ms / dayMs) * dayMs
  if (format === undefined) return midnight
  const { year, month } = dayOf(midnight)
  if (format === 'month') return msOfDay(year, month, 1)
  if (format === 'quarter') return msOfDay(year, month - ((month - 1) % 3), 1)
  // the first week begins on 1 January, whatever day of the week that is
  const newYear = msOfDay(year, 1, 1)
  return newYear + Math.floor((midnight - newYear) / (7 * dayMs)) * 7 * dayMs
}

/** A number of the dictionary (a label's value, a missing code) as cells of the column contain it. */
export function spssValue(value: number, kind: SpssKind): number {
  return kind.type === 'number' ? value : msOfSpss(value, kind)
}
