import { expect, test } from 'vitest'
import { normalQuantile, normalUpperQuantile } from '../../distributions/normal.ts'
import { mersenneTwister } from '../../random/mersenne-twister.ts'
import { normalDeviate } from '../../random/normal-deviate.ts'
import { rankSumModel } from './rank-designs.ts'
import { solveEffect, solveSize } from './solve-plan.ts'

const equal = rankSumModel({ ratio: 1, alpha: 0.05, sides: 2 })

/** The example of size.test.mann in the R package statpsych 1.4, which cites Noether (1987). */
test('44 in each group for a probability of 0.3, two-sided 0.05, power 0.90', () => {
  expect(Math.ceil(solveSize(equal, 0.2, 0.9))).toBe(44)
})

test.each([
  [1, 2],
  [0.4, 1],
  [3, 2],
] as const)('Noether’s closed formula, ratio %d, sides %d', (ratio, sides) => {
  const model = rankSumModel({ ratio, alpha: 0.05, sides })
  const share = 1 / (1 + ratio)
  const z = normalUpperQuantile(0.05 / sides) + normalUpperQuantile(0.2)
  const all = z ** 2 / (12 * share * (1 - share) * 0.15 ** 2)
  const n = solveSize(model, 0.15, 0.8)
  expect(n).toBeCloseTo(all * share, 8)
  expect(solveEffect(model, model.sizes(n), 0.8)).toBeCloseTo(0.15, 10)
})

/** For a shift of normal values the formula is slightly conservative: by at most 0.015 of the power at probabilities up to 0.65. */
test('the test of simulated normal values has this power', () => {
  const superiority = 0.65
  const shift = Math.SQRT2 * normalQuantile(superiority)
  const n = 59
  const replicates = 4000
  const uniform = mersenneTwister(20_260)
  const z = normalUpperQuantile(0.025) * Math.sqrt((n * n * (2 * n + 1)) / 12)
  let rejected = 0
  for (let k = 0; k < replicates; k++) {
    const first = Array.from({ length: n }, () => normalDeviate(uniform))
    const second = Array.from({ length: n }, () => normalDeviate(uniform) + shift)
    let above = 0
    for (const y of second) for (const x of first) if (y > x) above++
    if (Math.abs(above - (n * n) / 2) > z) rejected++
  }
  const power = equal.power([n, n], superiority - 0.5)
  const error = 4 * Math.sqrt((power * (1 - power)) / replicates)
  expect(rejected / replicates).toBeGreaterThan(power - error)
  expect(rejected / replicates).toBeLessThan(power + 0.015 + error)
})
