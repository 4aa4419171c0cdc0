import { expect, test } from 'vitest'
import type { Reported } from '#catalog/kit/reported.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool, toolTitles } from '#catalog/tools.ts'
import { frozenOf } from '../../data/reports/frozen-block.ts'
import type { ShownResult } from '../shown-result.ts'
import { toolBlock } from '../tool-block.ts'
import type { KnownResult } from './evidence.ts'
import { checklists, fillChecklist, proposeChecklist } from './fill-checklist.ts'
import { knownResults, withoutResult } from './known-results.ts'

const source = (id: string) => ({ kind: 'analysis' as const, id, part: null })
const cells = (...texts: string[]) =>
  texts.map((text) => ({ text, runs: [{ text }], align: 'left' as const, raw: null, colSpan: 1, rowSpan: 1 }))
const table = {
  id: 'effect',
  title: 'Effect',
  head: [cells('Ratio', '95% CI')],
  body: [{ depth: 0, cells: cells('0.70', '0.50 to 0.98') }],
  notes: [],
}
const frozen = (shown: { methods?: readonly string[]; hasTable?: boolean } = {}) => {
  const { methods = ['Hazards were compared.'], hasTable = true } = shown
  const content = { paragraphs: [], methods, ...(hasTable && { table }) }
  return frozenOf({ at: 1, engine: '5', data: 'abc', works: [], content: { en: content, zh: content } })
}
const live = { reports: ['baseline'], outcomes: [{ facts: { group: 'g' } }] } as unknown as ShownResult
const none = new Map<string, never>()

function itemOf(id: string, item: string, results: readonly KnownResult[]) {
  const checklist = checklists.find((one) => one.id === id)
  if (!checklist) throw new Error(id)
  return fillChecklist(checklist, { results, hasMissingSteps: false }).find((one) => one.item === item)
}

test('a question is known once, by its outcome, whether its blocks are frozen or not', () => {
  const blocks = [
    { id: 'b1', source: source('q') },
    { id: 'b2', source: source('q') },
  ]
  const results = new Map([['q', live]])
  for (const states of [none, new Map([['b1', frozen()]])]) {
    const known = knownResults(blocks, { results, frozen: states, reports: none })
    expect(known).toEqual([{ block: 'b1', reports: ['baseline'], outcome: live.outcomes[0] }])
    expect(withoutResult(blocks, { results, frozen: states })).toEqual({ questions: [], tools: [] })
  }
})

test('a frozen result whose question has no result here counts as far as its block prints it', () => {
  const blocks = [
    { id: 'b1', source: source('q') },
    { id: 'b2', source: source('q') },
    { id: 'b3', source: source('live') },
    { id: 'b4', source: undefined },
  ]
  const states = new Map([
    ['b1', frozen()],
    ['b2', frozen({ hasTable: false, methods: [] })],
  ])
  expect(withoutResult(blocks, { results: none, frozen: states })).toEqual({ questions: ['q'], tools: [] })
  const known = knownResults(blocks, { results: none, frozen: states, reports: new Map([['q', ['comparison']]]) })
  expect(known.map(({ block, reports, printed }) => [block, reports, printed])).toEqual([
    ['b1', ['comparison'], { hasMethods: true, hasInterval: true, hasFigure: false }],
    ['b2', ['comparison'], { hasMethods: false, hasInterval: false, hasFigure: false }],
  ])
  expect(itemOf('consort-2010', '17a', known)).toMatchObject({ state: 'answered', where: ['b1'] })
  expect(itemOf('strobe-cohort', '12a', known)).toMatchObject({ state: 'partly', where: ['b1'] })
  expect(proposeChecklist(['follow-up'], false)).toBe('strobe-cohort')
})

test('a frozen result that is elsewhere, or that a newer version made, is not known', () => {
  const blocks = [{ id: 'b1', source: source('q') }]
  for (const state of ['elsewhere', 'newer'] as const)
    expect(knownResults(blocks, { results: none, frozen: new Map([['b1', state]]), reports: none })).toEqual([])
})

/** What is known of the first example of a tool. */
async function ofTool(id: string) {
  const { definition } = (await loadTool(id)) ?? expect.fail(id)
  const { inputs: entered } = definition.examples[0] ?? expect.fail(id)
  const outcome = runCalculator(definition, entered)
  if (outcome.status !== 'done') throw new Error(outcome.status)
  const state = toolBlock({ title: { en: id, zh: id }, definition, entered, outcome }, 1)
  const blocks = [{ id: 'tool', source: undefined }]
  const frozen = new Map([['tool', state]])
  expect(withoutResult(blocks, { results: none, frozen })).toEqual({ questions: [], tools: [id] })
  return knownResults(blocks, { results: none, frozen, reports: new Map([[id, definition.reports ?? []]]) })
}

test('results of tools that plan or describe a study count, those about a patient do not', async () => {
  const contributing = await Promise.all(
    toolTitles.map(async ({ id }) => [id, (await loadTool(id))?.definition.reports ?? []] as const),
  )
  const of = (wanted: Reported) => contributing.filter(([, reports]) => reports.includes(wanted)).map(([id]) => id)
  const sizes = of('sample-size')
  expect(sizes.length).toBeGreaterThan(8)
  for (const id of sizes)
    expect(itemOf('strobe-cohort', '10', await ofTool(id)), id).toMatchObject({ state: 'answered', where: ['tool'] })
  for (const id of of('flow'))
    expect(itemOf('consort-2010', '13a', await ofTool(id)), id).toMatchObject({ state: 'partly', where: ['tool'] })
  const [patient] = contributing.find(([, reports]) => reports.length === 0) ?? expect.fail('all contribute')
  expect((await ofTool(patient))[0]?.reports).toEqual([])
})
