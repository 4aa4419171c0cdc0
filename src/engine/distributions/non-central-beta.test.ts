import { expect, test } from 'vitest'
import { betaDistribution } from './beta.ts'
import { nonCentralBeta } from './non-central-beta.ts'

test('without non-centrality it is the beta distribution, with support from 0 to 1', () => {
  const central = betaDistribution(2, 5)
  expect(nonCentralBeta(0.3, 2, 5, 0).lower).toBeCloseTo(central.cdf(0.3), 15)
  expect(nonCentralBeta(0.3, 2, 5, 0).upper).toBeCloseTo(central.sf(0.3), 15)
  expect(nonCentralBeta(-0.1, 2, 5, 3)).toEqual({ lower: 0, upper: 1 })
  expect(nonCentralBeta(1, 2, 5, 3)).toEqual({ lower: 1, upper: 0 })
})

test('parameters outside their domain have no distribution', () => {
  const none = { lower: Number.NaN, upper: Number.NaN }
  for (const [x, a, b, ncp] of [
    [0.5, 0, 1, 1],
    [0.5, 1, -1, 1],
    [0.5, 1, 1, -1],
    [0.5, 1, 1, Number.POSITIVE_INFINITY],
    [Number.NaN, 1, 1, 1],
  ] as const)
    expect(nonCentralBeta(x, a, b, ncp)).toEqual(none)
})
