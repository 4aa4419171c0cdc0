import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { mersenneTwister } from '../random/mersenne-twister.ts'
import { parallelAnalysis } from './parallel-analysis.ts'

const simulate = (rows: number, variables: number, replicates: number, seed = 1) =>
  parallelAnalysis({ rows, variables, replicates }, mersenneTwister(seed), uninterrupted, () => undefined)

// R 4.2.2: set.seed(7); apply(replicate(20, eigen(cor(matrix(rnorm(30 * 4), 30)))$values), 1, quantile, 0.95)
test('are those of R with the same seed', async () => {
  expect([...(await simulate(30, 4, 20, 7))]).toEqual(
    [1.595485572277913, 1.28488540080458, 0.9626275678106631, 0.7180564794698905].map((value) =>
      expect.closeTo(value, 12),
    ),
  )
})

test('fall, from above 1 to below it, and come nearer to 1 with more rows', async () => {
  const [few, many] = [await simulate(20, 5, 50), await simulate(2000, 5, 50)]
  for (const limits of [few, many]) {
    expect(limits.every((value, k) => k === 0 || value < (limits[k - 1] ?? 0))).toBe(true)
    expect(limits[0]).toBeGreaterThan(1)
    expect(limits[4]).toBeLessThan(1)
  }
  expect(many[0]).toBeLessThan(few[0] ?? 0)
})

test('tells how far it has come', async () => {
  const shares: number[] = []
  await parallelAnalysis({ rows: 5, variables: 2, replicates: 4 }, mersenneTwister(1), uninterrupted, (share) =>
    shares.push(share),
  )
  expect(shares).toEqual([0.25, 0.5, 0.75, 1])
})
