import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Stratum } from '../../frame/count-strata.ts'
import { compareRisks, waldDifference } from './compare-risks.ts'
import {
  homogeneityOfOdds,
  mantelHaenszelTest,
  pooledOddsRatio,
  pooledRiskDifference,
  pooledRiskRatio,
} from './mantel-haenszel.ts'
import { mcnemarTests } from './mcnemar.ts'

const stratum = (a: number, b: number, c: number, d: number): Stratum => ({
  exposed: { events: a, n: a + b },
  reference: { events: c, n: c + d },
})

// Breslow and Day, Statistical Methods in Cancer Research I (1980), tables 4.1 and 4.4: alcohol and oesophageal cancer in six age groups
test('the published odds ratio, its test and its homogeneity', () => {
  const ages = [
    stratum(1, 9, 0, 106),
    stratum(4, 26, 5, 164),
    stratum(25, 29, 21, 138),
    stratum(42, 27, 34, 139),
    stratum(19, 18, 36, 88),
    stratum(5, 0, 8, 31),
  ]
  const { estimate } = pooledOddsRatio(ages, 0.95)
  expect(estimate.toFixed(3)).toBe('5.158')
  expect(mantelHaenszelTest(ages, true).statistic.toFixed(1)).toBe('83.2')
  const { breslowDay } = homogeneityOfOdds(ages, estimate)
  expect(breslowDay.df).toBe(5)
  expect(breslowDay.statistic.toFixed(2)).toBe('9.32')
})

const count = fc.integer({ min: 1, max: 60 })
const strata = fc.array(
  fc.tuple(count, count, count, count).map(([a, b, c, d]) => stratum(a, b, c, d)),
  { minLength: 2, maxLength: 6 },
)

test('a single stratum has the effects of its table, and identical strata are homogeneous', () => {
  fc.assert(
    fc.property(strata, ([one = stratum(1, 1, 1, 1)]) => {
      const { oddsRatio, riskRatio } = compareRisks(one.exposed, one.reference, 0.95)
      for (const [pooled, alone] of [
        [pooledOddsRatio([one], 0.95), oddsRatio],
        [pooledRiskRatio([one], 0.95), riskRatio],
      ] as const) {
        expect(pooled.estimate).toBeCloseTo(alone.estimate, 9)
        expect(pooled.interval.lower / alone.interval.lower).toBeCloseTo(1, 9)
        expect(pooled.interval.upper / alone.interval.upper).toBeCloseTo(1, 9)
      }
      const wald = waldDifference(one.exposed, one.reference, 0.5)
      const difference = pooledRiskDifference([one, one], 0.5)
      expect(difference.weights).toEqual([0.5, 0.5])
      const half = (difference.interval.upper - difference.interval.lower) * Math.SQRT2
      expect(half).toBeCloseTo(wald.upper - wald.lower, 9)
      const { breslowDay, tarone } = homogeneityOfOdds([one, one, one], oddsRatio.estimate)
      expect(breslowDay.statistic).toBeCloseTo(0, 9)
      expect(tarone.statistic).toBeCloseTo(0, 9)
    }),
  )
})

test('the order of the strata does not matter, and swapping the groups inverts ratios', () => {
  fc.assert(
    fc.property(strata, (given) => {
      const turned = given.toReversed()
      const swapped = given.map(({ exposed, reference }) => ({ exposed: reference, reference: exposed }))
      for (const pool of [pooledOddsRatio, pooledRiskRatio]) {
        const { estimate, interval } = pool(given, 0.9)
        expect(pool(turned, 0.9).estimate / estimate).toBeCloseTo(1, 12)
        expect(pool(swapped, 0.9).estimate * estimate).toBeCloseTo(1, 9)
        expect(pool(swapped, 0.9).interval.upper * interval.lower).toBeCloseTo(1, 9)
      }
      const test = mantelHaenszelTest(given, true)
      expect(mantelHaenszelTest(swapped, true).statistic).toBeCloseTo(test.statistic, 9)
      const common = pooledOddsRatio(given, 0.9).estimate
      const { breslowDay, tarone } = homogeneityOfOdds(given, common)
      expect(homogeneityOfOdds(swapped, 1 / common).breslowDay.statistic).toBeCloseTo(breslowDay.statistic, 7)
      expect(tarone.statistic).toBeLessThanOrEqual(breslowDay.statistic)
    }),
  )
})

test('with one stratum per pair the results are McNemar’s: test, odds ratio of the discordant pairs, variance of the difference', () => {
  fc.assert(
    fc.property(count, count, count, count, (both, firstOnly, secondOnly, neither) => {
      const repeat = (a: number, c: number, times: number) =>
        Array.from({ length: times }, () => stratum(a, 1 - a, c, 1 - c))
      const pairs = [
        ...repeat(1, 1, both),
        ...repeat(1, 0, firstOnly),
        ...repeat(0, 1, secondOnly),
        ...repeat(0, 0, neither),
      ]
      const cells = { both, firstOnly, secondOnly, neither }
      expect(mantelHaenszelTest(pairs, false).statistic).toBeCloseTo(mcnemarTests(cells).asymptotic.statistic, 9)
      expect(pooledOddsRatio(pairs, 0.95).estimate).toBeCloseTo(firstOnly / secondOnly, 9)
      const { estimate, interval } = pooledRiskDifference(pairs, 0.95)
      const n = pairs.length
      const variance = (firstOnly + secondOnly - (firstOnly - secondOnly) ** 2 / n) / (n * n)
      expect(estimate).toBeCloseTo((firstOnly - secondOnly) / n, 12)
      expect((interval.upper - interval.lower) / 2).toBeCloseTo(1.959963984540054 * Math.sqrt(variance), 10)
    }),
    { numRuns: 30 },
  )
})
