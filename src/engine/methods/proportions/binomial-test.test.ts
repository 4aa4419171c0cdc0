import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { exactMultinomialP, goodnessOfFit, isExactMultinomialFeasible } from '../tables/goodness-of-fit.ts'
import { binomialTest } from './binomial-test.ts'
import { clopperPearsonInterval, wilsonInterval } from './proportion-interval.ts'
import { scoreTest } from './score-test.ts'

// Conover, Practical Nonparametric Statistics (1971), p. 97, as in the help of R's binom.test: 682 of 925, expected 3/4: P = 0.3825
test('Mendelian inheritance: the published P value', () => {
  expect(binomialTest(682, 925, 0.75, 'two-sided').toFixed(4)).toBe('0.3825')
})

const share = fc.double({ min: 0.02, max: 0.98, noNaN: true })
const cells = fc.integer({ min: 1, max: 60 }).chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)))

test('exchanging events and non-events exchanges the one-sided alternatives', () => {
  fc.assert(
    fc.property(cells, share, ([events, n], p) => {
      const mirrored = binomialTest(n - events, n, 1 - p, 'two-sided')
      expect(mirrored).toBeCloseTo(binomialTest(events, n, p, 'two-sided'), 9)
      expect(binomialTest(n - events, n, 1 - p, 'less')).toBeCloseTo(binomialTest(events, n, p, 'greater'), 12)
      const corrected = scoreTest(events, n, p, 'greater', true)
      expect(scoreTest(n - events, n, 1 - p, 'less', true).pValue).toBeCloseTo(corrected.pValue, 12)
    }),
  )
})

test('Wilson’s limits are the values at which the score test just rejects, Clopper and Pearson’s those at which a one-sided exact test does', () => {
  fc.assert(
    fc.property(cells, ([events, n]) => {
      const wilson = wilsonInterval(events, n, 0.95)
      const exact = clopperPearsonInterval(events, n, 0.95)
      if (events > 0) {
        expect(scoreTest(events, n, wilson.lower, 'two-sided', false).pValue).toBeCloseTo(0.05, 10)
        expect(binomialTest(events, n, exact.lower, 'greater')).toBeCloseTo(0.025, 10)
      }
      if (events < n) {
        expect(scoreTest(events, n, wilson.upper, 'two-sided', false).pValue).toBeCloseTo(0.05, 10)
        expect(binomialTest(events, n, exact.upper, 'less')).toBeCloseTo(0.025, 10)
      }
    }),
  )
})

test('the exact multinomial test of two categories is the binomial one', async () => {
  await fc.assert(
    fc.asyncProperty(cells, share, async ([events, n], p) => {
      const multinomial = await exactMultinomialP([events, n - events], [p, 1 - p], uninterrupted)
      expect(multinomial).toBeCloseTo(binomialTest(events, n, p, 'two-sided'), 9)
    }),
  )
})

test('the order of the categories does not matter, and counts equal to the expected ones have P = 1', async () => {
  const [counts, shares] = [
    [2, 7, 0, 4],
    [0.1, 0.4, 0.2, 0.3],
  ]
  const turned = [3, 0, 2, 1]
  const at = (values: readonly number[]) => turned.map((i) => values[i] ?? 0)
  expect(await exactMultinomialP(at(counts), at(shares), uninterrupted)).toBeCloseTo(
    await exactMultinomialP(counts, shares, uninterrupted),
    13,
  )
  expect(goodnessOfFit(at(counts), at(shares)).statistic).toBeCloseTo(goodnessOfFit(counts, shares).statistic, 13)
  expect(await exactMultinomialP([5, 5], [0.5, 0.5], uninterrupted)).toBeCloseTo(1, 13)
})

test('an exact test with too many tables is not feasible', () => {
  expect(isExactMultinomialFeasible(30, 4)).toBe(true)
  expect(isExactMultinomialFeasible(556, 4)).toBe(false)
  expect(isExactMultinomialFeasible(1e9, 50)).toBe(false)
})
