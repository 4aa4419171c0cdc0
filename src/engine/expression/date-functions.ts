import { addMonths, completeMonths, completeYears, dayMs, dayOf, msOfDay, parseIsoDate } from '../frame/calendar.ts'
import { datePart as partOf } from '../frame/date-parts.ts'
import { type FunctionSpec, finite } from './function-spec.ts'
import { asNumbers, lengthOf, mapNumbers, mapPairs, numbersFromText, type Vector } from './vector.ts'

const datePart = (f: (ms: number) => number): FunctionSpec => ({
  parameters: ['date'],
  result: 'number',
  evaluate: ([x]) => mapNumbers(x as Vector, (ms) => (Number.isNaN(ms) ? ms : f(ms))),
})

const between = (f: (from: number, to: number) => number): FunctionSpec => ({
  parameters: ['date', 'date'],
  result: 'number',
  evaluate: ([a, b], { rows }) => mapPairs(a as Vector, b as Vector, rows, f),
})

/** A date so many months later, an instant staying an instant. What is no whole number of months, or leaves the calendar, is missing. */
const later = (months: number): FunctionSpec => ({
  parameters: ['date', 'number'],
  result: 'first',
  evaluate: ([x, n], context) => {
    const date = x as Vector
    const type = date.type === 'datetime' ? 'datetime' : 'date'
    return mapPairs(
      date,
      n as Vector,
      context.rows,
      (ms, k) => finite(context, Number.isInteger(k) ? addMonths(ms, k * months) : Number.NaN, ms, k),
      type,
    )
  },
})

const partOfDay = (unit: number, size: number) => (ms: number) =>
  Math.floor(ms / unit) - size * Math.floor(ms / unit / size)

export const dateFunctions = {
  year: datePart((ms) => dayOf(ms).year),
  month: datePart((ms) => dayOf(ms).month),
  day: datePart((ms) => dayOf(ms).day),
  hour: datePart(partOfDay(3_600_000, 24)),
  minute: datePart(partOfDay(60_000, 60)),
  weekday: datePart((ms) => ((new Date(ms).getUTCDay() + 6) % 7) + 1),
  second: datePart(partOf.second),
  quarter: datePart(partOf.quarter),
  week_iso: datePart(partOf['iso-week']),
  year_iso: datePart(partOf['iso-year']),
  day_of_year: datePart(partOf['year-day']),
  month_end: {
    parameters: ['date'],
    result: 'date',
    evaluate: ([x]) => mapNumbers(x as Vector, monthEnd, 'date'),
  },
  add_months: later(1),
  add_years: later(12),
  age: between((birth, at) => (at < birth ? Number.NaN : completeYears(birth, at))),
  date: {
    parameters: ['any', 'number', 'number'],
    optional: 2,
    result: 'date',
    evaluate: ([x, month, day], { rows }) => makeDate(x as Vector, month, day, rows),
  },
  days_between: between((from, to) => (to - from) / dayMs),
  weeks_between: between((from, to) => (to - from) / (7 * dayMs)),
  months_between: between((from, to) => (to - from) / (30.4375 * dayMs)),
  years_between: between((from, to) => (to - from) / (365.25 * dayMs)),
  complete_months: between(completeMonths),
  complete_years: between(completeYears),
} satisfies Record<string, FunctionSpec>

/** Midnight of the last day of the month. */
function monthEnd(ms: number): number {
  const { year, month } = dayOf(ms)
  return new Date(0).setUTCFullYear(year, month, 0)
}

function makeDate(x: Vector, month: Vector | undefined, day: Vector | undefined, rows: number): Vector {
  const wholeDay = (ms: number) => Math.floor(ms / dayMs) * dayMs
  if (month === undefined || day === undefined) {
    if (x.type === 'text') return { ...numbersFromText(x, (text) => wholeDay(parseIsoDate(text))), type: 'date' }
    return mapNumbers(x, wholeDay, 'date')
  }
  const [y, m, d] = [asNumbers(x), asNumbers(month), asNumbers(day)]
  const { length, single } = lengthOf([y, m, d], rows)
  const at = (v: typeof y, i: number) => v.values[v.single ? 0 : i] as number
  return {
    type: 'date',
    values: Float64Array.from({ length }, (_, i) => msOfDay(at(y, i), at(m, i), at(d, i))),
    single,
  }
}
