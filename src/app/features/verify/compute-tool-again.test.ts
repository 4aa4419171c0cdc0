import { expect, test } from 'vitest'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool } from '#catalog/tools.ts'
import type { WrittenResult } from '#formats/document/provenance.ts'
import { frozenOf } from '../../data/reports/frozen-block.ts'
import { writtenParts } from '../../report/document/written-parts.ts'
import { toolBlock } from '../../report/tool-block.ts'
import { writtenToolFigure } from '../../report/written-tool.ts'
import { computeToolAgain } from './compute-tool-again.ts'
import { recipeWords } from './recipe-words.ts'

const entered = {
  height: { value: 170, unit: 'cm' },
  weight: { value: 65, unit: 'kg' },
  age: { value: 40, unit: 'a' },
  pregnancy: false,
}

async function bmi() {
  const { definition } = (await loadTool('body-mass-index')) ?? expect.fail('no tool')
  const outcome = runCalculator(definition, entered)
  if (outcome.status !== 'done') throw new Error(outcome.status)
  return { title: { en: 'Body mass index (BMI)', zh: '体质指数' }, definition, entered, outcome }
}

const cells = ({ tables }: Pick<WrittenResult, 'tables'>) => tables.flatMap(({ rows }) => rows)

test('a tool is computed again from the values of the document, in the language of the document', async () => {
  const tool = await bmi()
  for (const language of ['en', 'zh'] as const) {
    const written = await writtenToolFigure(tool, language)
    const again = await computeToolAgain(written, language)
    expect(again.reasons).toEqual([])
    expect(again.tables?.flatMap(({ rows }) => rows)).toEqual(cells(written))
    expect(again.figures).toEqual(written.figures)
  }
  const written = await writtenToolFigure(tool, 'en')
  const heavier = JSON.stringify({ ...entered, weight: { value: 75, unit: 'kg' } })
  const other = await computeToolAgain({ ...written, question: heavier }, 'en')
  expect(other.tables?.flatMap(({ rows }) => rows)).not.toEqual(cells(written))
  expect(other.figures).not.toEqual(written.figures)
})

test('an earlier revision, values that give no result, and what cannot be read are named', async () => {
  const written = await writtenToolFigure(await bmi(), 'en')
  const reasons = async (change: Partial<WrittenResult>) =>
    (await computeToolAgain({ ...written, ...change }, 'en')).reasons
  expect(await reasons({ engineVersion: '0' })).toEqual(['other-revision'])
  expect(await reasons({ question: '{}' })).toEqual(['no-result'])
  expect(await reasons({ question: 'x' })).toEqual(['unreadable-recipe'])
  expect(await reasons({ question: '[1]' })).toEqual(['unreadable-recipe'])
  expect(await reasons({ entry: 'no-such-tool' })).toEqual(['unknown-entry'])
  for (const strange of ['{"weight":7}', '{"weight":{"value":"65"}}', '{"height":[[1]],"weight":true}'])
    expect((await computeToolAgain({ ...written, question: strange }, 'en')).tables, strange).toBeUndefined()
})

test('the values that were entered are told in words', async () => {
  const { method, options } = await recipeWords(await writtenToolFigure(await bmi(), 'zh'), [], 'zh')
  expect(method).toContain('BMI')
  expect(options.map(({ answer }) => answer)).toContain('65 kg')
})

test('a report states its blocks of tools; not those that were frozen without their values', async () => {
  const tool = await bmi()
  const block = toolBlock(tool, 1)
  const { tool: _, format: _f, ...before } = block
  const frozen = new Map([
    ['a', block],
    ['b', frozenOf(before)],
  ])
  const blocks = ['a', 'b'].map((id) => ({ id, type: 'table', level: 0, source: undefined, runs: [] }) as const)
  const report = { title: '', language: 'en', blocks, frozen, results: new Map() } as never
  const [first, ...others] = writtenParts(report, []) as readonly WrittenResult[]
  const written = first ?? expect.fail('no result')
  expect(others).toEqual([])
  expect(written).toMatchObject({ kind: 'tool', entry: 'body-mass-index', engineVersion: '1' })
  const again = await computeToolAgain(written, 'en')
  expect(again.tables?.flatMap(({ rows }) => rows)).toEqual(cells(written))
})
