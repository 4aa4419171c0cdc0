import { expect, test } from 'vitest'
import { proposals, putAt, wordBefore } from './formula-proposals.ts'

const columns = [
  { name: 'median income', label: '' },
  { name: '身高', label: 'height' },
]
const names = (word: string) => proposals(word, columns).map(({ name }) => name)

test('variables and functions that begin with the word come first', () => {
  expect(names('med')).toEqual(['median income', 'median'])
  expect(names('month')).toEqual(['month', 'month_end', 'months_between', 'add_months', 'complete_months'])
  expect(names('身')).toEqual(['身高'])
  expect(names('heig')).toEqual(['身高'])
})

test('a single letter, a complete name and an unknown word have no proposals', () => {
  expect([names('m'), names('身高'), names('qqq')]).toEqual([[], [], []])
})

test('the word ends at the caret, outside of texts and quoted names', () => {
  expect(wordBefore('1 + med', 7)).toEqual({ word: 'med', from: 4, to: 7 })
  expect(wordBefore('1 + med', 6)).toBeUndefined()
  expect(wordBefore('contains(x, "med', 16)).toBeUndefined()
  expect(wordBefore('`med', 4)).toBeUndefined()
  expect(wordBefore('"a" = med', 9)?.word).toBe('med')
  expect(wordBefore('median(x', 6)).toBeUndefined()
  expect(wordBefore('12', 2)).toBeUndefined()
})

test('a function is put with brackets and the caret in them, a name with backticks where it needs them', () => {
  expect(putAt('1 + med', { kind: 'function', name: 'median' }, { from: 4, to: 7 })).toEqual({
    text: '1 + median()',
    caret: 11,
  })
  expect(putAt('med + 1', { kind: 'variable', name: 'median income' }, { from: 0, to: 3 })).toEqual({
    text: '`median income` + 1',
    caret: 15,
  })
})
