import fc from 'fast-check'
import { expect, test } from 'vitest'
import { msOfDay, parseIsoDate } from './calendar.ts'
import { type DatePart, datePart } from './date-parts.ts'

const of = (text: string, part: DatePart) => datePart[part](parseIsoDate(text))

test('the days around New Year belong to the ISO week of their Thursday', () => {
  const weeks = ['2020-12-31', '2021-01-03', '2021-01-04', '2024-12-30', '2016-01-03', '1969-12-31', '1899-12-31']
  expect(weeks.map((day) => `${of(day, 'iso-year')}-${of(day, 'iso-week')}-${of(day, 'weekday')}`)).toEqual([
    '2020-53-4',
    '2020-53-7',
    '2021-1-1',
    '2025-1-1',
    '2015-53-7',
    '1970-1-3',
    '1899-52-7',
  ])
})

test('an instant is made again of its parts, before 1970 too', () => {
  const instant = fc.date({ min: new Date('0002-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, (date) => {
      const ms = Math.floor(date.getTime() / 1000) * 1000
      const part = (name: DatePart) => datePart[name](ms)
      const day = msOfDay(part('year'), part('month'), part('day'))
      expect(day + ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000).toBe(ms)
      expect(msOfDay(part('year'), 1, 1) + (part('year-day') - 1) * 86_400_000).toBe(day)
      // the fourth of January is in week 1, whose Monday begins the year of weeks
      const fourth = msOfDay(part('iso-year'), 1, 4)
      const monday = fourth - (datePart.weekday(fourth) - 1) * 86_400_000
      expect(monday + ((part('iso-week') - 1) * 7 + part('weekday') - 1) * 86_400_000).toBe(day)
    }),
  )
})

test('a missing date has no parts', () => {
  for (const part of Object.keys(datePart) as DatePart[]) expect(datePart[part](Number.NaN), part).toBeNaN()
})
