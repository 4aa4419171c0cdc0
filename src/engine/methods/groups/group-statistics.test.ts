import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { type Column, columnById } from '../../frame/frame.ts'
import { groupedRows } from '../../frame/grouped-rows.ts'
import { keyGroups } from '../../frame/key-groups.ts'
import { makeFrame, makeNumericColumn, textColumn } from '../../frame/make-columns.ts'
import { usable } from '../../frame/usable.ts'
import { type GroupStatistic, GroupStatistics } from './group-statistics.ts'

const numbers = fc.constantFrom<number | null>(null, 0, -0, 1, 2, 2.5, -7, 99, 1e9, 0.1)
const table = fc.array(
  fc.record({ g: fc.constantFrom(null, 'a', 'b', 'c'), x: numbers, t: fc.constantFrom(null, 'u', 'v', 'w') }),
  { maxLength: 40 },
)

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
const mean = (values: readonly number[]) => (values.length === 0 ? Number.NaN : sum(values) / values.length)
const sd = (values: readonly number[]) =>
  values.length < 2 ? Number.NaN : Math.sqrt(sum(values.map((v) => (v - mean(values)) ** 2)) / (values.length - 1))
const type7 = (values: readonly number[], p: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * p
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number]
  return sorted.length === 0 ? Number.NaN : low + (at - Math.floor(at)) * (high - low)
}
function most<T>(values: readonly T[]): T | undefined {
  const counts = values.map((v) => values.filter((w) => w === v).length)
  return values[counts.indexOf(Math.max(...counts))]
}

const naive: Readonly<Record<GroupStatistic, (valid: readonly number[], rows: number) => number | undefined>> = {
  n: (_, rows) => rows,
  valid: (valid) => valid.length,
  missing: (valid, rows) => rows - valid.length,
  distinct: (valid) => new Set(valid).size,
  sum,
  mean,
  sd,
  se: (valid) => sd(valid) / Math.sqrt(valid.length),
  median: (valid) => type7(valid, 0.5),
  'lower-quartile': (valid) => type7(valid, 0.25),
  'upper-quartile': (valid) => type7(valid, 0.75),
  percentile: (valid) => type7(valid, 0.1),
  min: (valid) => (valid.length === 0 ? undefined : Math.min(...valid)),
  max: (valid) => (valid.length === 0 ? undefined : Math.max(...valid)),
  first: (valid) => valid[0],
  last: (valid) => valid.at(-1),
  mode: most,
}
const statistics = Object.keys(naive) as readonly GroupStatistic[]

async function statisticsOf(column: Column, keys: readonly Column[], statistic: GroupStatistic, rows: number) {
  const { codes, count } = await keyGroups(rows, keys, { checkpoint: uninterrupted })
  const groups = await groupedRows(codes, count, uninterrupted)
  const result = await new GroupStatistics(column, groups, uninterrupted).get(statistic, { percentile: 10 })
  if ('values' in result) return Array.from(result.values)
  return Array.from(result.rows, (row) => {
    if (column.type === 'text') return column.dictionary[column.codes[row] as number]
    return row < 0 ? undefined : column.values[row]
  })
}

test('each statistic is that of a naive computation, whatever the groups and the missing values', async () => {
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(...statistics), async (rows, statistic) => {
      const frame = makeFrame([
        textColumn(
          { id: 'g', name: 'g' },
          rows.map(({ g }) => g),
        ),
        makeNumericColumn(
          { id: 'x', name: 'x', missingCodes: [99] },
          rows.map(({ x }) => x),
        ),
      ])
      const g = columnById(frame, 'g') as Column
      const order = [...new Set(rows.map((row) => row.g).filter((v) => v !== null)), null]
      const groups = order.map((v) => rows.filter((row) => row.g === v)).filter((of) => of.length > 0)
      const expected = groups.map((of) => {
        const valid = of.map(({ x }) => x).filter((x) => x !== null && x !== 99) as number[]
        return naive[statistic](valid, of.length)
      })
      const got = await statisticsOf(usable(columnById(frame, 'x') as Column), [g], statistic, rows.length)
      expect(got.length).toBe(expected.length)
      for (const [k, value] of expected.entries()) {
        if (value === undefined || Number.isNaN(value)) expect(got[k] ?? Number.NaN).toBeNaN()
        else expect(got[k]).toBeCloseTo(value, 6)
      }
    }),
    { numRuns: 500 },
  )
})

test('of texts the first, the last and the most frequent one, and how many are different', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const column = textColumn(
        { id: 't', name: 't' },
        rows.map(({ t }) => t),
      )
      const valid = rows.map(({ t }) => t).filter((t) => t !== null)
      const all = (statistic: GroupStatistic) => statisticsOf(column, [], statistic, rows.length)
      if (rows.length === 0) return
      expect(await all('first')).toEqual([valid[0]])
      expect(await all('last')).toEqual([valid.at(-1)])
      expect(await all('mode')).toEqual([most(valid)])
      expect(await all('distinct')).toEqual([new Set(valid).size])
      expect(await all('missing')).toEqual([rows.length - valid.length])
    }),
  )
})

test('means and sums of many values far from zero keep their digits', async () => {
  const values = Float64Array.from({ length: 300_001 }, (_, k) => 1e9 + (k % 3) / 10)
  const column = makeNumericColumn({ id: 'x', name: 'x' }, values)
  const [value] = await statisticsOf(column, [], 'mean', values.length)
  // 100 001 x 0 + 100 000 x 0.1 + 100 000 x 0.2
  expect(Number(value) - 1e9).toBeCloseTo(30_000 / 300_001, 6)
  const tenths = makeNumericColumn({ id: 'y', name: 'y' }, new Float64Array(1_000_000).fill(0.1))
  expect(await statisticsOf(tenths, [], 'sum', 1_000_000)).toEqual(
    [100_000.00000000001].map(() => expect.closeTo(1e5, 9)),
  )
  const [spread] = await statisticsOf(column, [], 'sd', values.length)
  expect(Number(spread)).toBeCloseTo(0.0816, 3)
})

test('an infinite value is a value: sums and means are infinite, their spread is unknown', async () => {
  const column = makeNumericColumn({ id: 'x', name: 'x' }, [1, Number.POSITIVE_INFINITY, 2])
  expect(await statisticsOf(column, [], 'sum', 3)).toEqual([Number.POSITIVE_INFINITY])
  expect(await statisticsOf(column, [], 'mean', 3)).toEqual([Number.POSITIVE_INFINITY])
  expect(await statisticsOf(column, [], 'sd', 3)).toEqual([Number.NaN])
  expect(await statisticsOf(column, [], 'median', 3)).toEqual([2])
})
