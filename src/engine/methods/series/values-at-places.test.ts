import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { eachPlace, placeRows, summaryOf, visiblePoints } from './values-at-places.ts'

test('rows are grouped by place, without those that have none', async () => {
  const placed = await placeRows(Float64Array.of(2, 1, Number.NaN, 2, 1, 3), uninterrupted)
  expect([...placed.places]).toEqual([1, 2, 3])
  expect([...placed.rows]).toEqual([1, 4, 0, 3, 5])
  const found: unknown[] = []
  const values = Float64Array.of(10, 20, 30, 40, Number.NaN, 60)
  const keep = (place: number, at: Float64Array) => void found.push([place, [...at]])
  await eachPlace(placed, values, (row) => row !== 5, keep, uninterrupted)
  expect(found).toEqual([
    [0, [20]],
    [1, [10, 40]],
  ])
})

test('summaries and their bands', async () => {
  const values = Float64Array.of(1, 2, 3, 10)
  const of = (summary: Parameters<typeof summaryOf>[1], band: Parameters<typeof summaryOf>[2]) =>
    summaryOf(values, summary, band, 0.95, uninterrupted)
  expect(await of('mean', 'none')).toMatchObject({ value: 4, lower: Number.NaN })
  expect(await of('median', 'quartiles')).toEqual({ value: 2.5, lower: 1.75, upper: 4.75 })
  expect(await of('sum', 'none')).toMatchObject({ value: 16 })
  expect(await of('count', 'none')).toMatchObject({ value: 4 })
  const { lower, upper } = await of('mean', 'sd')
  expect(upper - lower).toBeCloseTo(2 * Math.sqrt(50 / 3))
})

test('a line of many points keeps the extremes of each column', () => {
  const x = Float64Array.from({ length: 10_000 }, (_, i) => i)
  const y = x.map((i) => (i === 4321 ? 99 : i === 7777 ? -99 : Math.sin(i)))
  const kept = [...visiblePoints(x, y, 100)]
  expect(kept.length).toBeLessThanOrEqual(400)
  expect(kept).toEqual(expect.arrayContaining([0, 4321, 7777, 9999]))
  expect(visiblePoints(x.subarray(0, 300), y, 100)).toHaveLength(300)
})
