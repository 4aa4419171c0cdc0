import { expect, test } from 'vitest'
import { factor } from '#engine/frame/factor.ts'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { applySteps, type StepRecord } from './apply-steps.ts'
import { loadStepModules } from './step-applies.ts'
import { StepCache } from './step-cache.ts'

const source = makeFrame([
  {
    ...textColumn({ id: 'c1', name: 'grade' }, ['mid', 'low', 'n/a', 'high', null, 'low']),
    missingCodes: ['n/a'],
    valueLabels: [{ value: 'mid', label: 'Middle' }],
  },
  { ...makeNumericColumn({ id: 'c2', name: 'crp' }, [1, 999, 3, -9, null, 999]), missingCodes: [-9] },
  makeNumericColumn({ id: 'c3', name: 'visit' }, [999, 999, 999, 999, null, 999]),
])

const record = (id: string, type: string, options: StepRecord['options']): StepRecord => ({
  id,
  type,
  version: 1,
  enabled: true,
  options,
})

async function run(type: string, options: StepRecord['options'], frame: Frame = source) {
  const steps = [record('s', type, options)]
  const { frame: after, reports } = await applySteps({ source: frame, sourceKey: 'k', steps, load: loadStepModules })
  const { status, notices } = reports[0] ?? { status: 'off', notices: [] }
  return { status, after, said: Object.fromEntries(notices.map(({ code, params }) => [code, params])) }
}

function columnOf({ after }: { readonly after: Frame }, id: string): Column {
  const column = after.columns.find((one) => one.id === id)
  if (column === undefined) throw new Error(`no ${id}`)
  return column
}

const cells = (column: Column) =>
  column.type === 'text'
    ? Array.from(column.codes, (code) => column.dictionary[code] ?? null)
    : Array.from(column.values, (value) => (Number.isNaN(value) ? null : value))

const codes = { codes: [999], ranges: [] }

test('declared codes stay in the cells and are added to those of the variable', async () => {
  const done = await run('missing-codes', { numbers: codes, texts: ['mid'], variables: ['c1', 'c2'] })
  expect(columnOf(done, 'c1')).toMatchObject({
    missingCodes: ['n/a', 'mid'],
    dictionary: ['mid', 'low', 'n/a', 'high'],
  })
  expect(columnOf(done, 'c2').missingCodes).toEqual([-9, 999])
  expect(cells(columnOf(done, 'c2'))).toEqual([1, 999, 3, -9, null, 999])
  expect(done.said).toEqual({ declared: { count: 3, variables: 2 } })
})

test('a blank takes the label of its value along, and cells declared before become blank without being counted', async () => {
  const numbers = { codes: [999, -9], ranges: [] }
  const done = await run('missing-codes', { numbers, texts: ['mid'], variables: ['c1', 'c2'], as: 'blank' })
  expect(columnOf(done, 'c1')).toMatchObject({ valueLabels: [], missingCodes: ['n/a'] })
  expect(cells(columnOf(done, 'c1'))).toEqual([null, 'low', 'n/a', 'high', null, 'low'])
  expect(cells(columnOf(done, 'c2'))).toEqual([1, null, 3, null, null, null])
  expect(done.said).toEqual({ declared: { count: 3, variables: 2 } })
})

test('among all variables those with the code are named, and one without values is warned about', async () => {
  const done = await run('missing-codes', { numbers: codes, among: 'all' })
  expect(done.said).toEqual({
    declared: { count: 7, variables: 2 },
    'found-in': { names: ['crp', 'visit'] },
    'all-missing': { variable: { variable: 'c3' } },
  })
  const none = await run('missing-codes', { numbers: { codes: [5] }, among: 'all' })
  expect([none.after.columns, Object.keys(none.said)]).toEqual([source.columns, ['not-found']])
  // data that come later may have the code
  const chosen = await run('missing-codes', { numbers: { codes: [5] }, variables: ['c2'] })
  expect(columnOf(chosen, 'c2').missingCodes).toEqual([-9, 5])
})

const order = (frame: Frame) => frame.columns.map(({ id }) => id)

test('kept variables come in the given order, and what is not recomputed stays in the cache', async () => {
  expect(order((await run('select-variables', { keep: ['c3', 'c1'] })).after)).toEqual(['c3', 'c1'])
  const after = await run('select-variables', { keep: ['c3'], rest: 'after' })
  expect([order(after.after), after.said]).toEqual([['c3', 'c1', 'c2'], { kept: { count: 3, total: 3 } }])
  const kept = await run('select-variables', { keep: ['c1'], rest: 'after' })
  expect([order(kept.after), Object.keys(kept.said)]).toEqual([['c1', 'c2', 'c3'], ['in-place']])

  const cache = new StepCache()
  const made = record('m', 'compute-variable', { name: 'twice', formula: '{c3} * 2' })
  const chosen = record('s', 'select-variables', { keep: ['c3', 'c1'] })
  const given = { source, sourceKey: 'k', load: loadStepModules, cache }
  const first = await applySteps({ ...given, steps: [chosen] })
  expect(order((await applySteps({ ...given, steps: [made, chosen] })).frame)).toEqual(['c3', 'c1'])
  expect((await applySteps({ ...given, steps: [chosen] })).frame).toEqual(first.frame)
  const keys = await applySteps({ ...given, steps: [record('s', 'select-variables', { keep: ['c1', 'c3'] })] })
  expect(keys.key).not.toBe(first.key)
})

test('texts get ordered levels, and values that are not in the list come behind it and are named', async () => {
  const valueLabels = [
    { value: 'low', label: 'Low' },
    { value: 'mid', label: 'Middle' },
  ]
  const done = await run('set-dictionary', {
    items: [{ column: 'c1', label: 'Grade', measure: 'ordinal', valueLabels, missingCodes: ['?'] }],
  })
  const column = columnOf(done, 'c1')
  expect(column).toMatchObject({ name: 'grade', label: 'Grade', measure: 'ordinal', missingCodes: ['n/a', '?'] })
  expect(factor(column).levels.map(({ label }) => label)).toEqual(['Low', 'Middle', 'high'])
  expect(done.said).toEqual({
    'set-for': { count: 1 },
    'values-behind': { variable: { variable: 'c1' }, count: 1, levels: [{ variable: 'c1', level: 'high' }] },
  })
})

test('what a dictionary does not mention stays, and cells that become missing are counted', async () => {
  const done = await run('set-dictionary', {
    items: [{ column: 'c2', missingRanges: [[900, null]] }, { column: 'c3' }],
  })
  expect(columnOf(done, 'c2')).toMatchObject({ label: '', measure: 'continuous', missingCodes: [-9] })
  expect(done.said).toEqual({
    'set-for': { count: 1 },
    'cells-missing': { variable: { variable: 'c2' }, count: 2 },
  })
  const same = await run('set-dictionary', { items: [{ column: 'c2', missingCodes: [-9], measure: 'continuous' }] })
  expect([same.after, Object.keys(same.said)]).toEqual([source, ['nothing-changed']])
})
