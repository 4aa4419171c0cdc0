import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRisks } from './compare-risks.ts'
import { exactOddsRatio, isExactOddsRatioFeasible } from './exact-odds-ratio.ts'
import { numberNeeded } from './number-needed.ts'
import { miettinenNurminenInterval, restrictedRisk, scoreOfDifference } from './score-difference.ts'

const risk = fc
  .integer({ min: 1, max: 80 })
  .chain((n) => fc.record({ events: fc.integer({ min: 0, max: n }), n: fc.constant(n) }))
const others = ({ events, n }: { events: number; n: number }) => ({ events: n - events, n })

// Newcombe, Stat Med 1998;17:873, table II: methods 6 (Miettinen and Nurminen) and 10
test.each([
  [56, 70, 48, 80, [0.0528, 0.3382], [0.0524, 0.3339]],
  [9, 10, 3, 10, [0.17, 0.8406], [0.1705, 0.809]],
  [5, 56, 0, 29, [-0.0326, 0.1933], [-0.0381, 0.1926]],
  [10, 10, 0, 20, [0.7156, 1], [0.6791, 1]],
])('the published intervals of %i/%i less %i/%i', (a, m, b, n, published, newcombe) => {
  const [first, second] = [
    { events: a, n: m },
    { events: b, n },
  ]
  const found = miettinenNurminenInterval(first, second, 0.95)
  expect([found.lower, found.upper].map((limit) => limit.toFixed(4))).toEqual(
    published.map((limit) => limit.toFixed(4)),
  )
  const { interval } = compareRisks(first, second, 0.95).difference
  expect([interval.lower, interval.upper].map((limit) => limit.toFixed(4))).toEqual(
    newcombe.map((limit) => limit.toFixed(4)),
  )
})

test('the limits of Miettinen and Nurminen are the values at which their score test just rejects', () => {
  fc.assert(
    fc.property(risk, risk, (first, second) => {
      const { lower, upper } = miettinenNurminenInterval(first, second, 0.9)
      for (const limit of [lower, upper])
        if (Math.abs(limit) < 1)
          expect(Math.abs(scoreOfDifference(first, second, limit, 'miettinen-nurminen'))).toBeCloseTo(
            1.6448536269514722,
            8,
          )
    }),
  )
})

test('the restricted risk has a higher likelihood than its neighbours', () => {
  const logOf = (count: number, p: number) => (count === 0 ? 0 : count * Math.log(p))
  fc.assert(
    fc.property(risk, risk, fc.double({ min: -0.95, max: 0.95, noNaN: true }), (first, second, difference) => {
      const logLikelihood = (p: number) =>
        logOf(first.events, p + difference) +
        logOf(first.n - first.events, 1 - p - difference) +
        logOf(second.events, p) +
        logOf(second.n - second.events, 1 - p)
      const best = restrictedRisk(first, second, difference)
      for (const step of [-1e-4, 1e-4]) {
        const beside = best + step
        if (beside > Math.max(0, -difference) && beside < Math.min(1, 1 - difference))
          expect(logLikelihood(best)).toBeGreaterThanOrEqual(logLikelihood(beside) - 1e-9)
      }
    }),
  )
})

test('swapping the groups or the outcomes mirrors the effects', () => {
  fc.assert(
    fc.property(risk, risk, (first, second) => {
      const here = miettinenNurminenInterval(first, second, 0.95)
      const there = miettinenNurminenInterval(second, first, 0.95)
      expect(there.lower).toBeCloseTo(-here.upper, 9)
      const mirrored = miettinenNurminenInterval(others(second), others(first), 0.95)
      expect(mirrored.lower).toBeCloseTo(here.lower, 9)
      const odds = exactOddsRatio(first, second, 0.95)
      const turned = exactOddsRatio(others(first), others(second), 0.95)
      if (odds.estimate > 0 && Number.isFinite(odds.estimate)) expect(turned.estimate * odds.estimate).toBeCloseTo(1, 9)
      if (odds.interval.lower > 0) expect(turned.interval.upper * odds.interval.lower).toBeCloseTo(1, 9)
    }),
  )
})

// Fisher's tea drinker (Agresti 1990, p. 61), 3 of 4 against 1 of 4: the conditional likelihood is 16 w + ... over 1 + 16 w + 36 w² + 16 w³ + w⁴
test('the exact odds ratio of a small table solves its polynomial', () => {
  const { estimate, interval } = exactOddsRatio({ events: 3, n: 4 }, { events: 1, n: 4 }, 0.95)
  const sum = (w: number, from: number, to: number, power = 0) =>
    [1, 16, 36, 16, 1].reduce((all, c, k) => (k < from || k > to ? all : all + c * w ** k * k ** power), 0)
  expect(sum(estimate, 0, 4, 1) / sum(estimate, 0, 4)).toBeCloseTo(3, 12)
  expect(sum(interval.lower, 3, 4) / sum(interval.lower, 0, 4)).toBeCloseTo(0.025, 12)
  expect(sum(interval.upper, 0, 3) / sum(interval.upper, 0, 4)).toBeCloseTo(0.025, 12)
})

test('half a million in each group are computed within two seconds', { timeout: 2000 }, () => {
  const { estimate } = exactOddsRatio({ events: 250_000, n: 500_000 }, { events: 200_000, n: 500_000 }, 0.95)
  expect(estimate).toBeCloseTo(1.5, 4)
})

test('the exact odds ratio is feasible if one margin is small, for any other margins', () => {
  expect(isExactOddsRatioFeasible({ events: 20, n: 1e12 }, { events: 30, n: 1e12 })).toBe(true)
  expect(isExactOddsRatioFeasible({ events: 2e9, n: 1e10 }, { events: 3e9, n: 1e10 })).toBe(false)
})

test('a number needed to treat extends to infinity on both sides if the interval of the difference includes 0', () => {
  expect(numberNeeded({ estimate: 0.1, interval: { lower: -0.05, upper: 0.25 } })).toEqual({
    benefit: { estimate: 10, interval: { lower: 4, upper: Number.POSITIVE_INFINITY } },
    harm: { estimate: null, interval: { lower: 20, upper: Number.POSITIVE_INFINITY } },
  })
  expect(numberNeeded({ estimate: -0.2, interval: { lower: -0.25, upper: -0.125 } })).toEqual({
    benefit: null,
    harm: { estimate: 5, interval: { lower: 4, upper: 8 } },
  })
})
