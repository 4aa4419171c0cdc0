import { expect, test } from 'vitest'
import { readWindows } from './windows.ts'

const at = (text: string) => Date.parse(`${text}T00:00Z`)

test('periods and events in both languages', () => {
  expect(readWindows('2024-05-01 to 2024-05-03 Banquet; 2024/5/9: closed')).toEqual([
    { from: at('2024-05-01'), to: at('2024-05-03'), label: 'Banquet' },
    { from: at('2024-05-09'), to: at('2024-05-09'), label: 'closed' },
  ])
  expect(readWindows('2024-05-01至2024-05-03 聚餐；\n')).toEqual([
    { from: at('2024-05-01'), to: at('2024-05-03'), label: '聚餐' },
  ])
  expect(readWindows(' ')).toEqual([])
})

test('what is no period is returned: no day, an end before the start, one too many', () => {
  expect(readWindows('2024-05-01; May 9 closed')).toBe('May 9 closed')
  expect(readWindows('2024-02-30 party')).toBe('2024-02-30 party')
  expect(readWindows('2024-05-03 to 2024-05-01 x')).toBe('2024-05-03 to 2024-05-01 x')
  expect(readWindows(Array.from({ length: 5 }, (_, k) => `2024-05-0${k + 1}`).join(';'))).toBe('2024-05-05')
})
