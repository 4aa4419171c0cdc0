import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { answerWith } from './answer-question.ts'
import { applySteps, type MetaOverlay, type StepRecord } from './apply-steps.ts'
import { detachedContext } from './detached-context.ts'
import { defineAnalysis } from './kit/analysis.ts'
import { number } from './kit/options/options.ts'
import type { Done } from './kit/outcome/outcome.ts'
import type { ApplyModule } from './kit/step.ts'
import { loadStepModules } from './step-applies.ts'
import { StepCache } from './step-cache.ts'

const source = makeFrame([
  makeNumericColumn({ id: 'c1', name: 'age' }, [30, 65, null, 12, 50]),
  textColumn({ id: 'c2', name: 'sex' }, ['F', 'M', 'F', null, 'M']),
  makeNumericColumn({ id: 'c3', name: 'weight' }, [60, 80, 70, 40, null]),
])

const step = (
  id: string,
  type: string,
  options: StepRecord['options'],
  more: Partial<StepRecord> = {},
): StepRecord => ({
  id,
  type,
  version: 1,
  enabled: true,
  options,
  ...more,
})

const adults = step('f', 'filter-rows', { condition: '{c1} >= 18' })
const double = step('d', 'compute-variable', { name: 'double', formula: '{c3} * 2' })
const triple = step('t', 'compute-variable', { name: 'triple', formula: '{c1} * 3' })
const ofDouble = step('o', 'compute-variable', { name: 'more', formula: '{d.1} + 1' })

/** Counts how often each step was applied. */
function counting() {
  const applied: string[] = []
  const load = async (type: string) => {
    const modules = await loadStepModules(type)
    if (modules === undefined) return undefined
    const apply: ApplyModule = {
      ...modules.apply,
      apply: (frame, options, context) => {
        applied.push(context.stepId)
        return modules.apply.apply(frame, options, context)
      },
    }
    return { ...modules, apply }
  }
  return { applied, load }
}

const run = (
  steps: readonly StepRecord[],
  {
    cache = new StepCache(),
    load = loadStepModules,
    overlays = {},
    of = source,
  }: {
    cache?: StepCache
    load?: typeof loadStepModules
    overlays?: Readonly<Record<string, MetaOverlay>>
    of?: Frame
  } = {},
) => applySteps({ source: of, sourceKey: 'source', steps, load, cache, overlays })

const names = (frame: Frame) => frame.columns.map((column) => column.name)

test('steps are applied in order; new columns are named by the step, rows keep their ids', async () => {
  const { frame, reports } = await run([double, adults, ofDouble])
  expect(frame.columns.map((column) => column.id)).toEqual(['c1', 'c2', 'c3', 'd.1', 'o.1'])
  expect(Array.from(frame.rowIds)).toEqual([1, 2, 5])
  expect(reports.map(({ status, rowsAfter }) => [status, rowsAfter])).toEqual([
    ['done', 5],
    ['done', 3],
    ['done', 3],
  ])
  const more = frame.columns.at(-1)
  expect(more?.type === 'number' && Array.from(more.values)).toEqual([121, 161, Number.NaN])
})

test('[D2] a step whose column is gone is broken with its reason, changes nothing, and the others go on', async () => {
  const { frame, reports } = await run([{ ...double, enabled: false }, ofDouble, triple])
  expect(reports.map((report) => report.status)).toEqual(['off', 'broken', 'done'])
  expect(reports[1]?.problems).toEqual([{ option: 'formula', code: 'column-missing', params: { column: 'd.1' } }])
  expect(names(frame)).toEqual(['age', 'sex', 'weight', 'triple'])
})

test('an unfinished step, one of a newer program and one of an unknown kind change nothing and say so', async () => {
  const steps = [
    step('a', 'filter-rows', {}),
    step('b', 'filter-rows', { condition: '{c1} > 1' }, { version: 99 }),
    step('c', 'warp-time', {}),
    step('e', 'compute-variable', { name: 'age', formula: '1' }),
  ]
  const { frame, reports } = await run(steps)
  expect(reports.map(({ status, problems }) => [status, problems[0]?.code])).toEqual([
    ['incomplete', 'required-formula'],
    ['broken', 'newer-version'],
    ['broken', 'unknown-step'],
    ['broken', 'name-taken'],
  ])
  expect(frame.columns).toEqual(source.columns)
})

test('[D1] a rename or a sort breaks nothing', async () => {
  const rename = step('r', 'rename-variable', { variable: 'c3', name: '体重 (kg)' })
  const sort = step('s', 'sort-rows', { keys: [{ column: 'c1', descending: true }] })
  const { frame, reports } = await run([rename, sort, double, ofDouble])
  expect(reports.every((report) => report.status === 'done')).toBe(true)
  expect(names(frame)).toEqual(['age', 'sex', '体重 (kg)', 'double', 'more'])
  expect(Array.from(frame.rowIds)).toEqual([2, 5, 1, 4, 3])
})

