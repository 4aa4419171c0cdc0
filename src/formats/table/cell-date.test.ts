import { expect, test } from 'vitest'
import { compactDate, dayToMs, parseDate, parsePartialDate, serialToMs } from './cell-date.ts'

const iso = (text: string, order?: 'mdy' | 'dmy') => {
  const date = parseDate(text, order)
  return date === null || date === 'invalid' ? date : new Date(date.ms).toISOString()
}

test('every supported form gives the same day', () => {
  const day = '2023-05-01T00:00:00.000Z'
  for (const text of [
    '2023.5.1',
    '2023年5月1日',
    '2023年05月01号',
    '2023/05/01',
    '2023-5-1',
    '1-May-2023',
    '01MAY2023',
    'May 1, 2023',
    '1 May 2023',
    '5/1/2023',
  ]) {
    expect(iso(text), text).toBe(day)
  }
})

test('times are read as written, without a zone', () => {
  expect(iso('2023-05-01T08:30:15.250Z')).toBe('2023-05-01T08:30:15.250Z')
  expect(iso('2023/5/1 8:30')).toBe('2023-05-01T08:30:00.000Z')
  expect(iso('2023年5月1日 8时30分')).toBe('2023-05-01T08:30:00.000Z')
  expect(iso('2023-05-01 下午 3:05')).toBe('2023-05-01T15:05:00.000Z')
  expect(iso('5/1/2023 12:10 AM')).toBe('2023-05-01T00:10:00.000Z')
  expect(parseDate('2023-05-01T08:30:00+08:00')).toMatchObject({ zone: true, ms: Date.UTC(2023, 4, 1, 8, 30) })
})

test('the order of day and month follows the column, unless only one is possible', () => {
  expect(iso('3/4/2023', 'mdy')).toBe('2023-03-04T00:00:00.000Z')
  expect(iso('3/4/2023', 'dmy')).toBe('2023-04-03T00:00:00.000Z')
  expect(iso('13/4/2023', 'mdy')).toBe('2023-04-13T00:00:00.000Z')
  expect(parseDate('3/4/2023')).toMatchObject({ order: 'either' })
  expect(parseDate('3/14/2023')).toMatchObject({ order: 'mdy' })
})

test('a day that does not exist is invalid, other texts are not dates', () => {
  for (const text of ['2023-02-29', '2023-13-01', '2023-00-10', '31/31/2023', '2023-05-01 25:00', '2023-05-01 10:61']) {
    expect(iso(text), text).toBe('invalid')
  }
  expect(iso('2024-02-29')).toBe('2024-02-29T00:00:00.000Z')
  for (const text of ['2023-5', '1/2', '23/5/1', '1-Foo-2023', '2023-05-01x', '2023-05/01x'])
    expect(iso(text), text).toBeNull()
})

test('a month or a year alone is a partial date', () => {
  expect(parsePartialDate('2023年5月')).toEqual({ year: 2023, month: 5 })
  expect(parsePartialDate('2023-05')).toEqual({ year: 2023, month: 5 })
  expect(parsePartialDate('2023年')).toEqual({ year: 2023, month: undefined })
  expect(parsePartialDate('2023-13')).toBeNull()
  expect(parsePartialDate('2023')).toBeNull()
})

// Serials as Excel shows them; the 1904 difference of 1462 days is documented by Microsoft.
test('serial numbers give the day that Excel shows', () => {
  const day = (serial: number, epoch?: 1900 | 1904) => new Date(serialToMs(serial, epoch)).toISOString().slice(0, 19)
  expect(day(1)).toBe('1900-01-01T00:00:00')
  expect(day(59)).toBe('1900-02-28T00:00:00')
  expect(day(61)).toBe('1900-03-01T00:00:00')
  expect(day(45_047)).toBe('2023-05-01T00:00:00')
  expect(day(45_047.354166666664)).toBe('2023-05-01T08:30:00')
  expect(day(45_047 - 1462, 1904)).toBe('2023-05-01T00:00:00')
})

test('20230501 is a day, 20230532 and 2023 are not', () => {
  expect(compactDate(20_230_501)).toBe(Date.UTC(2023, 4, 1))
  expect(compactDate(20_230_532)).toBeNaN()
  expect(compactDate(2023)).toBeNaN()
})

