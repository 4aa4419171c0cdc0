import { expect, test } from 'vitest'
import { applySteps, type OtherData, type StepRecord, type StepsInput } from '#catalog/apply-steps.ts'
import type { ApplyModule } from '#catalog/kit/step.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import { StepCache } from '#catalog/step-cache.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'

const patients = makeFrame([
  textColumn({ id: 'c1', name: 'who' }, ['a', 'b', 'c']),
  makeNumericColumn({ id: 'c2', name: 'before' }, [10, 20, 30]),
  makeNumericColumn({ id: 'c3', name: 'after' }, [11, null, 33]),
])
const labs = makeFrame([
  textColumn({ id: 'c1', name: 'who' }, ['c', 'a', 'd']),
  makeNumericColumn({ id: 'c2', name: 'crp' }, [3, 1, 4]),
  makeNumericColumn({ id: 'c3', name: 'age' }, [60, 40, 50]),
])

const step = (id: string, type: string, options: StepRecord['options']): StepRecord => ({
  id,
  type,
  version: 1,
  enabled: true,
  options,
})
const follow = [{ dataset: 'labs', version: 'follow' }]
const join = step('j', 'join-datasets', {
  other: follow,
  keys: ['c1'],
  otherKeys: ['c1'],
  take: 'chosen',
  columns: ['c2'],
})
const double = step('d', 'compute-variable', { name: 'double', formula: '{j.c2} * 2' })
const append = step('p', 'append-datasets', { others: follow })
const stubs = { times: ['0', '1'], groups: [{ id: 's1', name: 'value', columns: ['c2', 'c3'] }] }
const long = step('l', 'wide-to-long', { stubs })
const wide = step('w', 'long-to-wide', { id: ['c1'], time: 'l.time', levels: [0, 1], values: ['l.s1'] })

const applied: string[] = []

async function load(type: string) {
  const found = await loadStepModules(type)
  if (found === undefined) return undefined
  const apply: ApplyModule['apply'] = (...given) => {
    applied.push(given[2].stepId)
    return found.apply.apply(...given)
  }
  return { ...found, apply: { ...found.apply, apply } }
}

async function run(steps: readonly StepRecord[], more: Partial<StepsInput> = {}) {
  applied.length = 0
  return {
    ...(await applySteps({ source: patients, sourceKey: 'patients', steps, load, ...more })),
    applied: [...applied],
  }
}

/** The other dataset after its own steps, as the worker hands it over. */
async function opened(frame: Frame, steps: readonly StepRecord[], name = 'labs', more: Partial<StepsInput> = {}) {
  const given = { source: frame, sourceKey: 'labs', steps, load: loadStepModules, ...more }
  const { frame: made, rowsKey, cellKeys } = await applySteps(given)
  const data: OtherData = { name, frame: made, rowsKey, cellKeys }
  return { other: () => Promise.resolve(data) }
}

const numbers = (frame: Frame, id: string) => {
  const column = frame.columns.find((one) => one.id === id)
  if (column === undefined || column.type === 'text') throw new Error(`${id} is not numeric`)
  return Array.from(column.values)
}

test('[D3] a join is applied again when what it reads of the other dataset changes, and not for anything else there', async () => {
  const cache = new StepCache()
  const again = async (steps: readonly StepRecord[], more: Partial<StepsInput> = {}, name = 'labs') =>
    (await run([join, double], { cache, ...(await opened(labs, steps, name, more)) })).applied
  expect(await again([])).toEqual(['j', 'd'])
  expect(await again([])).toEqual([])
  const age = step('x', 'compute-variable', { name: 'months', formula: '{c3} * 12' })
  expect(await again([age])).toEqual([])
  expect(await again([], { overlays: { c3: { name: 'years', label: 'Age' } } })).toEqual([])
  expect(await again([], { overlays: { c2: { missingCodes: [3] } } })).toEqual(['j', 'd'])
  expect(await again([step('f', 'filter-rows', { condition: '{c3} > 40' })])).toEqual(['j', 'd'])
  expect(await again([], {}, 'laboratory')).toEqual(['j', 'd']) // the name may be a suffix, or a value
  const relabelled = await opened(labs, [], 'labs', { overlays: { c2: { label: 'mg/l' } } })
  const { frame, applied: only } = await run([join, double], { cache, ...relabelled })
  expect(only).toEqual(['j'])
  expect(frame.columns.find(({ id }) => id === 'j.c2')?.label).toBe('mg/l')
})

test('a join that leaves the rows is not applied again when another column of its own dataset changes', async () => {
  const cache = new StepCache()
  const other = await opened(labs, [])
  const before = step('b', 'compute-variable', { name: 'x', formula: '{c2} + 1' })
  expect((await run([before, join], { cache, ...other })).applied).toEqual(['b', 'j'])
  const after = step('b', 'compute-variable', { name: 'x', formula: '{c2} + 2' })
  expect((await run([after, join], { cache, ...other })).applied).toEqual(['b'])
  const renamed = await run([step('b', 'compute-variable', { name: 'crp', formula: '{c2}' }), join], {
    cache,
    ...other,
  })
  expect(renamed.applied).toEqual(['b', 'j'])
  expect(renamed.frame.columns.map(({ name }) => name)).toEqual(['who', 'before', 'after', 'crp', 'crp_labs'])
})

