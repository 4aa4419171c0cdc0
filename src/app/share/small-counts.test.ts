import { expect, test } from 'vitest'
import { defineTable } from '#catalog/kit/analysis.ts'
import * as column from '#catalog/kit/outcome/columns.ts'
import type { Cell, OutcomeTable } from '#catalog/kit/outcome/outcome.ts'
import { smallCountsIn, withoutSmallCounts } from './small-counts.ts'

const words = { en: 'x', zh: 'x' }
const spec = defineTable({
  title: words,
  rows: ['name'],
  columns: {
    name: column.textColumn(words),
    n: column.count(words),
    share: column.percent(words),
    group: column.perLevel(column.summary(words)),
    time: column.quantityColumn(words),
  },
})

function tableOf(cells: Readonly<Record<string, Cell>>, groupSize: number | string = 20): OutcomeTable {
  const columns = ['name', 'n', 'share', 'time'].map((id) => ({ id, of: id, params: {} }))
  return {
    id: 't',
    of: 't',
    params: {},
    columns: [...columns, { id: 'group@0', of: 'group', params: { n: groupSize } }],
    rows: [{ depth: 0, cells }],
    notes: [],
  }
}

test.each([
  [1, true],
  [4, true],
  [0, false],
  [5, false],
  ['NaN', false],
])('a count of %s: hidden %s', (n, isHidden) => {
  const table = tableOf({ n: n as Cell })
  expect(smallCountsIn(spec, table)).toBe(isHidden ? 1 : 0)
  expect(withoutSmallCounts(spec, table).rows[0]?.cells.n).toEqual(isHidden ? { text: '<5' } : n)
})

test('a count with its percentage is hidden whole', () => {
  const table = tableOf({ 'group@0': { form: 'count-percent', count: 3, fraction: 0.15 } })
  expect(withoutSmallCounts(spec, table).rows[0]?.cells).toEqual({ 'group@0': { text: '<5' } })
})

test('a percentage beside it goes if it is its share, and another one stays', () => {
  expect(withoutSmallCounts(spec, tableOf({ n: 3, share: 3 / 228 })).rows[0]?.cells.share).toBeNull()
  expect(withoutSmallCounts(spec, tableOf({ n: 3, share: 0.871 })).rows[0]?.cells.share).toBe(0.871)
  expect(withoutSmallCounts(spec, tableOf({ n: 30, share: 30 / 228 })).rows[0]?.cells.share).toBe(30 / 228)
})

test('the size of a small group in a heading is hidden', () => {
  const table = tableOf({ n: 10 }, 2)
  expect(smallCountsIn(spec, table)).toBe(1)
  expect(withoutSmallCounts(spec, table).columns.at(-1)?.params).toEqual({ n: '<5' })
})

test('measured quantities stay, whatever their size', () => {
  const table = tableOf({ time: 3, 'group@0': { form: 'mean-sd', mean: 2, sd: 1 } })
  expect(withoutSmallCounts(spec, table)).toBe(table)
})
