import { expect, test } from 'vitest'
import { type Display, messageText } from './message.ts'
import { namesOf } from './names.ts'
import { displaySettings } from './present/format.ts'

const words = { en: '{n} {n|row|rows} of {all} {n|was|were} left out', zh: '{all} 行中有 {n} 行未纳入分析' }
const shownAs = (language: 'en' | 'zh', params: Record<string, number>): string => {
  const display: Display = { settings: displaySettings(language), names: namesOf({ columns: [] }) }
  return messageText(words, params, display)
}

test('the words after a count agree with it', () => {
  expect(shownAs('en', { n: 1, all: 12 })).toBe('1 row of 12 was left out')
  expect(shownAs('en', { n: 0, all: 12 })).toBe('0 rows of 12 were left out')
  expect(shownAs('en', { n: 21, all: 1200 })).toMatch(/^21 rows of .* were left out$/)
  expect(shownAs('zh', { n: 1, all: 12 })).toBe('12 行中有 1 行未纳入分析')
})

test('a missing parameter stays visible', () => {
  expect(shownAs('en', { n: 2 })).toBe('2 rows of {all} were left out')
})
