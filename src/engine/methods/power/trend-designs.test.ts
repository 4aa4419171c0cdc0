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
  ratios: [1, 1, 1, 1],
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
test.each([
  { what: 'groups of one size', ratios: [1, 1, 1, 1, 1] },
  { what: 'groups of their own sizes', ratios: [1, 2, 0.5, 3, 1.5] },
])('Nam’s closed formulas, with unequal scores and $what', ({ ratios }) => {
  const scores = [0, 1, 2, 4, 8]
  const steps = scores
  const [slope, p1] = [0.03, 0.05]
  const weighted = (of: (i: number) => number) => ratios.reduce((sum, ratio, i) => sum + ratio * of(i), 0)
  const all = weighted(() => 1)
  const middle = weighted((i) => scores[i] ?? 0) / all
  const p = steps.map((step) => p1 + slope * step)
  const pooled = weighted((i) => p[i] ?? 0) / all
  const square = (i: number) => ((scores[i] ?? 0) - middle) ** 2
  const spread = weighted(square)
  const error = Math.sqrt(weighted((i) => (p[i] ?? 0) * (1 - (p[i] ?? 0)) * square(i)))
  const [z, y] = [normalUpperQuantile(0.05), normalUpperQuantile(0.1)]
  const size = ((z * Math.sqrt(pooled * (1 - pooled) * spread) + y * error) / (slope * spread)) ** 2
  const design: TrendDesign = { scores, ratios, p1, steps, continuity: false, alpha: 0.05, sides: 1 }
  expect(solveSize(trendModel(design), slope, 0.9)).toBeCloseTo(size, 8)
  const corrected = (size / 4) * (1 + Math.sqrt(1 + (2 * 2) / (slope * spread * size))) ** 2
  expect(solveSize(trendModel({ ...design, continuity: true }), slope, 0.9)).toBeCloseTo(corrected, 8)
})

test.each([
  { continuity: true, ratio: 1 },
  { continuity: false, ratio: 1 },
  { continuity: true, ratio: 2.5 },
  { continuity: false, ratio: 0.4 },
])('of two groups it is the comparison of two proportions, %o', ({ continuity, ratio }) => {
  const two = twoProportionsModel({ p1: 0.3, direction: -1, ratio, continuity, alpha: 0.05, sides: 2 })
  const groups = { scores: [0, 1], ratios: [1, ratio], steps: [0, -1] }
  const trend = trendModel({ ...groups, p1: 0.3, continuity, alpha: 0.05, sides: 2 })
  expect(trend.most).toBeCloseTo(two.most, 14)
  expect(trend.least).toBeCloseTo(two.least, 14)
  for (const n of [5, 40, 300]) expect(trend.power(trend.sizes(n), 0.15)).toBeCloseTo(two.power(two.sizes(n), 0.15), 12)
})

test('the unit of the scores does not matter', () => {
  const tenfold = trendModel({ ...fourDoses, scores: [10, 20, 30, 40], steps: [0, 10, 20, 30] })
  expect(tenfold.power([9, 9, 9, 9], 0.02)).toBeCloseTo(trendModel(fourDoses).power([9, 9, 9, 9], 0.2), 13)
})

/** The approximation meets the simulated power of the uncorrected test to 0.015. */
test.each([
  { what: 'one size', sizes: [60, 60, 60] },
  { what: 'their own sizes', sizes: [90, 30, 60] },
])('the test of simulated counts of groups of $what rejects as often', ({ sizes }) => {
  const replicates = 20_000
  const ratios = sizes.map((n) => n / (sizes[0] ?? Number.NaN))
  const design: TrendDesign = {
    scores: [0, 1, 2],
    ratios,
    p1: 0.2,
    steps: [0, 1, 2],
    continuity: false,
    alpha: 0.05,
    sides: 2,
  }
  const uniform = mersenneTwister(5)
  const groups = [0.2, 0.3, 0.4].map((p, i) => binomialDistribution(sizes[i] ?? 0, p))
  const all = sizes.reduce((sum, n) => sum + n, 0)
  const middle = sizes.reduce((sum, n, i) => sum + n * i, 0) / all
  const spread = sizes.reduce((sum, n, i) => sum + n * (i - middle) ** 2, 0)
  let rejected = 0
  for (let k = 0; k < replicates; k++) {
    const events = groups.map((group) => group.quantile(uniform()))
    const pooled = events.reduce((sum, e) => sum + e, 0) / all
    const trend = events.reduce((sum, e, i) => sum + e * (i - middle), 0)
    if (Math.abs(trend) / Math.sqrt(spread * pooled * (1 - pooled)) > normalUpperQuantile(0.025)) rejected++
  }
  const power = trendModel(design).power(sizes, 0.1)
  const error = 4 * Math.sqrt((power * (1 - power)) / replicates)
  expect(Math.abs(rejected / replicates - power)).toBeLessThan(error + 0.015)
})
