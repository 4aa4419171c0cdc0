import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { flignerKilleen } from './fligner-killeen.ts'

/** Insects after six sprays (Beall 1942), as in dataset InsectSprays of R. */
const sprays = [
  [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
  [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
  [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
  [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
  [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
  [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
]

test('is that of R', async () => {
  // fligner.test(count ~ spray, InsectSprays) of R 4.2.2
  const { statistic, df, pValue } = await flignerKilleen(
    sprays.map((values) => Float64Array.from(values)),
    uninterrupted,
  )
  expect(statistic).toBeCloseTo(14.48278103845861, 10)
  expect(df).toBe(5)
  expect(pValue).toBeCloseTo(0.01281677918971, 10)
})

test('values next to a median have equal distances in any unit', async () => {
  const groups = [
    [0.1, 0.4, 0.7, 1.2],
    [2.3, 2.9, 3.1, 4.7, 5.2, 6.1],
  ]
  const there = await flignerKilleen(
    groups.map((values) => Float64Array.from(values)),
    uninterrupted,
  )
  const other = groups.map((values) => Float64Array.from(values, (value) => value * 1.8 + 32))
  expect((await flignerKilleen(other, uninterrupted)).statistic).toBeCloseTo(there.statistic, 12)
})

test('is not defined if all have equal distances from their medians', async () => {
  const constant = [Float64Array.of(1, 1, 1), Float64Array.of(2, 2)]
  expect((await flignerKilleen(constant, uninterrupted)).statistic).toBeNaN()
})
