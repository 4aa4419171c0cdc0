import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { movingAverage } from './moving-average.ts'

const values = Float64Array.of(1, 2, 6, 3, Number.NaN, 5, 7, 9)

test('the last k values, and those around each', async () => {
  expect([...(await movingAverage(values, 2, false, uninterrupted))]).toEqual([
    Number.NaN,
    1.5,
    4,
    4.5,
    Number.NaN,
    Number.NaN,
    6,
    8,
  ])
  expect([...(await movingAverage(values, 3, true, uninterrupted))].slice(0, 3)).toEqual([Number.NaN, 3, 11 / 3])
  expect([...(await movingAverage(values, 2, true, uninterrupted))].slice(0, 2)).toEqual([1.5, 4])
})

test('more neighbours than values give no average', async () => {
  expect([...(await movingAverage(Float64Array.of(1, 2), 3, false, uninterrupted))]).toEqual([Number.NaN, Number.NaN])
})
