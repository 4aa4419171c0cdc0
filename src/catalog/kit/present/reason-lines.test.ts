import { expect, test } from 'vitest'
import { leaving, readReasons, reasonsOf } from './reason-lines.ts'

test('a line is a reason and a count, with a colon of either script, a tab or a space', () => {
  const text = 'moved away: 3\n\n  撤回知情同意：2\nadverse event\t1\nother reasons 4'
  expect(readReasons(text)).toEqual([
    { text: 'moved away', counts: [3] },
    { text: '撤回知情同意', counts: [2] },
    { text: 'adverse event', counts: [1] },
    { text: 'other reasons', counts: [4] },
  ])
  expect(leaving(reasonsOf(text))).toBe(10)
})

test('each group has a count', () => {
  const reasons = reasonsOf('BMI > 30: 3/1\nother: 0 ／ 2', 2)
  expect(reasons.map(({ text, counts }) => [text, ...counts])).toEqual([
    ['BMI > 30', 3, 1],
    ['other', 0, 2],
  ])
  expect([leaving(reasons, 0), leaving(reasons, 1)]).toEqual([3, 3])
})

test.each(['moved away', ': 3', '3', 'a: x', 'a: 3/1', 'a: -1', 'a: 1.5'])('%j is not a line of one group', (text) => {
  expect(readReasons(`fine: 1\n${text}`)).toEqual({ wrong: text })
})

test('an empty text has no reasons', () => {
  expect(readReasons(null)).toEqual([])
  expect(readReasons(' \n')).toEqual([])
})