test('[D3] undo, redo and switching a step off recompute only the steps that depend on it', async () => {
  const { applied, load } = counting()
  const cache = new StepCache()
  const again = async (steps: readonly StepRecord[]) => {
    applied.length = 0
    const { key } = await run(steps, { cache, load })
    return { key, applied: [...applied] }
  }
  const whole = await again([double, triple, ofDouble, adults])
  expect(whole.applied).toEqual(['d', 't', 'o', 'f'])
  const undone = await again([double, triple, ofDouble])
  expect(undone.applied).toEqual([])
  expect(undone.key).not.toBe(whole.key)
  expect(await again([double, triple, ofDouble, adults])).toEqual({ key: whole.key, applied: [] })
  // the other steps do not depend on `triple`
  expect((await again([double, { ...triple, enabled: false }, ofDouble, adults])).applied).toEqual(['o'])
  const changed = { ...double, options: { name: 'double', formula: '{c3} * 4' } }
  expect((await again([changed, triple, ofDouble, adults])).applied).toEqual(['d', 'o'])
})

test('the user’s metadata of a column apply in every later step, and a new label recomputes nothing', async () => {
  const { applied, load } = counting()
  const cache = new StepCache()
  const plain = await run([adults, double], { cache, load })
  expect(plain.frame.rows).toBe(3)
  applied.length = 0
  const labelled = await run([adults, double], {
    cache,
    load,
    overlays: { c3: { label: 'kg' }, 'd.1': { label: 'x' } },
  })
  expect(applied).toEqual([])
  expect(labelled.key).toBe(plain.key)
  expect(labelled.frame.columns.map((column) => column.label)).toEqual(['', '', 'kg', 'x'])
  const coded = await run([adults, double], { cache, load, overlays: { c1: { missingCodes: [65] } } })
  expect(coded.frame.rows).toBe(2)
  expect(coded.key).not.toBe(plain.key)
})

test('a step that replaces cells of a variable keeps its label of today, also from the cache', async () => {
  const cache = new StepCache()
  const fill = step('m', 'missing-values', { variables: ['c1'], action: 'mean' })
  await run([fill], { cache })
  const labelled = await run([fill], { cache, overlays: { c1: { label: 'years' } } })
  expect(labelled.frame.columns[0]).toMatchObject({ label: 'years' })
  const overlays = { c1: { label: 'years', format: 'percent' as const, note: 'asked' } }
  const said = await run([fill], { cache, overlays })
  expect(said.frame.columns[0]).toMatchObject(overlays.c1)
  expect(said).toEqual(await run([fill], { overlays }))
})

test('a name of a list of statistics that is taken later breaks the step, although nothing that it computes with has changed', async () => {
  const cache = new StepCache()
  const counts = step('g', 'group-values', { by: ['c2'], items: [{ id: 'a', statistic: 'n', name: 'double' }] })
  expect((await run([counts], { cache })).reports.map(({ status }) => status)).toEqual(['done'])
  expect((await run([double, counts], { cache })).reports[1]).toMatchObject({
    status: 'broken',
    problems: [{ option: 'items', code: 'name-taken', params: { name: 'double' } }],
  })
})

const anyStep = (k: number) =>
  fc.constantFrom<StepRecord>(
    step(`s${k}`, 'filter-rows', { condition: '{c1} > 20' }),
    step(`s${k}`, 'filter-rows', { condition: '{s0.1} > 100', rows: 'remove' }),
    step(`s${k}`, 'compute-variable', { name: `n${k}`, formula: '{c3} + {c1}' }),
    step(`s${k}`, 'recode', { variable: 'c2', into: 'same', rules: [{ from: { values: ['F'] }, to: '女' }] }),
    step(`s${k}`, 'missing-values', { variables: ['c1', 'c3'], action: 'mean' }),
    step(`s${k}`, 'sort-rows', { keys: [{ column: 'c3' }] }),
    step(`s${k}`, 'rename-variable', { variable: 'c1', name: `a${k}` }),
    step(`s${k}`, 'remove-variables', { variables: ['c2'] }),
    step(`s${k}`, 'aggregate', {
      by: ['c2'],
      items: [
        { id: 'm', statistic: 'mean', column: 'c3', name: `m${k}` },
        { id: 'f', statistic: 'first', column: 'c1', name: 'age' },
      ],
    }),
    step(`s${k}`, 'group-values', { by: ['c2'], items: [{ id: 'n', statistic: 'n', name: 'n2' }] }),
  )
const anySteps = fc.tuple(anyStep(0), anyStep(1), anyStep(2), anyStep(3)).chain((steps) => fc.subarray(steps))

test('the state of the cache does not change the result', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySteps, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(300, 1 << 20),
      async (versions, bytes) => {
        const cache = new StepCache(bytes)
        for (const steps of versions) {
          const fresh = await run(steps)
          const cached = await run(steps, { cache })
          expect(cached).toEqual(fresh)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('equal keys mean equal data', async () => {
  const byKey = new Map<string, unknown>()
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const { frame, key } = await run(steps)
      const cells = frame.columns.map((c) => [
        c.id,
        c.type === 'text' ? Array.from(c.codes, (k) => c.dictionary[k]) : Array.from(c.values),
      ])
      if (byKey.has(key)) expect(cells).toEqual(byKey.get(key))
      byKey.set(key, cells)
    }),
    { numRuns: 200 },
  )
})