test('columns and rows keep their ids when rows, columns or other datasets come and go', async () => {
  const other = await opened(labs, [])
  const { frame } = await run([join, append], other)
  expect(frame.columns.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'j.c2', 'p.c3', 'p.origin'])
  expect(Array.from(frame.rowIds.slice(0, 3))).toEqual([1, 2, 3])
  const alone = await run([append], other)
  expect(Array.from(alone.frame.rowIds)).toEqual(Array.from(frame.rowIds))
  const filtered = await run([append], await opened(labs, [step('f', 'filter-rows', { condition: '{c3} < 60' })]))
  expect(Array.from(filtered.frame.rowIds)).toEqual([...frame.rowIds.slice(0, 3), ...frame.rowIds.slice(4)])
  const times = { times: ['0', '0.5', '1'], groups: [{ id: 's1', name: 'value', columns: ['c2', null, 'c3'] }] }
  const [two, three] = [await run([long]), await run([step('l', 'wide-to-long', { stubs: times })])]
  expect(Array.from(two.frame.rowIds)).toEqual([0, 2, 3, 5, 6, 8].map((at) => three.frame.rowIds[at]))
})

test('wide to long and back gives the same cells, under ids that do not depend on the rows', async () => {
  const { frame, reports } = await run([long, wide])
  expect(reports.map(({ status }) => status)).toEqual(['done', 'done'])
  expect(frame.columns.map(({ id, name }) => [id, name])).toEqual([
    ['c1', 'who'],
    ['w.l.s1.1', 'value_0'],
    ['w.l.s1.2', 'value_1'],
  ])
  expect([numbers(frame, 'w.l.s1.1'), numbers(frame, 'w.l.s1.2')]).toEqual([
    [10, 20, 30],
    [11, Number.NaN, 33],
  ])
  const some = await run([step('f', 'filter-rows', { condition: '{c2} > 10' }), long, wide])
  expect(Array.from(some.frame.rowIds)).toEqual(Array.from(frame.rowIds.slice(1)))
})

test('a step that no longer fits after a change of shape says which variable is gone, and the rest goes on', async () => {
  const onOld = step('o', 'compute-variable', { name: 'rise', formula: '{c3} - {c2}' })
  const { reports, frame } = await run([long, onOld])
  expect(reports[1]).toMatchObject({
    status: 'broken',
    problems: [{ code: 'column-missing', params: { column: 'c3' } }, { params: { column: 'c2' } }],
  })
  expect(frame.rows).toBe(6)
  const off = await run([{ ...long, enabled: false }, onOld])
  expect(off.reports.map(({ status }) => status)).toEqual(['off', 'done'])
})

test('without the other dataset the step is broken with the reason, and later steps wait for its variables', async () => {
  const problem = { problem: 'other-rows-elsewhere', params: { name: 'labs', device: 'Ward', file: 'l.csv' } }
  const { reports, frame } = await run([join, double], { other: () => Promise.resolve(problem) })
  expect(reports.map(({ status, problems }) => [status, problems[0]?.option, problems[0]?.code])).toEqual([
    ['broken', 'other', 'other-rows-elsewhere'],
    ['broken', 'formula', 'column-missing'],
  ])
  expect(frame.rows).toBe(3)
  expect((await run([join])).reports[0]).toMatchObject({ status: 'broken', problems: [{ code: 'other-missing' }] })
})

const columnOf = (length: number, value: (i: number) => number) => Float64Array.from({ length }, (_, i) => value(i))

test('Stop is heard within each of the steps', async () => {
  const rows = 200_000
  const large = makeFrame([
    makeNumericColumn(
      { id: 'c1', name: 'who' },
      columnOf(rows, (i) => i),
    ),
    makeNumericColumn(
      { id: 'c2', name: 'a' },
      columnOf(rows, (i) => i),
    ),
    makeNumericColumn(
      { id: 'c3', name: 'b' },
      columnOf(rows, (i) => i),
    ),
    makeNumericColumn(
      { id: 'l.time', name: 'when' },
      columnOf(rows, () => 0),
    ),
  ])
  const other = await opened(large, [])
  const steps = [
    { ...join, options: { ...join.options, rows: 'both' } },
    append,
    step('l', 'wide-to-long', { stubs }),
    step('w', 'long-to-wide', { id: ['c1'], time: 'l.time', levels: [0], values: ['c2'] }),
  ]
  for (const one of steps) {
    let turns = 0
    // the first turn is before the step
    const checkpoint = () => (++turns === 3 ? Promise.reject(new Error('stopped')) : Promise.resolve())
    await expect(run([one], { source: large, ...other, checkpoint }), one.type).rejects.toThrow('stopped')
    expect(applied, one.type).toEqual([one.id])
  }
})
