import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { kaplanMeier, survivalAt, survivalQuantile } from './kaplan-meier.ts'
import { logRank } from './log-rank.ts'
import { thinRiskSets } from './thin-risk-sets.ts'

const settings = { confidence: 0.95, transformation: 'log' } as const
const curveOf = (sample: SurvivalSample) => kaplanMeier(sample, settings, uninterrupted)
const sampleOf = (rows: readonly (readonly [start: number, time: number, event: number])[]): SurvivalSample => ({
  start: Float64Array.from(rows, ([start]) => start),
  time: Float64Array.from(rows, ([, time]) => time),
  event: Uint8Array.from(rows, ([, , event]) => event),
})
const zip = (start: readonly number[], time: readonly number[], event: readonly number[]) =>
  sampleOf(start.map((s, i) => [s, time[i] ?? 0, event[i] ?? 0]))

/** Klein and Moeschberger 2003, exercise 4.7: ages at entry into a study and at death or end of follow-up. */
const entered = [
  58, 58, 59, 60, 60, 61, 61, 62, 62, 62, 63, 63, 64, 66, 66, 67, 67, 67, 68, 69, 69, 69, 70, 70, 70, 71, 72, 72, 73,
  73,
]
const left = [
  60, 63, 69, 62, 65, 72, 69, 73, 66, 65, 68, 74, 71, 68, 69, 70, 77, 69, 72, 79, 72, 70, 76, 71, 78, 79, 76, 73, 80,
  74,
]
const died = [1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1]
const ages = zip(entered, left, died)

test('subjects are at risk at an event if they entered before it: ages with entries and exits at one time', async () => {
  const { time, atRisk, events, survival } = await curveOf(ages)
  const rows = Array.from(time.keys())
    .filter((i) => events[i] !== 0)
    .map((i) => [time[i], atRisk[i], events[i]])
  expect(rows).toEqual([
    [60, 3, 1],
    [62, 6, 1],
    [63, 8, 1],
    [65, 10, 2],
    [66, 8, 1],
    [68, 12, 2],
    [69, 11, 2],
    [70, 10, 2],
    [71, 11, 2],
    [72, 10, 2],
    [73, 9, 1],
    [74, 9, 1],
    [76, 7, 1],
    [77, 5, 1],
  ])
  const product = ((((2 / 3) * 5) / 6) * 7) / 8
  expect(survival[2]).toBeCloseTo(product, 14)
})

test('risk sets equal those by direct counting, and entry at 0 changes nothing', async () => {
  const rows = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 1 })),
    { minLength: 1, maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(rows, async (drawn) => {
      const intervals = drawn.map(([start, length, event]) => [start, start + length, event] as const)
      const curve = await curveOf(sampleOf(intervals))
      const counted = Array.from(curve.time, (t) => intervals.filter(([s, e]) => s < t && t <= e).length)
      expect(Array.from(curve.atRisk)).toEqual(counted)
      const { start: _, ...plain } = sampleOf(intervals)
      const { entries, ...same } = await curveOf({ ...plain, start: new Float64Array(plain.time.length) })
      expect(entries?.values.length).toBe(plain.time.length)
      expect({ ...same, entries: null }).toEqual(await curveOf(plain))
    }),
  )
})

test('between its times a curve counts new entries, at the earliest entry those entering then, before it none', async () => {
  const curve = await curveOf(ages)
  expect(survivalAt(curve, 61)).toMatchObject({ atRisk: 4, events: 1, survival: 1 - 1 / 3 }) // an entry at 61 is not yet at risk
  expect(survivalAt(curve, 61.5)).toMatchObject({ atRisk: 6, events: 1 })
  expect(survivalAt(curve, 58)).toMatchObject({ atRisk: 2, events: 0, survival: 1, standardError: 0 })
  expect(survivalAt(curve, 57)).toMatchObject({ atRisk: 0, events: 0, survival: Number.NaN })
  expect(survivalAt(curve, 81)).toMatchObject({ atRisk: 0, events: 20, survival: Number.NaN })
  const all = sampleOf([
    [0, 4, 1],
    [0, 6, 0],
    [3, 5, 1],
  ])
  const [atOnce, later] = [survivalAt(await curveOf(all), 0), survivalAt(await curveOf(all), 3)]
  expect([atOnce.atRisk, later.atRisk]).toEqual([2, 2])
})

