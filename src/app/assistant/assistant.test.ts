import { expect, test } from 'vitest'
import { estimateTokens } from '#contract/assistant/estimate.ts'
import type { Message } from '../data/chats.ts'
import { chatMarkdown } from './export-chat.ts'
import { messagesToSend } from './messages-to-send.ts'
import { newSentences } from './new-sentences.ts'
import { reportText } from './report-text.ts'
import { hasRows } from './rows-in-text.ts'

let count = 0
const message = (
  role: Message['role'],
  text: string,
  state: Message['state'] = role === 'user' ? 'asked' : 'done',
): Message => {
  count += 1
  return {
    id: `m${count}`,
    role,
    order: `a${count}`,
    createdAt: count,
    state,
    text,
    label: 'Model',
    usage: undefined,
    tools: undefined,
    project: undefined,
    ofProject: undefined,
  }
}

test.each([
  ['tabs of a spreadsheet', '1\t23\t0\n2\t41\t1\n3\t38\t0'],
  ['a file with commas', 'id,age,sex\n1,23,m\n2,41,f\n3,38,f'],
  ['semicolons, as in Europe', '1;2,5;a\n2;3,5;b\n3;4,5;c'],
  ['Chinese commas', '张三，男，45\n李四，女，51\n王五，男，38'],
  ['a table in Markdown', '| id | age |\n|---|---|\n| 1 | 23 |\n| 2 | 41 |'],
  ['rows within a question', 'What is the mean of this?\n1\t2\t3\n4\t5\t6\n7\t8\t9\nThanks'],
])('[AI2] %s looks like rows', (_, text) => {
  expect(hasRows(text)).toBe(true)
})

test.each([
  ['a question', 'Two groups, one continuous outcome, n = 12 each: which test?'],
  [
    'sentences with commas',
    'First, I compare the groups.\nThen, if it is skewed, I take ranks.\nAt last, I report the interval, as asked.',
  ],
  ['two rows', '1\t2\t3\n4\t5\t6'],
  ['a list', '- age\n- sex\n- stage\n- smoking'],
  ['code', 'x <- c(1, 2, 3)\nmean(x)\nsd(x)'],
])('[AI2] %s does not', (_, text) => {
  expect(hasRows(text)).toBe(false)
})

test('[AI1] the newest messages that fit go along, oldest dropped, beginning with a question', () => {
  const before = [
    message('user', 'one'),
    message('assistant', 'first answer'),
    message('user', 'two'),
    message('assistant', 'second answer'),
  ]
  const all = messagesToSend(before, 'three', 10_000)
  expect(all.messages.map(({ content }) => content)).toEqual(['one', 'first answer', 'two', 'second answer', 'three'])
  expect(all.left).toBe(0)
  const fewer = messagesToSend(before, 'three', 50)
  expect(fewer.messages.map(({ content }) => content)).toEqual(['two', 'second answer', 'three'])
  expect(fewer.left).toBe(2)
  expect(fewer.tokens).toBeLessThanOrEqual(50)
  expect(messagesToSend([], 'three', 10).messages).toEqual([{ role: 'user', content: 'three' }])
})

test('[AI1] of several answers to one question the last goes along, and none that was filtered', () => {
  const before = [
    message('user', 'one'),
    message('assistant', 'half', 'cut-off'),
    message('assistant', 'whole'),
    message('user', 'two'),
    message('assistant', 'bad', 'filtered'),
  ]
  expect(messagesToSend(before, 'three', 10_000).messages.map(({ content }) => content)).toEqual([
    'one',
    'whole',
    'two',
    'three',
  ])
})

test('a screen reader hears whole sentences, once', () => {
  expect(newSentences('A t test. It co', 0)).toEqual({ sentences: 'A t test.', end: 9 })
  expect(newSentences('A t test. It compares **means**.\nRep', 9)).toEqual({ sentences: 'It compares means.', end: 33 })
  expect(newSentences('用 t 检验。偏态', 0)).toEqual({ sentences: '用 t 检验。', end: 7 })
  expect(newSentences('p = 0.05 is no', 0)).toEqual({ sentences: '', end: 0 })
})

test('a report has the answer, its model and the words of the user, at most as long as feedback may be', () => {
  const answer = { text: 'x'.repeat(1950) + '😀'.repeat(50), label: 'Model' }
  const text = reportText(answer, ' Wrong. ')
  expect(text.startsWith('AI 举报 / AI report · Model\n\nWrong.\n\n---\nxxx')).toBe(true)
  expect(text.length).toBeLessThanOrEqual(2000)
  expect(text.isWellFormed()).toBe(true)
  expect(reportText({ text: 'A', label: '' }, '')).toBe('AI 举报 / AI report\n\n---\nA')
})

test('[AI7] a saved conversation marks every answer', () => {
  const text = chatMarkdown('t', [message('user', 'Q'), message('assistant', 'A'), message('assistant', 'B')], {
    you: 'You',
    assistant: 'Assistant',
    mark: 'AI-generated, check it',
  })
  expect(text.match(/AI-generated, check it · Model/g)).toHaveLength(2)
})

test('[AI11] the estimate of tokens: signs of Chinese and digits one each, letters one in four', () => {
  expect(estimateTokens('')).toBe(0)
  expect(estimateTokens('两组比较，用什么检验？')).toBe(11)
  expect(estimateTokens('x'.repeat(36))).toBe(9)
  expect(estimateTokens('12345')).toBe(5)
  expect(estimateTokens('a, b;')).toBe(3)
  expect(estimateTokens('😀')).toBe(2)
  expect(estimateTokens('t 检验')).toBe(3)
})
