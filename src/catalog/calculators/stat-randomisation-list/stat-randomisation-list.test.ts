import { describe, expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'
import { list } from './list.ts'

const seed = 'ffeeddccbbaa99887766554433221100'
const n = (value: number) => ({ value, unit: '1' })
const run = (inputs: object) => runCalculator(definition, { seed, ...inputs })

function rowsOf(inputs: object) {
  const outcome = run(inputs)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return list.rows(outcome, 'en')
}

test('without block sizes those of twice and three times the ratio are drawn', () => {
  const { rows, about } = rowsOf({ type: 'block', arms: 'A\nB\nC', ratio: '1：1：2', n: n(100) })
  expect(about).toContainEqual(['Block sizes', '8, 12'])
  const blocks = new Set(rows.map(([, block]) => block))
  const sizes = new Set([...blocks].map((block) => rows.filter(([, other]) => other === block).length))
  expect([...sizes].toSorted((a, b) => a - b)).toEqual([8, 12])
})

test('each stratum has its own list, and the workbook names the settings', () => {
  const { columns, rows, about } = rowsOf({
    type: 'stratified',
    n: n(4),
    blocks: '4',
    strata: '中心：北；南\nSex: f; m',
  })
  expect(columns).toEqual(['No.', 'Stratum', 'No. in stratum', 'Block', 'Arm'])
  expect(rows.map(([, stratum, within]) => `${stratum} ${within}`).slice(3, 6)).toEqual([
    '北 · f 4',
    '北 · m 1',
    '北 · m 2',
  ])
  expect(about).toContainEqual(['Seed', seed])
  expect(about).toContainEqual(['Generator', 'philox4x32-10, version 1'])
  expect(about).toContainEqual(['A', 'n = 8'])
})

test('a participant who is added below changes no arm above', () => {
  const of = (lines: readonly string[]) =>
    rowsOf({ type: 'minimisation', participants: ['Sex\tAge', ...lines].join('\n') }).rows.map((row) => row.at(-1))
  const lines = ['f\told', 'm\told', 'f\tyoung', 'm\tyoung', 'f\told']
  expect(of(lines).slice(0, 4)).toEqual(of(lines.slice(0, 4)))
})

describe('refuses, and says what', () => {
  test.each([
    ['arms', { type: 'simple', n: n(4), arms: 'A\nA' }],
    ['ratio', { type: 'simple', n: n(4), ratio: '1:1:1' }],
    ['ratio-form', { type: 'simple', n: n(4), ratio: 'two to one' }],
    ['n', { type: 'simple' }],
    ['seed', { type: 'simple', n: n(4), seed: '4294967296' }],
    ['seed', { type: 'simple', n: n(4), seed: 'today' }],
    ['blocks', { type: 'block', n: n(4), ratio: '2:1', blocks: '4' }],
    ['strata', { type: 'stratified', n: n(4), strata: 'Centre' }],
    ['strata', { type: 'stratified', n: n(4) }],
    ['long', { type: 'stratified', n: n(10_000), strata: 'Centre: 1; 2; 3' }],
    ['participants', { type: 'minimisation', participants: 'Sex,Age\nf' }],
    ['participants', { type: 'minimisation' }],
    ['weights', { type: 'minimisation', participants: 'Sex,Age\nf,old', weights: '1' }],
  ])('%s', (code, inputs) => {
    expect(run(inputs)).toMatchObject({ status: 'rejected', problems: [{ code }] })
  })
})

test('a short seed is good enough for a list made again, and said to be no more', () => {
  expect(run({ type: 'simple', n: n(4), seed: '7' })).toMatchObject({ remarks: [{ code: 'short-seed' }] })
  expect(run({ type: 'simple', n: n(4) })).toMatchObject({ remarks: [] })
})

test('inputs of other kinds of list are ignored', () => {
  const leftOver = { strata: 'nonsense', participants: 'x', weights: 'y', blocks: 'z' }
  expect(run({ type: 'simple', n: n(4), ...leftOver })).toMatchObject({ status: 'done' })
})

test('is never shared by a link', () => {
  expect(definition.sharing).toBe('never')
})
