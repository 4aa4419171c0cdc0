/** The Gregorian calendar on ms since 1970-01-01, without time zones. */

export const dayMs = 86_400_000

/** Days in a unit of follow-up: months and years have the mean length of the Julian calendar. */
export const daysIn = { days: 1, weeks: 7, months: 365.25 / 12, years: 365.25 } as const

export interface Day {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** The calendar day of an instant in ms since 1970-01-01; its parts are NaN for NaN. */
export function dayOf(ms: number): Day {
  const date = new Date(ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Ms since 1970-01-01 at midnight of a day, months from 1 to 12, years from 1 to 9999; NaN if the day does not exist. */
export function msOfDay(year: number, month: number, day: number): number {
  if (![year, month, day].every(Number.isInteger) || year < 1 || year > 9999) return Number.NaN
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : Number.NaN
}

/**
 * Ms since 1970-01-01 of 2023-05-01, also with / or . or 年月日 and single digits, with or without a time of day; NaN if the text is not such a
 * day.
 */
export function parseIsoDate(text: string): number {
  const m = /^\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*$/.exec(text)
  if (m === null) return Number.NaN
  const [hour, minute, second] = [Number(m[4] ?? 0), Number(m[5] ?? 0), Number(m[6] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return Number.NaN
  return msOfDay(Number(m[1]), Number(m[2]), Number(m[3])) + ((hour * 60 + minute) * 60 + second) * 1000
}

/**
 * Whole months from one instant to another, both in ms since 1970: the number of times that the day of the month recurs. The last day of a
 * shorter month does not count as a later day: from 31 January to 28 February is not a whole month. Negative if `to` is before `from`; NaN for
 * NaN.
 */
export function completeMonths(from: number, to: number): number {
  if (Number.isNaN(from) || Number.isNaN(to)) return Number.NaN
  if (to < from) return -completeMonths(to, from)
  const [a, b] = [dayOf(from), dayOf(to)]
  const months = (b.year - a.year) * 12 + b.month - a.month
  // on the same day of the month the time decides
  const before = b.day < a.day || (b.day === a.day && modulo(to, dayMs) < modulo(from, dayMs))
  return before ? months - 1 : months
}

/**
 * Whole years from one instant to another, both in ms since 1970, counted like an age: a person born on 29 February is a year older on 1 March
 * of a common year. NaN for NaN.
 */
export function completeYears(from: number, to: number): number {
  return Math.trunc(completeMonths(from, to) / 12)
}

/**
 * The instant so many whole months later, or earlier, in ms since 1970: at the same time of the same day of the month, or on its last day if it
 * is shorter. NaN for NaN, and outside of the years 1 to 9999.
 */
export function addMonths(ms: number, months: number): number {
  const days = Math.floor(ms / dayMs)
  // days since 1 March of the year 0: leap days are then the last of a year, and from the year 1 on integers are not negative (Hinnant)
  const shifted = days + 719_468
  if (!(shifted >= 306 && shifted < 3_652_365)) return Number.NaN
  const era = (shifted / 146_097) | 0
  const dayOfEra = shifted - era * 146_097
  const leapDays = ((dayOfEra / 1460) | 0) - ((dayOfEra / 36_524) | 0) + ((dayOfEra / 146_096) | 0)
  const yearOfEra = ((dayOfEra - leapDays) / 365) | 0
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0))
  const fromMarch = ((5 * dayOfYear + 2) / 153) | 0
  const day = dayOfYear - (((153 * fromMarch + 2) / 5) | 0)
  const total = (yearOfEra + era * 400) * 12 + fromMarch + months
  // January of the year 1 is the tenth month of the year 0, counted from March
  if (!(total >= 10 && total < 9999 * 12 + 10)) return Number.NaN
  const first = firstDay(total)
  const last = day < 28 ? day : firstDay(total + 1) - first - 1
  return (first + (day < last ? day : last)) * dayMs + (ms - days * dayMs)
}

/** Days since 1970 of the first day of a month, counted from March of the year 0. */
function firstDay(month: number): number {
  const year = (month / 12) | 0
  const era = (year / 400) | 0
  const yearOfEra = year - era * 400
  const dayOfYear = ((153 * (month - year * 12) + 2) / 5) | 0
  return era * 146_097 + yearOfEra * 365 + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0) + dayOfYear - 719_468
}

const modulo = (x: number, y: number) => x - y * Math.floor(x / y)
