import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { logRank, stratifiedLogRank, weightedLogRank } from './log-rank.ts'
import { sortedSurvival } from './log-rank-scores.ts'
import type { LogRankWeights } from './log-rank-weights.ts'

function sample(times: readonly number[], censored: readonly number[] = []): SurvivalSample {
  const all = [...times, ...censored]
  return { time: Float64Array.from(all), event: Uint8Array.from(all, (_, i) => (i < times.length ? 1 : 0)) }
}

async function compare(groups: readonly SurvivalSample[], weights: LogRankWeights) {
  const sorted = []
  for (const group of groups) sorted.push(await sortedSurvival(group, uninterrupted))
  return weightedLogRank(sorted, weights, uninterrupted)
}

/** Weeks in remission under 6-MP and placebo: Freireich et al., Blood 1963; Gehan 1965. */
const treated = sample([6, 6, 6, 7, 10, 13, 16, 22, 23], [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35])
const placebo = sample([1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23])

test.each([
  ['log-rank', 16.79],
  ['gehan', 13.46],
  ['tarone-ware', 15.12],
  ['peto-peto', 14.08],
] as const)(
  '%s gives what Kleinbaum and Klein (Survival Analysis, chapter 2) print for the remissions',
  async (kind, published) => {
    expect((await compare([treated, placebo], { kind })).statistic.toFixed(2)).toBe(published.toFixed(2))
  },
)

test('with gamma 0, rho is the rho of survdiff in R', async () => {
  const { statistic } = await compare([treated, placebo], { kind: 'fleming-harrington', rho: 1, gamma: 0 })
  expect(Math.abs(statistic / 14.457151 - 1)).toBeLessThan(1e-7) // survdiff(Surv(t, e) ~ g, rho = 1)$chisq
})

test('with rho 0 and gamma 1 an event is weighted by 1 - S just before it, so the first event has weight 0', async () => {
  // at t = 1: S = 1, weight 0; at t = 2: S = 3/4, weight 1/4, and both events are in the first group with 1 of 3 at risk
  const { statistic } = await compare([sample([2, 3]), sample([1], [4])], {
    kind: 'fleming-harrington',
    rho: 0,
    gamma: 1,
  })
  const u = (1 / 4) * (1 - 2 / 3) + (1 / 2) * (1 - 1 / 2)
  const v = (1 / 16) * (2 / 9) + (1 / 4) * (1 / 4)
  expect(statistic).toBeCloseTo((u * u) / v, 12)
})

test('with rho and gamma 0 it is the log-rank test', async () => {
  const plain = await logRank([treated, placebo], uninterrupted)
  const none = await compare([treated, placebo], { kind: 'fleming-harrington', rho: 0, gamma: 0 })
  expect(none).toEqual(plain)
})

test.each(['gehan', 'tarone-ware', 'peto-peto'] as const)(
  '%s does not depend on the order of groups or rows, nor on the unit of time',
  async (kind) => {
    const { statistic } = await compare([treated, placebo], { kind })
    const turned = { time: treated.time.toReversed(), event: treated.event.toReversed() }
    const rescaled = [placebo, turned].map(({ time, event }) => ({ time: time.map((t) => t * 1e-300), event }))
    expect((await compare([placebo, turned], { kind })).statistic).toBeCloseTo(statistic, 10)
    expect((await compare(rescaled, { kind })).statistic).toBeCloseTo(statistic, 10)
  },
)

test('the trend test of two groups is their test, and its direction changes with their order', async () => {
  const weights = { kind: 'gehan' } as const
  const forth = await compare([treated, placebo], weights)
  const back = await compare([placebo, treated], weights)
  expect(forth.trend.statistic).toBeCloseTo(forth.statistic, 10)
  expect(forth.trend.direction).toBeGreaterThan(0)
  expect(back.trend.direction).toBeCloseTo(-forth.trend.direction, 10)
})

test('without a common risk set, or with weights of 0 only, there is no test', async () => {
  const early = sample([1, 2])
  const empty = sample([])
  for (const groups of [
    [early, empty],
    [empty, empty],
  ]) {
    const { statistic, pValue, trend } = await compare(groups, { kind: 'gehan' })
    expect([statistic, pValue, trend.statistic]).toEqual([Number.NaN, Number.NaN, Number.NaN])
  }
  const first = { kind: 'fleming-harrington', rho: 0, gamma: 1 } as const
  expect((await compare([sample([1], [2]), sample([1], [2])], first)).statistic).toBeNaN()
})

/** The same patients by log white cell count: up to 2.30, up to 3.00, and above (Kleinbaum and Klein, Survival Analysis, chapter 2). */
const byCount = [
  [sample([], [17, 19, 20, 25, 32, 34, 35]), sample([11, 12, 15, 23])],
  [sample([6, 10, 13, 22, 23], [9, 10, 11, 32]), sample([1, 4, 8, 17, 22])],
  [sample([6, 6, 7, 16], [6]), sample([1, 2, 2, 3, 4, 5, 5, 8, 8, 8, 11, 12])],
]

async function compareWithin(strata: readonly (readonly SurvivalSample[])[], weights: LogRankWeights) {
  const sorted = []
  for (const groups of strata) {
    const times = []
    for (const group of groups) times.push(await sortedSurvival(group, uninterrupted))
    sorted.push(times)
  }
  return stratifiedLogRank(sorted, weights, uninterrupted)
}

test('within strata it gives the 10.14 that Kleinbaum and Klein print, with the total expected events', async () => {
  const { statistic, observed, expected } = await compareWithin(byCount, { kind: 'log-rank' })
  expect(statistic.toFixed(2)).toBe('10.14')
  expect(Math.abs(statistic / 10.1439842707577 - 1)).toBeLessThan(1e-12) // survdiff(Surv(t, s) ~ g + strata(z))
  expect(observed).toEqual([9, 21])
  expect(expected.map((events) => events.toFixed(2))).toEqual(['16.38', '13.62'])
})

test('rho within strata is that of R’s survdiff, with weights from each stratum', async () => {
  const { statistic } = await compareWithin(byCount, { kind: 'fleming-harrington', rho: 1, gamma: 0 })
  expect(Math.abs(statistic / 11.4571846784309 - 1)).toBeLessThan(1e-12)
})

test('two equal strata double the statistic, and a stratum without events or a second group adds nothing', async () => {
  const weights = { kind: 'tarone-ware' } as const
  const once = await compare([treated, placebo], weights)
  const idle = [
    [sample([], [3]), sample([], [4, 5])],
    [sample([1, 2], [7]), sample([])],
  ]
  const twice = await compareWithin([[treated, placebo], ...idle, [treated, placebo]], weights)
  expect(twice.statistic).toBeCloseTo(2 * once.statistic, 10)
  expect(twice.trend.statistic).toBeCloseTo(2 * once.trend.statistic, 10)
  expect((await compareWithin(idle, weights)).statistic).toBeNaN()
})
