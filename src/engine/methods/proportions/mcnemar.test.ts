import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { cochranQ } from './cochran-q.ts'
import { bowkerTest, discordantOddsRatio, mcnemarTests, pairedDifference } from './mcnemar.ts'

const counts = fc.record({
  both: fc.nat(40),
  firstOnly: fc.nat(40),
  secondOnly: fc.nat(40),
  neither: fc.integer({ min: 1, max: 40 }),
})

// Altman et al., Statistics with Confidence, 2nd ed. 2000, table 6.2; Fagerland et al., Stat Med 2014;33:2850, airway hyper-responsiveness
test.each([
  [14, 5, 0, 22, ['0.011', '0.226']],
  [1, 1, 7, 12, ['-0.507', '-0.026']],
])(
  'the published intervals of the difference of %i %i %i %i pairs',
  (both, firstOnly, secondOnly, neither, published) => {
    const { interval } = pairedDifference({ both, firstOnly, secondOnly, neither }, 0.95)
    expect([interval.lower, interval.upper].map((limit) => limit.toFixed(3))).toEqual(published)
  },
)

// Fagerland et al., BMC Med Res Methodol 2013;13:91, airway hyper-responsiveness before and after transplantation
test('the published P values of 1 and 7 discordant pairs', () => {
  const { exact, midP, corrected, asymptotic } = mcnemarTests({ both: 1, firstOnly: 1, secondOnly: 7, neither: 12 })
  expect([exact, midP, corrected.pValue, asymptotic.pValue].map((p) => p.toFixed(3))).toEqual([
    '0.070',
    '0.039',
    '0.077',
    '0.034',
  ])
})

// Conover, Practical Nonparametric Statistics, 3rd ed. 1999, section 4.6: three sportsmen predict twelve games
test('Cochran’s Q of the published example', async () => {
  const games = ['111', '111', '010', '110', '000', '111', '111', '110', '001', '010', '111', '111']
  const conditions = [0, 1, 2].map((j) => Int8Array.from(games, (game) => Number(game[j])))
  const found = await cochranQ(conditions, uninterrupted)
  expect(found).toMatchObject({ n: 12, events: [8, 10, 7], df: 2 })
  expect(found.statistic).toBeCloseTo(2.8, 12)
})

test('Cochran’s Q of two conditions is McNemar’s statistic for any order of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(counts, async (pairs) => {
      const repeat = (of: number, times: number) => Array<number>(times).fill(of)
      const { both, firstOnly, secondOnly, neither } = pairs
      const first = [...repeat(1, both), ...repeat(1, firstOnly), ...repeat(0, secondOnly + neither), -1]
      const second = [...repeat(1, both), ...repeat(0, firstOnly), ...repeat(1, secondOnly), ...repeat(0, neither), 1]
      const q = await cochranQ([Int8Array.from(first), Int8Array.from(second)], uninterrupted)
      const turned = [first, second].map((values) => Int8Array.from(values.toReversed()))
      expect(await cochranQ(turned, uninterrupted)).toEqual(q)
      const { statistic } = mcnemarTests(pairs).asymptotic
      if (Number.isNaN(statistic)) expect(q.statistic).toBeNaN()
      else expect(q.statistic).toBeCloseTo(statistic, 10)
      expect(
        bowkerTest([
          [both, firstOnly],
          [secondOnly, neither],
        ]).statistic,
      ).toEqual(statistic)
    }),
  )
})

test('swapping first and second mirrors the results', () => {
  fc.assert(
    fc.property(counts, (pairs) => {
      const swapped = { ...pairs, firstOnly: pairs.secondOnly, secondOnly: pairs.firstOnly }
      expect(mcnemarTests(swapped)).toEqual(mcnemarTests(pairs))
      const [here, there] = [pairedDifference(pairs, 0.9), pairedDifference(swapped, 0.9)]
      expect(there.estimate).toBeCloseTo(-here.estimate, 12)
      expect(there.interval.lower).toBeCloseTo(-here.interval.upper, 12)
      const odds = discordantOddsRatio(pairs, 0.9).interval
      const turned = discordantOddsRatio(swapped, 0.9).interval
      if (odds.lower > 0) expect(turned.upper * odds.lower).toBeCloseTo(1, 9)
    }),
  )
})

test('the exact test rejects if 1 is outside the exact interval of the odds ratio, and the mid-P is never larger', () => {
  fc.assert(
    fc.property(counts, (pairs) => {
      const { exact, midP } = mcnemarTests(pairs)
      const { lower, upper } = discordantOddsRatio(pairs, 0.95).interval
      expect(exact < 0.05).toBe(lower > 1 || upper < 1)
      expect(midP).toBeLessThanOrEqual(exact + 1e-12)
    }),
  )
})
