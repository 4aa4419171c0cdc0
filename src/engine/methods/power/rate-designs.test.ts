import { expect, test } from 'vitest'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { poissonDistribution } from '../../distributions/poisson.ts'
import { mersenneTwister } from '../../random/mersenne-twister.ts'
import { type RatesDesign, ratesModel } from './rate-designs.ts'
import { solveEffect, solveSize } from './solve-plan.ts'

const poisson: RatesDesign = {
  rate: 3,
  exposure: 1,
  dispersion: 0,
  ratio: 1,
  direction: -1,
  nullVariance: 'pooled',
  alpha: 0.05,
  sides: 2,
}

/** The sizes in the examples of Stata's user method `power tworates_zhu` (M. Chatfield), which reproduces table I of Zhu and Lakkis (2014). */
test.each([
  [poisson, 0.7, 49],
  [{ ...poisson, rate: 0.8, exposure: 0.75, dispersion: 0.4 }, 0.85, 1311],
] as const)('published sizes of each group', (design, rateRatio, size) => {
  expect(Math.ceil(solveSize(ratesModel(design), -Math.log(rateRatio), 0.8))).toBe(size)
})

test.each([1, 2, 0.4])('with the variance of the true rates it is the closed formula, ratio %d', (ratio) => {
  const design: RatesDesign = { ...poisson, dispersion: 0.6, exposure: 2, ratio, nullVariance: 'own' }
  const variance = 1 / 6 + 0.6 + (1 / 4.2 + 0.6) / ratio
  const z = normalUpperQuantile(0.025) + normalUpperQuantile(0.1)
  const n = solveSize(ratesModel(design), -Math.log(0.7), 0.9)
  expect(n).toBeCloseTo((z ** 2 * variance) / Math.log(0.7) ** 2, 8)
  expect(solveEffect(ratesModel(design), [n, ratio * n], 0.9)).toBeCloseTo(-Math.log(0.7), 10)
})

test('the number of events matters: half of the persons for twice the time, unless persons differ', () => {
  const long = ratesModel({ ...poisson, exposure: 2 })
  expect(long.power([30, 30], 0.3)).toBeCloseTo(ratesModel(poisson).power([60, 60], 0.3), 13)
  const dispersed = (exposure: number) => ratesModel({ ...poisson, exposure, dispersion: 0.5 })
  expect(dispersed(2).power([30, 30], 0.3)).toBeLessThan(dispersed(1).power([60, 60], 0.3))
})

test('swapping which of two equal groups has the lower rate does not matter', () => {
  const up = ratesModel({ ...poisson, rate: 2, direction: 1, ratio: 2 })
  const down = ratesModel({ ...poisson, rate: 3, direction: -1, ratio: 0.5 })
  expect(up.power([40, 80], Math.log(1.5))).toBeCloseTo(down.power([80, 40], Math.log(1.5)), 13)
})

/** The pooled variance is that of the score test, whose simulated power agrees with the formula to 0.015. */
test('the score test of simulated Poisson counts has this power', () => {
  const [n, rateRatio, replicates] = [49, 0.7, 20_000]
  const uniform = mersenneTwister(11)
  const totals = [3 * n, 3 * rateRatio * n].map((mean) => poissonDistribution(mean))
  let rejected = 0
  for (let k = 0; k < replicates; k++) {
    const [first = 0, second = 0] = totals.map((total) => total.quantile(uniform()))
    if (Math.abs(first - second) / Math.sqrt(first + second) > normalUpperQuantile(0.025)) rejected++
  }
  const power = ratesModel(poisson).power([n, n], -Math.log(rateRatio))
  const error = 4 * Math.sqrt((power * (1 - power)) / replicates)
  expect(Math.abs(rejected / replicates - power)).toBeLessThan(error + 0.015)
})
