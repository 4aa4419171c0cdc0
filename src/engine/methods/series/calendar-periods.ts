import { dayMs, dayOf, msOfDay } from '../../frame/calendar.ts'

export type CalendarPeriod = 'day' | 'week' | 'month' | 'year'

/** The first instant of the period of an instant, in ms since 1970-01-01. Weeks begin on Monday. */
export function startOfPeriod(ms: number, period: CalendarPeriod): number {
  if (period === 'day') return Math.floor(ms / dayMs) * dayMs
  if (period === 'week') {
    const monday = 4 * dayMs // 1970-01-05
    return Math.floor((ms - monday) / (7 * dayMs)) * 7 * dayMs + monday
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

function nextPeriod(ms: number, period: CalendarPeriod): number {
  if (period === 'day') return ms + dayMs
  if (period === 'week') return ms + 7 * dayMs
  const { year, month } = dayOf(ms)
  return period === 'year' || month === 12 ? msOfDay(year + 1, 1, 1) : msOfDay(year, month + 1, 1)
}
