// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referToStepColumns } from '#catalog/kit/options/named-records.ts'
import type { Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import { carriesRows, isKind, type KindName, kinds } from '#contract/records/kinds.ts'
import { fieldsOf } from '#contract/records/merge.ts'
import { rowsMayLeave } from '#contract/records/residence.ts'
import { job, openWriter } from '#tests/support/imported-study.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { openProject, saveProject } from '../../workers/project-file.ts'
import { belowProject } from '../database/below-project.ts'
import { fieldValue, mergeInto, textOf } from '../database/records.ts'
import type { RecordRow } from '../database/user-database.ts'
import { answersOf, byOrder } from './analysis.ts'
import { dependentsOf, type Edge, type Graph, goneOf, graphOf, lostEdges, neededBy } from './dependencies.ts'
import { refusedAnswers } from './refused-answers.ts'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A label for each record, its kind and its references by label. */
const world = {
  cloud: ['project', {}],
  home: ['project', {}],
  style: ['figure-style', {}],
  patients: ['dataset', { project: 'cloud' }],
  visits: ['dataset', { project: 'cloud' }],
  other: ['dataset', { project: 'home' }],
  scale: ['set', { dataset: 'patients' }],
  first: ['step', { dataset: 'patients' }],
  second: ['step', { dataset: 'patients' }],
  joined: ['step', { dataset: 'visits' }],
  cox: ['analysis', { project: 'cloud', dataset: 'patients' }],
  linear: ['analysis', { project: 'cloud', dataset: 'patients' }],
  roc: ['analysis', { project: 'cloud', dataset: 'visits' }],
  secret: ['analysis', { project: 'home', dataset: 'other' }],
  curve: ['chart', { project: 'cloud', dataset: 'visits' }],
  report: ['report', { project: 'cloud' }],
  block: ['report-block', { report: 'report' }],
  tool: ['own-tool', { project: 'cloud' }],
} as const satisfies Record<string, readonly [KindName, object]>
type Name = keyof typeof world
const names = Object.keys(world) as Name[]
const id = Object.fromEntries(names.map((name, n) => [name, idOf(n + 1)])) as Record<Name, string>
const nameOf = (record: string) => names.find((name) => id[name] === record) ?? record

type Fields = Mutation['fields']
type Edit = readonly [device: 'a' | 'b', name: Name, fields: Fields]

/** The field with a record's name, by which it is recognised under another id. */
const labels = {
  project: 'name',
  'figure-style': 'name',
  dataset: 'name',
  set: 'name',
  step: 'comment',
  analysis: 'title',
  chart: 'title',
  report: 'title',
  'report-block': 'part',
  'own-tool': 'name',
} as const satisfies Partial<Record<KindName, string>>

const made: readonly Edit[] = names.map((name, n) => {
  const [kind, references] = world[name]
  const named = Object.entries(references).map(([field, target]) => [field, id[target as Name]])
  const more: Fields = kind === 'step' ? { order: `a${n}`, enabled: true } : {}
  const storage: Fields = kind === 'project' ? { storage: name === 'cloud' ? 'cloud' : 'device' } : {}
  return ['a', name, { ...Object.fromEntries(named), ...more, ...storage, [labels[kind]]: name }]
})

/** Mutations of two devices that have pulled all earlier ones. */
function mutationsOf(edits: readonly Edit[]): Mutation[] {
  let now = 1_800_000_000_000
  const devices = { a: createDevice('a', () => now), b: createDevice('b', () => now) }
  return [...made, ...edits].map(([device, name, fields]) => {
    now += 1
    return devices[device].change(world[name][0], id[name], fields)
  })
}

function merged(mutations: readonly Mutation[]): RecordRow[] {
  const rows = new Map<string, RecordRow>()
  for (const mutation of mutations)
    rows.set(mutation.record, mergeInto(rows.get(mutation.record), mutation.record, mutation.kind, fieldsOf(mutation)))
  return [...rows.values()]
}

const graphAfter = (...edits: Edit[]) => graphOf(merged(mutationsOf(edits)))
const said = (edges: readonly Edge[]) => edges.map(({ from, via, to }) => `${nameOf(from)} ${via} ${nameOf(to)}`).sort()
const namesOf = (ids: ReadonlySet<string>) => [...ids].map(nameOf).sort()
const follow = (name: Name) => [{ dataset: id[name], version: 'follow' }]

/** Declarations of future entries and kinds, each as stored. */
const declared: Readonly<Record<string, Edit>> = {
  'step to analysis': ['a', 'second', { 'option.record': id.linear }],
  'chart to analysis': ['a', 'curve', { 'option.fit.analysis': id.cox, 'option.fit.model': 'main' }],
  'dataset to dataset': ['a', 'joined', { 'option.with': follow('patients') }],
  'question to fitted model': ['a', 'roc', { 'option.fit.analysis': id.cox, 'option.fit.model': 'main' }],
  'question to set': ['a', 'linear', { 'option.items': id.scale }],
  'chart to style': ['a', 'curve', { 'option.style': id.style }],
  'block to result': ['a', 'block', { chart: id.curve }],
  'own tool to model': ['a', 'tool', { source: id.cox }],
}

test('[D12] one graph holds every kind of reference, by the field or option that names a record', () => {
  const own = new Set(said(graphAfter().edges))
  expect(said(graphAfter(...Object.values(declared)).edges).filter((edge) => !own.has(edge))).toEqual([
    'block chart curve',
    'curve fit.analysis cox',
    'curve style style',
    'joined with patients',
    'linear items scale',
    'roc fit.analysis cox',
    'second record linear',
    'tool source cox',
  ])
})

test('[D12] the graph finds everything that a change makes stale, through every kind of reference, except a fixed version', () => {
  const all = graphAfter(...Object.values(declared))
  const visits = ['block', 'curve', 'joined', 'roc', 'visits']
  const patients = ['cox', 'linear', 'patients', 'second', 'tool', ...visits]
  const stale = (name: Name) => namesOf(dependentsOf(all, id[name]))
  const without = (some: readonly string[], name: string) => some.filter((one) => one !== name).toSorted()
  expect(stale('cox')).toEqual(['block', 'curve', 'roc', 'tool'])
  expect(stale('linear')).toEqual(without(patients, 'linear'))
  expect(stale('scale')).toEqual(patients.toSorted())
  expect(stale('first')).toEqual(patients.toSorted())
  expect(stale('curve')).toEqual(['block'])
  expect(stale('block')).toEqual([])
  const version = '0'.repeat(64)
  const fixed = graphAfter(['a', 'joined', { 'option.with': [{ dataset: id.patients, version }] }])
  expect(namesOf(dependentsOf(fixed, id.patients))).toEqual(['cox', 'linear'])
  expect([...neededBy(fixed, [id.visits])]).toContain(id.patients)
})

test('[D12] a deleted record keeps its incoming edges, and each is reported', () => {
  const all = Object.values(declared)
  const graph = graphAfter(...all, ['b', 'cox', { deleted: true }])
  expect(graph.edges.length).toBe(graphAfter(...all).edges.length)
  expect(said(lostEdges(graph))).toEqual(['curve fit.analysis cox', 'roc fit.analysis cox', 'tool source cox'])
  const hidden = graphAfter(...all, ['b', 'patients', { deleted: true }])
  expect(namesOf(goneOf(hidden))).toEqual(['cox', 'first', 'linear', 'patients', 'scale', 'second'])
  expect(said(lostEdges(hidden))).toContain('joined with patients')
  expect(said(lostEdges(graphAfter(['a', 'block', { dataset: idOf(999) }])))).toEqual([`block dataset ${idOf(999)}`])
})

test('[R6] an option refers only to records in projects that its own record reaches', () => {
  for (const target of ['secret', 'other', 'home'] as const)
    expect(said(graphAfter(['a', 'roc', { 'option.fit.analysis': id[target] }]).edges)).toEqual(
      said(graphAfter().edges),
    )
  expect(said(graphAfter(['a', 'secret', { 'option.fit.analysis': id.cox }]).edges)).toEqual(said(graphAfter().edges))
})

test('[D12] a step that refers to a column of its own or of a later step is refused, also through another analysis', () => {
  const asks: Edit = ['a', 'first', { 'option.record': id.cox }]
  const later: Edit = ['b', 'cox', { 'option.time': `${id.second}.1` }]
  const refused = (...edits: Edit[]) => said(refusedAnswers(graphAfter(...edits)))
  expect(refused(asks, later)).toEqual(['first record cox'])
  expect(refused(later, asks)).toEqual(['first record cox'])
  expect(refused(asks, later, ['a', 'second', { order: 'a0' }])).toEqual([])
  expect(refused(asks, later, ['a', 'first', { enabled: false }])).toEqual([])
  expect(refused(asks, ['b', 'cox', { 'option.fontSize': `${id.second}.1` }])).toEqual([])
  const through: Edit = ['b', 'linear', { 'option.fit.analysis': id.cox }]
  expect(refused(['a', 'first', { 'option.record': id.linear }], through, later)).toEqual(['first record linear'])
})

test('[D12] if a merge of two devices closes a circle, the latest option is refused', () => {
  const joins: Edit = ['a', 'joined', { 'option.with': follow('patients') }]
  const back: Edit = ['b', 'first', { 'option.with': follow('visits') }]
  const model: Edit = ['b', 'first', { 'option.fit.analysis': id.roc }]
  const asks: Edit[] = [
    ['b', 'first', { 'option.record': id.cox }],
    ['b', 'cox', { 'option.fit.analysis': id.roc }],
  ]
  const refused = (...edits: Edit[]) => said(refusedAnswers(graphAfter(...edits)))
  expect(refused(joins)).toEqual([])
  expect(refused(joins, back)).toEqual(['first with visits'])
  expect(refused(back, joins)).toEqual(['joined with patients'])
  expect(refused(joins, model)).toEqual(['first fit.analysis roc'])
  expect(refused(joins, ...asks)).toEqual(['first record cox'])
  expect(refused(joins, back, ['a', 'joined', { deleted: true }])).toEqual([])
  expect(refused(['a', 'first', { 'option.with': follow('patients') }])).toEqual(['first with patients'])
})

const steps: readonly Name[] = ['first', 'second', 'joined']
const questions: readonly Name[] = ['cox', 'linear', 'roc', 'secret', 'curve']
const analyses = ['cox', 'roc', 'secret'] as const
const shown: readonly Fields[] = [
  ...analyses.map((name) => ({ analysis: id[name] })),
  { chart: id.curve },
  { dataset: id.visits },
  { dataset: id.other, chart: null },
]
const device = fc.constantFrom('a' as const, 'b' as const)
const named = fc.constantFrom(...names)
const answer: fc.Arbitrary<Fields> = fc.oneof(
  named.map((name) => ({ 'option.record': id[name] })),
  named.map((name) => ({ 'data.fit.analysis': id[name] })),
  fc.tuple(named, fc.boolean()).map(([name, follows]) => {
    const items = [{ dataset: id[name], version: follows ? 'follow' : '0'.repeat(64) }]
    return { 'option.with': items }
  }),
  fc.constantFrom(...steps).map((name) => ({ 'option.x': `${id[name]}.1` })),
  fc.constant<Fields>({ 'option.record': null, 'option.with': [], 'option.x': 'c1' }),
)
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(device, fc.constantFrom(...steps, ...questions), answer) },
  fc.tuple(device, fc.constantFrom(...steps), fc.record({ order: fc.constantFrom('a1', 'a2'), enabled: fc.boolean() })),
  fc.tuple(device, named, fc.record({ deleted: fc.boolean() })),
  fc.tuple(device, fc.constant('block' as const), fc.constantFrom(...shown)),
  fc.tuple(
    device,
    fc.constant('tool' as const),
    fc.constantFrom(...analyses).map((name) => ({ source: id[name] })),
  ),
)
const edits = fc.array(edit, { maxLength: 24 })

