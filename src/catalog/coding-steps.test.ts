import { expect, test } from 'vitest'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { applySteps, type StepRecord } from './apply-steps.ts'
import { loadStepModules } from './step-applies.ts'

const stage = {
  ...textColumn({ id: 'c1', name: 'stage', label: 'Stage' }, ['I', 'II', 'x', 'III', null, 'n/a']),
  missingCodes: ['n/a'],
  valueLabels: [{ value: 'II', label: 'second' }],
}
const source = makeFrame([stage, makeNumericColumn({ id: 'c2', name: 'stage_II' }, [1, 2, 3, 4, 5, 6])])

async function run(type: string, options: StepRecord['options'], frame: Frame = source) {
  const steps = [{ id: 's', type, version: 1, enabled: true, options }]
  const { frame: after, reports } = await applySteps({ source: frame, sourceKey: 'k', steps, load: loadStepModules })
  const { status, notices, problems } = reports[0] ?? { status: 'off', notices: [], problems: [] }
  const said = Object.fromEntries(notices.map(({ code, params }) => [code, params]))
  return { status, made: after.columns.slice(frame.columns.length), problems, said }
}

const levels = ['I', 'II', 'III', 'IV']

test('indicators are named by their level and have an id that other levels do not change', async () => {
  const first = await run('dummy-code', { variable: 'c1', levels, pattern: 'is {part}' })
  expect(first.made.map(({ id, name, label, measure }) => [id, name, label, measure])).toEqual([
    ['s.2', 'is II', 'Stage: second', 'nominal'],
    ['s.3', 'is III', 'Stage: III', 'nominal'],
    ['s.4', 'is IV', 'Stage: IV', 'nominal'],
  ])
  expect(first.said).toEqual({
    coded: { count: 3, levels: 4 },
    'missing-rows': { count: 2 },
    'new-levels': { count: 1, levels: [{ variable: 'c1', level: 'x' }] },
    'level-without-rows': { levels: [{ variable: 'c1', level: 'IV' }] },
  })
  const later = await run('dummy-code', { variable: 'c1', levels: ['I', null, 'III', 'IV', 'x'], pattern: 'is {part}' })
  expect(later.made.map(({ id }) => id)).toEqual(['s.3', 's.4', 's.5'])
  const trend = await run('dummy-code', { variable: 'c1', levels, coding: 'polynomial' })
  expect(trend.made.map(({ id, name, measure }) => `${id} ${name} ${measure}`)).toEqual([
    's.p1 stage_L continuous',
    's.p2 stage_Q continuous',
    's.p3 stage_C continuous',
  ])
})

const skewed = makeFrame([
  makeNumericColumn({ id: 'c1', name: 'crp', label: 'CRP' }, [0.5, 1, 2, 4, 9, 40, -1, null]),
  textColumn({ id: 'c2', name: 'arm' }, ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b']),
  makeNumericColumn({ id: 'c3', name: 'flat' }, [1, 2, 1, 3, 1, 4, 1, 5]),
])

test('an estimated exponent is said with its interval, of groups with its range', async () => {
  const one = await run('transform-values', { variables: ['c1'], method: 'box-cox' }, skewed)
  expect(one.made).toMatchObject([{ id: 's.c1', name: 'crp_t', label: 'Box-Cox(CRP)', measure: 'continuous' }])
  expect(Object.keys(one.said)).toEqual(['transformed', 'lambda-found', 'outside'])
  expect(one.said.outside).toEqual({ variable: { variable: 'c1' }, count: 1 })
  const { low, high } = one.said['lambda-found'] as { low: { estimate: number }; high: { estimate: number } }
  expect([low.estimate < -0.1, high.estimate > 0.1]).toEqual([true, true])
  const several = await run('transform-values', { variables: ['c1', 'c3'], method: 'yeo-johnson', by: ['c2'] }, skewed)
  expect(several.said['lambdas-found']).toMatchObject({ variable: { variable: 'c1' }, groups: 2 })
  expect(several.said['no-estimate']).toEqual({ variable: { variable: 'c3' }, groups: 1 })
})

test('a name that exists already is refused', async () => {
  const taken = await run('dummy-code', { variable: 'c1', levels })
  expect(taken.problems).toMatchObject([{ code: 'name-taken', option: 'pattern', params: { name: 'stage_II' } }])
})
