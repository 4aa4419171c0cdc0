import { describe, expect, test } from 'vitest'
import { betaDistribution } from './beta.ts'
import { chiSquarePdf, chiSquareQuantile } from './chi-square.ts'
import type { ContinuousDistribution } from './continuous.ts'
import { fPdf, fUpperQuantile } from './fisher-f.ts'
import { nonCentralBetaDistribution } from './non-central-beta.ts'
import {
  nonCentralChiSquare,
  nonCentralChiSquareDistribution,
  nonCentralityOfChiSquare,
} from './non-central-chi-square.ts'
import { nonCentralFDistribution } from './non-central-f.ts'
import { nonCentralTDistribution } from './non-central-t.ts'
import { tPdf, tQuantile } from './student-t.ts'
import { studentizedRangePdf, studentizedRangeSf } from './studentized-range.ts'

const families: readonly (readonly [string, ContinuousDistribution])[] = [
  ['chi-squared 3, 7', nonCentralChiSquareDistribution(3, 7)],
  ['chi-squared 1, 0.2', nonCentralChiSquareDistribution(1, 0.2)],
  ['chi-squared 60, 5000', nonCentralChiSquareDistribution(60, 5000)],
  ['F 2, 9, 4', nonCentralFDistribution(2, 9, 4)],
  ['F 8, 200, 40', nonCentralFDistribution(8, 200, 40)],
  ['beta 0.7, 3, 2', nonCentralBetaDistribution(0.7, 3, 2)],
  ['beta 5, 2, 11', nonCentralBetaDistribution(5, 2, 11)],
  ['t 4, 2', nonCentralTDistribution(4, 2)],
  ['t 60, -3', nonCentralTDistribution(60, -3)],
]

describe.each(families)('%s', (_, distribution) => {
  test('quantiles of both sides invert their probabilities', () => {
    for (const p of [1e-9, 0.001, 0.3, 0.5, 0.97, 0.99999]) {
      expect(distribution.cdf(distribution.quantile(p)) / p).toBeCloseTo(1, 10)
      expect(distribution.sf(distribution.upperQuantile(p)) / p).toBeCloseTo(1, 10)
    }
    expect(distribution.quantile(1.1)).toBeNaN()
  })

  test('the density is the slope of the probability', () => {
    for (const p of [0.01, 0.4, 0.9]) {
      const x = distribution.quantile(p)
      const h = 1e-5 * Math.max(Math.abs(x), 1e-3)
      const slope = (distribution.cdf(x + h) - distribution.cdf(x - h)) / (2 * h)
      expect(distribution.pdf(x) / slope).toBeCloseTo(1, 6)
      expect(distribution.logPdf(x)).toBeCloseTo(Math.log(distribution.pdf(x)), 12)
    }
  })
})

test('with a non-centrality of 0 they are the central distributions', () => {
  expect(nonCentralChiSquareDistribution(5, 0).pdf(3)).toBeCloseTo(chiSquarePdf(3, 5), 14)
  expect(nonCentralChiSquareDistribution(5, 0).quantile(0.2)).toBeCloseTo(chiSquareQuantile(0.2, 5), 11)
  expect(nonCentralFDistribution(3, 8, 0).pdf(1.2)).toBeCloseTo(fPdf(1.2, 3, 8), 14)
  expect(nonCentralFDistribution(3, 8, 0).upperQuantile(0.05)).toBeCloseTo(fUpperQuantile(0.05, 3, 8), 11)
  expect(nonCentralBetaDistribution(2, 5, 0).pdf(0.3)).toBeCloseTo(betaDistribution(2, 5).pdf(0.3), 13)
  expect(nonCentralTDistribution(9, 0).pdf(1.5)).toBeCloseTo(tPdf(1.5, 9), 13)
  expect(nonCentralTDistribution(9, 0).quantile(0.9)).toBeCloseTo(tQuantile(0.9, 9), 11)
})

test('t is mirrored with its non-centrality, and its square is F', () => {
  const [one, other] = [nonCentralTDistribution(6, 1.5), nonCentralTDistribution(6, -1.5)]
  expect(one.pdf(0.8)).toBeCloseTo(other.pdf(-0.8), 13)
  expect(one.quantile(0.1)).toBeCloseTo(-other.upperQuantile(0.1), 10)
  const f = nonCentralFDistribution(1, 6, 2.25)
  expect(one.cdf(2) - one.cdf(-2)).toBeCloseTo(f.cdf(4), 11)
})

test('the ends of the support, and parameters outside their domain', () => {
  expect(nonCentralChiSquareDistribution(1, 2).pdf(0)).toBe(Number.POSITIVE_INFINITY)
  expect(nonCentralChiSquareDistribution(2, 2).pdf(0)).toBeCloseTo(Math.exp(-1) / 2, 15)
  expect(nonCentralChiSquareDistribution(3, 2).pdf(0)).toBe(0)
  expect(nonCentralFDistribution(2, 5, 2).pdf(0)).toBeCloseTo(Math.exp(-1), 15)
  expect(nonCentralBetaDistribution(1, 3, 2).pdf(0)).toBeCloseTo(3 * Math.exp(-1), 15)
  expect(nonCentralBetaDistribution(3, 1, 2).pdf(1)).toBeCloseTo(4, 15)
  for (const none of [
    nonCentralChiSquareDistribution(0, 1),
    nonCentralFDistribution(1, -1, 1),
    nonCentralBetaDistribution(1, 1, Number.POSITIVE_INFINITY),
    nonCentralTDistribution(0.5, 1),
  ]) {
    expect(none.pdf(0.5)).toBeNaN()
    expect(none.cdf(0.5)).toBeNaN()
    expect(none.quantile(0.5)).toBeNaN()
  }
})

test.each([1, 6, 40])(
  'limits of the non-centrality for a chi-squared of 2e9, df = %i, leave the required tails',
  (df) => {
    const x = 2e9
    const { lower, upper } = nonCentralityOfChiSquare(x, df, 0.95)
    expect(nonCentralChiSquare(x, df, lower).upper).toBeCloseTo(0.025, 8)
    expect(nonCentralChiSquare(x, df, upper).lower).toBeCloseTo(0.025, 8)
  },
)

test('the density of the studentized range is the slope of its tail', () => {
  for (const [q, k, df] of [
    [2, 3, 5],
    [4.2, 10, 30],
    [1, 2, 1],
    [3, 6, Number.POSITIVE_INFINITY],
  ] as const) {
    const h = 1e-4
    const slope = (studentizedRangeSf(q - h, k, df) - studentizedRangeSf(q + h, k, df)) / (2 * h)
    expect(studentizedRangePdf(q, k, df) / slope).toBeCloseTo(1, 6)
  }
  expect(studentizedRangePdf(-1, 3, 5)).toBe(0)
  expect(studentizedRangePdf(1, 1, 5)).toBeNaN()
})
