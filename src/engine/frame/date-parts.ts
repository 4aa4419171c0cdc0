import { dayMs, dayOf, msOfDay } from './calendar.ts'

export type DatePart =
  | 'year'
  | 'quarter'
  | 'month'
  | 'day'
  | 'year-day'
  | 'iso-year'
  | 'iso-week'
  | 'weekday'
  | 'hour'
  | 'minute'
  | 'second'

const HOUR = 3_600_000

/** Parts of an instant in ms since 1970-01-01, without time zones; each is NaN for NaN. Weekday 1 is Monday. */
export const datePart: Readonly<Record<DatePart, (ms: number) => number>> = {
  year: (ms) => dayOf(ms).year,
  quarter: (ms) => Math.ceil(dayOf(ms).month / 3),
  month: (ms) => dayOf(ms).month,
  day: (ms) => dayOf(ms).day,
  'year-day': (ms) => dayOfYear(ms),
  'iso-year': (ms) => dayOf(thursdayOf(ms)).year,
  'iso-week': (ms) => Math.ceil(dayOfYear(thursdayOf(ms)) / 7),
  weekday,
  hour: (ms) => Math.floor(modulo(ms, dayMs) / HOUR),
  minute: (ms) => Math.floor(modulo(ms, HOUR) / 60_000),
  second: (ms) => Math.floor(modulo(ms, 60_000) / 1000),
}

/** 1970-01-01 was a Thursday. */
function weekday(ms: number): number {
  return modulo(Math.floor(ms / dayMs) + 3, 7) + 1
}

/** The Thursday of the same week: its year is the year of the ISO week. */
function thursdayOf(ms: number): number {
  return ms + (4 - weekday(ms)) * dayMs
}

function dayOfYear(ms: number): number {
  return Math.floor((ms - msOfDay(dayOf(ms).year, 1, 1)) / dayMs) + 1
}

const modulo = (x: number, y: number) => x - y * Math.floor(x / y)
