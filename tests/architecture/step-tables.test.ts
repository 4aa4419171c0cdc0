import { expect, test } from 'vitest'
import { applySteps, type StepModules, type StepRecord, type StepsInput } from '#catalog/apply-steps.ts'
import type { ApplyModule } from '#catalog/kit/step.ts'
import { recipeScript, type ScriptedStep } from '#catalog/recipe-script.ts'
import { loadStepModules, loadStepParts } from '#catalog/step-applies.ts'
import { StepCache } from '#catalog/step-cache.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { selectRows } from '#engine/frame/select-rows.ts'
import { columnFromBytes, columnParts } from '#engine/frame/serialize.ts'
import { apply as applyStacked, reads as stackedReads } from '#tests/fixtures/stacked-rows/apply.ts'
import { definition as stackedDefinition } from '#tests/fixtures/stacked-rows/definition.ts'
import { rScript as stackedScript } from '#tests/fixtures/stacked-rows/r-script.ts'

const source = makeFrame([
  textColumn({ id: 'c1', name: 'who' }, ['a', 'b', 'c']),
  makeNumericColumn({ id: 'c2', name: 'before' }, [10, 20, 30]),
  makeNumericColumn({ id: 'c3', name: 'after' }, [11, null, 33]),
  makeNumericColumn({ id: 'c4', name: 'age', missingTags: Uint8Array.of(0, 0, 2) }, [40, 50, null]),
])

const step = (id: string, type: string, options: StepRecord['options']): StepRecord => ({
  id,
  type,
  version: 1,
  enabled: true,
  options,
})
const older = step('f', 'filter-rows', { condition: '{c4} > 40 or is_missing({c4})' })
const stack = step('s', 'stacked-rows', { variables: ['c2', 'c3'], name: 'pressure' })
const double = step('d', 'compute-variable', { name: 'double', formula: '{s.value} * 2' })
const sort = step('o', 'sort-rows', { keys: [{ column: 's.value', descending: true }] })

const applied: string[] = []

const stacked = {
  definition: stackedDefinition,
  apply: { apply: applyStacked, reads: stackedReads },
} as unknown as StepModules

async function load(type: string): Promise<StepModules | undefined> {
  const found = type === 'stacked-rows' ? stacked : await loadStepModules(type)
  if (found === undefined) return undefined
  const apply: ApplyModule['apply'] = (...given) => {
    applied.push(given[2].stepId)
    return found.apply.apply(...given)
  }
  return { ...found, apply: { ...found.apply, apply } }
}

async function run(steps: readonly StepRecord[], more: Partial<StepsInput> = {}) {
  applied.length = 0
  return { ...(await applySteps({ source, sourceKey: 'source', steps, load, ...more })), applied: [...applied] }
}

const valuesOf = (frame: Frame, id: string) => {
  const column = frame.columns.find((one) => one.id === id)
  if (column === undefined || column.type === 'text') throw new Error(`${id} is not numeric`)
  return Array.from(column.values)
}

test('a step can create another table, and later steps work on it', async () => {
  const { frame, reports } = await run([stack, double, sort])
  expect(reports.map(({ status, rowsBefore, rowsAfter }) => [status, rowsBefore, rowsAfter])).toEqual([
    ['done', 3, 6],
    ['done', 6, 6],
    ['done', 6, 6],
  ])
  expect(frame.columns.map(({ id }) => id)).toEqual(['c1', 'c4', 's.value', 'd.1'])
  expect(valuesOf(frame, 'd.1')).toEqual([66, 60, 40, 22, 20, Number.NaN])
  expect(valuesOf(frame, 'c4')).toEqual([Number.NaN, Number.NaN, 50, 40, 40, 50])
  expect(frame.columns[1]).toMatchObject({ missingTags: Uint8Array.of(2, 2, 0, 0, 0, 0) })
  expect(new Set(frame.rowIds).size).toBe(6)
})

test('a row keeps its id if others are added or removed, if the recipe is stored, and on another device', async () => {
  const whole = await run([stack])
  const ids = Array.from(whole.frame.rowIds)
  expect(ids).toEqual([
    5625354999867133, 2460772535989707, 7049853575269069, 3586511482933829, 4966648447976080, 4138231005596412,
  ])
  const filtered = await run([older, stack])
  expect(Array.from(filtered.frame.rowIds)).toEqual(ids.slice(2))
  const backwards = await run([stack], { source: selectRows(source, Int32Array.of(2, 1, 0)), sourceKey: 'backwards' })
  expect(Array.from(backwards.frame.rowIds)).toEqual([...ids.slice(4), ...ids.slice(2, 4), ...ids.slice(0, 2)])
  const columns = await Promise.all(
    source.columns.map(async (column) =>
      columnFromBytes(new Uint8Array(await new Blob(columnParts(column)).arrayBuffer())),
    ),
  )
  const stored = JSON.parse(JSON.stringify([stack, double])) as readonly StepRecord[]
  const elsewhere = await run(stored, { source: makeFrame(columns), cache: new StepCache() })
  expect(elsewhere).toEqual(await run([stack, double]))
})

