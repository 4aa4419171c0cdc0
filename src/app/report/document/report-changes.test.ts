import { expect, test } from 'vitest'
import { loadExamples } from '#catalog/examples.ts'
import { loadAnalysis } from '#catalog/index.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { runExample } from '../../workers/run-example.ts'
import { reportChanges } from './report-changes.ts'

async function aResult() {
  const { definition } = (await loadAnalysis('descriptive-statistics')) ?? expect.fail()
  const examples = (await loadExamples('analyses', 'descriptive-statistics')) ?? expect.fail()
  const example = examples.find((one) => one.expect === 'done') ?? expect.fail()
  const { outcome, dictionary } = await runExample('analyses', 'descriptive-statistics', example)
  if (outcome.status !== 'done') throw new Error('the example has no result')
  return { definition, outcome, display: { settings: displaySettings('en'), names: namesOf(dictionary) } }
}

/** The outcome with every number of its tables changed by a factor. */
function scaled(outcome: Done, factor: number): Done {
  const text = JSON.stringify(outcome.tables)
  const tables = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? value * factor : value,
  )
  return { ...outcome, tables }
}

test('RE2 numbers before and after, all of them; results that are the same are left out', async () => {
  const { outcome, ...shown } = await aResult()
  const of = (id: string, before: Done | undefined, after: Done | undefined) => ({ id, before, after, ...shown })
  const changes = reportChanges([
    of('same', outcome, structuredClone(outcome)),
    of('changed', outcome, scaled(outcome, 1.5)),
    of('digits', outcome, scaled(outcome, 1 + 1e-13)),
    of('new', undefined, outcome),
    of('gone', outcome, undefined),
    of('never', undefined, undefined),
  ])
  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
    ['changed', 'numbers'],
    ['digits', 'beyond-print'],
    ['new', 'added'],
    ['gone', 'removed'],
  ])
  const [first] = changes
  if (first?.kind !== 'numbers') throw new Error('no numbers')
  expect(first.changed.more).toBe(0)
  expect(first.changed.numbers.length).toBeGreaterThan(3)
  for (const { kept, today } of first.changed.numbers) expect(kept).not.toBe(today)
})

test('RE2 another shape of a table is said to be one', async () => {
  const { outcome, ...shown } = await aResult()
  const fewer = { ...outcome, tables: outcome.tables.map((table) => ({ ...table, rows: table.rows.slice(1) })) }
  expect(reportChanges([{ id: 'a', before: outcome, after: fewer, ...shown }])).toEqual([
    { id: 'a', kind: 'numbers', changed: { numbers: [], more: 0, isOtherShape: true } },
  ])
})
