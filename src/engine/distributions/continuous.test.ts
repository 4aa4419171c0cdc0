import { expect, test } from 'vitest'
import { betaDistribution } from './beta.ts'
import { chiSquareQuantile, chiSquareUpperQuantile } from './chi-square.ts'
import type { ContinuousDistribution } from './continuous.ts'
import { exponentialDistribution } from './exponential.ts'
import { fQuantile, fUpperQuantile } from './fisher-f.ts'
import { gammaDistribution } from './gamma.ts'
import { logNormalDistribution } from './log-normal.ts'
import { logisticDistribution } from './logistic.ts'
import { tQuantile, tUpperQuantile } from './student-t.ts'
import { uniformDistribution } from './uniform.ts'
import { weibullDistribution } from './weibull.ts'

const families: readonly (readonly [string, ContinuousDistribution, readonly [number, number]])[] = [
  ['gamma', gammaDistribution(2.5, 3), [0, Number.POSITIVE_INFINITY]],
  ['beta', betaDistribution(0.4, 7), [0, 1]],
  ['exponential', exponentialDistribution(0.2), [0, Number.POSITIVE_INFINITY]],
  ['Weibull', weibullDistribution(1.7, 12), [0, Number.POSITIVE_INFINITY]],
  ['log-normal', logNormalDistribution(1, 0.8), [0, Number.POSITIVE_INFINITY]],
  ['logistic', logisticDistribution(-2, 5), [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]],
  ['uniform', uniformDistribution(0, 8), [0, 8]],
]

test.each(families)(
  '%s: quantiles from both tails invert the tails',
  (_, { cdf, sf, logCdf, logSf, quantile, upperQuantile }) => {
    for (const p of [1e-30, 1e-4, 0.3, 0.5, 0.8]) {
      expect(logCdf(quantile(p)) - Math.log(p)).toBeCloseTo(0, 11)
      expect(cdf(quantile(p)) + sf(quantile(p))).toBeCloseTo(1, 14)
    }
    for (const q of [1e-4, 0.3, 0.5, 0.8]) expect(logSf(upperQuantile(q)) - Math.log(q)).toBeCloseTo(0, 11)
  },
)

test.each(families)(
  '%s: the density is the slope of the distribution function',
  (_, { pdf, logPdf, cdf, quantile }) => {
    for (const p of [0.05, 0.5, 0.9]) {
      const x = quantile(p)
      const step = 1e-5 * Math.abs(x)
      expect((cdf(x + step) - cdf(x - step)) / (2 * step) / pdf(x)).toBeCloseTo(1, 7)
      expect(Math.exp(logPdf(x))).toBe(pdf(x))
    }
  },
)

test.each(families)('%s: the ends of the support, and beyond', (_, of, [least, most]) => {
  expect([of.quantile(0), of.quantile(1), of.upperQuantile(1), of.upperQuantile(0)]).toEqual([least, most, least, most])
  expect([of.cdf(least), of.sf(least), of.cdf(most), of.sf(most)]).toEqual([0, 1, 1, 0])
  expect([of.logCdf(least), of.logSf(most)]).toEqual([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY])
  for (const x of [least - 1, most + 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]) expect(of.pdf(x)).toBe(0)
})

test.each(families)('%s: NaN and an invalid probability give NaN', (_, of) => {
  expect([of.pdf, of.logPdf, of.cdf, of.sf, of.logCdf, of.logSf].map((f) => f(Number.NaN))).toEqual(
    Array(6).fill(Number.NaN),
  )
  for (const p of [-0.1, 1.1, Number.NaN])
    expect([of.quantile(p), of.upperQuantile(p)]).toEqual([Number.NaN, Number.NaN])
})

test.each([
  gammaDistribution(0, 1),
  gammaDistribution(1, -1),
  betaDistribution(1, Number.POSITIVE_INFINITY),
  betaDistribution(Number.NaN, 1),
  exponentialDistribution(0),
  weibullDistribution(-2, 1),
  logNormalDistribution(0, 0),
  logNormalDistribution(Number.NaN, 1),
  logisticDistribution(0, -1),
  logisticDistribution(Number.POSITIVE_INFINITY, 1),
  uniformDistribution(2, 2),
])('parameters outside their domain have no distribution', (of) => {
  expect([of.pdf(0.5), of.cdf(0.5), of.logSf(0.5), of.quantile(0.5), of.upperQuantile(0)]).toEqual(
    Array(5).fill(Number.NaN),
  )
})

test('a density may be infinite, or finite, at the end of its support', () => {
  expect([0.5, 1, 2].map((shape) => gammaDistribution(shape, 4).pdf(0))).toEqual([Number.POSITIVE_INFINITY, 0.25, 0])
  expect([0.5, 1, 2].map((shape) => weibullDistribution(shape, 4).pdf(0))).toEqual([Number.POSITIVE_INFINITY, 0.25, 0])
  expect(betaDistribution(1, 3).pdf(0)).toBeCloseTo(3, 14)
  expect(betaDistribution(3, 0.5).pdf(1)).toBe(Number.POSITIVE_INFINITY)
})

test.each([0, -1, Number.NaN])('quantiles of t, chi-squared and F with %d degrees of freedom are NaN', (df) => {
  const quantiles = [tQuantile, tUpperQuantile, chiSquareQuantile, chiSquareUpperQuantile]
  const ofF = [fQuantile, fUpperQuantile].flatMap((quantile) => [quantile(0.3, df, 5), quantile(0.3, 5, df)])
  expect([...quantiles.map((quantile) => quantile(0.3, df)), ...ofF]).toEqual(Array(8).fill(Number.NaN))
})