test.each([
  ['2023-05-01 0:00', '00:00:00.000'],
  ['2023-05-01 23:59:59', '23:59:59.000'],
  ['2023-05-01 24:00', '24:00:00.000'],
  ['2023-05-01 24:01', 'invalid'],
  ['2023-05-01 24:00:01', 'invalid'],
  ['2023-05-01 25:00', 'invalid'],
  ['2023-05-01 8:60', 'invalid'],
  ['2023-05-01 8:59:60', 'invalid'],
  ['2023-05-01 8:30:15.5', '08:30:15.500'],
  ['2023-05-01 8:30:15.0005', '08:30:15.000'],
  ['2023-05-01 8:30:15.9999', '08:30:15.999'],
  ['2023-05-01 8:30:15,29', '08:30:15.290'],
  ['2023-05-01 8:30:15.001', '08:30:15.001'],
  ['2023-05-01 12:05 AM', '00:05:00.000'],
  ['2023-05-01 12:05 pm', '12:05:00.000'],
  ['2023-05-01 11:05 PM', '23:05:00.000'],
  ['2023-05-01 13:05 pm', '13:05:00.000'],
  ['2023-05-01 11:05 am', '11:05:00.000'],
  ['2023-05-01 上午12:05', '00:05:00.000'],
  ['2023-05-01 上午 9点05', '09:05:00.000'],
  ['2023-05-01 下午12:05', '12:05:00.000'],
  ['2023-05-01 晚上8:00', '20:00:00.000'],
  ['2023-05-01 8时30分15秒', '08:30:15.000'],
])('the clock of %s is %s', (text, clock) => {
  const date = parseDate(text)
  const ms = date === null || date === 'invalid' ? null : date.ms - Date.UTC(2023, 4, 1)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const shown = (of: number) =>
    `${two(of / 3_600_000)}:${two((of / 60_000) % 60)}:${two((of / 1000) % 60)}.${String(of % 1000).padStart(3, '0')}`
  expect(ms === null ? date : shown(ms)).toBe(clock)
})

test('each form may have a time, and reports whether it has one and a zone', () => {
  for (const day of ['2023-05-01', '2023年5月1日', '5/1/2023', '1-May-2023', 'May 1, 2023'])
    for (const [rest, hasTime, zone] of [
      ['', false, false],
      [' 8:30', true, false],
      [' 8:30Z', true, true],
      [' 8:30 UTC', true, true],
      [' 8:30+0800', true, true],
    ] as const) {
      const ms = Date.UTC(2023, 4, 1) + (hasTime ? 30_600_000 : 0)
      expect(parseDate(day + rest), day + rest).toMatchObject({ ms, hasTime, zone })
    }
})

test('twelve may be a month, thirteen is a day', () => {
  expect(parseDate('12/12/2023')).toMatchObject({ order: 'either' })
  expect(parseDate('13/12/2023')).toMatchObject({ order: 'dmy', ms: Date.UTC(2023, 11, 13) })
  expect(parseDate('12/13/2023', 'dmy')).toMatchObject({ order: 'mdy', ms: Date.UTC(2023, 11, 13) })
  expect(parseDate('13/13/2023')).toBe('invalid')
  expect(parseDate('1/0/2023')).toBe('invalid')
  expect(parseDate('2023-05-01')).not.toHaveProperty('order')
})

test('every month has its names and its number of days', () => {
  const names = ['January', 'Feb', 'MAR', 'april', 'May', 'Jun.', 'July', 'Aug', 'Sept', 'Oct', 'nov', 'Dec']
  for (const [k, name] of names.entries()) {
    expect(iso(`${name} 2, 2023`), name).toBe(new Date(Date.UTC(2023, k, 2)).toISOString())
    const last = new Date(Date.UTC(2023, k + 1, 0)).getUTCDate()
    expect(dayToMs(2023, k + 1, last)).toBe(Date.UTC(2023, k, last))
    expect(dayToMs(2023, k + 1, last + 1)).toBeNaN()
  }
  expect(iso('32-May-2023')).toBe('invalid')
})

test('years range from 1 to 9999, months from 1 to 12, days from 1', () => {
  expect(new Date(dayToMs(1, 1, 1)).toISOString()).toBe('0001-01-01T00:00:00.000Z')
  expect(new Date(dayToMs(9999, 12, 31)).toISOString()).toBe('9999-12-31T00:00:00.000Z')
  for (const [year, month, day] of [
    [0, 5, 1],
    [2023, 0, 1],
    [2023, 13, 1],
    [2023, 5, 0],
    [2023, 5, 32],
    [2023, 4, 31],
  ] as const)
    expect(dayToMs(year, month, day)).toBeNaN()
})

test('a partial date has a month that exists', () => {
  expect(parsePartialDate('2023/1')).toEqual({ year: 2023, month: 1 })
  expect(parsePartialDate('2023.12')).toEqual({ year: 2023, month: 12 })
  expect(parsePartialDate('2023-0')).toBeNull()
})

test('the years of compact dates range from 1900 to 2100', () => {
  expect(compactDate(19_000_101)).toBe(Date.UTC(1900, 0, 1))
  expect(compactDate(21_001_231)).toBe(Date.UTC(2100, 11, 31))
  for (const value of [19_000_100, 18_991_231, 21_001_232, 21_010_101, 20_230_501.5, 20_230_001])
    expect(compactDate(value)).toBeNaN()
})

test('a serial is rounded to the millisecond, and before Excel’s nonexistent day it is one day later', () => {
  expect(serialToMs(60)).toBe(Date.UTC(1900, 1, 28))
  expect(serialToMs(59.75)).toBe(Date.UTC(1900, 1, 28, 18))
  expect(serialToMs(0)).toBe(Date.UTC(1899, 11, 31))
  expect(serialToMs(1 + 1 / 86_400_000 / 3)).toBe(Date.UTC(1900, 0, 1))
  expect(serialToMs(0.5, 1904)).toBe(Date.UTC(1904, 0, 1, 12))
})
