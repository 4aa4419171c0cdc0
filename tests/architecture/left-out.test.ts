import { describe, expect, test } from 'vitest'
import type { Done, Notice } from '#catalog/kit/outcome/outcome.ts'
import { load } from '#cli/entries.ts'
import { runExample } from './run-example.ts'

/** Entries that answer for each of several variables, with the variables omitted in their example, and why. */
const entries = [
  ['t-test-independent', ['c4', 'c5', 'c6'], ['all-missing', 'no-variation', 'too-few-values']],
  ['t-test-paired', ['c9', 'c1', 'c5'], ['all-missing', 'no-variation']],
  ['t-test-one-sample', ['c7', 'c3', 'c4'], ['all-missing', 'no-variation', 'too-few-values']],
  ['anova-one-way', ['c7', 'c8', 'c9'], ['all-missing', 'no-variation', 'empty-group']],
  ['normality', ['c5', 'c4', 'c6'], ['all-missing', 'no-variation', 'too-few-values']],
  ['frequencies', ['c1'], ['too-many-values']],
  ['table-one', ['c2'], ['too-many-levels']],
  ['roc-analysis', ['c9', 'c8'], ['all-missing', 'constant-marker']],
] as const

async function outcomeOf(id: string, example: string): Promise<Done> {
  const { examples } = await load('analyses', id, 'examples')
  const found = examples.find((one) => one.id === example)
  if (found === undefined) throw new Error(`${id} has no example ${example}`)
  const outcome = await runExample(id, found)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}

const warnings = ({ notices }: Done): readonly Notice[] => notices.filter(({ weight }) => weight === 'warning')

describe.each(entries)('%s', (id, variables, reasons) => {
  test('answers for the other variables, and warns which were omitted and why', async () => {
    const outcome = await outcomeOf(id, 'some-left-out')
    expect(outcome.tables.every(({ rows }) => rows.length > 0)).toBe(true)
    const [first, ...others] = warnings(outcome)
    expect(first).toMatchObject({
      code: 'left-out',
      params: { variables: variables.map((variable) => ({ variable })) },
    })
    expect(others.slice(0, reasons.length).map(({ code }) => code)).toEqual(reasons)
  })
})

test('a group of one is compared by the pooled variance, and Welch is reported as impossible', async () => {
  const outcome = await outcomeOf('anova-one-way', 'a-group-of-one')
  const rows = outcome.tables.find(({ id }) => id === 'tests')?.rows ?? []
  const [classic, welch] = rows.map(({ cells }) => cells.p)
  expect(classic).toBeGreaterThan(0)
  expect(welch).toBe('NaN')
  expect(warnings(outcome)).toContainEqual(expect.objectContaining({ code: 'group-of-one' }))
  expect(outcome.facts).toMatchObject({ outcomes: [{ test: 'anova' }] })
})

test('markers without common rows have their own curves, and a warning instead of the comparison', async () => {
  const outcome = await outcomeOf('roc-analysis', 'no-common-rows')
  expect(outcome.tables.map(({ id }) => id)).not.toContain('comparisons')
  expect(warnings(outcome)).toContainEqual(expect.objectContaining({ code: 'too-few-in-common' }))
})
