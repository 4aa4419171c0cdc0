import { expect, test } from 'vitest'
import { boxSummary, thinned } from './box-summary.ts'

test('many values beyond the whiskers are thinned, and the outermost stay', () => {
  const values = Float64Array.from({ length: 20_000 }, (_, i) => (i < 10_000 ? i / 10_000 : 10 + i))
  const kept = thinned(values.subarray(10_000), 1000)
  expect(kept.length).toBeLessThanOrEqual(1001)
  expect([kept[0], kept.at(-1)]).toEqual([10_010, 20_009])
  const few = Float64Array.of(1, 2, 3)
  expect(thinned(few, 1000)).toEqual(few)
})

test('a box of many values shows those beyond its whiskers alone', () => {
  const values = Float64Array.from({ length: 500 }, (_, i) => (i === 499 ? 100 : i / 500))
  const { all, values: shown } = boxSummary(values, values, 0.95)
  expect({ all, shown }).toEqual({ all: false, shown: [100] })
})