const judgement = (graph: Graph) => ({
  edges: graph.edges,
  refused: new Set(refusedAnswers(graph)),
  gone: goneOf(graph),
  lost: lostEdges(graph),
  stale: names.map((name) => [name, dependentsOf(graph, id[name])]),
})

test('[D12] devices that received the same edits in any order agree', () => {
  fc.assert(
    fc.property(
      edits.chain((some) => {
        const all = mutationsOf(some)
        return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))
      }),
      ([all, shuffled]) => {
        expect(judgement(graphOf(merged(shuffled)))).toEqual(judgement(graphOf(merged(all))))
      },
    ),
    { numRuns: 200 },
  )
})

test('[R4] deletion and its reversal leave the same graph', () => {
  fc.assert(
    fc.property(edits, fc.uniqueArray(named, { minLength: 1 }), (some, targets) => {
      const alive = targets.map((name): Edit => ['a', name, { deleted: false }])
      const deleted = targets.map((name): Edit => ['b', name, { deleted: true }])
      const before = graphAfter(...some, ...alive)
      const [between, after] = [graphAfter(...some, ...deleted), graphAfter(...some, ...deleted, ...alive)]
      expect(said(between.edges)).toEqual(said(before.edges))
      for (const judge of [goneOf, dependentsOf]) expect(judge(after, id.patients)).toEqual(judge(before, id.patients))
      expect(said(lostEdges(after))).toEqual(said(lostEdges(before)))
      expect(said(refusedAnswers(after))).toEqual(said(refusedAnswers(before)))
    }),
    { numRuns: 200 },
  )
})

