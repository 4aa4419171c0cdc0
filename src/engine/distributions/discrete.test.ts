import { expect, test } from 'vitest'
import { binomialDistribution } from './binomial.ts'
import type { DiscreteDistribution } from './discrete.ts'
import { hypergeometricDistribution } from './hypergeometric.ts'
import { negativeBinomialDistribution, negativeBinomialOfMean } from './negative-binomial.ts'
import { poissonDistribution } from './poisson.ts'

const families: readonly (readonly [string, DiscreteDistribution, number, number])[] = [
  ['binomial', binomialDistribution(12, 0.37), 0, 12],
  ['Poisson', poissonDistribution(4.2), 0, Number.POSITIVE_INFINITY],
  ['negative binomial', negativeBinomialDistribution(2.5, 0.4), 0, Number.POSITIVE_INFINITY],
  ['negative binomial by its mean', negativeBinomialOfMean(0.7, 3), 0, Number.POSITIVE_INFINITY],
  ['hypergeometric', hypergeometricDistribution(9, 6, 11), 5, 9],
]

test.each(families)('%s: the distribution function sums the probabilities', (_, { pmf, cdf, sf }, least) => {
  let sum = 0
  for (let k = least; k < least + 12; k++) {
    sum += pmf(k)
    expect(cdf(k)).toBeCloseTo(sum, 13)
    expect(cdf(k + 0.9)).toBe(cdf(k))
    expect(cdf(k) + sf(k)).toBeCloseTo(1, 14)
  }
})

test.each(families)(
  '%s: a quantile is the smallest number that reaches the probability, also if it is met exactly',
  (_, of, least, most) => {
    for (let k = least; k < Math.min(most, least + 12); k++) {
      expect(of.quantile(of.cdf(k))).toBe(k)
      expect(of.quantile(of.cdf(k) * 1.000001)).toBe(k + 1)
      expect(of.upperQuantile(of.sf(k))).toBe(k)
      expect(of.upperQuantile(of.sf(k) * 0.999999)).toBe(k + 1)
    }
  },
)

test.each(families)('%s: the ends of the support, and beyond', (_, of, least, most) => {
  expect([of.quantile(0), of.quantile(1), of.upperQuantile(1), of.upperQuantile(0)]).toEqual([least, most, least, most])
  expect([of.cdf(least - 1), of.sf(least - 1), of.cdf(most), of.sf(most)]).toEqual([0, 1, 1, 0])
  for (const x of [least - 1, most + 1, least + 0.5, Number.POSITIVE_INFINITY]) expect(of.pmf(x)).toBe(0)
  expect(of.pmf(least + 1e-9)).toBe(of.pmf(least))
})

test.each(families)('%s: NaN and an invalid probability give NaN', (_, of) => {
  expect([of.pmf, of.logPmf, of.cdf, of.sf, of.logCdf, of.logSf].map((f) => f(Number.NaN))).toEqual(
    Array(6).fill(Number.NaN),
  )
  for (const p of [-0.1, 1.1, Number.NaN])
    expect([of.quantile(p), of.upperQuantile(p)]).toEqual([Number.NaN, Number.NaN])
})

test.each([
  binomialDistribution(2.5, 0.3),
  binomialDistribution(3, 1.1),
  binomialDistribution(-1, 0.5),
  poissonDistribution(-1),
  poissonDistribution(Number.POSITIVE_INFINITY),
  negativeBinomialDistribution(2, 0),
  negativeBinomialDistribution(-1, 0.5),
  negativeBinomialOfMean(0, 3),
  negativeBinomialOfMean(2, -3),
  hypergeometricDistribution(3, 4, 8),
  hypergeometricDistribution(3, 0.5, 2),
])('parameters outside their domain have no distribution', (of) => {
  expect([of.pmf(1), of.cdf(1), of.logSf(1), of.quantile(0.5), of.upperQuantile(0)]).toEqual(Array(5).fill(Number.NaN))
})

test('a distribution may be concentrated at a single value', () => {
  for (const [of, k] of [
    [binomialDistribution(5, 0), 0],
    [binomialDistribution(5, 1), 5],
    [binomialDistribution(0, 0.3), 0],
    [poissonDistribution(0), 0],
    [negativeBinomialDistribution(3, 1), 0],
    [negativeBinomialDistribution(0, 0.4), 0],
    [negativeBinomialOfMean(3, 0), 0],
    [hypergeometricDistribution(4, 0, 3), 3],
    [hypergeometricDistribution(0, 0, 0), 0],
  ] as const) {
    expect([of.pmf(k), of.pmf(k + 1), of.cdf(k - 1), of.cdf(k), of.sf(k)]).toEqual([1, 0, 0, 1, 0])
    expect([0.2, 0.9].map(of.quantile)).toEqual([k, k])
  }
})

test('with an infinite size the negative binomial distribution is the Poisson distribution', () => {
  const [limit, poisson] = [negativeBinomialOfMean(Number.POSITIVE_INFINITY, 3), poissonDistribution(3)]
  for (const k of [0, 2, 30]) expect([limit.pmf(k), limit.sf(k)]).toEqual([poisson.pmf(k), poisson.sf(k)])
  expect(negativeBinomialOfMean(1e12, 3).pmf(2) / poisson.pmf(2)).toBeCloseTo(1, 11)
})
