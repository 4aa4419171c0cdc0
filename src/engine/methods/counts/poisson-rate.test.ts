import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Alternative } from '../../alternative.ts'
import { uninterrupted } from '../../checkpoint.ts'
import { poissonDispersion } from './poisson-dispersion.ts'
import { byarInterval, garwoodInterval, poissonScoreInterval } from './poisson-interval.ts'
import { poissonTest } from './poisson-test.ts'

const close = (actual: number, expected: number) => expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-11)

// R 4.2.2: poisson.test(events, 1, expected, alternative = ...)$p.value, two-sided, greater, less
test.each([
  [137, 120.5, 0.13266984469527, 0.0746729529462451, 0.936878917006013],
  [0, 3.2, 0.0853813049336672, 1, 0.0407622039783662],
  [5, 5, 1, 0.559506714934788, 0.615960654833063],
  [7, 12.25, 0.152190228274691, 0.960163459657263, 0.0791385430422458],
  [12, 7.25, 0.0899832487818725, 0.0654600394171533, 0.965806809921644],
  [1, 0.01, 0.00995016625083195, 0.00995016625083195, 0.99995033208666],
  [3000, 3100.5, 0.0710900523142206, 0.965684524792202, 0.0357188860693091],
])('exact test of %d events where %d are expected', (events, expected, both, greater, less) => {
  close(poissonTest(events, expected, 'two-sided'), both)
  close(poissonTest(events, expected, 'greater'), greater)
  close(poissonTest(events, expected, 'less'), less)
})

test('computations for very large and very small expectations terminate, and give NaN if integers are no longer exact', () => {
  expect(poissonTest(5, 1e12, 'two-sided')).toBe(0)
  expect(poissonTest(1e9, 1e-300, 'two-sided')).toBe(0)
  expect(poissonTest(0, 1e-300, 'two-sided')).toBe(1)
  expect(poissonTest(5, 1e300, 'two-sided')).toBeNaN()
})

// R 4.2.2: poisson.test(events, conf.level = ...)$conf.int
test.each([
  [0, 0.95, 0, 3.68887945411394],
  [1, 0.95, 0.0253178079842899, 5.5716433909389],
  [1, 0.999, 0.000500125041682298, 9.99867749762392],
  [137, 0.95, 115.020534433799, 161.956404688073],
  [2e6, 0.999, 1995349.76807673, 2004657.78479692],
])('exact interval of %d events at level %d', (events, confidence, lower, upper) => {
  const found = garwoodInterval(events, confidence)
  if (lower === 0) expect(found.lower).toBe(0)
  else close(found.lower, lower)
  close(found.upper, upper)
})

// the formulas, in R 4.2.2
test.each([
  [1, [0.0130721329015044, 5.56375558247526], [0.176524554935153, 5.66493426575897]],
  [11, [5.48369019844997, 19.6832371161464], [6.14243696346875, 19.6990218572254]],
  [137, [115.01896636754, 161.957430306799], [115.899672529681, 161.941786291013]],
] as const)('Byar’s interval and the score interval of %d events', (events, byar, score) => {
  const found = [byarInterval(events, 0.95), poissonScoreInterval(events, 0.95)] as const
  close(found[0].lower, byar[0])
  close(found[0].upper, byar[1])
  close(found[1].lower, score[0])
  close(found[1].upper, score[1])
})

test('no events: the lower limits are 0, and so are those of Byar if the formula is negative', () => {
  for (const interval of [garwoodInterval, byarInterval, poissonScoreInterval]) expect(interval(0, 0.95).lower).toBe(0)
  expect(byarInterval(1, 0.999).lower).toBe(0)
  close(byarInterval(0, 0.95).upper, 3.66801183217375)
  close(poissonScoreInterval(0, 0.95).upper, 3.84145882069412)
})

test('Garwood’s limits are the values at which a one-sided exact test just rejects', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (events) => {
      const { lower, upper } = garwoodInterval(events, 0.95)
      if (events > 0) expect(poissonTest(events, lower, 'greater')).toBeCloseTo(0.025, 10)
      expect(poissonTest(events, upper, 'less')).toBeCloseTo(0.025, 10)
    }),
  )
})

test('the two-sided P value is the sum of the probabilities that are no larger, counted one by one', () => {
  const sides: readonly Alternative[] = ['less', 'greater']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.double({ min: 0.05, max: 50, noNaN: true }), (events, expected) => {
      let logarithm = -expected
      const probabilities = Array.from({ length: 400 }, (_, k) => {
        if (k > 0) logarithm += Math.log(expected / k)
        return Math.exp(logarithm)
      })
      const limit = (probabilities[events] ?? 0) * (1 + 1e-7)
      const sum = probabilities.reduce((all, p) => (p <= limit ? all + p : all), 0)
      expect(poissonTest(events, expected, 'two-sided')).toBeCloseTo(Math.min(1, sum), 9)
      for (const side of sides) expect(poissonTest(events, expected, side)).toBeLessThanOrEqual(1)
    }),
  )
})

// Doll and Hill's smokers (boot::breslow): chisq.test(deaths, p = years / sum(years)), R 4.2.2
test('dispersion of counts, with exposure and without', async () => {
  const deaths = Float64Array.of(32, 104, 206, 186, 102)
  const years = Float64Array.of(52407, 43248, 28612, 12663, 5317)
  const { statistic, df, pValue, ratio } = await poissonDispersion(deaths, years, uninterrupted)
  close(statistic, 824.437715934875)
  expect(df).toBe(4)
  expect(Math.abs(pValue / 3.90665249357414e-177 - 1)).toBeLessThan(1e-9)
  close(ratio, 824.437715934875 / 4)
  // exactly: mean 3, squares (4 + 0 + 4) / 3
  expect((await poissonDispersion(Float64Array.of(1, 3, 5), undefined, uninterrupted)).statistic).toBeCloseTo(8 / 3, 14)
})

test('one row, or no events, have no dispersion', async () => {
  expect((await poissonDispersion(Float64Array.of(4), undefined, uninterrupted)).pValue).toBeNaN()
  expect((await poissonDispersion(Float64Array.of(0, 0), undefined, uninterrupted)).statistic).toBeNaN()
})