test('multiple response sets, the weight and kinds of blanks go through steps, as far as their columns and cells do', async () => {
  const [age, sex] = source.columns as [Column, Column]
  const weight = makeNumericColumn({ id: 'c3', name: 'w', missingTags: Uint8Array.of(0, 0, 0, 0, 2) }, [
    1,
    2,
    3,
    4,
    null,
  ])
  const ticks = { id: 's', name: 'ticks', label: '', countedValue: 1, columns: ['c1', 'c2'] }
  const of: Frame = { ...source, columns: [age, sex, weight], sets: [ticks], weight: 'c3' }
  const sorted = await run([step('s', 'sort-rows', { keys: [{ column: 'c1', descending: true }] })], { of })
  expect(sorted.frame).toMatchObject({ sets: [ticks], weight: 'c3' })
  expect(sorted.frame.columns[2]).toMatchObject({ missingTags: Uint8Array.of(0, 2, 0, 0, 0) })
  const filled = await run([step('m', 'missing-values', { variables: ['c3'], action: 'mean' })], { of })
  expect(filled.frame.columns[2]).not.toHaveProperty('missingTags')
  const cut = await run([step('r', 'remove-variables', { variables: ['c2', 'c3'] })], { of })
  expect(cut.frame).toMatchObject({ sets: [{ ...ticks, columns: ['c1'] }] })
  expect(cut.frame).not.toHaveProperty('weight')
})

test('between two steps the work can be stopped', async () => {
  const stop = applySteps({
    source,
    sourceKey: 'source',
    steps: [double, triple],
    load: loadStepModules,
    checkpoint: () => Promise.reject(new Error('stopped')),
  })
  await expect(stop).rejects.toThrow('stopped')
})

test('an analysis that a step asks for is computed again when its options or the rows before it change, and else never', async () => {
  const asked: string[] = []
  const answer = answerWith(
    async () => ({
      definition,
      compute: {
        compute: async (frames: readonly Frame[], options: Readonly<Record<string, unknown>>) => {
          const rowIds = Array.from(frames[0]?.rowIds ?? [])
          asked.push(`${String(options.factor)} of ${rowIds.join(' ')}`)
          const values = rowIds.map((id) => id * Number(options.factor))
          return done([{ id: 'product', of: 'product', measure: 'continuous', rowIds, values }])
        },
      },
    }),
    detachedContext,
  )
  const cache = new StepCache()
  const take = step('p', 'from-analysis', { record: 'a', output: 'product', name: 'product' })
  const again = async (steps: readonly StepRecord[], factor: number) => {
    asked.length = 0
    const questions = new Map([['a', { type: 'times', version: 1, options: { factor } }]])
    const { frame } = await applySteps({
      source,
      sourceKey: 'source',
      steps,
      load: loadStepModules,
      cache,
      questions,
      answer,
    })
    const made = frame.columns.find(({ id }) => id === 'p.1')
    return { asked: [...asked], made: made?.type === 'number' ? Array.from(made.values) : undefined }
  }
  expect(await again([take, double], 2)).toEqual({ asked: ['2 of 1 2 3 4 5'], made: [2, 4, 6, 8, 10] })
  expect(await again([take, triple], 2)).toEqual({ asked: [], made: [2, 4, 6, 8, 10] }) // a later step is irrelevant
  expect(await again([take], 3)).toEqual({ asked: ['3 of 1 2 3 4 5'], made: [3, 6, 9, 12, 15] })
  expect(await again([adults, take], 3)).toEqual({ asked: ['3 of 1 2 5'], made: [3, 6, 15] })
  expect(await again([take, adults], 3)).toEqual({ asked: [], made: [3, 6, 15] })
  expect(await again([double, take], 2)).toMatchObject({ asked: ['2 of 1 2 3 4 5'] }) // it may read any column
  expect(await again([take], 2)).toEqual({ asked: [], made: [2, 4, 6, 8, 10] })
})

const definition = defineAnalysis({
  id: 'times',
  version: 1,
  options: {
    factor: number({
      label: { en: 'Factor', zh: '倍数' },
      help: { en: '', zh: '' },
      min: 0,
      max: 9,
      step: 1,
      initial: 1,
    }),
  },
  sections: [],
  results: { tables: {}, figures: {}, saved: { product: { title: { en: 'Product', zh: '乘积' }, name: 'product' } } },
  messages: {},
  references: [],
  upgrades: {},
})

function done(savedColumns: Done['savedColumns']): Done {
  const sample = { total: 5, used: 5, excluded: [] }
  return {
    status: 'done',
    sample,
    tables: [],
    figures: [],
    savedColumns,
    models: [],
    checks: [],
    notices: [],
    facts: {},
  }
}
