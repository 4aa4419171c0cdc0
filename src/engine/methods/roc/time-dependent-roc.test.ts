import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { rocArea } from './area.ts'
import { rocCurve } from './curve.ts'
import { scoreCounts } from './score-counts.ts'
import { timeDependentRoc } from './time-dependent-roc.ts'

const subjects = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), fc.boolean()), {
  minLength: 6,
  maxLength: 40,
})

const marker = (drawn: readonly (readonly [number, number, boolean])[]) => ({
  score: Float64Array.from(drawn, ([score]) => score),
  time: Float64Array.from(drawn, ([, time]) => time),
  event: Uint8Array.from(drawn, ([, , event]) => (event ? 1 : 0)),
})

test('without censoring it is the ROC curve of the state at that time, and its standard error nearly DeLong’s', async () => {
  await fc.assert(
    fc.asyncProperty(subjects, async (drawn) => {
      const { score, time } = marker(drawn)
      const events = Uint8Array.from(time, (one) => (one <= 5 ? 1 : 0))
      const cases = events.reduce((sum, one) => sum + one, 0)
      fc.pre(cases > 1 && cases < time.length - 1)
      const [found] = await timeDependentRoc({ score, time, event: time.map(() => 1) as never }, [5], uninterrupted)
      const counts = await scoreCounts(score, events, uninterrupted)
      const { area, standardError } = rocArea(counts)
      expect(found?.area).toBeCloseTo(area, 12)
      const curve = rocCurve(counts)
      expect(found?.falsePositive).toEqual(curve.falsePositive.map((value) => expect.closeTo(value, 12)))
      expect(found?.truePositive).toEqual(curve.truePositive.map((value) => expect.closeTo(value, 12)))
      // DeLong divides by n - 1
      const widened = standardError ** 2
      expect((found?.standardError ?? 0) ** 2).toBeLessThanOrEqual(widened + 1e-12)
      expect((found?.standardError ?? 0) ** 2).toBeGreaterThanOrEqual(
        widened * (1 - 1 / Math.min(cases, time.length - cases)) - 1e-12,
      )
    }),
  )
})

test('cases have the weights of Kaplan-Meier of the censoring, events before censoring at the same time', async () => {
  // censored: one of 4 at time 2 beside an event, so 1 of 3 at risk; the case at time 3 counts 1.5 times
  const found = await timeDependentRoc(
    { score: Float64Array.of(4, 1, 2, 3), time: Float64Array.of(2, 2, 3, 5), event: Uint8Array.of(1, 0, 1, 1) },
    [1, 3, 9],
    uninterrupted,
  )
  expect(found[0]).toBeUndefined()
  expect(found[2]).toBeUndefined()
  expect(found[1]).toMatchObject({ cases: 2, controls: 1, area: 1 / 2.5 })
  expect(found[1]?.truePositive).toEqual([0, 0.4, 0.4, 1, 1].map((value) => expect.closeTo(value, 12)))
  expect(found[1]?.falsePositive).toEqual([0, 0, 1, 1, 1])
})

test('a higher score for an earlier event and its opposite add up to 1, with one standard error', async () => {
  await fc.assert(
    fc.asyncProperty(subjects, async (drawn) => {
      const own = marker(drawn)
      const [found] = await timeDependentRoc(own, [4], uninterrupted)
      fc.pre(found !== undefined)
      const [turned] = await timeDependentRoc({ ...own, score: own.score.map((one) => -one) }, [4], uninterrupted)
      expect((found?.area ?? 0) + (turned?.area ?? 0)).toBeCloseTo(1, 12)
      expect(turned?.standardError).toBeCloseTo(found?.standardError ?? 0, 10)
    }),
  )
})
