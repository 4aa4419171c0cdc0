import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { ranksOf } from './ranks.ts'

test('ties get their mean rank, and both signs of zero are tied', async () => {
  const { ranks, places } = await ranksOf(Float64Array.of(3, 1, 3, 2, 3, -0, 0), uninterrupted)
  expect([...ranks]).toEqual([6, 3, 6, 4, 6, 1.5, 1.5])
  expect([...places]).toEqual([4, 2, 4, 3, 4, 0, 0])
})

test('a value of several cases has the mean of their ranks', async () => {
  const { ranks } = await ranksOf(Float64Array.of(5, -0, 2, 0), uninterrupted, Float64Array.of(1, 2, 4, 1))
  expect([...ranks]).toEqual([8, 2, 5.5, 2])
})
