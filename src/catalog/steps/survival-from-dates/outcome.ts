import { dayMs } from '#engine/frame/calendar.ts'
import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

/** A date that can end the time, with the status that it gives. */
export interface End {
  readonly id: string
  readonly code: number
}

/** In the order in which the status of equal days is decided: the events, then death. */
export function endsOf({ events, death, deathIs, codes }: Options): readonly End[] {
  const ends = events.map((id, k) => ({ id, code: codes === 'each' ? k + 1 : 1 }))
  if (death === null) return ends
  const own = codes === 'each' ? events.length + 1 : deathIs === 'competing' ? 2 : 1
  return [...ends, { id: death, code: deathIs === 'censoring' ? 0 : own }]
}

/** Numbers of days since 1970; NaN for a missing date. */
export function daysOf(values: Float64Array): Float64Array {
  const days = new Float64Array(values.length)
  for (let i = 0; i < values.length; i++) days[i] = Math.floor((values[i] as number) / dayMs)
  return days
}

interface Days {
  readonly start: Float64Array
  /** In the order of `endsOf`. */
  readonly ends: readonly Float64Array[]
  /** Null: all are followed until the closing date. */
  readonly lastContact: Float64Array | null
  /** Infinity for none. */
  readonly cutOff: number
}

export const noStart = -1
export const noEnd = -2
export const endBeforeStart = -3
export const eventBeforeStart = -4

/** Which end counts: its place in `ends`; that of the last contact and the closing date after them; or why the row has no time. */
export interface Ended {
  readonly by: number
  /** Days since the start. */
  readonly days: number
}

/** The first end of a row. Those after the closing date do not count, but show that the row was followed until then. */
export function firstEnd({ start, ends, lastContact, cutOff }: Days, row: number): Ended {
  const from = start[row] as number
  if (Number.isNaN(from)) return { by: noStart, days: Number.NaN }
  let [by, day, isLater] = [-1, Infinity, false]
  for (let k = 0; k < ends.length; k++) {
    const end = ends[k]?.[row] as number
    if (end > cutOff) isLater = true
    else if (end < day) [by, day] = [k, end]
  }
  if (by >= 0) return day < from ? { by: eventBeforeStart, days: Number.NaN } : { by, days: day - from }
  const contact = lastContact === null || isLater ? Infinity : (lastContact[row] as number)
  if (Number.isNaN(contact)) return { by: noEnd, days: Number.NaN }
  const until = Math.min(contact, cutOff)
  if (until < from) return { by: endBeforeStart, days: Number.NaN }
  return { by: contact <= cutOff ? ends.length : ends.length + 1, days: until - from }
}
