// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { idOf } from '#contract/records/id-of.ts'
import { kinds } from '#contract/records/kinds.ts'
import { type AppDevice, openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer } from '#tests/support/memory-server.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'
import { newId } from '#tests/support/test-device.ts'
import { deleteAnalysis, renameAnalysis } from '../datasets/analyses.ts'
import { changeVariable } from '../datasets/change-variable.ts'
import { readSteps, readVariables } from '../datasets/dataset.ts'
import { change } from '../outbox/change.ts'
import { synchronise } from '../outbox/synchronise.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { changeProject, deleteProject, readProject } from '../projects.ts'
import { canUndo } from './can-undo.ts'
import { forgetEdits, valueIfAbsent } from './edit.ts'
import { edit } from './own-edits.ts'
import { type Reversed, redo, takeBack, undo } from './undo.ts'

let other: AppDevice
let project: string
let dataset: string

beforeEach(async () => {
  closeOwnData()
  const { writer } = await openOwnData(newId())
  other = await openAppDevice(createMemoryServer())
  project = newId()
  dataset = newId()
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', storage: 'cloud', deleted: false } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd', deleted: false } },
  ])
})

const sync = () => {
  const { database, user } = ownData()
  return synchronise(database, other.sender, user)
}
const undoLast = () => undo(ownData().writer, project)
const redoNext = () => redo(ownData().writer, project)
const variable = async () => (await readVariables(ownData().database, dataset)).get('c1')
const skippedOf = (reversed: Reversed | undefined) => reversed?.skipped.map(({ field }) => field)

/** A change of the other device, known to both. */
async function changeElsewhere(kind: 'step' | 'analysis', record: string, fields: Record<string, unknown>) {
  await sync()
  await other.sync()
  await other.change(kind, record, fields)
  await other.sync()
  await sync()
}

async function addStep(): Promise<string> {
  const record = newId()
  const fields = { dataset, type: 'filter', version: 1, order: 'a0', enabled: true, deleted: false, 'option.keep': 1 }
  await edit([{ kind: 'step', record, fields }])
  return record
}

async function addAnalysis(): Promise<{ kind: 'analysis'; id: string }> {
  const id = newId()
  const fields = {
    project,
    dataset,
    type: 't-test',
    version: 1,
    title: 'first',
    order: 'a0',
    createdAt: 1,
    deleted: false,
  }
  await edit([{ kind: 'analysis', record: id, fields }])
  return { kind: 'analysis', id }
}

const value = async (record: string, field: string) =>
  (await ownData().database.records.get(record))?.fields[field]?.[0]

test('[R4] undo and redo step through all of the user’s own edits, and the server accepts each', async () => {
  await changeVariable(dataset, 'c1', { label: 'Age', valueLabels: [{ value: 1, label: 'yes' }] })
  await changeVariable(dataset, 'c1', { label: 'Age, years' })
  await undoLast()
  expect(await variable()).toEqual({ label: 'Age', valueLabels: [{ value: 1, label: 'yes' }] })
  await undoLast()
  expect(await variable()).toEqual({})
  await redoNext()
  await redoNext()
  expect(await variable()).toEqual({ label: 'Age, years', valueLabels: [{ value: 1, label: 'yes' }] })
  await undoLast()
  await undoLast()
  expect(await undoLast()).toBeUndefined()
  expect(await sync()).toBe('done')
  expect(await ownData().database.refused.toArray()).toEqual([])
  await other.sync()
  expect(await other.values(idOf('variable', dataset, 'c1'))).toMatchObject({ dataset, column: 'c1', label: null })
})

test('[R4] one history holds what was done on every page of a project, in its order', async () => {
  const analysis = await addAnalysis()
  await changeVariable(dataset, 'c1', { label: 'Age' })
  await renameAnalysis(analysis, 'second')
  await changeProject(project, { description: 'all patients', conventions: { quartiles: 'type6' } })
  await deleteAnalysis(analysis)
  await deleteProject(project)
  const { database } = ownData()
  await undoLast()
  expect(await readProject(database, project)).toMatchObject({ description: 'all patients' })
  await undoLast()
  expect(await value(analysis.id, 'deleted')).toBe(false)
  await undoLast()
  expect(await readProject(database, project)).toMatchObject({ description: '', conventions: { quartiles: 'type7' } })
  await undoLast()
  expect([await value(analysis.id, 'title'), (await variable())?.label]).toEqual(['first', 'Age'])
  await undoLast()
  expect(await variable()).toEqual({})
  await undoLast()
  expect(await value(analysis.id, 'deleted')).toBe(true)
  expect(await canUndo(database, project)).toEqual({ undo: false, redo: true })
  for (const expected of [false, false, false, false, true, true]) {
    await redoNext()
    expect(await value(analysis.id, 'deleted')).toBe(expected)
  }
  expect(await canUndo(database, project)).toEqual({ undo: true, redo: false })
})

