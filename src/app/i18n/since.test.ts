import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { daysSince } from './since.ts'

const now = new Date(2026, 10, 26, 1, 0).getTime()

test.each([
  [new Date(2026, 10, 26, 0, 1), 'today', '今天'],
  [new Date(2026, 10, 25, 23, 59), 'yesterday', '昨天'],
  [new Date(2026, 10, 22), '4 days ago', '4天前'],
  [new Date(2026, 7, 26), '3 months ago', '3个月前'],
  [new Date(2026, 10, 27), 'today', '今天'], // another device's clock is ahead
])('%s was %s', (date, en, zh) => {
  i18n.activate('en')
  expect(daysSince(date.getTime(), now)).toBe(en)
  i18n.activate('zh')
  expect(daysSince(date.getTime(), now)).toBe(zh)
})
