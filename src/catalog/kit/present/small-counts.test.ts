import { expect, test } from 'vitest'
import { defineTable } from '../analysis.ts'
import * as column from '../outcome/columns.ts'
import type { Cell, OutcomeTable } from '../outcome/outcome.ts'
import { hideComplements } from './complementary-counts.ts'
import { smallCountsIn, withholdsIn, withoutSmallCounts } from './small-counts.ts'

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

/** Which counts of a matrix are hidden: `#` small, `x` complementary. Row 0 is the heading if it is given. */
function hiddenIn(
  rows: readonly (readonly number[])[],
  depths: readonly number[] = rows.map(() => 0),
  heading = false,
) {
  const counts = rows.flatMap((row, r) =>
    row.map((count, c) => ({
      row: heading ? r - 1 : r,
      column: `${c}`,
      depth: depths[r] ?? 0,
      count,
      isHidden: count > 0 && count < 5,
    })),
  )
  hideComplements(counts)
  const sign = ({ isHidden, count }: (typeof counts)[number]) => (isHidden ? (count < 5 ? '#' : 'x') : '.')
  const width = rows[0]?.length ?? 1
  return rows.map((_, r) =>
    counts
      .slice(r * width, (r + 1) * width)
      .map(sign)
      .join(''),
  )
}

test('one hidden count of a row with its total takes the smallest other part with it', () => {
  expect(hiddenIn([[3, 20, 9, 32]])).toEqual(['#.x.'])
  expect(hiddenIn([[3, 20, 9, 40]])).toEqual(['#...']) // no total
  expect(hiddenIn([[3, 2, 9, 14]])).toEqual(['##..']) // two are hidden already
  expect(hiddenIn([[3, 0, 9, 12]])).toEqual(['#.x.']) // a zero protects nothing
  expect(hiddenIn([[3, 0, 0, 3]])).toEqual(['#..#'])
})

test('a cross table is hidden along rows and columns, so that no cell follows from the other direction', () => {
  const table = [
    [3, 20, 23],
    [30, 41, 71],
    [33, 61, 94],
  ]
  expect(hiddenIn(table)).toEqual(['#x.', 'xx.', '...'])
})

test('levels of a variable add up to the size of the group in the heading, or to the row above', () => {
  expect(hiddenIn([[50], [3], [40], [7]], [-1, 1, 1, 1], true)).toEqual(['.', '#', '.', 'x'])
  expect(hiddenIn([[90], [50], [3], [40], [7]], [-1, 0, 1, 1, 1], true)).toEqual(['.', '.', '#', '.', 'x'])
})

test('two groups in the heading: a small one takes the other with it, not the sum', () => {
  expect(hiddenIn([[3, 20, 23]], [-1], true)).toEqual(['#x.'])
})

test('a count that is left out is shown as x, and its share goes', () => {
  const made = tableOf({ n: 30 })
  const rows = [3, 20, 30, 53].map((n) => ({ depth: 0, cells: { n, share: n / 53 } }))
  const table = { ...made, rows }
  const safe = withoutSmallCounts(spec, table)
  const { rows: shown } = safe
  expect([withholdsIn(safe, table), withholdsIn(table, table)]).toEqual([true, false])
  expect(shown.map(({ cells }) => cells.n)).toEqual([{ text: '<5' }, { text: 'x' }, 30, 53])
  expect(shown.map(({ cells }) => cells.share)).toEqual([null, null, 30 / 53, 1])
})
