import { expect, test } from 'vitest'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { formatReference } from '#catalog/kit/references/format-reference.ts'
import type { Reported } from '#catalog/kit/reported.ts'
import { type ChecklistId, sectionNames } from './checklist.ts'
import { evidence, type KnownReport, type KnownResult } from './evidence.ts'
import { checklists, fillChecklist, proposeChecklist } from './fill-checklist.ts'

const done: Done = {
  status: 'done',
  sample: { total: 0, used: 0, excluded: [] },
  tables: [],
  figures: [],
  savedColumns: [],
  models: [],
  checks: [],
  notices: [],
  facts: {},
}
const result = (block: string, reports: readonly Reported[], outcome: Partial<Done> = {}): KnownResult => ({
  block,
  reports,
  outcome: { ...done, ...outcome },
})
const report = (...results: KnownResult[]): KnownReport => ({ results, hasMissingSteps: false })
const named = (id: ChecklistId) => {
  const found = checklists.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const itemsOf = (id: ChecklistId, known: KnownReport) =>
  new Map(fillChecklist(named(id), known).map((item) => [item.item, item]))

test('each checklist has its items once, in both languages, in our words, and names its source', () => {
  const counts = {
    'strobe-cohort': 34,
    'strobe-case-control': 33,
    'strobe-cross-sectional': 32,
    'consort-2010': 37,
    'stard-2015': 34,
    'tripod-2015': 37,
  }
  for (const { id, items, source } of checklists) {
    expect(items, id).toHaveLength(counts[id])
    expect(new Set(items.map(({ item }) => item)).size, id).toBe(items.length)
    const order = items.map(({ item }) => Number.parseInt(item, 10))
    expect(order, id).toEqual(order.toSorted((a, b) => a - b))
    expect([...new Set(items.map(({ section }) => section))], id).toEqual(Object.keys(sectionNames))
    for (const { item, about } of items) {
      expect(about.en, `${id} ${item}`).toMatch(/^[^.]+$/)
      expect(about.zh, `${id} ${item}`).toMatch(/\p{Script=Han}/u)
    }
    expect(formatReference(source, 'vancouver')).toContain(source.doi)
  }
})

test('every kind of evidence is asked for by an item', () => {
  const asked = new Set(checklists.flatMap(({ items }) => items.map((item) => item.evidence)))
  expect(Object.keys(evidence).filter((key) => !asked.has(key as keyof typeof evidence))).toEqual([])
})

test('an empty report answers nothing, and each item says what to write', () => {
  for (const checklist of checklists)
    for (const { state, where, what } of fillChecklist(checklist, report())) {
      expect([state, where]).toEqual(['missing', []])
      expect(what.en).toMatch(/^Write .*\.$/)
      expect(what.zh).toMatch(/^请写明：.*。$/)
    }
})

test('a flow diagram, a baseline table and the Methods paragraph answer their items where they stand', () => {
  const known = {
    ...report(
      result('b1', ['flow']),
      result('b2', ['baseline'], { facts: { group: 'arm' }, sample: { ...done.sample, total: 9, used: 9 } }),
    ),
    methods: 'b3',
    hasMissingSteps: true,
  }
  const items = itemsOf('consort-2010', known)
  expect(items.get('13a')).toMatchObject({ state: 'answered', where: ['b1'] })
  expect(items.get('15')).toMatchObject({ state: 'answered', where: ['b2'] })
  expect(items.get('12a')).toMatchObject({ state: 'answered', where: ['b3'] })
  expect(items.get('17a')).toMatchObject({ state: 'missing' })
  expect(itemsOf('strobe-cohort', known).get('12c')).toMatchObject({ state: 'answered', where: ['b3'] })
  // no analysis adjusts for anything
  expect(itemsOf('strobe-cohort', known).get('12a')).toMatchObject({ state: 'partly' })
  const ungrouped = report(result('b2', ['baseline'], { facts: { group: null } }))
  expect(itemsOf('consort-2010', ungrouped).get('15')).toMatchObject({ state: 'partly' })
})

test('what is known but not written is not answered', () => {
  const items = itemsOf('strobe-cohort', report(result('b1', ['comparison'], { facts: { missing: 'per-test' } })))
  expect(items.get('12c')).toMatchObject({ state: 'partly', where: ['b1'] })
  expect(items.get('12a')).toMatchObject({ state: 'partly', where: ['b1'] })
  expect(items.get('16a')).toMatchObject({ state: 'missing' })
})

test('rows left out and an empty interval are not more than they are', () => {
  const excluded = [{ variable: 'v', reason: 'missing', count: 3 }] as const
  const table = {
    id: 't',
    of: 't',
    params: {},
    columns: [],
    notes: [],
    rows: [{ depth: 0, cells: { ci: { lower: null, upper: null } } }],
  }
  const items = itemsOf(
    'strobe-cohort',
    report(result('b1', ['comparison'], { sample: { total: 9, used: 6, excluded }, tables: [table] })),
  )
  expect(items.get('13b')).toMatchObject({ state: 'partly', where: ['b1'] })
  expect(items.get('14b')).toMatchObject({ state: 'partly' })
  expect(items.get('12c')).toMatchObject({ state: 'partly' })
  expect(items.get('16a')).toMatchObject({ state: 'missing' })
})

test.each([
  [['cross-table', 'baseline'], false, 'stard-2015'],
  [['accuracy'], false, 'stard-2015'],
  [['prediction', 'accuracy'], false, 'tripod-2015'],
  [['events', 'follow-up'], false, 'strobe-cohort'],
  [['exposure-counts'], false, 'strobe-case-control'],
  [['baseline', 'comparison'], false, 'strobe-cross-sectional'],
  [['follow-up'], true, 'consort-2010'],
  [[], false, 'strobe-cross-sectional'],
] as const)('for %j, randomised %s: %s', (reports, isRandomised, id) => {
  expect(proposeChecklist(reports, isRandomised)).toBe(id)
})
