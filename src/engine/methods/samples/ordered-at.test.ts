import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { orderedAt } from './ordered-at.ts'

const MANY = 200_000
const scattered = (i: number) => ((i * 7919) % 100_003) / 100_003

describe.each<[string, (i: number) => number]>([
  ['even values', (i) => scattered(i) - 0.5],
  ['a long tail', (i) => Math.exp(40 * scattered(i))],
  ['few distinct values', (i) => Math.round(10 * scattered(i))],
  ['one outlier', (i) => (i === 77 ? 1e300 : scattered(i))],
  ['a range above the largest double', (i) => (scattered(i) - 0.5) * Number.MAX_VALUE * 2],
  ['denormal values', (i) => Math.round(1000 * scattered(i)) * Number.MIN_VALUE],
  ['descending values', (i) => -i],
  ['one value', () => 3],
])('%s', (_, value) => {
  test.each([10, MANY])('%i of them have at each rank what a sort has', async (n) => {
    const values = Float64Array.from({ length: n }, (_, i) => value(i))
    const given = values.slice()
    const sorted = values.toSorted()
    const ranks = [Math.floor(n / 4), Math.floor(n / 4) + 1, Math.floor(n / 2), Math.floor((3 * n) / 4)]
    const ordered = await orderedAt(values, ranks, uninterrupted)
    expect(values).toEqual(given)
    expect(ordered.toSorted()).toEqual(sorted)
    for (const rank of [0, ...ranks, n - 1]) {
      expect(ordered[rank]).toBe(sorted[rank])
      expect(ordered.subarray(0, rank).every((before) => before <= (sorted[rank] ?? 0))).toBe(true)
    }
    const ends = await orderedAt(values, [], uninterrupted)
    expect([ends[0], ends.at(-1)]).toEqual([sorted[0], sorted.at(-1)])
    expect(ends.toSorted()).toEqual(sorted)
  })
})
