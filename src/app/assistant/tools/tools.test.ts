// @vitest-environment happy-dom
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { chartTitles } from '#catalog/charts.ts'
import { analysisTitles } from '#catalog/index.ts'
import { guideQuestions } from '#catalog/kit/guide.ts'
import { stepTitles } from '#catalog/steps.ts'
import { toolTitles } from '#catalog/tools.ts'
import { estimateTokens } from '#contract/assistant/estimate.ts'
import { type EntryKind, toolArguments } from '#contract/assistant/tools.ts'
import { toolsQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { activateLocale, currentLocale } from '../../i18n/locale.ts'
import { helpKinds } from '../../search/help-entry.ts'
import { answerText, MAX_TOKENS } from './answer-text.ts'
import { runTool } from './run-tool.ts'

const HIDDEN = 'cha2ds2-vasc'
beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))) // offline
  for (const language of ['zh', 'en'] as const) {
    await activateLocale(language)
    queryClient.setQueryData(toolsQuery().queryKey, { order: [], hidden: [HIDDEN], featured: [] })
  }
})

const run = async (name: string, given: object, language: 'zh' | 'en' = 'en') => {
  if (currentLocale() !== language) await activateLocale(language)
  const { text, card } = await runTool(name, JSON.stringify(given), language)
  return { answer: JSON.parse(text), card, tokens: estimateTokens(text) }
}
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

test('the arguments of which_test are the questions of the guide', () => {
  const shape = toolArguments.which_test.shape
  expect(Object.keys(shape)).toEqual(Object.keys(guideQuestions))
  for (const [question, { answers }] of Object.entries(guideQuestions))
    for (const answer of [...Object.keys(answers), 'other']) {
      const given = { goal: 'compare', [question]: answer }
      expect(toolArguments.which_test.safeParse(given).success, `${question} ${answer}`).toBe(answer !== 'other')
    }
})

test('the kinds of search_help are those of the help', () => {
  for (const kind of [...helpKinds, 'dataset'])
    expect(toolArguments.search_help.safeParse({ text: 'x', kind }).success, kind).toBe(kind !== 'dataset')
})

describe('what a model writes is data', () => {
  test.each([
    ['a name that is no tool', 'read_rows', '{}', 'unknown-tool'],
    ['a name that every object has', 'constructor', '{}', 'unknown-tool'],
    ['no JSON', 'open_tool', '{"id":', 'invalid-arguments'],
    ['a value that is no object', 'open_tool', '"bmi"', 'invalid-arguments'],
    ['an unknown key', 'open_tool', '{"id":"bmi","inputs":{"weight":80}}', 'invalid-arguments'],
    ['a path', 'open_tool', '{"id":"../../login"}', 'invalid-arguments'],
    ['an address', 'open_tool', '{"id":"https://example.com"}', 'invalid-arguments'],
    ['another kind', 'describe_entry', '{"kind":"dataset","id":"a"}', 'invalid-arguments'],
    ['a long search', 'search_help', JSON.stringify({ text: 'x'.repeat(401) }), 'invalid-arguments'],
    ['an id that nothing has', 'describe_entry', '{"kind":"analysis","id":"no-such-entry"}', 'unknown-id'],
    ['an id of another kind', 'open_tool', '{"id":"t-test-independent"}', 'unknown-id'],
  ])('[AI6] %s', async (_, name, written, error) => {
    expect(await runTool(name, written, 'en')).toEqual({ text: JSON.stringify({ error }) })
  })
})

describe('search_help', () => {
  test('finds entries of all kinds in both languages, with ids, titles and lines', async () => {
    const { answer } = await run('search_help', { text: 'ROC' })
    expect(answer.entries[0]).toMatchObject({ kind: expect.any(String), id: expect.stringContaining('roc') })
    expect(answer.entries.length).toBeLessThanOrEqual(8)
    const chinese = await run('search_help', { text: '缺失值', kind: 'step' }, 'zh')
    expect(chinese.answer.entries[0]).toMatchObject({ kind: 'step', id: 'missing-values', title: '缺失值处理' })
    const tool = await run('search_help', { text: '肾功能', kind: 'tool' }, 'zh')
    expect(ids(tool.answer.entries).some((id) => id.includes('ckd-epi'))).toBe(true)
  })

  test('a word too many does not hide what is found', async () => {
    const { answer } = await run('search_help', { text: 'Kaplan-Meier curve procedure', kind: 'analysis' })
    expect(ids(answer.entries)[0]).toBe('kaplan-meier')
  })

  test('nothing is found for nonsense, and for signs alone', async () => {
    for (const text of ['qqqxxzz', '。。']) expect((await run('search_help', { text })).answer).toEqual({ found: 0 })
  })

  test('a tool that the operator hides is neither found, described nor offered', async () => {
    const { answer } = await run('search_help', { text: HIDDEN, kind: 'tool' })
    expect(ids(answer.entries ?? [])).not.toContain(HIDDEN)
    expect((await run('open_tool', { id: HIDDEN })).answer).toEqual({ error: 'unknown-id' })
    expect((await run('describe_entry', { kind: 'tool', id: HIDDEN })).answer).toEqual({ error: 'unknown-id' })
  })
})

