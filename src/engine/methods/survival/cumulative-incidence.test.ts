import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { aalenJohansen, causeCounts, drawnIncidence } from './cumulative-incidence.ts'
import { grayTest } from './gray-test.ts'
import { kaplanMeier } from './kaplan-meier.ts'

function sample(rows: readonly (readonly [time: number, cause: number, cases?: number])[]): SurvivalSample {
  const weighted = rows.some(([, , cases]) => cases !== undefined)
  return {
    time: Float64Array.from(rows, ([time]) => time),
    event: Uint8Array.from(rows, ([, cause]) => cause),
    ...(weighted ? { weights: Float64Array.from(rows, ([, , cases = 1]) => cases) } : {}),
  }
}

/** Two groups with ties of both causes and of censoring. */
const first = [
  [1, 1],
  [2, 2],
  [2, 1],
  [3, 0],
  [4, 1],
  [5, 2],
  [6, 0],
  [7, 1],
] as const
const second = [
  [1, 2],
  [2, 0],
  [3, 1],
  [3, 1],
  [5, 1],
  [6, 2],
  [8, 0],
  [8, 0],
  [9, 1],
] as const

test('the incidence and its standard error are those of survfit in R', async () => {
  const counts = await causeCounts(sample(first), 2, uninterrupted)
  const [own] = await aalenJohansen(counts, uninterrupted)
  const expected = [
    [0.125, 0.116926793336686],
    [0.25, 0.153093108923949],
    [0.25, 0.153093108923949],
    [0.40625, 0.18388441087406],
    [0.40625, 0.18388441087406],
    [0.40625, 0.18388441087406],
    [0.71875, 0.170090164508416],
  ] as const
  expect(counts.time).toEqual(Float64Array.of(1, 2, 3, 4, 5, 6, 7))
  expect(counts.atRisk).toEqual(Float64Array.of(8, 7, 5, 4, 3, 2, 1))
  for (const [i, [incidence, error]] of expected.entries()) {
    expect(own?.incidence[i]).toBeCloseTo(incidence, 12)
    expect(own?.standardError[i]).toBeCloseTo(error, 12)
  }
})

test('without competing events it is 1 - S, with the standard error of Greenwood', async () => {
  const alone = sample(first.map(([time, cause]) => [time, cause === 1 ? 1 : 0]))
  const [own] = await aalenJohansen(await causeCounts(alone, 1, uninterrupted), uninterrupted)
  const curve = await kaplanMeier(alone, { confidence: 0.95, transformation: 'plain' }, uninterrupted)
  for (const [i, s] of curve.survival.entries()) {
    expect(own?.incidence[i]).toBeCloseTo(1 - s, 12)
    if (s > 0) expect(own?.standardError[i]).toBeCloseTo(curve.standardError[i] ?? 0, 12)
  }
})

test('Gray’s test gives what cmprsk::cuminc gives, for either cause, with ties', async () => {
  const groups = [
    await causeCounts(sample(first), 2, uninterrupted),
    await causeCounts(sample(second), 2, uninterrupted),
  ]
  expect((await grayTest(groups, 0, uninterrupted)).statistic).toBeCloseTo(0.7434384573307584, 10)
  expect((await grayTest(groups, 1, uninterrupted)).statistic).toBeCloseTo(0.0354819411595689, 10)
  expect((await grayTest(groups.toReversed(), 0, uninterrupted)).statistic).toBeCloseTo(0.7434384573307584, 10)
  const three = [...groups, await causeCounts(sample(first.map(([t, c]) => [t + 0.5, 2 - c])), 2, uninterrupted)]
  const { statistic, df } = await grayTest(three, 0, uninterrupted)
  expect([statistic.toFixed(8), df]).toEqual([(1.164706521941675).toFixed(8), 2])
})

test('a row of three cases is three rows', async () => {
  const weighted = sample(first.map(([t, c], i) => [t, c, 1 + (i % 3)]))
  const repeated = sample(first.flatMap((row, i) => Array.from({ length: 1 + (i % 3) }, () => row)))
  expect(await causeCounts(weighted, 2, uninterrupted)).toEqual(await causeCounts(repeated, 2, uninterrupted))
})

test('without an event of the cause there is no test', async () => {
  const none = await causeCounts(
    sample([
      [1, 2],
      [2, 0],
    ]),
    3,
    uninterrupted,
  )
  const { statistic, pValue } = await grayTest([none, none], 2, uninterrupted)
  expect([statistic, pValue]).toEqual([Number.NaN, Number.NaN])
})

test('a drawn curve begins at 0, and goes on level to the end of the axis', async () => {
  const counts = await causeCounts(sample(first), 2, uninterrupted)
  const curves = await aalenJohansen(counts, uninterrupted)
  const settings = { ticks: [0, 2, 4], end: 4.5, z: 1.96, transformation: 'log' } as const
  const { x, atRisk, causes } = await drawnIncidence(counts, curves, settings, uninterrupted)
  expect(x).toEqual([0, 1, 2, 4, 4.5])
  expect(atRisk).toEqual([8, 7, 4])
  expect(causes.map(({ events }) => events)).toEqual([
    [0, 2, 3],
    [0, 1, 1],
  ])
  expect(causes[0]?.incidence[4]).toBe(causes[0]?.incidence[3])
})
