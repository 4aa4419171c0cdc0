import { expect, test } from 'vitest'
import { eggerTest } from './egger-test.ts'
import { poolStudies } from './pool-studies.ts'

/** Log risk ratios of 13 trials of BCG (Colditz et al, JAMA 1994;271:698); expected values by metafor 3.8. */
const effects = Float64Array.from([
  -0.8893, -1.5854, -1.3481, -1.4416, -0.2175, -0.7861, -1.6209, 0.012, -0.4694, -1.3713, -0.3394, 0.4459, -0.0173,
])
const errors = Float64Array.from([
  0.5706, 0.4411, 0.6445, 0.1415, 0.2263, 0.0831, 0.4722, 0.0629, 0.2376, 0.2702, 0.1114, 0.7297, 0.2672,
])

test.each([
  ['fixed', -0.429981759331355, 0.0404883412830659, 0],
  ['dersimonian-laird', -0.714115072594506, 0.178748416728604, 0.308790191767653],
  ['reml', -0.714529956011539, 0.179787333735606, 0.313271202142817],
] as const)('%s pools the trials of BCG as metafor does', (model, estimate, standardError, tauSquared) => {
  const pooled = poolStudies(effects, errors, model)
  expect(pooled?.estimate).toBeCloseTo(estimate, 11)
  expect(pooled?.standardError).toBeCloseTo(standardError, 11)
  expect(pooled?.tauSquared).toBeCloseTo(tauSquared, 10)
  expect(pooled?.heterogeneity.q).toBeCloseTo(152.284147011385, 9)
})

test('the likelihood has no variance between studies that agree', () => {
  const same = poolStudies(Float64Array.of(1, 1, 1.01), Float64Array.of(0.4, 0.5, 0.3), 'reml')
  expect(same?.tauSquared).toBe(0)
})

test('a single study is its own estimate', () => {
  for (const model of ['fixed', 'dersimonian-laird', 'reml'] as const)
    expect(poolStudies(Float64Array.of(2), Float64Array.of(0.5), model)).toMatchObject({
      estimate: 2,
      standardError: 0.5,
      tauSquared: 0,
    })
})

test('Egger’s test of the trials of BCG as regtest of metafor', () => {
  const test = eggerTest(effects, errors)
  expect(test?.intercept).toBeCloseTo(-2.11396088485307, 11)
  expect(test?.t).toBeCloseTo(-1.40281475101546, 11)
  expect(test?.pValue).toBeCloseTo(0.188261208969958, 11)
  expect(test?.df).toBe(11)
})

test('equal standard errors leave nothing to regress on', () => {
  expect(eggerTest(effects, new Float64Array(13).fill(0.3))).toBeUndefined()
})
