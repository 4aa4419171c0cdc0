import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CitationMarks, citationMark, numberCitations } from './number-citations.ts'

const square: CitationMarks = { brackets: 'square', isSuperscript: false, rangeFrom: 3, dash: '–' }
const gbt: CitationMarks = { brackets: 'square', isSuperscript: true, rangeFrom: 2, dash: '-' }

test('RE4 works are numbered by their first citation, and only what is cited has a number', () => {
  const { cited, numberOf } = numberCitations([['b', 'a'], [], ['a', 'c', 'b']])
  expect(cited).toEqual(['b', 'a', 'c'])
  expect([...numberOf]).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 3],
  ])
  expect(numberOf.get('d')).toBeUndefined()
})

test.each([
  [[1, 2, 3, 5], square, '[1–3,5]'],
  [[5, 3, 2, 1, 2], square, '[1–3,5]'],
  [[1, 2], square, '[1,2]'],
  [[1, 2], gbt, '[1-2]'],
  [[7], gbt, '[7]'],
  [[], gbt, ''],
  [[2, 3, 4, 9], { ...square, brackets: 'none' }, '2–4,9'],
  [[4, 9], { ...square, brackets: 'round' }, '(4,9)'],
] as const)('%j as %j is %s', (numbers, marks, text) => {
  expect(citationMark(numbers, marks)).toBe(text)
})

test('a mark names exactly its numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), fc.constantFrom(square, gbt), (numbers, marks) => {
      const named = citationMark(numbers, marks)
        .replaceAll(/[[\]]/g, '')
        .split(',')
        .filter((part) => part !== '')
        .flatMap((part) => {
          const [from = 0, to = from] = part.split(/[-–]/).map(Number)
          return Array.from({ length: to - from + 1 }, (_, k) => from + k)
        })
      expect(named).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }),
  )
})