test('[R4] the histories of two projects are separate', async () => {
  const elsewhere = newId()
  await change(ownData().writer, [{ kind: 'project', record: elsewhere, fields: { name: 'p2', deleted: false } }])
  await changeProject(elsewhere, { name: 'p3' })
  await addStep()
  await undo(ownData().writer, elsewhere)
  expect([await value(elsewhere, 'name'), (await readSteps(ownData().database, dataset)).length]).toEqual(['p2', 1])
})

test('[R4] undoing the addition of a step disables it, redo enables it', async () => {
  const id = await addStep()
  await undoLast()
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ id, enabled: false, options: { keep: 1 } }])
  await redoNext()
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ id, enabled: true }])
})

test('[R4] undo skips and names fields that another device has written since, and restores the rest', async () => {
  const record = await addStep()
  await edit([{ kind: 'step', record, fields: { 'option.keep': 2, 'option.also': true } }])
  await changeElsewhere('step', record, { 'option.keep': 3 })
  expect(skippedOf(await undoLast())).toEqual(['option.keep'])
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ options: { keep: 3, also: null } }])
  expect(skippedOf(await redoNext())).toEqual(['option.keep'])
  expect(await readSteps(ownData().database, dataset)).toMatchObject([{ options: { keep: 3, also: true } }])
})

test('[R4] an earlier edit stays undone for a field that another device wrote between two edits, even with the same value', async () => {
  const record = await addStep()
  await edit([{ kind: 'step', record, fields: { enabled: false } }])
  await changeElsewhere('step', record, { enabled: false })
  await edit([{ kind: 'step', record, fields: { enabled: true } }])
  expect(skippedOf(await undoLast())).toEqual([])
  expect(await value(record, 'enabled')).toBe(false)
  expect(skippedOf(await undoLast())).toEqual(['enabled'])
  expect(await value(record, 'enabled')).toBe(false)
})

test('[R4] a new edit ends redo', async () => {
  await changeVariable(dataset, 'c1', { label: 'Age' })
  await undoLast()
  await changeVariable(dataset, 'c1', { label: 'Sex' })
  expect(await redoNext()).toBeUndefined()
  expect(await variable()).toEqual({ label: 'Sex' })
})

test('[R4] what is typed in one go is one edit', async () => {
  const { id: record } = await addAnalysis()
  for (const level of [9, 95])
    await edit([{ kind: 'analysis', record, fields: { 'option.level': level } }], { joins: true })
  await edit([{ kind: 'analysis', record, fields: { 'option.tails': 1 } }], { joins: true })
  await undoLast()
  expect([await value(record, 'option.level'), await value(record, 'option.tails')]).toEqual([95, null])
  await undoLast()
  expect(await value(record, 'option.level')).toBeNull()
})

test('[R4] a deletion is taken back whatever was edited since, and that can be undone', async () => {
  const analysis = await addAnalysis()
  const deletion = (await deleteAnalysis(analysis)) as number
  await changeVariable(dataset, 'c1', { label: 'Age' })
  await takeBack(ownData().writer, deletion)
  expect([await value(analysis.id, 'deleted'), (await variable())?.label]).toEqual([false, 'Age'])
  await undoLast()
  expect(await value(analysis.id, 'deleted')).toBe(true)
})

test('[R4] taking back an edit leaves fields that were edited since', async () => {
  const analysis = await addAnalysis()
  const renaming = (await edit([{ kind: 'analysis', record: analysis.id, fields: { title: 'second' } }])) as number
  await renameAnalysis(analysis, 'third')
  expect(skippedOf(await takeBack(ownData().writer, renaming))).toEqual(['title'])
  expect(await value(analysis.id, 'title')).toBe('third')
})

test('[Q1] two simultaneous edits are both recorded', async () => {
  await Promise.all([
    changeVariable(dataset, 'c1', { label: 'Age' }),
    changeVariable(dataset, 'c2', { label: 'Sex' }),
    addStep(),
  ])
  expect(await ownData().database.history.count()).toBe(3)
})

