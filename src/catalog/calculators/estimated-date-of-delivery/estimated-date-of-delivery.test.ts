import { expect, test } from 'vitest'
import { dayNumber } from '../../kit/tool/calendar-day.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const of = resultsOf(definition, { basis: 'period', date: '2025-01-01', today: '2025-10-08' })

test('the bands begin on the first day of a week', () => {
  const on = (today: string) => {
    const result = of({ today })
    return 'bands' in result ? result.bands : result
  }
  expect(
    ['2025-09-16', '2025-09-17', '2025-09-30', '2025-10-01', '2025-10-14', '2025-10-15', '2025-10-21'].map(on),
  ).toEqual(
    ['before-term', 'early-term', 'early-term', 'full-term', 'full-term', 'late-term', 'late-term'].map((band) => [
      band,
    ]),
  )
})

test('a longer cycle makes the date later and the pregnancy younger', () => {
  const longer = of({ cycle: { value: 35, unit: 'd' } })
  expect(longer).toMatchObject({ outputs: { delivery: dayNumber('2025-10-15'), age: 273 } })
})

test('inputs that the basis requires are required, and impossible days are refused', () => {
  expect(of({ basis: 'scan' })).toEqual(['weeks-needed'])
  expect(of({ basis: 'transfer' })).toEqual(['embryo-needed'])
  expect(of({ today: '2024-12-31' })).toEqual(['before-pregnancy'])
  expect(of({ today: '2025-11-13' })).toEqual(['too-long'])
  expect(of({ date: '2025-02-29' })).toEqual(['not-a-date'])
})
