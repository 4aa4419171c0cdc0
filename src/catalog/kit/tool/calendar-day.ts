import type { OutputSpec } from './calculator.ts'

/** Calendar days as integers, 1970-01-01 being 0: counted in UTC, if each has 24 hours. */

const MS = 86_400_000
const FIRST = 1900
const LAST = 2199

/** The number of a day written as `2025-01-31`, in days since 1970-01-01; null if it is not a day between 1900 and 2199. */
export function dayNumber(text: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return null
  const year = Number(parts[1])
  const day = Date.UTC(year, Number(parts[2]) - 1, Number(parts[3])) / MS
  return year >= FIRST && year <= LAST && dayText(day) === text ? day : null
}

/** A day number as `2025-01-31`. */
export function dayText(day: number): string {
  return new Date(day * MS).toISOString().slice(0, 10)
}

/** The current local day. */
export function today(now = new Date()): string {
  return dayText(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MS)
}

/** Completed weeks and days: `19+6`. */
export function weeksAndDays(days: number): string {
  const sign = days < 0 ? '−' : ''
  return `${sign}${Math.floor(Math.abs(days) / 7)}+${Math.abs(days) % 7}`
}

/** The display of a day or a number of days; null for an output of another kind. */
export function inDays(kind: OutputSpec['kind'], days: number): string | null {
  if (kind === 'day') return dayText(days)
  return kind === 'weeks-days' ? weeksAndDays(days) : null
}
