import { expect, test } from 'vitest'
import { nextPeriod, periodsBetween, startOfPeriod } from './calendar-periods.ts'

const at = (text: string) => Date.parse(`${text}T00:00Z`)
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)

test('a day belongs to the week of its Monday, its month and its year, before 1970 as well', () => {
  expect(iso(startOfPeriod(at('2024-03-03') + 7e7, 'day'))).toBe('2024-03-03')
  expect(iso(startOfPeriod(at('2024-03-03'), 'week'))).toBe('2024-02-26')
  expect(iso(startOfPeriod(at('1969-12-31'), 'week'))).toBe('1969-12-29')
  expect(iso(startOfPeriod(at('2024-03-03'), 'sunday'))).toBe('2024-03-03')
  expect(iso(startOfPeriod(at('2024-03-02'), 'sunday'))).toBe('2024-02-25')
  expect(iso(nextPeriod(at('2024-02-25'), 'sunday'))).toBe('2024-03-03')
  expect(iso(startOfPeriod(at('2024-02-29'), 'month'))).toBe('2024-02-01')
  expect(iso(startOfPeriod(at('2024-02-29'), 'year'))).toBe('2024-01-01')
})

test('periods are consecutive, and limited', () => {
  const months = periodsBetween(at('2023-11-01'), at('2024-02-01'), 'month', 10)
  expect(Array.from(months ?? [], iso)).toEqual(['2023-11-01', '2023-12-01', '2024-01-01', '2024-02-01'])
  expect(periodsBetween(at('2020-01-01'), at('2024-01-01'), 'year', 10)).toHaveLength(5)
  expect(periodsBetween(at('2020-01-01'), at('2024-01-01'), 'day', 10)).toBeNull()
})
