import { expect, test } from 'vitest'
import { askedWith } from '#formats/table/questions.ts'
import { answerTo, groupQuestions, isAllAnswered, raisedQuestions, withAnswer } from './answer-questions.ts'

const cells = [{ text: '<1', count: 1 }]
const crp = askedWith('below-limit', undefined, { column: 'c2', cells })
const psa = askedWith('below-limit', undefined, { column: 'c3', cells })
const pure = askedWith('percent', 'number', { column: 'c4', cells })
const mixed = askedWith('percent', undefined, { column: 'c5', cells })
const footer = askedWith('footer', undefined, { cells })
const all = [footer, crp, psa, pure, mixed]

test('an answer applies to all columns of the question, and to no other', () => {
  expect(groupQuestions(all).map(({ questions }) => questions)).toEqual([[footer], [crp, psa], [pure], [mixed]])
  const half = withAnswer({}, [crp, psa], 'half')
  expect(all.map((question) => answerTo(question, half))).toEqual([undefined, 'half', 'half', 'number', undefined])
  const both = withAnswer(withAnswer(half, [psa], 'flag'), [footer], 'keep')
  expect(all.map((question) => answerTo(question, both))).toEqual(['keep', 'half', 'flag', 'number', undefined])
  expect(isAllAnswered(all, both)).toBe(false)
  expect(isAllAnswered(all, withAnswer(both, [mixed], 'hundredth'))).toBe(true)
})

test('excluded columns, and columns that are not numeric any more, raise no question', () => {
  const columns = { c2: { include: false }, c3: { type: 'text' }, c5: { name: 'rate' } } as const
  expect(raisedQuestions(all, { columns })).toEqual([footer, pure, mixed])
})
