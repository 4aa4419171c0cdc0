import { expect, test } from 'vitest'
import { msOfTime, timeFormat, timeType, timeUnit } from './time.ts'

test.each([
  ['%td', 'day'],
  ['%-td', 'day'],
  ['%tdCCYY.NN.DD', 'day'],
  ['%d', 'day'],
  ['%dD_m_Y', 'day'],
  ['%tc', 'millisecond'],
  ['%tcHH:MM:SS', 'millisecond'],
  ['%tC', 'leap-millisecond'],
  ['%tw', 'week'],
  ['%tm', 'month'],
  ['%tmCCYY-NN', 'month'],
  ['%tq', 'quarter'],
  ['%th', 'half-year'],
  ['%ty', null],
  ['%tbnyse', null],
  ['%tg', null],
  ['%9.0g', null],
  ['%-9s', null],
  ['', null],
])('%s counts %s', (format, unit) => {
  expect(timeUnit(format)).toBe(unit)
})

test('types and formats of the frame', () => {
  expect((['day', 'week', 'month', 'quarter', 'half-year'] as const).map(timeType)).toEqual(Array(5).fill('date'))
  expect([timeType('millisecond'), timeType('leap-millisecond')]).toEqual(['datetime', 'datetime'])
  expect((['day', 'week', 'month', 'quarter', 'half-year'] as const).map(timeFormat)).toEqual([
    undefined,
    'week',
    'month',
    'quarter',
    undefined,
  ])
})

test.each([
  ['day', 0, '1960-01-01T00:00:00.000Z'],
  ['day', -1, '1959-12-31T00:00:00.000Z'],
  ['day', 21_915.75, '2020-01-01T00:00:00.000Z'],
  ['day', -715_509, '0001-01-01T00:00:00.000Z'],
  ['millisecond', 1_898_598_896_789, '2020-02-29T12:34:56.789Z'],
  ['millisecond', -1, '1959-12-31T23:59:59.999Z'],
  ['week', 0, '1960-01-01T00:00:00.000Z'],
  ['week', 51, '1960-12-23T00:00:00.000Z'],
  ['week', 52, '1961-01-01T00:00:00.000Z'],
  ['week', -1, '1959-12-24T00:00:00.000Z'],
  ['month', 0, '1960-01-01T00:00:00.000Z'],
  ['month', -1, '1959-12-01T00:00:00.000Z'],
  ['month', 733, '2021-02-01T00:00:00.000Z'],
  ['quarter', 241, '2020-04-01T00:00:00.000Z'],
  ['quarter', -1, '1959-10-01T00:00:00.000Z'],
  ['half-year', 121, '2020-07-01T00:00:00.000Z'],
  ['half-year', -3, '1958-07-01T00:00:00.000Z'],
] as const)('%s %d is %s', (unit, value, iso) => {
  expect(new Date(msOfTime(unit, value)).toISOString()).toBe(iso)
})

test('the 27 leap seconds up to 2017 are taken out', () => {
  const since1960 = (iso: string) => Date.parse(iso) + 315_619_200_000
  const leap = (iso: string, seconds: number) => msOfTime('leap-millisecond', since1960(iso) + 1000 * seconds)
  expect(leap('1972-06-30T23:59:59Z', 0)).toBe(Date.parse('1972-06-30T23:59:59Z'))
  expect(leap('1972-07-01T00:00:00Z', 1)).toBe(Date.parse('1972-07-01T00:00:00Z'))
  expect(leap('1999-01-01T00:00:00Z', 22)).toBe(Date.parse('1999-01-01T00:00:00Z'))
  expect(leap('2016-12-31T23:59:59Z', 26)).toBe(Date.parse('2016-12-31T23:59:59Z'))
  expect(leap('2026-11-30T08:00:00Z', 27)).toBe(Date.parse('2026-11-30T08:00:00Z'))
  // 23:59:60 is shown as the beginning of the next day
  expect(leap('2016-12-31T23:59:59Z', 27)).toBe(Date.parse('2017-01-01T00:00:00Z'))
})

test('outside the years 1 to 9999 there is no date', () => {
  for (const value of [-715_510, 2_936_550, 1e300, Infinity, -Infinity]) expect(msOfTime('day', value)).toBeNaN()
  for (const unit of ['week', 'month', 'quarter', 'half-year', 'leap-millisecond'] as const)
    expect(msOfTime(unit, 1e300)).toBeNaN()
  expect(msOfTime('day', 2_936_549)).toBe(Date.parse('9999-12-31'))
})