/** Computes everything, a dataset step by step; throws on a circular wait. */
function computeAll({ records, edges }: Graph, refused: readonly Edge[]) {
  const gone = goneOf({ records, edges })
  const there = (record: string) => records.has(record) && !gone.has(record)
  const namedBy = (record: string) =>
    edges.filter(
      (edge) =>
        edge.from === record && edge.sort !== 'parent' && edge.follows && there(edge.to) && !refused.includes(edge),
    )
  const get = (record: string) => records.get(record) as SyncedRecord
  const isOwn = (to: string, dataset?: string) => get(to).kind === 'analysis' && textOf(get(to), 'dataset') === dataset
  const recipeOf = (dataset: string) =>
    [...records.values()]
      .filter((row) => row.kind === 'step' && there(row.id) && textOf(row, 'dataset') === dataset)
      .map((row) => ({ id: row.id, order: textOf(row, 'order') }))
      .sort(byOrder)
  const compute = (
    record: string,
    open: readonly string[],
    place?: { dataset: string; later: readonly { id: string }[] },
  ): void => {
    // requested by a step, an analysis is computed from other rows than when it is shown
    const what = place ? `${record} at ${place.later[0]?.id}` : record
    if (open.includes(what)) throw new Error('circle')
    const { kind } = get(record)
    const inside = [...open, what]
    const dataset = textOf(get(record), 'dataset')
    const isOff = (step: string) => fieldValue(get(step), 'enabled') === false
    if (kind === 'dataset') {
      for (const { id: step } of recipeOf(record)) if (!isOff(step)) compute(step, inside)
      return
    }
    if (kind === 'step') {
      if (isOff(record)) return
      const recipe = recipeOf(dataset)
      const later = recipe.slice(recipe.findIndex((step) => step.id === record))
      for (const { to } of namedBy(record)) compute(to, inside, isOwn(to, dataset) ? { dataset, later } : undefined)
      return
    }
    if (place && referToStepColumns(answersOf(get(record)), place.later)) throw new Error('later column')
    if (kind !== 'set' && there(dataset) && !place) compute(dataset, inside)
    for (const { to } of namedBy(record)) compute(to, inside, isOwn(to, place?.dataset) ? place : undefined)
  }
  for (const record of records.keys()) if (there(record) && isKind(get(record).kind)) compute(record, [])
}

