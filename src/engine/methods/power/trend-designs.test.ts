import { expect, test } from 'vitest'
import { binomialDistribution } from '../../distributions/binomial.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { mersenneTwister } from '../../random/mersenne-twister.ts'
import { twoProportionsModel } from './proportion-designs.ts'
import { solveSize } from './solve-plan.ts'
import { type TrendDesign, trendModel } from './trend-designs.ts'

/** Example 11.5 of Chow, Shao and Wang (2008), as in the R package TrialSize: responses of 0.1, 0.3, 0.5 and 0.7 at four doses one apart. */
const fourDoses: TrendDesign = {
  scores: [1, 2, 3, 4],
  p1: 0.1,
  steps: [0, 1, 2, 3],
  continuity: true,
  alpha: 0.05,
  sides: 1,
}

test('the example of Chow, Shao and Wang: 7.5 in each group for a power of 0.80', () => {
  expect(solveSize(trendModel(fourDoses), 0.2, 0.8)).toBeCloseTo(7.5, 1)
})

/** Nam: n* / 4 (1 + √(1 + 2 Δ / (A n*)))², with n* the size without the correction. */
test('Nam’s closed formulas, with unequal scores', () => {
  const scores = [0, 1, 2, 4, 8]
  const steps = scores
  const [slope, p1, middle] = [0.03, 0.05, 3]
  const p = steps.map((step) => p1 + slope * step)
  const pooled = p.reduce((a, b) => a + b, 0) / 5
  const square = (i: number) => ((scores[i] ?? 0) - middle) ** 2
  const spread = scores.reduce((sum, _, i) => sum + square(i), 0)
  const error = Math.sqrt(p.reduce((sum, one, i) => sum + one * (1 - one) * square(i), 0))
  const [z, y] = [normalUpperQuantile(0.05), normalUpperQuantile(0.1)]
  const size = ((z * Math.sqrt(pooled * (1 - pooled) * spread) + y * error) / (slope * spread)) ** 2
  const design: TrendDesign = { scores, p1, steps, continuity: false, alpha: 0.05, sides: 1 }
  expect(solveSize(trendModel(design), slope, 0.9)).toBeCloseTo(size, 8)
  const corrected = (size / 4) * (1 + Math.sqrt(1 + (2 * 2) / (slope * spread * size))) ** 2
  expect(solveSize(trendModel({ ...design, continuity: true }), slope, 0.9)).toBeCloseTo(corrected, 8)
})

test.each([true, false])('of two groups it is the comparison of two proportions, corrected: %s', (continuity) => {
  const two = twoProportionsModel({ p1: 0.3, direction: -1, ratio: 1, continuity, alpha: 0.05, sides: 2 })
  const trend = trendModel({ scores: [0, 1], p1: 0.3, steps: [0, -1], continuity, alpha: 0.05, sides: 2 })
  expect(trend.most).toBeCloseTo(two.most, 14)
  for (const n of [5, 40, 300]) expect(trend.power([n, n], 0.15)).toBeCloseTo(two.power([n, n], 0.15), 12)
})

test('the unit of the scores does not matter', () => {
  const tenfold = trendModel({ ...fourDoses, scores: [10, 20, 30, 40], steps: [0, 10, 20, 30] })
  expect(tenfold.power([9, 9, 9, 9], 0.02)).toBeCloseTo(trendModel(fourDoses).power([9, 9, 9, 9], 0.2), 13)
})

/** The approximation meets the simulated power of the uncorrected test to 0.015. */
test('the test of simulated counts rejects as often', () => {
  const [n, replicates] = [60, 20_000]
  const design: TrendDesign = { scores: [0, 1, 2], p1: 0.2, steps: [0, 1, 2], continuity: false, alpha: 0.05, sides: 2 }
  const uniform = mersenneTwister(5)
  const groups = [0.2, 0.3, 0.4].map((p) => binomialDistribution(n, p))
  let rejected = 0
  for (let k = 0; k < replicates; k++) {
    const [a = 0, b = 0, c = 0] = groups.map((group) => group.quantile(uniform()))
    const pooled = (a + b + c) / (3 * n)
    if (Math.abs(c - a) / Math.sqrt(2 * n * pooled * (1 - pooled)) > normalUpperQuantile(0.025)) rejected++
  }
  const power = trendModel(design).power([n, n, n], 0.1)
  const error = 4 * Math.sqrt((power * (1 - power)) / replicates)
  expect(Math.abs(rejected / replicates - power)).toBeLessThan(error + 0.015)
})
