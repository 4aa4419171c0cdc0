import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { exactCases } from '../../frame/exact-cases.ts'
import type { SurvivalSample } from '../../frame/survival-rows.ts'
import { casesBelow, casesUpTo, sortedCases } from '../samples/sorted-cases.ts'
import { kaplanMeier, survivalAt } from './kaplan-meier.ts'
import { stratifiedLogRank } from './log-rank.ts'
import { sortedSurvival } from './log-rank-scores.ts'
import { thinRiskSets } from './thin-risk-sets.ts'

const row = fc.record({
  value: fc.integer({ min: 0, max: 8 }),
  length: fc.integer({ min: 1, max: 5 }),
  event: fc.integer({ min: 0, max: 1 }),
  times: fc.integer({ min: 1, max: 4 }),
})
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never
const rows = fc.array(row, { minLength: 1, maxLength: 30 })

const repeated = (drawn: readonly Row[]) => drawn.flatMap((one) => Array.from({ length: one.times }, () => one))
const weightsOf = (drawn: readonly Row[]) => Float64Array.from(drawn, ({ times }) => times)
const valuesOf = (drawn: readonly Row[]) => Float64Array.from(drawn, ({ value }) => value)

test('cases below and up to limits are those of repeated rows', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (drawn) => {
      const all = valuesOf(repeated(drawn))
      const counted = await sortedCases(valuesOf(drawn), uninterrupted, weightsOf(drawn))
      for (const sorted of [counted, await sortedCases(all, uninterrupted)]) {
        const [below, upTo] = [casesBelow(sorted), casesUpTo(sorted)]
        for (let limit = -1; limit < 10; limit++) {
          expect(below(limit)).toBe(all.filter((value) => value < limit).length)
          expect(upTo(limit)).toBe(all.filter((value) => value <= limit).length)
        }
      }
    }),
  )
})

function sampleOf(drawn: readonly Row[], delayed: boolean, weights?: Float64Array): SurvivalSample {
  return {
    time: Float64Array.from(drawn, ({ value, length }) => value + length),
    event: Uint8Array.from(drawn, ({ event }) => event),
    ...(delayed ? { start: valuesOf(drawn) } : {}),
    weights,
  }
}

async function sortedAll(samples: readonly SurvivalSample[]) {
  const found = []
  for (const sample of samples) found.push(await sortedSurvival(sample, uninterrupted))
  return found
}

test('survival curves and their tests of weighted rows are those of repeated rows', async () => {
  const settings = { confidence: 0.9, transformation: 'log-log' } as const
  const groups = fc.array(rows, { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(groups, fc.boolean(), async (drawn, delayed) => {
      const own = drawn.map((one) => sampleOf(one, delayed, weightsOf(one)))
      const long = drawn.map((one) => sampleOf(repeated(one), delayed))
      for (const [g, sample] of own.entries()) {
        const curve = await kaplanMeier(sample, settings, uninterrupted)
        const wanted = await kaplanMeier(long[g] ?? sample, settings, uninterrupted)
        expect({ ...curve, entries: null }).toEqual({ ...wanted, entries: null })
        expect(thinRiskSets(curve)).toEqual(thinRiskSets(wanted))
        for (const time of [0, 2, 4.5]) expect(survivalAt(curve, time)).toEqual(survivalAt(wanted, time))
      }
      for (const kind of ['log-rank', 'gehan', 'tarone-ware', 'peto-peto'] as const) {
        const test = async (samples: readonly SurvivalSample[]) =>
          stratifiedLogRank([await sortedAll(samples)], { kind }, uninterrupted)
        expect(await test(own)).toEqual(await test(long))
      }
    }),
  )
})

test('a curve of fractional cases ends at exactly 0 if the last of them have the event', async () => {
  const weights = exactCases(Float64Array.of(0.1, 0.2, 0.3, 0.7, 1.1))
  const sample = { time: Float64Array.of(1, 2, 3, 4, 5), event: Uint8Array.of(1, 0, 1, 1, 1), weights }
  const { survival, atRisk } = await kaplanMeier(sample, { confidence: 0.95, transformation: 'log' }, uninterrupted)
  expect(survival.at(-1)).toBe(0)
  expect(survival[0]).toBeCloseTo(1 - 0.1 / 2.4, 14)
  expect(survival[2]).toBeCloseTo((1 - 0.1 / 2.4) * (1 - 0.3 / 2.1), 14)
  expect(atRisk[4]).toBe(weights[4])
})
