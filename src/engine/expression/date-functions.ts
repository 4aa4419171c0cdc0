import { completeMonths, completeYears, dayMs, dayOf, msOfDay, parseIsoDate } from '../frame/calendar.ts'
import type { FunctionSpec } from './function-spec.ts'
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

const partOfDay = (unit: number, size: number) => (ms: number) =>
  Math.floor(ms / unit) - size * Math.floor(ms / unit / size)

export const dateFunctions = {
  year: datePart((ms) => dayOf(ms).year),
  month: datePart((ms) => dayOf(ms).month),
  day: datePart((ms) => dayOf(ms).day),
  hour: datePart(partOfDay(3_600_000, 24)),
  minute: datePart(partOfDay(60_000, 60)),
  weekday: datePart((ms) => ((new Date(ms).getUTCDay() + 6) % 7) + 1),
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
