import { expect, test } from 'vitest'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { applySteps, type StepRecord } from './apply-steps.ts'
import { loadStepModules } from './step-applies.ts'

const sexes = {
  ...textColumn({ id: 'c1', name: 'sex' }, ['M', ' M', 'Ｍ', '女', 'n.a.', null]),
  measure: 'ordinal' as const,
  missingCodes: ['n.a.'],
  valueLabels: [
    { value: ' M', label: 'man' },
    { value: 'M', label: 'male' },
    { value: '女', label: 'female' },
  ],
}
const source = makeFrame([
  sexes,
  { ...makeNumericColumn({ id: 'c2', name: 'crp' }, [1, 2, 3, 90, null, -9]), missingCodes: [-9] },
  makeNumericColumn({ id: 'c3', name: 'visit' }, [1, 2, 3, 4, 5, 6]),
])

async function run(type: string, options: StepRecord['options'], frame: Frame = source) {
  const steps = [{ id: 's', type, version: 1, enabled: true, options }]
  const { frame: after, reports } = await applySteps({ source: frame, sourceKey: 'k', steps, load: loadStepModules })
  const { status, notices, problems } = reports[0] ?? { status: 'off', notices: [], problems: [] }
  return { status, after, problems, said: Object.fromEntries(notices.map(({ code, params }) => [code, params])) }
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

test('cleaned values keep the measure and their labels; of two that become one the first label stays', async () => {
  const done = await run('clean-text', { variables: ['c1'] })
  const column = columnOf(done, 'c1')
  expect(cells(column)).toEqual(['M', 'M', 'M', '女', 'n.a.', null])
  expect(column).toMatchObject({
    name: 'sex',
    measure: 'ordinal',
    missingCodes: ['n.a.'],
    dictionary: ['M', '女', 'n.a.'],
  })
  expect(column.valueLabels).toEqual([
    { value: 'M', label: 'man' },
    { value: '女', label: 'female' },
  ])
  expect(done.said).toEqual({ cleaned: { count: 2, variables: 1 } })
})

test('a copy has an id of its own, and the variable stays as it is', async () => {
  const done = await run('clean-text', { variables: ['c1'], into: 'new' })
  expect(columnOf(done, 'c1')).toEqual(sexes)
  expect(columnOf(done, 's.c1')).toMatchObject({ name: 'sex_clean', label: '', measure: 'ordinal' })
})

test('clean data are left alone and said to be', async () => {
  const clean = await run('clean-text', { variables: ['c1'], cleanings: ['line-breaks'] })
  expect(columnOf(clean, 'c1')).toEqual(sexes)
  expect(Object.keys(clean.said)).toEqual(['nothing-changed'])
})

test('a replaced value loses its label, and cells are counted over all variables', async () => {
  const done = await run('replace-values', { find: 'm', by: '男', among: 'all', ignoreCase: true })
  expect(columnOf(done, 'c1').valueLabels.map(({ label }) => label)).toEqual(['man', 'female'])
  expect(done.said).toEqual({ replaced: { count: 1, variables: 1 } })
  const emptied = await run('replace-values', { find: 'M', by: '', match: 'contains', variables: ['c1'] })
  expect(emptied.said).toEqual({ replaced: { count: 2, variables: 1 }, emptied: { count: 1 } })
  expect(Object.keys((await run('replace-values', { find: 'n.a.', by: 'x', among: 'all' })).said)).toEqual([
    'not-found',
  ])
})

test('parts in brackets become variables, with ids that do not depend on the data', async () => {
  const frame = makeFrame([textColumn({ id: 'c1', name: 'x' }, ['T2 N1', 'T3', null, '(4)', 'T2 N1'])])
  const own = (expression: string, more: StepRecord['options'] = {}) =>
    run('extract-pattern', { variable: 'c1', what: 'own', expression, ...more }, frame)
  const done = await own('T(?P<t>\\d)(?: N(\\d))?')
  expect(done.after.columns.slice(1).map(({ id, name }) => `${id} ${name}`)).toEqual(['s.1 x_t', 's.2 x_2'])
  expect(cells(columnOf(done, 's.2'))).toEqual(['1', null, null, null, '1'])
  expect(done.said).toEqual({ extracted: { count: 3, total: 4 } })
  const whole = await own('\\(\\d[)]', { values: 'numbers' })
  expect(cells(columnOf(whole, 's.whole'))).toEqual([null, null, null, null, null])
  expect(whole.said).toEqual({ extracted: { count: 1, total: 4 }, 'not-numbers': { count: 1 } })
  // brackets that are letters
  for (const [expression, parts] of [
    ['[(](\\d)[)(?=]', 1],
    ['\\((\\d)\\)', 1],
    ['\\Q(\\E(?i:(\\d))', 1],
    ['[]()]+(\\d)([[:punct:](])', 2],
    ['[^](](T)', 1],
  ] as const) {
    const { after, status } = await own(expression)
    expect([expression, status, after.columns.length - 1]).toEqual([expression, 'done', parts])
  }
})

test('an expression that would take exponential time elsewhere does not', { timeout: 2000 }, async () => {
  const frame = makeFrame([textColumn({ id: 'c1', name: 'x' }, [`${'x'.repeat(20_000)}!`, 'y'])])
  const done = await run('extract-pattern', { variable: 'c1', what: 'own', expression: '^(?:(x+x+)+)+[yz]$' }, frame)
  expect(Object.keys(done.said)).toEqual(['nothing-found'])
})

test('quantities are counted by kind, and units that differ are reported', async () => {
  const texts = ['<2 mg/L', '2 mg/L', '3g', '10-20', '120/80', '十二', 'none', 'none', null]
  const frame = makeFrame([textColumn({ id: 'c1', name: 'x' }, texts)])
  const done = await run('parse-quantities', { variable: 'c1' }, frame)
  expect(done.after.columns.slice(1).map(({ id }) => id)).toEqual(['s.value', 's.second', 's.unit', 's.comparison'])
  expect(cells(columnOf(done, 's.value'))).toEqual([1, 2, 3, 15, 120, 12, null, null, null])
  expect(cells(columnOf(done, 's.second'))[4]).toBe(80)
  expect(done.said).toEqual({
    'read-as-numbers': { count: 6, total: 8 },
    'with-limits': { below: 1, above: 0 },
    'with-two-numbers': { ranges: 1, pairs: 1 },
    'in-chinese': { count: 1 },
    'several-units': { count: 2, units: ['mg/L', 'g'] },
    'not-read': { count: 2, levels: [{ variable: 'c1', level: 'none' }] },
  })
})

test('merged texts lose their label, and later spellings are listed but not merged', async () => {
  const merges = { groups: [{ to: 'M', values: [' M'] }], apart: [] }
  const done = await run('merge-categories', { variable: 'c1', merges })
  const column = columnOf(done, 'c1')
  expect(cells(column)).toEqual(['M', 'M', 'Ｍ', '女', 'n.a.', null])
  expect(column.valueLabels.map(({ label }) => label)).toEqual(['male', 'female'])
  expect(done.said).toEqual({
    merged: { count: 1, before: 4, after: 3 },
    'new-spellings': { count: 1, levels: [{ variable: 'c1', level: 'Ｍ' }] },
  })
  const apart = await run('merge-categories', { variable: 'c1', merges: { ...merges, apart: ['Ｍ'] } })
  expect(Object.keys(apart.said)).toEqual(['merged'])
  const none = await run('merge-categories', { variable: 'c1', merges: { groups: [{ to: 'x', values: ['y'] }] } })
  expect([columnOf(none, 'c1'), Object.keys(none.said)]).toEqual([sexes, ['nothing-merged']])
})

test('the values of conditions are in the order of the conditions, and unknown rows are counted', async () => {
  const list = [
    { id: 'a', condition: '{c2} > 50', value: 'high' },
    { id: 'b', condition: '{c2} > 1', value: 'middle' },
    { id: 'c', condition: '{c3} > 100', value: 'never' },
  ]
  const done = await run('case-when', { cases: list, name: 'band', otherwise: 'value', other: 'low' })
  const column = columnOf(done, 's.1')
  expect(cells(column)).toEqual(['low', 'middle', 'middle', 'high', 'low', 'low'])
  expect(column).toMatchObject({ measure: 'nominal', valueLabels: [], dictionary: ['high', 'middle', 'never', 'low'] })
  expect(done.said).toEqual({
    assigned: { count: 3, total: 6 },
    'nothing-known': { count: 2 },
    'case-takes-nothing': { case: 3 },
  })
})

test('a condition that cannot be applied is named by its place', async () => {
  const list = [
    { id: 'a', condition: '{c2} > 50', value: 1 },
    { id: 'b', condition: '{c2} >', value: 2 },
  ]
  const done = await run('case-when', { cases: list, name: 'band' })
  expect([done.status, done.problems]).toMatchObject([
    'broken',
    [{ option: 'cases', code: 'case-unexpected-end', params: { case: 2 } }],
  ])
  expect(done.after.columns).toEqual(source.columns)
})

test('outliers are counted on both sides, and user-missing values are none', async () => {
  const limits = { variables: ['c2'], rule: 'limits', low: 2, high: 50 }
  const { said, after } = await run('outliers', { ...limits, action: 'winsorise', into: 'same' })
  expect(said).toEqual({
    found: { variable: { variable: 'c2' }, count: 2, total: 4, below: 1, above: 1 },
  })
  const column = columnOf({ after }, 'c2')
  expect([cells(column), column.missingCodes]).toEqual([[2, 2, 3, 50, null, -9], [-9]])
  const kept = await run('outliers', { ...limits, action: 'remove' })
  expect(Array.from(kept.after.rowIds)).toEqual(Array.from(source.rowIds).filter((_, k) => k !== 0 && k !== 3))
})

test('filled cells keep what the variable declares; unfilled ones keep their missing code', async () => {
  const done = await run('fill-in-order', { variables: ['c2'], orderBy: ['c3'], most: 1 })
  const column = columnOf(done, 'c2')
  expect([cells(column), column.missingCodes]).toEqual([[1, 2, 3, 90, 90, -9], [-9]])
  expect(done.said.filled).toEqual({ variable: { variable: 'c2' }, count: 1, missing: 1 })
  expect(Object.keys(done.said)).toContain('guesses-as-values')
})

test('parts of a split text and of a date are counted and have ids of their own', async () => {
  const frame = makeFrame([
    textColumn({ id: 'c1', name: 'bp' }, ['120/80', '120/80', '7', '1/2/3', null]),
    makeNumericColumn({ id: 'c2', name: 'seen', type: 'date' }, [0, 86_400_000, null, 0, 0]),
  ])
  const split = await run('split-column', { variable: 'c1', separator: '/', extra: 'drop' }, frame)
  expect(cells(columnOf(split, 's.2'))).toEqual(['80', '80', null, '2', null])
  expect(split.said).toEqual({ split: { count: 3 }, 'one-part': { count: 1 }, 'parts-left-out': { count: 1 } })
  const parts = await run('date-parts', { variable: 'c2', parts: ['weekday', 'year'] }, frame)
  expect(columnOf(parts, 's.year')).toMatchObject({ name: 'seen_year', measure: 'continuous' })
  expect(columnOf(parts, 's.weekday')).toMatchObject({ measure: 'ordinal' })
  expect(parts.said).toEqual({ taken: { count: 4, missing: 1 } })
})
