import { expect, test } from 'vitest'
import { placeAxis } from './axis.ts'
import { calendarLabel, calendarTicks } from './calendar-ticks.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const labels = (from: string, to: string, length = 220) =>
  calendarTicks([at(from), at(to)], length, { spacing: 46, most: 10 }).map(({ label }) => label)

test('a decade has years, a year has months, a month has days, a day has hours', () => {
  expect(labels('2010-03-01T00:00', '2019-11-30T00:00')).toEqual(['2012', '2014', '2016', '2018'])
  expect(labels('2020-01-01T00:00', '2020-12-31T00:00')).toHaveLength(6)
  expect(labels('2020-02-01T00:00', '2020-03-01T00:00')).toEqual([
    '2020-02-03',
    '2020-02-10',
    '2020-02-17',
    '2020-02-24',
  ])
  expect(labels('2020-02-28T22:00', '2020-02-29T13:00')).toEqual(['2020-02-29', '06:00', '12:00'])
})

test('longer axes have more ticks, at most those that help', () => {
  expect(labels('2020-01-01T00:00', '2020-12-31T00:00', 500)).toHaveLength(6)
  expect(labels('1500-01-01T00:00', '2000-01-01T00:00')).toEqual(['1500', '1600', '1700', '1800', '1900', '2000'])
})

test('weeks begin on Monday', () => {
  for (const { value } of calendarTicks([at('2021-05-01T00:00'), at('2021-06-15T00:00')], 400, {
    spacing: 46,
    most: 10,
  }))
    expect(new Date(value).getUTCDay()).toBe(1)
})

test('an axis of the calendar places instants linearly', () => {
  const domain = [at('2020-01-01T00:00'), at('2020-01-11T00:00')] as const
  const axis = placeAxis({ kind: 'linear', title: '', domain, calendar: true }, 200, 46)
  expect(axis.place(at('2020-01-06T00:00'))).toBeCloseTo(100)
  expect(axis.ticks.map(({ label }) => label)).toEqual(['2020-01-03', '2020-01-06', '2020-01-09'])
  expect(calendarLabel(domain[0])).toBe('2020-01-01')
})
