import { expect, test } from 'vitest'
import { tokenDays } from './token-days.ts'

const at = (text: string) => new Date(text).getTime() / 1000

test('entries are listed by the reader’s day, with what was spent on it', () => {
  const entry = (id: string, time: string, by: 'use' | 'promo', tokens: number) => {
    return { id, time: at(time), by, tokens, model: null }
  }
  const days = tokenDays([
    entry('c', '2026-11-29T09:00:00', 'promo', 500),
    entry('b', '2026-11-29T08:00:00', 'use', -20),
    entry('a', '2026-11-28T23:59:00', 'use', -3),
  ])
  expect(days.map(({ spent, entries }) => [spent, entries.map(({ id }) => id)])).toEqual([
    [20, ['c', 'b']],
    [3, ['a']],
  ])
  expect(tokenDays([])).toEqual([])
})
