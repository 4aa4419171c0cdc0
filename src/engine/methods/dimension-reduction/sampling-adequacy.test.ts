import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { principalComponents, signOf } from './principal-components.ts'
import { bartlettSphericity, isSingular, samplingAdequacy } from './sampling-adequacy.ts'

/** Correlations of R's USArrests, to all digits. */
const arrests = [
  [1, 0.8018733117249404, 0.06957262173599343, 0.5635788329577193],
  [0.8018733117249404, 1, 0.25887170195299936, 0.6652412297004081],
  [0.06957262173599343, 0.25887170195299936, 1, 0.4113412356240993],
  [0.5635788329577193, 0.6652412297004081, 0.4113412356240993, 1],
]

test('are those of the package psych 2.2.9: KMO(), cortest.bartlett()', async () => {
  const components = await principalComponents(arrests, uninterrupted)
  const { overall, variables } = samplingAdequacy(arrests, components)
  expect(overall).toBeCloseTo(0.6538150062740201, 12)
  const each = [0.6171508244945194, 0.6433831896602837, 0.5023862767886658, 0.7783557760018266]
  expect([...variables]).toEqual(each.map((value) => expect.closeTo(value, 12)))
  const { statistic, df, pValue } = bartlettSphericity(components, 50)
  expect(statistic).toBeCloseTo(88.28814686595535, 10)
  expect(df).toBe(6)
  expect(pValue / 6.868423073358324e-17).toBeCloseTo(1, 9)
})

test('are NaN for singular correlations, for uncorrelated variables, or for too few rows', async () => {
  const twins = [
    [1, 1, 0.5],
    [1, 1, 0.5],
    [0.5, 0.5, 1],
  ]
  const singular = await principalComponents(twins, uninterrupted)
  expect(isSingular(singular)).toBe(true)
  expect(samplingAdequacy(twins, singular).overall).toBeNaN()
  expect(bartlettSphericity(singular, 50)).toEqual({ statistic: Number.NaN, df: 3, pValue: Number.NaN })
  const none = [
    [1, 0],
    [0, 1],
  ]
  const apart = await principalComponents(none, uninterrupted)
  expect(samplingAdequacy(none, apart).overall).toBeNaN()
  expect(bartlettSphericity(apart, 20)).toEqual({ statistic: 0, df: 1, pValue: 1 })
  expect(bartlettSphericity(apart, 2).statistic).toBeNaN()
})

test('the sign of a component is that of its largest weight, of the first among equals up to rounding', () => {
  expect(signOf([0.1, -0.9, 0.3])).toBe(-1)
  expect(signOf([0.5, -0.5 - 1e-12])).toBe(1)
  expect(signOf([-0.5, 0.5 + 1e-12])).toBe(-1)
  expect(signOf([0, 0])).toBe(1)
})