describe('which_test', () => {
  const cases = [
    [
      { goal: 'compare', groups: 'two', outcome: 'continuous', design: 'independent', shape: 'skewed' },
      't-test-independent',
      'Mann–Whitney',
    ],
    [
      { goal: 'compare', groups: 'several', outcome: 'continuous', design: 'paired', shape: 'skewed' },
      'friedman',
      'Friedman',
    ],
  ] as const
  test.each(cases)('%j', async (answers, id, method) => {
    const { answer } = await run('which_test', answers)
    expect(answer.analyses[0]).toMatchObject({ id, method: expect.stringContaining(method) })
    expect(answer.open).toBeUndefined()
  })

  test('says which question is still open, in the reader’s language', async () => {
    const { answer, tokens } = await run('which_test', { goal: 'compare' }, 'zh')
    expect(answer.open).toEqual({ question: 'groups', ask: guideQuestions.groups.ask.zh })
    expect(tokens).toBeLessThanOrEqual(MAX_TOKENS)
  })
})

test('open_tool offers a card, with the title in the reader’s language', async () => {
  expect(await run('open_tool', { id: 'ckd-epi-2021-creatinine' }, 'zh')).toMatchObject({
    answer: { ok: true, id: 'ckd-epi-2021-creatinine', title: expect.stringMatching(/\p{Script=Han}/u) },
    card: 'ckd-epi-2021-creatinine',
  })
})

describe('describe_entry', () => {
  test('an analysis: its options with the levels they accept, its checks and its literature', async () => {
    const { answer } = await run('describe_entry', { kind: 'analysis', id: 't-test-independent' })
    expect(answer.options[0]).toMatchObject({ id: 'outcomes', kind: 'variables', accepts: ['continuous', 'ordinal'] })
    expect(answer.options.find((one: { id: string }) => one.id === 'tests')).toMatchObject({
      choices: { welch: 'Welch t' },
      default: ['student', 'welch'],
    })
    expect(answer.checks.length).toBeGreaterThan(0)
    expect(answer.references.join()).toMatch(/Welch/)
  })

  test('a clinical tool: whom it is for, its inputs with units, and its source', async () => {
    const { answer } = await run('describe_entry', { kind: 'tool', id: 'ckd-epi-2021-creatinine' }, 'zh')
    expect(answer).toMatchObject({ purpose: expect.stringMatching(/\p{Script=Han}/u), verified: expect.any(String) })
    expect(answer.inputs.find((one: { kind: string }) => one.kind === 'quantity')).toHaveProperty('units')
    expect(answer.references.length).toBeGreaterThan(0)
  })

  const all: readonly (readonly [EntryKind, readonly { readonly id: string }[]])[] = [
    ['analysis', analysisTitles],
    ['chart', chartTitles],
    ['tool', toolTitles],
    ['step', stepTitles],
  ]
  test.each(all)('every %s in both languages: within its tokens, and what is cut is marked', async (kind, entries) => {
    let described = 0
    for (const { id } of entries)
      for (const language of ['zh', 'en'] as const) {
        const { answer, tokens } = await run('describe_entry', { kind, id }, language)
        if (answer.error) continue
        described += 1
        expect(tokens, id).toBeLessThanOrEqual(MAX_TOKENS)
        expect(answer, id).toMatchObject({ kind, id, title: expect.any(String) })
        expect((answer.options ?? answer.inputs ?? []).length, id).toBeGreaterThan(0)
        expect(JSON.stringify(answer), id).not.toMatch(/undefined|\[object/)
      }
    expect(described).toBeGreaterThan(entries.length)
  })
})

test('an answer that is too long is cut after whole items, and says so', () => {
  const items = Array.from({ length: 300 }, (_, index) => `item ${index} ${'字'.repeat(20)}`)
  const answer = JSON.parse(
    answerText({ id: 'a' }, [
      { name: 'items', items, until: 0.5 },
      { name: 'more', items, until: 1 },
    ]),
  )
  expect(answer).toMatchObject({ id: 'a', cut: true })
  expect(answer.items).toEqual(items.slice(0, answer.items.length))
  expect(answer.more.length).toBeGreaterThan(10)
  expect(estimateTokens(JSON.stringify(answer))).toBeLessThanOrEqual(MAX_TOKENS)
  expect(JSON.parse(answerText({}, [{ name: 'items', items: ['a'], until: 1 }]))).toEqual({ items: ['a'] })
})