test('[D3] it is recomputed when a column or the rows change, otherwise it comes from the cache', async () => {
  const cache = new StepCache()
  const first = await run([stack, double], { cache })
  expect(first.applied).toEqual(['s', 'd'])
  expect(await run([stack, double], { cache })).toEqual({ ...first, applied: [] })
  const after = await run([stack, double, sort], { cache })
  expect(after.applied).toEqual(['o'])
  const overlays = { c4: { label: 'years' }, 's.value': { label: 'mmHg', name: 'mmHg' } }
  const said = await run([stack, double], { cache, overlays })
  expect(said.applied).toEqual(['d']) // reads the column under its new name
  expect(said).toEqual({ ...(await run([stack, double], { overlays })), applied: ['d'] })
  expect(said.frame.columns.map(({ label }) => label)).toEqual(['', 'years', 'mmHg', ''])
  expect((await run([stack, double], { cache, overlays: { c1: { name: 'person' } } })).applied).toEqual(['s', 'd'])
  expect((await run([older, stack, double], { cache })).applied).toEqual(['f', 's', 'd'])
  const small = new StepCache(100)
  expect((await run([stack, double], { cache: small })).frame).toEqual(first.frame)
})

test('a step that lost its columns reports it, and a duplicate name breaks it', async () => {
  const { reports, frame } = await run([stack, step('x', 'compute-variable', { name: 'x', formula: '{c2} + 1' })])
  expect(reports[1]).toMatchObject({
    status: 'broken',
    problems: [{ code: 'column-missing', params: { column: 'c2' } }],
  })
  expect(frame.rows).toBe(6)
  const taken = await run([step('s', 'stacked-rows', { variables: ['c2'], name: 'age' })])
  expect(taken.reports[0]).toMatchObject({ status: 'broken', problems: [{ code: 'name-taken' }] })
  expect(taken.frame).toEqual(source)
})

test('it reports progress, and can be stopped between two parts of its work', async () => {
  const told: unknown[] = []
  let turns = 0
  const checkpoint = () => (++turns === 2 ? Promise.reject(new Error('stopped')) : Promise.resolve())
  const progress = (id: string, fraction: number) => told.push([id, fraction])
  await expect(run([stack, double], { checkpoint, progress })).rejects.toThrow('stopped')
  expect([told, applied]).toEqual([[['s', 0.5]], ['s']])
})

test('multiple response sets and the weight go with the columns that it takes', async () => {
  const ticks = { id: 'set', name: 'ticks', label: '', countedValue: 1, columns: ['c2', 'c4'] }
  const { frame } = await run([stack], { source: { ...source, sets: [ticks], weight: 'c3' } })
  expect(frame).toMatchObject({ sets: [{ ...ticks, columns: ['c4'] }] })
  expect(frame).not.toHaveProperty('weight')
})

test('the R program of the recipe contains it, and the user’s later changes of its columns', async () => {
  const steps = [stack, double]
  const result = await run(steps, { overlays: { 's.value': { name: 'mmHg', missingRanges: [[300, null]] } } })
  const words = { en: 'Stack', zh: '堆叠' }
  const summary = { id: 'stacked-rows', order: 1, title: words, subtitle: words, keywords: [] }
  const scripted = { summary, definition: stackedDefinition, rScript: stackedScript } as unknown as ScriptedStep
  const script = await recipeScript({
    file: 'data.csv',
    source: source.columns,
    steps,
    result,
    load: async (type) => (type === 'stacked-rows' ? scripted : loadStepParts(type)),
    language: 'en',
  })
  expect(script.split('\n').slice(2)).toEqual([
    '',
    '# 1 Stack',
    'stacked <- c(rbind(d$before, d$after))',
    'd <- d[rep(seq_len(nrow(d)), each = 2), ]',
    'd$pressure <- stacked',
    'names(d)[names(d) == "pressure"] <- "mmHg"',
    'd$mmHg[which(d$mmHg >= 300)] <- NA # user-missing ranges',
    '',
    '# 2 Compute a variable',
    'd$double <- d$mmHg * 2',
    '',
  ])
})
