import { expect, test } from 'vitest'
import { equivalence } from './equivalence.ts'

test('the replication of Eskine (2013) that Lakens (2017) prints: t(182) = -2.69, P = 0.004', () => {
  const df = 95 + 89 - 2
  const pooled = Math.sqrt((94 * 0.95 ** 2 + 88 * 0.83 ** 2) / df)
  const difference = { estimate: 5.25 - 5.22, standardError: pooled * Math.sqrt(1 / 95 + 1 / 89), df }
  const margin = 0.43 * pooled
  const { upper, pValue } = equivalence(difference, { lower: -margin, upper: margin }, 0.05)
  expect(upper.statistic).toBeCloseTo(-2.69, 2)
  expect(pValue).toBeCloseTo(0.004, 3)
})

const differences = [-3, -1.2, 0, 0.4, 2.9].flatMap((estimate) =>
  [0.3, 1, 4].flatMap((standardError) => [2, 17.5, 300].map((df) => ({ estimate, standardError, df }))),
)

test('P < α exactly if the interval of 1 - 2α is within the margins', () => {
  for (const difference of differences)
    for (const alpha of [0.01, 0.05, 0.2]) {
      const { pValue, interval } = equivalence(difference, { lower: -2, upper: 1.5 }, alpha)
      expect(pValue < alpha).toBe(interval.lower > -2 && interval.upper < 1.5)
    }
})

test('swapping the groups swaps the two tests', () => {
  for (const difference of differences) {
    const one = equivalence(difference, { lower: -2, upper: 1.5 }, 0.05)
    const other = equivalence({ ...difference, estimate: -difference.estimate }, { lower: -1.5, upper: 2 }, 0.05)
    expect(other.pValue).toBe(one.pValue)
    expect(other.lower.pValue).toBe(one.upper.pValue)
    expect([-other.interval.upper, -other.interval.lower]).toEqual([one.interval.lower, one.interval.upper])
  }
})

test('no test without a standard error', () => {
  const { pValue, interval } = equivalence({ estimate: 1, standardError: 0, df: 9 }, { lower: -1, upper: 1 }, 0.05)
  expect([pValue, interval.lower, interval.upper]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})
