import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { groupedRows } from '../../frame/grouped-rows.ts'
import { groupRanks, type RankForm, type Ties } from './group-ranks.ts'
import { groupScales, type ScaleMethod } from './group-scales.ts'
import { type SequenceNumber, type SequencePick, sequenceNumbers, sequencePicks } from './group-sequence.ts'

const value = fc.constantFrom(Number.NaN, 0, -0, 1, 2, 2.5, -3, 1e6)
const rows = fc.array(fc.record({ group: fc.integer({ min: -1, max: 2 }), value }), { maxLength: 30 })
const groups = [0, 1, 2]

const codesOf = (of: readonly { readonly group: number }[]) => Int32Array.from(of, ({ group }) => group)
const valuesOf = (of: readonly { readonly value: number }[]) => Float64Array.from(of, (row) => row.value)
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

function expectClose(got: ArrayLike<number>, expected: readonly number[]): void {
  expect(got.length).toBe(expected.length)
  for (const [i, number] of expected.entries())
    if (Number.isNaN(number)) expect(got[i]).toBeNaN()
    else expect(got[i]).toBeCloseTo(number, 9)
}

test('ranks are those of counting the smaller and the equal values of the group', async () => {
  const form = fc.constantFrom<RankForm>('rank', 'percent-rank', 'cumulative-share', 'ntile')
  const ties = fc.constantFrom<Ties>('mean', 'min', 'max', 'dense', 'order')
  await fc.assert(
    fc.asyncProperty(rows, form, ties, fc.boolean(), async (of, form, ties, descending) => {
      const expected = of.map(({ group, value }, i) => {
        if (group < 0 || Number.isNaN(value)) return Number.NaN
        const own = of.filter((row) => row.group === group && !Number.isNaN(row.value))
        const isBefore = (other: number) => (descending ? other > value : other < value)
        const lower = own.filter((row) => isBefore(row.value))
        const equal = own.filter((row) => row.value === value).length
        const n = own.length
        if (form === 'percent-rank') return n === 1 ? 0 : lower.length / (n - 1)
        if (form === 'cumulative-share') return (lower.length + equal) / n
        const middle = lower.length + (equal + 1) / 2
        if (form === 'ntile') return Math.floor((middle * 4) / (n + 1)) + 1
        const earlier = of.slice(0, i).filter((row) => row.group === group && row.value === value).length
        return {
          mean: middle,
          min: lower.length + 1,
          max: lower.length + equal,
          dense: new Set(lower.map((row) => row.value)).size + 1,
          order: lower.length + earlier + 1,
        }[ties]
      })
      const how = { form, ties, parts: 4, descending }
      expectClose(await groupRanks(valuesOf(of), { codes: codesOf(of), count: 3 }, how, uninterrupted), expected)
    }),
    { numRuns: 300 },
  )
})

