import { expect, test } from 'vitest'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import type { ChecklistId } from '../../src/app/report/checklists/checklist.ts'
import type { KnownResult } from '../../src/app/report/checklists/evidence.ts'
import { checklists, fillChecklist } from '../../src/app/report/checklists/fill-checklist.ts'
import { runExample } from './run-example.ts'

/** The results of the first examples of an entry, and of the first one with univariable models beside the multivariable one. */
async function resultsOf(entry: string, kind: QuestionEntry): Promise<readonly KnownResult[]> {
  const { reports = [] } = await loadDefinition(entry, kind)
  const { examples } = await load(kind, entry, 'examples')
  const done = examples.filter((example) => example.expect === 'done')
  const chosen = new Set([
    ...done.slice(0, 2),
    ...done.filter(({ options }) => options.univariable === true).slice(0, 1),
  ])
  const outcomes = await Promise.all([...chosen].map((example) => runExample(entry, example, kind)))
  return outcomes.flatMap((outcome, k) =>
    outcome.status === 'done' ? [{ block: `${entry}-${k}`, reports, outcome: outcome as Done }] : [],
  )
}

const answeredBy: readonly (readonly [
  entry: string,
  kind: QuestionEntry,
  checklist: ChecklistId,
  items: readonly string[],
])[] = [
  ['table-one', 'analyses', 'strobe-cohort', ['14a']],
  ['table-one', 'analyses', 'consort-2010', ['15']],
  ['risk-comparison', 'analyses', 'consort-2010', ['17a', '17b']],
  ['risk-comparison', 'analyses', 'strobe-cohort', ['15', '16c']],
  ['t-test-independent', 'analyses', 'consort-2010', ['17a']],
  ['kaplan-meier', 'analyses', 'strobe-cohort', ['15']],
  ['cox-regression', 'analyses', 'strobe-cohort', ['15', '16a']],
  ['logistic-regression', 'analyses', 'tripod-2015', ['14a', '14b', '15a', '16']],
  ['linear-regression', 'analyses', 'tripod-2015', ['15a']],
  ['diagnostic-accuracy', 'analyses', 'stard-2015', ['23', '24']],
  ['roc-analysis', 'analyses', 'stard-2015', ['24']],
  ['sample-size-means', 'analyses', 'strobe-cohort', ['10']],
  ['proportion', 'analyses', 'strobe-cross-sectional', ['15']],
  ['flow-diagram', 'charts', 'stard-2015', ['19']],
  ['missing-map', 'charts', 'strobe-cohort', ['14b']],
]

test.each(answeredBy)('%s (%s) answers items of %s: %j', async (entry, kind, id, items) => {
  const checklist = checklists.find((one) => one.id === id)
  if (!checklist) throw new Error(id)
  const results = await resultsOf(entry, kind)
  expect(results.length).toBeGreaterThan(0)
  const filled = fillChecklist(checklist, { results, hasMissingSteps: false })
  const answered = filled.filter(({ state }) => state === 'answered')
  expect(answered.map(({ item }) => item)).toEqual(expect.arrayContaining([...items]))
  for (const { where, item } of answered) expect(where, item).not.toEqual([])
})

test('a plan, a chart of finished numbers and a table of counts do not answer what they do not hold', async () => {
  const results = [...(await resultsOf('sample-size-means', 'analyses')), ...(await resultsOf('forest', 'charts'))]
  for (const checklist of checklists) {
    const filled = fillChecklist(checklist, { results, hasMissingSteps: false })
    const answered = filled.filter(({ state }) => state === 'answered').map(({ evidence }) => evidence)
    expect(new Set(answered)).toEqual(new Set(['sample-size']))
  }
})
