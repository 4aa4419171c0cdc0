import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { accuracySummary, summaryCurve, summaryCurveArea } from './accuracy-summary.ts'
import { type AccuracyStudy, type BivariateAccuracy, bivariateAccuracy } from './bivariate-accuracy.ts'

const studies = (rows: readonly (readonly [number, number, number, number])[]): readonly AccuracyStudy[] =>
  rows.map(([truePositive, falsePositive, falseNegative, trueNegative]) => ({
    truePositive,
    falsePositive,
    falseNegative,
    trueNegative,
  }))

const ten = studies([
  [47, 9, 3, 31],
  [126, 51, 27, 229],
  [19, 10, 3, 32],
  [36, 3, 3, 62],
  [130, 42, 12, 80],
  [84, 28, 8, 170],
  [11, 5, 2, 60],
  [39, 14, 12, 90],
  [70, 5, 18, 120],
  [25, 0, 6, 40],
])

async function fitted(of: readonly AccuracyStudy[]): Promise<BivariateAccuracy> {
  const fit = await bivariateAccuracy(of, uninterrupted)
  if ('refused' in fit) throw new Error(fit.refused)
  return fit
}

function close(found: readonly number[], wanted: readonly number[], tolerance: number): void {
  for (const [k, value] of wanted.entries())
    expect(Math.abs((found[k] ?? Number.NaN) / value - 1)).toBeLessThan(tolerance)
}

test('the estimates are those with 45 nodes in each direction, by Newton steps in base R', async () => {
  const fit = await fitted(ten)
  close(fit.mean, [1.830970094496, 2.0030080487857], 1e-9)
  close(fit.meanCovariance, [0.029706959451277, -0.021080272657268, 0.091819911443258], 2e-9)
  close(fit.between, [0.12883593960005, -0.21060499738234, 0.7254507745634], 2e-9)
  expect(fit.correlation).toBeCloseTo(-0.688884, 5)
})

test('they are near those of glmer of lme4 1.1, which has one node', async () => {
  const fit = await fitted(ten)
  close(fit.mean, [1.830683, 2.002044], 1e-3)
  close(fit.between, [0.1288176, -0.2107535, 0.7195951], 1e-2)
  close(fit.meanCovariance, [0.02968259, -0.02111065, 0.09041095], 2e-2)
})

test('with the results of the test, or the two states, exchanged the model is the same', async () => {
  const fit = await fitted(ten)
  const turned = await fitted(
    ten.map(({ truePositive, falsePositive, falseNegative, trueNegative }) => ({
      truePositive: trueNegative,
      falsePositive: falseNegative,
      falseNegative: falsePositive,
      trueNegative: truePositive,
    })),
  )
  close(turned.mean, fit.mean.toReversed(), 1e-7)
  close(turned.between, fit.between.toReversed(), 1e-6)
  const negative = await fitted(
    ten.map(({ truePositive, falsePositive, falseNegative, trueNegative }) => ({
      truePositive: falseNegative,
      falsePositive: trueNegative,
      falseNegative: truePositive,
      trueNegative: falsePositive,
    })),
  )
  close(
    negative.mean,
    fit.mean.map((logit) => -logit),
    1e-9,
  )
  close(negative.between, fit.between, 1e-8)
})

test('a correlation at its bound is exactly that, and the likelihood has its maximum there', async () => {
  const fit = await fitted(
    studies([
      [20, 2, 5, 30],
      [21, 5, 4, 60],
      [26, 20, 5, 50],
      [15, 2, 6, 70],
      [20, 12, 3, 30],
    ]),
  )
  expect(fit.correlation).toBe(-1)
  close(fit.mean, [1.490208602294, 2.0623743482974], 1e-7)
  close(fit.between, [0.061890103988247, -0.24352726886369, 0.95823931224081], 1e-6)
  expect(fit.between[1] ** 2).toBeCloseTo(fit.between[0] * fit.between[2], 12)
})

test('studies that do not differ have no variance, and the means of all their patients', async () => {
  const alike = await fitted(studies(Array.from({ length: 4 }, () => [20, 2, 5, 30] as const)))
  expect(alike.between).toEqual([0, 0, 0])
  expect(alike.correlation).toBeNull()
  close(alike.mean, [Math.log(4), Math.log(15)], 1e-12)
  close([alike.meanCovariance[0], alike.meanCovariance[2]], [1 / 80 + 1 / 20, 1 / 120 + 1 / 8], 1e-10)
  const one = await fitted(
    studies([
      [20, 2, 5, 30],
      [20, 5, 5, 60],
      [20, 20, 5, 50],
      [20, 2, 5, 70],
      [20, 12, 5, 30],
    ]),
  )
  expect(one.between[0]).toBe(0)
  expect(one.between[2]).toBeGreaterThan(0.5)
  expect(summaryCurve(one)).toBeNull()
})

test('a sensitivity of 100 % in all studies, or of 0 and 100 % only, has no estimate', async () => {
  const all = studies([
    [20, 2, 0, 30],
    [21, 5, 0, 60],
    [26, 20, 0, 50],
    [15, 2, 0, 70],
  ])
  expect(await bivariateAccuracy(all, uninterrupted)).toEqual({ refused: 'one-sided' })
  const either = studies([
    [5, 2, 0, 30],
    [5, 5, 0, 60],
    [7, 20, 0, 50],
    [0, 2, 6, 70],
    [0, 12, 3, 30],
  ])
  expect(await bivariateAccuracy(either, uninterrupted)).toEqual({ refused: 'not-converged' })
})

test('the summary is that of the means, and ratios multiply', async () => {
  const fit = await fitted(ten)
  const { sensitivity, specificity, positiveRatio, negativeRatio, oddsRatio } = accuracySummary(fit, 0.95)
  expect(sensitivity.value).toBeCloseTo(1 / (1 + Math.exp(-1.830970094496)), 9)
  expect(positiveRatio.value).toBeCloseTo(sensitivity.value / (1 - specificity.value), 9)
  expect(oddsRatio.value).toBeCloseTo(positiveRatio.value / negativeRatio.value, 7)
  for (const { value, lower, upper } of [positiveRatio, negativeRatio, oddsRatio])
    expect(lower * upper).toBeCloseTo(value * value, 7)
})

test('the summary curve goes through the summary point; its area is 1/2 on the diagonal and known on a symmetric curve', async () => {
  const fit = await fitted(ten)
  const curve = summaryCurve(fit)
  expect(curve).not.toBeNull()
  if (curve === null) return
  expect(curve.intercept - curve.slope * fit.mean[1]).toBeCloseTo(fit.mean[0], 12)
  expect(summaryCurveArea({ intercept: 0, slope: 1 })).toBeCloseTo(0.5, 12)
  // Walter SD. Stat Med 2002;21:1237: of a constant odds ratio, OR (OR - 1 - ln OR) / (OR - 1)²
  expect(summaryCurveArea({ intercept: Math.log(9), slope: 1 })).toBeCloseTo((9 * (8 - Math.log(9))) / 64, 12)
})
