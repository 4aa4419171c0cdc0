import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { kaplanMeier, survivalAt, survivalQuantile } from './kaplan-meier.ts'
import { logRank } from './log-rank.ts'

const settings = { confidence: 0.95, transformation: 'log' } as const
const sample = (time: readonly number[], event: readonly number[]) => ({
  time: Float64Array.from(time),
  event: Uint8Array.from(event),
})
const times = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 50 })

test('without censoring it is the surviving proportion, with the binomial standard error', async () => {
  await fc.assert(
    fc.asyncProperty(times, async (time) => {
      const curve = await kaplanMeier(
        sample(
          time,
          time.map(() => 1),
        ),
        settings,
        uninterrupted,
      )
      for (const [i, t] of curve.time.entries()) {
        const left = time.filter((other) => other > t).length / time.length
        expect(curve.survival[i]).toBeCloseTo(left, 12)
        if (left > 0) expect(curve.standardError[i]).toBeCloseTo(Math.sqrt((left * (1 - left)) / time.length), 12)
      }
    }),
  )
})

test('it never increases, and its limits enclose it', async () => {
  await fc.assert(
    fc.asyncProperty(
      times,
      fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 50, maxLength: 50 }),
      async (time, events) => {
        for (const transformation of ['log', 'plain', 'log-log'] as const) {
          const curve = await kaplanMeier(
            sample(time, events.slice(0, time.length)),
            { ...settings, transformation },
            uninterrupted,
          )
          for (const [i, s] of curve.survival.entries()) {
            expect(s).toBeLessThanOrEqual(i === 0 ? 1 : (curve.survival[i - 1] ?? 0))
            expect(curve.lower[i] ?? 0).not.toBeGreaterThan(s + 1e-12)
            expect(curve.upper[i] ?? 1).not.toBeLessThan(s - 1e-12)
          }
        }
      },
    ),
  )
})

test('a median on a plateau is its midpoint, and NaN if it is not reached', async () => {
  const plateau = await kaplanMeier(sample([1, 2, 3, 4], [1, 1, 1, 1]), settings, uninterrupted)
  expect(survivalQuantile(plateau, 0.5).estimate).toBe(2.5)
  const last = await kaplanMeier(sample([1, 2, 3, 4], [1, 1, 0, 0]), settings, uninterrupted)
  expect(survivalQuantile(last, 0.5).estimate).toBe(3) // R: (2 + 4) / 2
  const high = await kaplanMeier(sample([1, 2, 3, 4], [1, 0, 0, 0]), settings, uninterrupted)
  expect(survivalQuantile(high, 0.5).estimate).toBeNaN()
})

test('beyond the last observation only the counts are known', async () => {
  const curve = await kaplanMeier(sample([1, 2, 3], [1, 0, 0]), settings, uninterrupted)
  expect(survivalAt(curve, 3)).toMatchObject({ atRisk: 1, events: 1, survival: 1 - 1 / 3 })
  expect(survivalAt(curve, 3.5)).toMatchObject({ atRisk: 0, events: 1, survival: Number.NaN })
  expect(survivalAt(curve, 0)).toMatchObject({ atRisk: 3, events: 0, survival: 1 })
})

test('the log-rank statistic of two equal groups is 0; the order of groups does not matter', async () => {
  const a = sample([1, 3, 3, 7, 9, 12], [1, 1, 0, 1, 0, 1])
  const b = sample([2, 3, 5, 5, 8, 20], [1, 0, 1, 1, 1, 0])
  const c = sample([1, 1, 2, 4, 4, 6], [1, 1, 1, 0, 1, 1])
  expect((await logRank([a, a], uninterrupted)).statistic).toBeCloseTo(0, 12)
  const abc = await logRank([a, b, c], uninterrupted)
  const cab = await logRank([c, a, b], uninterrupted)
  expect(cab.statistic).toBeCloseTo(abc.statistic, 10)
  expect(cab.expected.reduce((sum, e) => sum + e, 0)).toBeCloseTo(13, 10)
})

test('there is no test if at no time more than one group is at risk', async () => {
  expect((await logRank([sample([1, 2], [1, 1]), sample([], [])], uninterrupted)).pValue).toBeNaN()
})