test('scaled groups have the mean, the spread or the range that the method promises', async () => {
  const promises: Readonly<Record<ScaleMethod, (scaled: readonly number[], values: readonly number[]) => number>> = {
    z: (scaled) => mean(scaled),
    centre: (scaled) => mean(scaled),
    'min-max': (scaled) => Math.min(...scaled) + (1 - Math.max(...scaled)),
    'inverse-min-max': (scaled, values) => scaled[values.indexOf(Math.max(...values))] ?? 1,
    robust: (scaled) => scaled.toSorted((a, b) => a - b)[Math.floor(scaled.length / 2)] as number,
    'by-mean': (scaled) => mean(scaled) - 1,
    'by-first': (scaled) => (scaled[0] as number) - 1,
    'by-max': (scaled) => Math.max(...scaled) - 1,
    'unit-length': (scaled) => scaled.reduce((sum, v) => sum + v * v, 0) - 1,
  }
  const positive = fc.array(
    fc.record({ group: fc.integer({ min: -1, max: 2 }), value: fc.constantFrom(Number.NaN, 1, 2, 3, 4, 5, 7) }),
    { maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(positive, fc.constantFrom(...(Object.keys(promises) as ScaleMethod[])), async (of, method) => {
      const grouped = await groupedRows(codesOf(of), 3, uninterrupted)
      const { scaled, unscaled, lost } = await groupScales(valuesOf(of), grouped, method, uninterrupted)
      let [flat, missing] = [0, 0]
      for (const group of groups) {
        const own = of.map(({ value }, i) => ({ value, scaled: scaled[i] as number, group: of[i]?.group }))
        const valid = own.filter((row) => row.group === group && !Number.isNaN(row.value))
        if (valid.length === 0) continue
        if (valid.every((row) => Number.isNaN(row.scaled))) {
          flat++
          missing += valid.length
          continue
        }
        const numbers = valid.map((row) => row.scaled)
        const isOdd = method !== 'robust' || valid.length % 2 === 1
        if (isOdd)
          expect(
            promises[method](
              numbers,
              valid.map((row) => row.value),
            ),
          ).toBeCloseTo(0, 9)
      }
      expect([unscaled, lost]).toEqual([flat, missing])
    }),
    { numRuns: 400 },
  )
})

test('sequences are those of walking through each group in its order', async () => {
  const ops = fc.constantFrom<SequencePick | SequenceNumber>(
    'lag',
    'lead',
    'first',
    'last',
    'cumulative-max',
    'difference',
    'ratio',
    'percent-change',
    'change-from-first',
    'cumulative-sum',
    'cumulative-mean',
    'cumulative-count',
    'row-number',
  )
  await fc.assert(
    fc.asyncProperty(rows, ops, fc.integer({ min: 1, max: 3 }), async (of, op, by) => {
      const backwards = Int32Array.from(of, (_, i) => of.length - 1 - i)
      const grouped = await groupedRows(codesOf(of), 3, uninterrupted, backwards)
      const values = valuesOf(of)
      const expected = of.map(() => Number.NaN)
      for (const group of groups) {
        const own = of.flatMap((row, i) => (row.group === group ? [i] : [])).toReversed()
        for (const [k, row] of own.entries()) {
          const value = values[row] as number
          const sofar = own.slice(0, k + 1).map((i) => values[i] as number)
          const there = sofar.filter((v) => !Number.isNaN(v))
          const all = own.map((i) => values[i] as number).filter((v) => !Number.isNaN(v))
          const before = sofar[k - by] ?? Number.NaN
          const known = Number.isNaN(value) ? Number.NaN : 0
          expected[row] = {
            lag: before,
            lead: values[own[k + by] ?? -1] ?? Number.NaN,
            first: all[0] ?? Number.NaN,
            last: all.at(-1) ?? Number.NaN,
            'cumulative-max': known + Math.max(...there),
            difference: value - before,
            ratio: before === 0 ? Number.NaN : value / before,
            'percent-change': before === 0 ? Number.NaN : (100 * (value - before)) / before,
            'change-from-first': value - (all[0] ?? 0),
            'cumulative-sum': known + there.reduce((a, b) => a + b, 0),
            'cumulative-mean': known + mean(there),
            'cumulative-count': known + there.length,
            'row-number': k + 1,
          }[op]
        }
      }
      const cells = { isThere: (i: number) => !Number.isNaN(values[i]), numberAt: (i: number) => values[i] as number }
      const isPick = ['lag', 'lead', 'first', 'last', 'cumulative-max'].includes(op)
      const got = isPick
        ? Float64Array.from(
            await sequencePicks(grouped, of.length, cells, { op: op as SequencePick, by }, uninterrupted),
            (row) => values[row] ?? Number.NaN,
          )
        : await sequenceNumbers(grouped, of.length, cells, { op: op as SequenceNumber, by }, uninterrupted)
      expectClose(got, expected)
    }),
    { numRuns: 600 },
  )
})

test('a running sum of many tenths does not drift', async () => {
  const n = 300_000
  const grouped = await groupedRows(new Int32Array(n), 1, uninterrupted)
  const cells = { isThere: () => true, numberAt: () => 0.1 }
  const how = { op: 'cumulative-sum', by: 1 } as const
  expect((await sequenceNumbers(grouped, n, cells, how, uninterrupted)).at(-1)).toBe(30_000)
})
