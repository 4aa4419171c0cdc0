import { expect, test } from 'vitest'
import { loadExamples } from '#catalog/examples.ts'
import { loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Done, Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { runExample } from '../workers/run-example.ts'
import { changedNumbers } from './changed-numbers.ts'

async function aResult() {
  const { definition } = (await loadAnalysis('proportion')) ?? expect.fail()
  const examples = (await loadExamples('analyses', 'proportion')) ?? expect.fail()
  const example = examples.find((one) => one.expect === 'done') ?? expect.fail()
  const { outcome, dictionary } = await runExample('analyses', 'proportion', example)
  if (outcome.status !== 'done') throw new Error('the example has no result')
  const display = { settings: displaySettings('en'), names: namesOf(dictionary) }
  const changes = (kept: Outcome, today: Outcome) => changedNumbers(definition, kept, today, display)
  return { outcome, changes }
}

/** The outcome with every count increased by one. */
function withOtherCounts(outcome: Done): Done {
  const text = JSON.stringify(outcome.tables).replace(
    /"(n|events)":(\d+)/g,
    (_, name, n) => `"${name}":${Number(n) + 1}`,
  )
  return { ...outcome, tables: JSON.parse(text) as Done['tables'] }
}

test('[D4] differing numbers are listed with their place; equal outcomes have none', async () => {
  const { outcome, changes } = await aResult()
  expect(changes(outcome, outcome)).toEqual({ numbers: [], more: 0, isOtherShape: false })
  const { numbers, isOtherShape } = changes(outcome, withOtherCounts(outcome))
  expect(isOtherShape).toBe(false)
  expect(numbers.length).toBeGreaterThan(0)
  for (const { table, row, column, kept, today } of numbers) {
    for (const text of [table, row, column]) expect(text).not.toBe('')
    expect(Number(today)).toBe(Number(kept) + 1)
  }
})

test('[D4] a missing table, a refusal and a split are reported as another form', async () => {
  const { outcome, changes } = await aResult()
  const refused: Outcome = { status: 'rejected', code: 'x', params: {} }
  const split = (level: string): Outcome => ({
    status: 'split',
    by: { variable: 'v' },
    missing: 0,
    parts: [{ level: { variable: 'v', level }, outcome }],
  })
  for (const today of [{ ...outcome, tables: outcome.tables.slice(1) }, refused, split('a')])
    expect(changes(outcome, today).isOtherShape).toBe(true)
  const otherPart = split('a')
  if (otherPart.status !== 'split') throw new Error('no split')
  const part = { level: { variable: 'v', level: 'a' }, outcome: withOtherCounts(outcome) }
  const { numbers } = changes(split('a'), { ...otherPart, parts: [part] })
  expect(numbers[0]?.table).toMatch(/^a: /)
})

test('a table with a new level and larger groups is laid beside the former one, row by row', async () => {
  const { definition } = (await loadAnalysis('table-one')) ?? expect.fail()
  const result = async (arms: readonly string[], sexes: readonly string[]) => {
    const columns = [
      { id: 'c1', name: 'arm', measure: 'nominal', values: arms },
      { id: 'c2', name: 'sex', measure: 'nominal', values: sexes },
    ] as const
    const options = { variables: ['c2'], group: 'c1' }
    const words = { en: '', zh: '' }
    const example = { data: { id: 'd', title: words, source: words, columns }, options }
    const { outcome, dictionary } = await runExample('analyses', 'table-one', example)
    return { outcome, dictionary }
  }
  const before = await result(['a', 'b', 'a', 'b', 'a', 'b'], ['f', 'f', 'm', 'm', 'm', 'f'])
  const after = await result(['a', 'b', 'a', 'b', 'a', 'b', 'a'], ['f', 'f', 'm', 'm', 'm', 'f', 'g'])
  const display = { settings: displaySettings('en'), names: namesOf(after.dictionary) }
  const { numbers, isOtherShape } = changedNumbers(definition, before.outcome, after.outcome, display)
  expect(isOtherShape).toBe(false)
  const listed = numbers.map(({ row, kept, today }) => [row, kept, today])
  expect(listed).toContainEqual(['', 'a (n = 3)', 'a (n = 4)'])
  expect(listed).toContainEqual(['g', '', '1 (25.0)'])
  expect(listed).toContainEqual(['f', '1 (33.3)', '1 (25.0)'])
  expect(listed.map(([row]) => row)).not.toContain('b (n = 3)')
})
