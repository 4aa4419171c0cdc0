import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logFactorial } from '../../special/log-factorial.ts'
import { compareRisks } from '../proportions/compare-risks.ts'
import { wilsonInterval } from '../proportions/proportion-interval.ts'
import { cramersV, likelihoodRatioTest, linearByLinear } from './association.ts'
import { chiSquareTest } from './chi-square-test.ts'

// Newcombe, Stat Med 1998;17:873-890, example 56/70 versus 48/80: method 10 gives 0.0524 to 0.3339
test('the difference of two risks has the interval that Newcombe printed', () => {
  const { difference } = compareRisks({ events: 56, n: 70 }, { events: 48, n: 80 }, 0.95)
  expect(difference.estimate).toBeCloseTo(0.2, 12)
  expect(difference.interval.lower).toBeCloseTo(0.0524, 4)
  expect(difference.interval.upper).toBeCloseTo(0.3339, 4)
})

test('ratios with a count of 0 have no interval, and a proportion of 0 has the lower limit 0', () => {
  const { oddsRatio, riskRatio } = compareRisks({ events: 0, n: 10 }, { events: 3, n: 10 }, 0.95)
  expect([oddsRatio.estimate, riskRatio.estimate]).toEqual([0, 0])
  expect(oddsRatio.interval.lower).toBeNaN()
  expect(riskRatio.interval.upper).toBeNaN()
  expect(wilsonInterval(0, 10, 0.95).lower).toBe(0)
  expect(wilsonInterval(10, 10, 0.95).upper).toBe(1)
})

test('the bias correction of V removes its null expectation: over all tables with the same margins the mean of chi-squared / n is df / (n - 1)', () => {
  const [rows, columns, n] = [[7, 11], [5, 13], 18] as const
  let [mean, whole] = [0, 0]
  for (let a = 0; a <= 5; a++) {
    const cells = [a, 7 - a, 5 - a, 6 + a]
    const logs = (counts: readonly number[]) => counts.reduce((sum, count) => sum + logFactorial(count), 0)
    const probability = Math.exp(logs([...rows, ...columns]) - logFactorial(n) - logs(cells))
    const table = [
      [a, 7 - a],
      [5 - a, 6 + a],
    ]
    mean += (probability * chiSquareTest(table).statistic) / n
    whole += probability
  }
  expect(whole).toBeCloseTo(1, 12)
  expect(mean).toBeCloseTo(1 / (n - 1), 12)
})

test('in a 2 x 2 table the trend is Pearson times (n - 1) / n, and V is the correlation', () => {
  const count = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(count, count, count, count, (a, b, c, d) => {
      const table = [
        [a, b],
        [c, d],
      ]
      const n = a + b + c + d
      const { statistic, correlation } = linearByLinear(table)
      expect(statistic).toBeCloseTo((chiSquareTest(table).statistic * (n - 1)) / n, 8)
      expect(cramersV(table, 0.95).raw).toBeCloseTo(Math.abs(correlation), 10)
    }),
  )
})

test('without association the corrected V and its lower limit are 0', () => {
  const table = [
    [10, 20, 30],
    [20, 40, 60],
  ]
  const { corrected, interval } = cramersV(table, 0.95)
  expect([corrected, interval.lower]).toEqual([0, 0])
  expect(likelihoodRatioTest(table).statistic).toBeCloseTo(0, 12)
})