test('[D12] without the refused options everything can be computed, and none is refused if all can be', () => {
  let circles = 0
  fc.assert(
    fc.property(edits, (some) => {
      const graph = graphAfter(...some)
      const refused = refusedAnswers(graph)
      computeAll(graph, refused)
      circles += refused.length
      for (const one of refused)
        expect(
          () =>
            computeAll(
              graph,
              refused.filter((edge) => edge !== one),
            ),
          said([one]).join(),
        ).toThrow(/circle|later column/)
    }),
    { numRuns: 400 },
  )
  expect(circles).toBeGreaterThan(20)
})

test('[R6] whatever a record depends on may leave the device if the record may: references alone decide', () => {
  const holdsRows = ({ kind }: SyncedRecord) => isKind(kind) && Object.keys(kinds[kind].fields).some(carriesRows)
  fc.assert(
    fc.property(edits, (some) => {
      const graph = graphAfter(...some)
      const find = (record: string) => graph.records.get(record)
      for (const record of graph.records.values())
        if (rowsMayLeave(record, find))
          for (const needed of neededBy(graph, [record.id])) {
            const found = find(needed)
            expect(
              !found || !holdsRows(found) || rowsMayLeave(found, find),
              `${nameOf(record.id)} ${nameOf(needed)}`,
            ).toBe(true)
          }
    }),
    { numRuns: 200 },
  )
})

test('[D6] [D12] a saved project contains all edges between its records', async () => {
  const [writer, reader] = [await openWriter(), await openWriter()]
  await fc.assert(
    fc.asyncProperty(edits, async (some) => {
      const rows = merged(mutationsOf([...Object.values(declared), ...some, ['a', 'cloud', { deleted: false }]]))
      await writer.database.records.clear()
      await writer.database.records.bulkPut(rows)
      const file = await saveProject(writer.database, id.cloud, true, job)
      const below = new Set((await belowProject(writer.database, id.cloud)).map((row) => row.id)).add(id.cloud)
      const graph = graphOf(rows)
      const gone = goneOf(graph)
      const isSaved = (record: string) => below.has(record) && !gone.has(record)

      const opened = newId()
      await openProject(reader, opened, file, job)
      const project = await reader.database.records.get(opened)
      const after = graphOf([project ?? expect.fail(), ...(await belowProject(reader.database, opened))])
      const labelOf = (record: string) => {
        const found = after.records.get(record)
        return found && textOf(found, labels[found.kind as keyof typeof labels])
      }
      const brought = after.edges.map(({ from, via, to }) => `${labelOf(from)} ${via} ${labelOf(to)}`)
      const kept = said(graph.edges.filter(({ from, to }) => isSaved(from) && isSaved(to)))
      expect(kept.filter((edge) => !brought.includes(edge))).toEqual([])
    }),
    { numRuns: 25 },
  )
})
