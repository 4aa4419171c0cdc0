import { expect, test } from 'vitest'
import { addMonths, dayMs, dayOf, msOfDay } from './calendar.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const later = (text: string, months: number) => new Date(addMonths(day(text), months)).toISOString().slice(0, 10)

test('a month later is the same day, or the last of a shorter month', () => {
  expect(later('2024-01-31', 1)).toBe('2024-02-29')
  expect(later('2023-01-31', 1)).toBe('2023-02-28')
  expect(later('2023-03-31', -1)).toBe('2023-02-28')
  expect(later('2024-02-29', 12)).toBe('2025-02-28')
  expect(later('2024-02-29', -48)).toBe('2020-02-29')
  expect(later('1970-01-01', -1)).toBe('1969-12-01')
  expect(later('1899-12-31', 2)).toBe('1900-02-28')
  expect(addMonths(day('2024-01-31') + 3_661_000, 1)).toBe(day('2024-02-29') + 3_661_000)
})

test('it agrees with the calendar of the machine on days of ten thousand years', () => {
  for (let k = -700_000; k < 2_900_000; k += 1237) {
    const ms = k * dayMs
    const { year, month, day: date } = dayOf(ms)
    for (const months of [-1201, -13, -1, 0, 1, 11, 25, 4800]) {
      const total = year * 12 + month - 1 + months
      const [toYear, toMonth] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1]
      let expected = Number.NaN
      for (let last = date; Number.isNaN(expected) && last > 27; last--) expected = msOfDay(toYear, toMonth, last)
      if (date <= 27) expected = msOfDay(toYear, toMonth, date)
      expect(addMonths(ms, months), `${year}-${month}-${date} + ${months}`).toBe(expected)
    }
  }
})

test('there is nothing outside of the years 1 to 9999', () => {
  expect(addMonths(Number.NaN, 1)).toBeNaN()
  expect(addMonths(0, Number.NaN)).toBeNaN()
  expect(addMonths(day('9999-12-31'), 1)).toBeNaN()
  expect(addMonths(day('0001-01-01'), -1)).toBeNaN()
})
