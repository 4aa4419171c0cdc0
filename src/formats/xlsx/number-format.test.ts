import { expect, test } from 'vitest'
import { shownBy } from './number-format.ts'

const ids = (shown: string) =>
  Array.from({ length: 70 }, (_, id) => id).filter((id) => shownBy(id, undefined) === shown)

// ECMA-376 part 1, 18.8.30, with the formats of Chinese, Japanese and Korean editions
test('the built-in formats that show a day, and those that show only a time', () => {
  expect(ids('date')).toEqual([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
  expect(ids('time')).toEqual([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47])
})

test.each([
  ['yyyy-mm-dd', 'date'],
  ['m/d', 'date'],
  ['mmm', 'date'],
  ['d', 'date'],
  ['YYYY', 'date'],
  ['yyyy"年"m"月"d"日"', 'date'],
  ['m月', 'date'],
  ['年', 'date'],
  ['日', 'date'],
  ['yyyy\\-mm\\-dd\\ hh:mm:ss', 'date'],
  ['[$-409]d\\-mmm;@', 'date'],
  ['hh:mm', 'time'],
  ['mm:ss.0', 'time'],
  ['[h]:mm', 'time'],
  ['[mm]', 'time'],
  ['[m]', 'time'],
  ['[ss]', 'time'],
  ['s', 'time'],
  ['0.00', 'number'],
  ['General', 'number'],
  ['general "days"', 'number'],
  ['#,##0', 'number'],
  ['@', 'number'],
  ['', 'number'],
  ['0;yyyy', 'number'],
  ['[Red]0.00', 'number'],
  ['[Color10]0', 'number'],
  ['0"d"', 'number'],
  ['0\\d', 'number'],
  ['0_d', 'number'],
  ['0*y', 'number'],
  ['[$-804]0', 'number'],
])('%s shows a %s', (code, shown) => {
  expect(shownBy(164, code)).toBe(shown)
  expect(shownBy(14, code)).toBe(shown)
})

test('only the first thousand characters of a code are examined', () => {
  expect(shownBy(164, `${'0'.repeat(999)}d`)).toBe('date')
  expect(shownBy(164, `${'0'.repeat(1000)}d`)).toBe('number')
})
