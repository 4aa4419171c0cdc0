// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { loadAnalysis } from '#catalog/index.ts'
import { newId } from '#tests/support/test-device.ts'
import { readSteps } from '../../data/datasets/dataset.ts'
import { listAnalyses } from '../../data/datasets/list-analyses.ts'
import { undo } from '../../data/history/undo.ts'
import { change } from '../../data/outbox/change.ts'
import { closeOwnData, openOwnData, ownData } from '../../data/own-data.ts'
import { activateLocale } from '../../i18n/locale.ts'
import { createProposal } from './create-proposal.ts'
import type { Proposal } from './proposal.ts'

const [project, dataset] = [newId(), newId()]
const [first, second] = [newId(), newId()]

beforeEach(async () => {
  closeOwnData()
  await activateLocale('en')
  const { writer } = await openOwnData(newId())
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd', deleted: false } },
  ])
})

const all = async (of = dataset) => {
  const { database } = ownData()
  const [analyses, charts, steps] = await Promise.all([
    listAnalyses(database, of),
    listAnalyses(database, of, 'chart'),
    readSteps(database, of),
  ])
  return { analyses, charts, steps }
}
const nothing = { analyses: [], charts: [], steps: [] }
const history = () => ownData().database.history.count()
const hrefOf = async (proposal: Proposal, title?: string) => {
  const made = await createProposal(proposal, title)
  return 'href' in made ? new URL(made.href, 'https://a.test') : expect.fail(made.refused)
}

const analysis = {
  kind: 'analysis',
  dataset,
  entry: 'kaplan-meier',
  version: 1,
  options: { 'outcome.time': 'c3', 'outcome.status': 'c4', 'outcome.events': [1] },
} as const
const steps = {
  kind: 'steps',
  dataset,
  steps: [
    { id: first, type: 'compute-variable', version: 1, options: { name: 'double', formula: '{c1} * 2' } },
    { id: second, type: 'sort-rows', version: 1, options: { keys: [{ column: `${first}.1`, descending: false }] } },
  ],
} as const

test('[AI5] an analysis is one edit with the title of its entry, and one undo removes it', async () => {
  const href = await hrefOf(analysis)
  const { analyses } = await all()
  expect(href.pathname).toBe('/dataAnalysis/show')
  expect(Object.fromEntries(href.searchParams)).toEqual({ dataset, analysis: analyses[0]?.id })
  const entry = await loadAnalysis('kaplan-meier')
  expect(analyses).toMatchObject([{ title: entry?.summary.title.en, type: 'kaplan-meier', options: analysis.options }])
  expect(await history()).toBe(1)
  await undo(ownData().writer, project)
  expect(await all()).toEqual(nothing)
})

test('a value of the rows is stored where it stays on the device', async () => {
  await hrefOf(analysis)
  const row = await ownData().database.records.get((await all()).analyses[0]?.id ?? '')
  expect(Object.keys(row?.fields ?? {})).toEqual(expect.arrayContaining(['option.outcome.time', 'data.outcome.events']))
})

test('a chart opens on its page, under a title of its own, with its style', async () => {
  const options = { variable: 'c1', figureTitle: 'Ages' }
  const href = await hrefOf({ kind: 'chart', dataset, entry: 'histogram', version: 1, options }, 'Ages')
  const { charts } = await all()
  expect(href.pathname).toBe('/statistical/detail')
  expect(href.searchParams.get('chart')).toBe(charts[0]?.id)
  expect(charts).toMatchObject([{ title: 'Ages', type: 'histogram', options }])
})

test('steps of several kinds are one edit, in their order, and one undo removes all', async () => {
  expect((await hrefOf(steps)).href).toBe(`https://a.test/dataHandle/show?dataset=${dataset}`)
  const made = (await all()).steps
  expect(made).toMatchObject(steps.steps.map((step) => ({ ...step, enabled: true })))
  expect(await history()).toBe(1)
  // a new step that is undone is switched off (SPEC R4)
  await undo(ownData().writer, project)
  expect((await all()).steps.map(({ enabled }) => enabled)).toEqual([false, false])
  await hrefOf(steps)
  expect((await all()).steps).toEqual(made.map((step) => ({ ...step, latest: expect.any(String) })))
})

test('steps that were added before are not added again', async () => {
  await hrefOf(steps)
  await hrefOf(steps)
  expect((await all()).steps).toHaveLength(2)
  expect(await history()).toBe(1)
})

test.each<[string, Proposal, string]>([
  ['a dataset that is gone', { ...analysis, dataset: newId() }, 'dataset-gone'],
  ['an entry of another version of the program', { ...analysis, entry: 'no-such-entry' }, 'unknown-entry'],
  ['options of a newer version', { ...analysis, version: 99 }, 'newer-version'],
  [
    'one step of several that is not known',
    { ...steps, steps: [...steps.steps, { id: newId(), type: 'no-such-step', version: 1, options: {} }] },
    'unknown-entry',
  ],
])('%s: nothing is written', async (_, proposal, refused) => {
  expect(await createProposal(proposal)).toEqual({ refused })
  expect(await all()).toEqual(nothing)
  expect(await history()).toBe(0)
})

test('a dataset in the recycle bin is gone', async () => {
  await change(ownData().writer, [{ kind: 'dataset', record: dataset, fields: { deleted: true } }])
  expect(await createProposal(steps)).toEqual({ refused: 'dataset-gone' })
})
