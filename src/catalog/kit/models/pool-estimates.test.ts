import { expect, test } from 'vitest'
import { poolEstimates } from './pool-estimates.ts'

test('estimates of three imputations are pooled', () => {
  const imputations = [1, 2, 3].map((estimate) => ({ estimates: [estimate], variances: [0.5] }))
  const [pooled] = poolEstimates(imputations, 20)
  // by hand: within 1/2, between 1, total 1/2 + 4/3 = 11/6, lambda 8/11
  expect(pooled?.estimate).toBe(2)
  expect(pooled?.standardError).toBeCloseTo(Math.sqrt(11 / 6), 14)
  expect(pooled?.missingShare).toBeCloseTo(8 / 11, 14)
  const old = 2 * (11 / 8) ** 2
  const observed = (21 / 23) * 20 * (3 / 11)
  expect(pooled?.df).toBeCloseTo((old * observed) / (old + observed), 12)
})

test('identical imputations have the standard error and the degrees of freedom of one dataset', () => {
  const one = { estimates: [1.5, -2], variances: [0.25, 4] }
  const pooled = poolEstimates([one, one], Number.POSITIVE_INFINITY)
  expect(pooled.map(({ estimate }) => estimate)).toEqual([1.5, -2])
  expect(pooled.map(({ standardError }) => standardError)).toEqual([0.5, 2])
  expect(pooled[0]?.df).toBe(Number.POSITIVE_INFINITY)
})