test('an estimate of 0 stays 0, without limits, even if others enter later, and the median is found', async () => {
  const curve = await curveOf(
    sampleOf([
      [0, 2, 1],
      [0, 3, 1],
      [4, 9, 1],
      [4, 8, 1],
      [5, 9, 0],
    ]),
  )
  expect(Array.from(curve.survival)).toEqual([0.5, 0, 0, 0])
  expect(Array.from(curve.atRisk)).toEqual([2, 1, 3, 2])
  expect(Array.from(curve.upper).slice(1)).toEqual([Number.NaN, Number.NaN, Number.NaN])
  expect(survivalQuantile(curve, 0.5).estimate).toBe(2.5)
  expect(thinRiskSets(curve, 10)).toMatchObject({ emptied: { time: 3, eventsAfter: 2 }, gap: { from: 3, to: 4 } })
})

test('an interval without subjects at risk is found, and an entry at the time of the last exit closes it', async () => {
  const gap = await curveOf(
    sampleOf([
      [0, 2, 1],
      [0, 3, 0],
      [5, 9, 1],
      [6, 8, 0],
    ]),
  )
  expect(thinRiskSets(gap, 2)).toEqual({ emptied: null, gap: { from: 3, to: 5 }, early: null })
  expect(Array.from(gap.survival)).toEqual([0.5, 0.5, 0.5, 0])
  const closed = sampleOf([
    [0, 2, 1],
    [0, 3, 0],
    [3, 9, 0],
    [6, 8, 0],
  ])
  expect(thinRiskSets(await curveOf(closed), 2).gap).toBeNull()
})

test('early events in small risk sets are counted while the risk set grows, not when it shrinks at the end', async () => {
  const many = Array.from({ length: 12 }, (_, i) => [3, 10 + i, 1] as const)
  const curve = await curveOf(sampleOf([[0, 1, 1], [0, 2, 0], [0, 20, 0], ...many]))
  expect(thinRiskSets(curve, 10)).toMatchObject({ early: { events: 1, atRisk: 3, survival: 1 - 1 / 3 } })
  expect(thinRiskSets(curve, 3).early).toBeNull()
  const { start: _, ...plain } = ages
  expect(thinRiskSets(await curveOf(plain), 10)).toEqual({ emptied: null, gap: null, early: null })
})

test('the log-rank test compares subjects at risk at the same time', async () => {
  const a = sampleOf([
    [0, 4, 1],
    [2, 6, 1],
  ])
  const b = sampleOf([
    [0, 5, 1],
    [4, 9, 0],
  ])
  // at 4: 2 of 3 at risk are in group a (an entry at 4 is not at risk); at 5: 1 of 3; at 6: 1 of 2
  const test = await logRank([a, b], uninterrupted)
  const expected = 2 / 3 + 1 / 3 + 1 / 2
  const variance = 2 / 9 + 2 / 9 + 1 / 4
  expect(test.expected[0]).toBeCloseTo(expected, 14)
  expect(test.observed).toEqual([2, 1])
  expect(test.statistic).toBeCloseTo((2 - expected) ** 2 / variance, 13)
})

test('entry at 0 for all gives the usual log-rank test; groups never observed together cannot be compared', async () => {
  const { start: _, ...plain } = ages
  const half = (from: number): SurvivalSample => ({ time: plain.time.slice(from), event: plain.event.slice(from) })
  const groups = [half(0), half(15)]
  const atOnce = groups.map((sample) => ({ ...sample, start: new Float64Array(sample.time.length) }))
  expect(await logRank(atOnce, uninterrupted)).toEqual(await logRank(groups, uninterrupted))
  const apart = [sampleOf([[0, 2, 1]]), sampleOf([[2, 5, 1]])]
  expect((await logRank(apart, uninterrupted)).statistic).toBeNaN()
})
