import type { DateOrder } from './schema.ts'

/** A parsed date: ms since 1970-01-01 as wall-clock time, and how it was written. */
export interface DateCell {
  readonly ms: number
  readonly hasTime: boolean
  /** For 3/4/2023, whose order the column decides. `mdy` and `dmy` if only one order is possible. */
  readonly order?: DateOrder | 'either'
  /** A time zone was written, and is ignored. */
  readonly zone: boolean
}

export interface PartialDate {
  readonly year: number
  /** 1 to 12, or undefined if only the year is known. */
  readonly month: number | undefined
}

const day = 86_400_000
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const time = String.raw`(?:[T\s]\s*(上午|下午|晚上)?\s*(\d{1,2})(?::|时|点)(\d{1,2})(?:(?::|分)(?:(\d{1,2})(?:[.,](\d{1,9}))?)?(?:秒)?)?\s*([AaPp][Mm])?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`
const yearFirst = new RegExp(
  String.raw`^(\d{4})\s*(?:[-/.]|年)\s*(\d{1,2})\s*(?:[-/.]|月)\s*(\d{1,2})\s*[日号]?${time}$`,
)
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${time}$`)
const dayMonthName = new RegExp(String.raw`^(\d{1,2})[-\s/]?([A-Za-z]{3,9})\.?,?[-\s/]?(\d{4})${time}$`)
const monthNameDay = new RegExp(String.raw`^([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})${time}$`)
const partial = /^(\d{4})\s*(?:年|(?:[-/.]|年)\s*(\d{1,2})\s*月?)$/

/**
 * A date in one of the supported forms: 2023-05-01, 2023/5/1, 2023.5.1, 2023年5月1日, 5/1/2023, 1-May-2023, May 1, 2023, each with or without a
 * time. `invalid` if the form is right but the day does not exist; null if it is no date.
 */
export function parseDate(text: string, order: DateOrder = 'mdy'): DateCell | 'invalid' | null {
  let m = yearFirst.exec(text)
  if (m !== null) return assemble(Number(m[1]), Number(m[2]), Number(m[3]), m.slice(4))
  m = yearLast.exec(text)
  if (m !== null) return numericOrder(Number(m[1]), Number(m[3]), Number(m[4]), m.slice(5), order)
  m = dayMonthName.exec(text)
  if (m !== null) return named(m[2], Number(m[1]), Number(m[3]), m.slice(4))
  m = monthNameDay.exec(text)
  if (m !== null) return named(m[1], Number(m[2]), Number(m[3]), m.slice(4))
  return null
}

function named(name: string | undefined, d: number, year: number, rest: readonly (string | undefined)[]) {
  const month = months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1
  return month === 0 ? null : assemble(year, month, d, rest)
}

function numericOrder(
  a: number,
  b: number,
  year: number,
  rest: readonly (string | undefined)[],
  order: DateOrder,
): DateCell | 'invalid' {
  const possible = a > 12 ? 'dmy' : b > 12 ? 'mdy' : 'either'
  const monthFirst = possible === 'either' ? order === 'mdy' : possible === 'mdy'
  const cell = assemble(year, monthFirst ? a : b, monthFirst ? b : a, rest)
  return cell === 'invalid' ? cell : { ...cell, order: possible }
}

/** `clock`: 上午/下午, hour, minute, second, fraction, am/pm, zone. */
function assemble(
  year: number,
  month: number,
  d: number,
  clock: readonly (string | undefined)[],
): DateCell | 'invalid' {
  const ms = dayToMs(year, month, d)
  if (Number.isNaN(ms)) return 'invalid'
  const [half, hh, mm, ss, fraction, ampm, zone] = clock
  if (hh === undefined) return { ms, hasTime: false, zone: false }
  let hour = Number(hh)
  const afternoon = half === '下午' || half === '晚上' || ampm?.toLowerCase() === 'pm'
  if (afternoon && hour < 12) hour += 12
  if ((half === '上午' || ampm?.toLowerCase() === 'am') && hour === 12) hour = 0
  const [minute, second] = [Number(mm ?? 0), Number(ss ?? 0)]
  if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute + second > 0)) return 'invalid'
  const thousandths = fraction === undefined ? 0 : Math.trunc(Number(`0.${fraction}`) * 1000 + 1e-6)
  return { ms: ms + ((hour * 60 + minute) * 60 + second) * 1000 + thousandths, hasTime: true, zone: zone !== undefined }
}

/** 2023-05, 2023年, 2023年5月. A bare number of four digits is not taken for a year. */
export function parsePartialDate(text: string): PartialDate | null {
  const m = partial.exec(text)
  if (m === null) return null
  const month = m[2] === undefined ? undefined : Number(m[2])
  if (month !== undefined && (month < 1 || month > 12)) return null
  return { year: Number(m[1]), month }
}

/** ms of a number such as 20230501; NaN if that is no day between 1900 and 2100. */
export function compactDate(value: number): number {
  if (!Number.isInteger(value) || value < 19_000_101 || value > 21_001_231) return Number.NaN
  return dayToMs(Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100)
}

/**
 * Excel's serial (days since 1899-12-30; with epoch 1904 since 1904-01-01) in ms, rounded. The 1900 system counts a nonexistent 29 February
 * 1900; serials below 61 are shifted to the day that Excel shows.
 */
export function serialToMs(serial: number, epoch: 1900 | 1904 = 1900): number {
  if (epoch === 1904) return Math.round(serial * day) + Date.UTC(1904, 0, 1)
  const days = serial < 60 ? serial + 1 : serial
  return Math.round(days * day) + Date.UTC(1899, 11, 30)
}

/** Proleptic Gregorian calendar, years 1 to 9999; NaN if the day does not exist. */
export function dayToMs(year: number, month: number, d: number): number {
  if (year < 1 || month < 1 || month > 12 || d < 1 || d > 31) return Number.NaN
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, d)
  return date.getUTCMonth() === month - 1 ? date.getTime() : Number.NaN
}
