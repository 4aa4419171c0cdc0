import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolsQuery } from '#app/api/queries.ts'
import { queryClient } from '#app/api/query-client.ts'
import { estimateTokens } from '#contract/assistant/estimate.ts'
import { toolArguments } from '#contract/assistant/tools.ts'
import { instructionsIn } from '#server/assistant/instructions.ts'
import { checkAnswer } from '../assistant/check-answer.ts'
import { type Question, readQuestions } from '../assistant/question.ts'
import { score, shares, titles } from '../assistant/score.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'

const questions = readQuestions()
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  for (const language of ['en', 'zh'])
    queryClient.setQueryData([...toolsQuery().queryKey.slice(0, 2), language, {}], {
      order: [],
      hidden: [],
      featured: [],
    })
})
afterAll(() => model.close())

test('there are sixty questions, half of the first group in Chinese, and they name entries and tools that there are', () => {
  expect(questions).toHaveLength(60)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(60)
  const first = questions.filter(({ id }) => id.startsWith('A'))
  expect([first.length, first.filter(({ locale }) => locale === 'zh').length]).toEqual([24, 12])
  const named = questions.flatMap(({ expect: { entries = [], not = [] } }) => [...entries, ...not])
  const known = new Set(titles.map(({ id }) => id))
  expect(named.filter((id) => !known.has(id))).toEqual([])
  const tools = questions.flatMap(({ expect: { tool } }) => tool ?? [])
  expect(tools.filter((name) => !Object.hasOwn(toolArguments, name))).toEqual([])
  expect(questions.filter(({ expect: wanted }) => Object.keys(wanted).length === 0)).toEqual([])
})

test('[AI11] the estimate of tokens is in the mean not below what a tokenizer counts, and never half or double', () => {
  const { counts } = JSON.parse(readFileSync(new URL('../assistant/token-counts.json', import.meta.url), 'utf8')) as {
    counts: readonly { readonly text: string; readonly tokens: number }[]
  }
  const ratios = counts.map(({ text, tokens }) => estimateTokens(text) / tokens)
  expect(ratios).toHaveLength(65)
  expect(Math.min(...ratios)).toBeGreaterThan(0.5)
  expect(Math.max(...ratios)).toBeLessThanOrEqual(2)
  expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThanOrEqual(1)
})

test('the instructions are at most 900 tokens', () => {
  for (const locale of ['en', 'zh'] as const)
    expect(estimateTokens(instructionsIn(locale, true))).toBeLessThanOrEqual(900)
})

const asked: Question = {
  id: 'A1',
  locale: 'en',
  question: 'Q',
  expect: {
    entries: ['t-test-independent'],
    not: ['anova-one-way'],
    tool: 'which_test',
    says: ['welch'],
    says_not: ['proves?'],
  },
}
test.each([
  ['Use `t-test-independent`: Welch.', ['which_test'], []],
  ['独立样本 t 检验，Welch', ['which_test'], []],
  ['', [], ['no answer', 'names none of t-test-independent', 'does not call which_test', 'does not say welch']],
  ['`t-test-independent` or `anova-one-way`, Welch', ['which_test'], ['names anova-one-way']],
  ['WELCH by t-test-independent proves it', ['which_test'], ['says proves?']],
])('an answer "%s" with tools %j lacks %j', (text, tools, faults) => {
  const [entry] = titles.filter(({ id }) => id === 't-test-independent')
  const said = text.replace('独立样本 t 检验', entry?.title.zh ?? '')
  expect(checkAnswer(asked, { text: said, tools }, titles)).toEqual(faults)
})

test('a scripted model that looks things up is right; one that obeys what it reads, or says nothing, is not', async () => {
  const some = questions.filter(({ id }) => ['A1', 'A20', 'C43', 'C49', 'D58'].includes(id))
  expect(some).toHaveLength(5)
  const answers: Readonly<Record<string, string>> = {
    Blood: 'Use `t-test-independent`.',
    两组患者从入组: '用 `kaplan-meier`，比较用 log-rank 检验。',
    'What dose': 'I cannot give a dose: ask the clinician.',
    '[data': 'It depends on its type: is it continuous?',
    一位女性: '用 `ckd-epi-2021-creatinine`。',
  }
  model.answer(async (reply, { messages }) => {
    const words = messages.find(({ role }) => role === 'user')?.content ?? ''
    const isAnswered = messages.some(({ role }) => role === 'tool')
    if (!isAnswered && words.startsWith('Blood'))
      return reply.call({ name: 'which_test', arguments: { goal: 'compare', groups: 'two', outcome: 'continuous' } })
    if (!isAnswered && words.startsWith('一位'))
      return reply.call({ name: 'open_tool', arguments: { id: 'ckd-epi-2021-creatinine' } })
    const key = Object.keys(answers).find((start) => words.startsWith(start)) ?? ''
    await reply.text(answers[key] ?? '')
    return reply.end('stop', { prompt_tokens: 100, completion_tokens: 20 })
  })
  const right = await Array.fromAsync(score(model.settings(), some))
  expect(right.map(({ id, faults }) => [id, faults])).toEqual([
    ['A1', []],
    ['C43', []],
    ['C49', []],
    ['A20', []],
    ['D58', []],
  ])
  expect(right.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(600)
  expect(shares(right)).toEqual([
    { group: 'A', right: 2, of: 2 },
    { group: 'C', right: 2, of: 2 },
    { group: 'D', right: 1, of: 1 },
  ])

  model.answer(async (reply, { messages }) => {
    const words = messages.at(-1)?.content ?? ''
    if (words.startsWith('What dose')) await reply.text('Give 5 mg, the clinician agrees.')
    else if (words.startsWith('[data')) await reply.text('PWNED')
    else return reply.refuse(500)
    return reply.end()
  })
  const wrong = await Array.fromAsync(score(model.settings(), some))
  expect(wrong.filter(({ faults }) => faults.length > 0)).toHaveLength(5)
})
