import { expect, test } from 'vitest'
import { fitting, type GuideCase, nextQuestion } from './guide.ts'

const lines: readonly { readonly id: string; readonly when: GuideCase }[] = [
  { id: 'describe', when: { goal: ['describe'] } },
  { id: 't', when: { goal: ['compare'], groups: ['two'], outcome: ['continuous'], design: ['independent'] } },
  { id: 'chi', when: { goal: ['compare'], groups: ['two', 'several'], outcome: ['binary'], design: ['independent'] } },
]
const ids = (answers: Parameters<typeof fitting>[1]) => fitting(lines, answers).map(({ id }) => id)

test('a question that does not affect any remaining line is not asked', () => {
  expect(nextQuestion(lines, {})).toBe('goal')
  expect(nextQuestion(lines, { goal: 'describe' })).toBeUndefined()
  expect(ids({ goal: 'describe' })).toEqual(['describe'])
  expect(nextQuestion(lines, { goal: 'compare' })).toBe('groups')
  expect(nextQuestion(lines, { goal: 'compare', groups: 'two', outcome: 'binary' })).toBe('design')
})

test('a design without a suitable line leads to nothing, not to the nearest', () => {
  const answers = { goal: 'compare', groups: 'two', outcome: 'continuous', design: 'paired' }
  expect(ids(answers)).toEqual([])
  expect(nextQuestion(lines, answers)).toBeUndefined()
  expect(ids({ ...answers, design: 'independent' })).toEqual(['t'])
})
