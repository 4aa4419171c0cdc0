import { dayMs, dayOf, msOfDay } from '../../frame/calendar.ts'

/** A week begins on Monday, that of `sunday` on Sunday. */
export type CalendarPeriod = 'day' | 'week' | 'sunday' | 'month' | 'year'

/** The first instant of the period of an instant, in ms since 1970-01-01. */
export function startOfPeriod(ms: number, period: CalendarPeriod): number {
  if (period === 'day') return Math.floor(ms / dayMs) * dayMs
  if (period === 'week' || period === 'sunday') {
    const first = (period === 'week' ? 4 : 3) * dayMs // 1970-01-05 was a Monday
    return Math.floor((ms - first) / (7 * dayMs)) * 7 * dayMs + first
  }
  const { year, month } = dayOf(ms)
  return msOfDay(year, period === 'month' ? month : 1, 1)
}

/** The first instants of all periods from one to another, which are such instants; null if they would be more than `most`. */
export function periodsBetween(first: number, last: number, period: CalendarPeriod, most: number): Float64Array | null {
  const found: number[] = []
  for (let at = first; at <= last; at = nextPeriod(at, period)) {
    if (found.length === most) return null
    found.push(at)
  }
  return Float64Array.from(found)
}

/** The first instant of the period after the one that begins at `ms`. */
export function nextPeriod(ms: number, period: CalendarPeriod): number {
  if (period === 'day') return ms + dayMs
  if (period === 'week' || period === 'sunday') return ms + 7 * dayMs
  const { year, month } = dayOf(ms)
  return period === 'year' || month === 12 ? msOfDay(year + 1, 1, 1) : msOfDay(year, month + 1, 1)
}
