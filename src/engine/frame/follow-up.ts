import type { Checkpoint } from '../checkpoint.ts'
import { dayMs, daysIn } from './calendar.ts'
import { columnById, type Frame } from './frame.ts'
import { usable } from './usable.ts'

/** The columns of the time and their form: a duration, an interval of observation, or two dates and the unit between them. */
export interface FollowUpColumns {
  readonly form: 'time' | 'start-stop' | 'dates'
  /** The duration; for an interval its end; for two dates the later one. */
  readonly time: string
  /** For an interval its start, for two dates the earlier one; otherwise null. */
  readonly start: string | null
  readonly unit: keyof typeof daysIn
}

/** The follow-up time of each row. */
export interface FollowUp {
  /** One per row: 0 or more and finite, NaN if the row cannot be used. */
  readonly times: Float64Array
  /** For intervals, the entry time of the row: at least 0 and before its time. Null if all enter at 0. */
  readonly starts: Float64Array | null
  /** Cases whose intervals begin before 0, and count from 0 on. */
  readonly early: number
  readonly lost: FollowUpLosses
}

/** Cases that lack each; a row may lack both ends. */
export interface FollowUpLosses {
  /** Without a time, or without an end. */
  readonly time: number
  /** Without a start. */
  readonly start: number
  /** With a time or an end below 0, or an infinite one. */
  readonly badTimes: number
  /** Intervals that do not end after they begin, and dates before the first one. */
  readonly reversed: number
}

/**
 * Follow-up times. An interval is open at its start and closed at its end, as in R's `Surv(start, stop, event)`: one that does not end after
 * it begins contains no time. Two equal dates are a time of 0. A row counts with its weight, or once. Throws an Error if one of the columns
 * does not exist or is text: options are validated before.
 */
export async function followUp(
  frame: Frame,
  columns: FollowUpColumns,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<FollowUp> {
  const ends = numbersOf(frame, columns.time)
  const casesOf = (i: number): number => (weights === undefined ? 1 : (weights[i] as number))
  if (columns.form === 'time') return durations(ends, casesOf)
  const begins = numbersOf(frame, columns.start ?? '')
  await checkpoint()
  return columns.form === 'dates' ? betweenDates(begins, ends, columns.unit, casesOf) : intervals(begins, ends, casesOf)
}

/** How many cases a row represents. */
type CasesOf = (row: number) => number

function numbersOf(frame: Frame, id: string): Float64Array {
  const column = columnById(frame, id)
  if (column === undefined) throw new Error('The survival outcome is missing')
  const seen = usable(column)
  if (seen.type === 'text') throw new Error('The time is not numeric')
  return seen.values
}

function durations(values: Float64Array, casesOf: CasesOf): FollowUp {
  const lost = { time: 0, start: 0, badTimes: 0, reversed: 0 }
  for (let i = 0; i < values.length; i++) {
    const t = values[i] ?? Number.NaN
    if (Number.isNaN(t)) lost.time += casesOf(i)
    else if (!isTime(t)) lost.badTimes += casesOf(i)
  }
  const times = lost.badTimes === 0 ? values : values.map((t) => (isTime(t) ? t : Number.NaN))
  return { times, starts: null, early: 0, lost }
}

function intervals(begins: Float64Array, ends: Float64Array, casesOf: CasesOf): FollowUp {
  const lost = { time: 0, start: 0, badTimes: 0, reversed: 0 }
  const [times, starts] = [new Float64Array(ends.length), new Float64Array(ends.length)]
  let early = 0
  for (let i = 0; i < ends.length; i++) {
    const [begin, end] = [begins[i] ?? Number.NaN, ends[i] ?? Number.NaN]
    const start = Math.max(begin, 0)
    times[i] = Number.NaN
    if (Number.isNaN(end)) lost.time += casesOf(i)
    if (Number.isNaN(begin)) lost.start += casesOf(i)
    if (Number.isNaN(begin) || Number.isNaN(end)) continue
    if (!isTime(end) || !Number.isFinite(begin)) lost.badTimes += casesOf(i)
    else if (end <= start) lost.reversed += casesOf(i)
    else {
      times[i] = end
      starts[i] = start
      if (begin < 0) early += casesOf(i)
    }
  }
  return { times, starts, early, lost }
}

function betweenDates(
  begins: Float64Array,
  ends: Float64Array,
  unit: FollowUpColumns['unit'],
  casesOf: CasesOf,
): FollowUp {
  const lost = { time: 0, start: 0, badTimes: 0, reversed: 0 }
  const times = new Float64Array(ends.length)
  const days = daysIn[unit]
  for (let i = 0; i < ends.length; i++) {
    const [begin, end] = [begins[i] ?? Number.NaN, ends[i] ?? Number.NaN]
    if (Number.isNaN(end)) lost.time += casesOf(i)
    if (Number.isNaN(begin)) lost.start += casesOf(i)
    if (end < begin) lost.reversed += casesOf(i)
    times[i] = end >= begin ? (end - begin) / dayMs / days : Number.NaN
  }
  return { times, starts: null, early: 0, lost }
}

function isTime(t: number): boolean {
  return t >= 0 && t < Number.POSITIVE_INFINITY
}
