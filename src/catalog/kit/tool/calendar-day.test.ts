import { expect, test } from 'vitest'
import { dayNumber, dayText, today, weeksAndDays } from './calendar-day.ts'

test('a day is converted to a number and back, leap years too', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2024-02-29')).toBe(19782)
  expect(dayText(19782 + 1)).toBe('2024-03-01')
  expect((dayNumber('2025-10-08') ?? 0) - (dayNumber('2025-01-01') ?? 0)).toBe(280)
})

test('an invalid day has no number', () => {
  for (const text of ['2025-02-29', '2025-13-01', '2025-1-1', '1899-12-31', '2200-01-01', '', 'tomorrow'])
    expect(dayNumber(text), text).toBeNull()
})

test('today is the local day, not that of Greenwich', () => {
  expect(today(new Date(2025, 0, 31, 23, 59))).toBe('2025-01-31')
  expect(today(new Date(2025, 1, 1, 0, 1))).toBe('2025-02-01')
})

test('days are formatted as completed weeks and days', () => {
  expect([139, 140, 0, 6, 7].map(weeksAndDays)).toEqual(['19+6', '20+0', '0+0', '0+6', '1+0'])
  expect(weeksAndDays(-8)).toBe('−1+1')
})
