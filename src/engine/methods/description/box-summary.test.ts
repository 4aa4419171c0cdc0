import { expect, test } from 'vitest'
import { boxSummary, tukeyBox } from './box-summary.ts'

test('a box of many values shows only those beyond its whiskers', () => {
  const values = Float64Array.from({ length: 500 }, (_, i) => (i === 499 ? 100 : i / 500))
  const { all, values: shown } = boxSummary(values, values, 0.95, 7)
  expect({ all, shown }).toEqual({ all: false, shown: [100] })
})

test('whiskers end at the outermost values within 1.5 interquartile ranges', () => {
  const box = tukeyBox(Float64Array.of(1, 2, 3, 4, 5, 8, 8.1), 7) // quartiles 2.5 and 6.5, fences -3.5 and 12.5
  expect([box.low, box.high]).toEqual([1, 8.1])
  const outlying = tukeyBox(Float64Array.of(1, 2, 3, 4, 5, 6, 11.1), 7) // quartiles 2.5 and 5.5, fences -2 and 10
  expect([outlying.low, outlying.high, outlying.isInside(11.1)]).toEqual([1, 6, false])
})

test('no whisker ends inside its box', () => {
  const { p25, low, high } = tukeyBox(Float64Array.of(0, 10, 10.1, 10.2), 7)
  expect([p25, low, high]).toEqual([7.5, 7.5, 10.2])
  expect(tukeyBox(Float64Array.of(-10.2, -10.1, -10, 0), 7)).toMatchObject({ p75: -7.5, low: -10.2, high: -7.5 })
})
