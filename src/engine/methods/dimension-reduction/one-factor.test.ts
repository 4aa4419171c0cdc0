import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { oneFactor } from './one-factor.ts'

/** The six ability tests of Smith and Stanley (1983): R's ability.cov, 112 persons. */
const ability = [
  [24.641, 5.991, 33.52, 6.023, 20.755, 29.701],
  [5.991, 6.7, 18.137, 1.782, 4.936, 7.204],
  [33.52, 18.137, 149.831, 19.424, 31.43, 50.753],
  [6.023, 1.782, 19.424, 12.711, 4.757, 9.075],
  [20.755, 4.936, 31.43, 4.757, 52.604, 66.762],
  [29.701, 7.204, 50.753, 9.075, 66.762, 135.292],
]

test('uniquenesses and fit of the ability tests are those that R prints in the example of factanal', async () => {
  const found = await oneFactor(ability, uninterrupted)
  expect(found?.uniquenesses.map((psi) => psi.toFixed(3))).toEqual([
    '0.535',
    '0.853',
    '0.748',
    '0.910',
    '0.232',
    '0.280',
  ])
  const statistic = (111 - (2 * 6 + 5) / 6 - 2 / 3) * (found?.discrepancy ?? 0)
  expect([statistic.toFixed(2), found?.df]).toEqual(['75.18', 9])
})

test('of three items loadings and omega have closed forms', async () => {
  const [a, b, c] = [0.5, 0.4, 0.3]
  const sd = [1, 2, 5]
  const correlations = [
    [1, a, b],
    [a, 1, c],
    [b, c, 1],
  ]
  const covariances = correlations.map((row, i) => row.map((r, j) => r * (sd[i] ?? 0) * (sd[j] ?? 0)))
  const found = await oneFactor(covariances, uninterrupted)
  const wanted = [(a * b) / c, (a * c) / b, (b * c) / a].map(Math.sqrt)
  for (const [j, loading] of wanted.entries()) expect(found?.loadings[j]).toBeCloseTo(loading, 10)
  const common = wanted.reduce((sum, l, j) => sum + l * (sd[j] ?? 0), 0) ** 2
  const own = wanted.reduce((sum, l, j) => sum + (1 - l * l) * (sd[j] ?? 0) ** 2, 0)
  expect(found?.omega).toBeCloseTo(common / (common + own), 10)
})

test('for parallel items omega is alpha; it does not depend on order or unit, and a reversed item only changes the sign of its loading', async () => {
  const parallel = Array.from({ length: 4 }, (_, i) => Array.from({ length: 4 }, (_, j) => (i === j ? 1 : 0.3)))
  expect((await oneFactor(parallel, uninterrupted))?.omega).toBeCloseTo((4 * 0.3) / (1 + 3 * 0.3), 10)
  const plain = await oneFactor(ability, uninterrupted)
  const turned = ability.toReversed().map((row) => row.toReversed())
  expect((await oneFactor(turned, uninterrupted))?.omega).toBeCloseTo(plain?.omega ?? 0, 10)
  const scaled = ability.map((row) => row.map((c) => c * 1e200))
  expect((await oneFactor(scaled, uninterrupted))?.omega).toBeCloseTo(plain?.omega ?? 0, 10)
  const mirrored = ability.map((row, i) => row.map((c, j) => ((i === 3) === (j === 3) ? c : -c)))
  expect((await oneFactor(mirrored, uninterrupted))?.loadings[3]).toBeCloseTo(-(plain?.loadings[3] ?? 0), 10)
})

test('a Heywood case is held at the minimum uniqueness, and singular correlations have no model', async () => {
  const heywood = [
    [1, 0.9, 0.8],
    [0.9, 1, 0.5],
    [0.8, 0.5, 1],
  ]
  const found = await oneFactor(heywood, uninterrupted)
  expect(found?.held).toEqual([0])
  expect(found?.uniquenesses[0]).toBeCloseTo(0.005, 14)
  const singular = [
    [1, -1, 0.2],
    [-1, 1, -0.2],
    [0.2, -0.2, 1],
  ]
  expect(await oneFactor(singular, uninterrupted)).toBeUndefined()
})
