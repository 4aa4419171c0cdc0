import { parseDate } from '../table/cell-date.ts'
import { plainNumberOf } from '../table/cell-number.ts'
import type { CheckedReading } from '../typed/checked-cells.ts'
import type { RedcapReading } from './redcap-columns.ts'

/** How the cells of a raw export are read. */
export function readingOf(reading: RedcapReading): CheckedReading {
  if (reading === 'text') return { type: 'text', toValue: null }
  if (reading === 'time') return { type: 'number', toValue: secondsOf }
  if (reading === 'date' || reading === 'datetime') return { type: reading, toValue: (text) => msOf(text, reading) }
  return { type: 'number', toValue: (text) => plainNumberOf(text, '.') }
}

function secondsOf(text: string): number {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Raw exports have the year first whatever the form shows. */
function msOf(text: string, reading: 'date' | 'datetime'): number {
  const date = /^\d{4}-/.test(text) ? parseDate(text) : null
  return date === null || date === 'invalid' || (reading === 'date' && date.hasTime) ? Number.NaN : date.ms
}