test('[Q1] an invalid edit leaves neither a change nor history', async () => {
  await expect(changeVariable(dataset, 'c1', { label: 'x'.repeat(201) })).rejects.toThrow('invalid-field')
  expect(await variable()).toBeUndefined()
  expect(await ownData().database.history.count()).toBe(0)
})

test('a project that the program filled begins without a history', async () => {
  await addStep()
  await forgetEdits(ownData().database, project)
  expect(await undoLast()).toBeUndefined()
})

test('[D2] steps with equal order keys, which two devices can create at once, are ordered by id', async () => {
  const ids = [await addStep(), await addStep()]
  expect((await readSteps(ownData().database, dataset)).map(({ id }) => id)).toEqual(ids.toSorted())
})

test('[R5] each field that an edit may add has a value that means "absent"', () => {
  const givenAtCreation =
    /^project\.(name|storage)$|^dataset\.source|\.(createdAt|version|firstVersion|order|type|level|width|mode|revision|state|role|tool|of|body|origin)$/
  const without = Object.entries(kinds).flatMap(([kind, { fields, references }]) =>
    Object.keys(fields)
      .filter((field) => !Object.hasOwn(references, field) && !field.endsWith('.*'))
      .filter((field) => valueIfAbsent(kind as keyof typeof kinds, field) === undefined)
      .map((field) => `${kind}.${field}`),
  )
  expect(without.filter((field) => !givenAtCreation.test(field))).toEqual([])
})

/** The leaves that a random sequence may change. */
interface Leaf {
  readonly kind: 'step' | 'analysis' | 'dataset'
  readonly record: string
  readonly field: string
}

const keyOf = ({ record, field }: Leaf) => `${record}/${field}`

const randomValue = ({ field }: Leaf, random: RandomStream): unknown =>
  field === 'deleted' || field === 'enabled' ? random.next() < 0.5 : `v${random.below(4)}`

test('[R4] any sequence of edits, undone, gives the state before on every leaf that no other device has written since, also after sync', async () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const random = createRandom(seed)
    const step = await addStep()
    const { id: analysis } = await addAnalysis()
    await forgetEdits(ownData().database, project)
    const leaves: Leaf[] = [
      ...['enabled', 'deleted', 'option.a', 'data.b'].map((field) => ({ kind: 'step' as const, record: step, field })),
      ...['title', 'deleted', 'option.a', 'data.b', 'option.c'].map((field) => {
        return { kind: 'analysis' as const, record: analysis, field }
      }),
      { kind: 'dataset', record: dataset, field: 'name' },
    ]
    const state = async () =>
      new Map(
        await Promise.all(leaves.map(async (leaf) => [keyOf(leaf), await value(leaf.record, leaf.field)] as const)),
      )
    const before = await state()
    const foreign = new Map<string, unknown>()
    for (let count = 0; count < 25; count += 1) {
      const dice = random.next()
      if (dice < 0.55) {
        const chosen = leaves.filter(({ record }) => record === random.pick([step, analysis, dataset]))
        const some = chosen.filter(() => random.next() < 0.5)
        const [first] = some
        if (!first) continue
        const fields = Object.fromEntries(
          some.filter(({ record }) => record === first.record).map((leaf) => [leaf.field, randomValue(leaf, random)]),
        )
        await edit([{ kind: first.kind, record: first.record, fields }], { joins: random.next() < 0.3 })
      } else if (dice < 0.7) await undoLast()
      else if (dice < 0.8) await redoNext()
      else {
        const leaf = random.pick(leaves)
        const written = randomValue(leaf, random)
        await sync()
        await other.sync()
        await other.change(leaf.kind, leaf.record, { [leaf.field]: written })
        await other.sync()
        await sync()
        foreign.set(keyOf(leaf), written)
      }
    }
    while (await undoLast());
    if (seed % 2 === 0) await sync()
    const after = await state()
    for (const leaf of leaves) {
      const key = keyOf(leaf)
      const expected = foreign.has(key) ? foreign.get(key) : (before.get(key) ?? valueIfAbsent(leaf.kind, leaf.field))
      const found = after.get(key) ?? valueIfAbsent(leaf.kind, leaf.field)
      expect({ seed, field: leaf.field, found }).toEqual({ seed, field: leaf.field, found: expected })
    }
    expect(await sync()).toBe('done')
    expect(await ownData().database.refused.toArray()).toEqual([])
  }
})
