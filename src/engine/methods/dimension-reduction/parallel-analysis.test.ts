import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { inTurn } from '../../kernels/in-turn.ts'
import { parallelAnalysis } from './parallel-analysis.ts'

const scatter = inTurn(uninterrupted)
const simulate = (rows: number, variables: number, replicates: number, seed = 1) =>
  parallelAnalysis({ rows, variables, replicates, seed }, { scatter, progress: () => undefined })

// R 4.2.2: set.seed(7); seeds <- sample.int(.Machine$integer.max, 20)
// random <- sapply(seeds, function(s) { set.seed(s); eigen(cor(matrix(rnorm(30 * 4), 30)))$values }); apply(random, 1, quantile, 0.95)
test('are those of R with the same seed', async () => {
  expect([...(await simulate(30, 4, 20, 7))]).toEqual(
    [1.5975630681191784, 1.2607022005575967, 1.0022889918572164, 0.7827603182914].map((value) =>
      expect.closeTo(value, 12),
    ),
  )
})

test('decrease, from above 1 to below it, and approach 1 with more rows', async () => {
  const [few, many] = [await simulate(20, 5, 50), await simulate(2000, 5, 50)]
  for (const limits of [few, many]) {
    expect(limits.every((value, k) => k === 0 || value < (limits[k - 1] ?? 0))).toBe(true)
    expect(limits[0]).toBeGreaterThan(1)
    expect(limits[4]).toBeLessThan(1)
  }
  expect(many[0]).toBeLessThan(few[0] ?? 0)
})

test('reports progress after each part', async () => {
  const shares: number[] = []
  const progress = (share: number) => shares.push(share)
  await parallelAnalysis({ rows: 18_000, variables: 9, replicates: 9, seed: 1 }, { scatter, progress })
  expect(shares).toEqual([1 / 3, 2 / 3, 1])
})
