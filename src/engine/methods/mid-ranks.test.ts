import { expect, test } from 'vitest'
import { midRanks } from './mid-ranks.ts'

test('equal values share the mean of their ranks', async () => {
  const ranks = await midRanks(Float64Array.of(3, 1, 3, 2, 3, -0, 0), () => Promise.resolve())
  expect(Array.from(ranks)).toEqual([6, 3, 6, 4, 6, 1.5, 1.5])
})
