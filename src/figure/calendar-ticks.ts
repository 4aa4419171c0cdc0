import { textWidth } from './text-width.ts'
import { type } from './typography.ts'

/** Ticks of an axis of days and instants, in ms since 1970-01-01 and read as wall-clock time. */
export interface CalendarTick {
  readonly value: number
  readonly label: string
}

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

const steps: readonly (readonly [Unit, number])[] = [
  ...[1, 5, 15, 30].map((every) => ['minute', every] as const),
  ...[1, 3, 6, 12].map((every) => ['hour', every] as const),
  ...[1, 2, 3].map((every) => ['day', every] as const),
  ...[1, 2].map((every) => ['week', every] as const),
  ...[1, 2, 3, 6].map((every) => ['month', every] as const),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((every) => ['year', every] as const),
]

/** Mean length of each unit, to count ticks before they are made. */
const lengths: Readonly<Record<Unit, number>> = {
  minute,
  hour,
  day,
  week: 7 * day,
  month: 30.4 * day,
  year: 365.25 * day,
}

const widestLabels: Readonly<Record<Unit, string>> = {
  minute: '2000-00-00',
  hour: '2000-00-00',
  day: '2000-00-00',
  week: '2000-00-00',
  month: '2000-00',
  year: '2000',
}

/** Space between two labels, in points. */
const gap = 9

/**
 * Ticks at round places of the calendar: the densest whose labels have room. Weeks begin on Monday; labels are ISO dates, as long as the ticks
 * need: a year, a month, a day, a time of day.
 */
export function calendarTicks(
  [low, high]: readonly [number, number],
  length: number,
  { spacing, most }: { readonly spacing: number; readonly most: number },
): readonly CalendarTick[] {
  const fits = ([unit, every]: readonly [Unit, number]) => {
    const room = Math.max(spacing * 0.7, textWidth(widestLabels[unit], type.tick) + gap)
    return (high - low) / (lengths[unit] * every) <= Math.min(length / room, most)
  }
  const [unit, every] = steps.find(fits) ?? (['year', 1000] as const)
  return roundTimes(low, high, unit, every).map((value) => ({ value, label: labelOf(value, unit) }))
}

/** A day of the calendar, or an instant, as short as it can be written. */
export function calendarLabel(value: number): string {
  return labelOf(value, value % day === 0 ? 'day' : 'minute')
}

function roundTimes(low: number, high: number, unit: Unit, every: number): readonly number[] {
  if (unit === 'month' || unit === 'year') {
    const months = unit === 'month' ? every : every * 12
    const first = new Date(low)
    const from = Math.floor((first.getUTCFullYear() * 12 + first.getUTCMonth()) / months) * months
    const found: number[] = []
    for (let at = from; ; at += months) {
      const value = startOfMonth(at)
      if (!(value <= high)) return found
      if (value >= low) found.push(value)
    }
  }
  const step = lengths[unit] * every
  const origin = unit === 'week' ? 4 * day : 0 // 1970-01-05 was a Monday
  const first = Math.ceil((low - origin) / step)
  const last = Math.floor((high - origin) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => origin + (first + k) * step)
}

function startOfMonth(months: number): number {
  const date = new Date(0)
  date.setUTCFullYear(Math.floor(months / 12), months - Math.floor(months / 12) * 12, 1)
  return date.getTime()
}

function labelOf(value: number, unit: Unit): string {
  const iso = new Date(value).toISOString()
  switch (unit) {
    case 'year':
      return iso.slice(0, 4)
    case 'month':
      return iso.slice(0, 7)
    case 'minute':
    case 'hour':
      return value % day === 0 ? iso.slice(0, 10) : iso.slice(11, 16)
    default:
      return iso.slice(0, 10)
  }
}
