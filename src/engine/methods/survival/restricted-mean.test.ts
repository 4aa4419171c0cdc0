import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { kaplanMeier } from './kaplan-meier.ts'
import { compareRestrictedMeans, restrictedMean } from './restricted-mean.ts'

const settings = { confidence: 0.95, transformation: 'log' } as const

async function meanOf(time: readonly number[], event: readonly number[], tau: number) {
  const sample = { time: Float64Array.from(time), event: Uint8Array.from(event) }
  return restrictedMean(await kaplanMeier(sample, settings, uninterrupted), tau, 0.95)
}

test('without censoring it is the mean of the times truncated at the horizon, with the population variance', async () => {
  const { estimate, standardError } = await meanOf([1, 2, 4, 7, 9], [1, 1, 1, 1, 1], 5)
  const cut = [1, 2, 4, 5, 5]
  const mean = cut.reduce((sum, t) => sum + t, 0) / 5
  const variance = cut.reduce((sum, t) => sum + (t - mean) ** 2, 0) / 5
  expect(estimate).toBeCloseTo(mean, 12)
  expect(standardError).toBeCloseTo(Math.sqrt(variance / 5), 12)
})

test('an event at the horizon does not change the mean; without an event before it there is no standard error', async () => {
  const { estimate, standardError, interval } = await meanOf([3, 5, 6], [0, 1, 1], 5)
  expect([estimate, standardError, interval.lower]).toEqual([5, Number.NaN, Number.NaN])
  const all = await meanOf([2, 2], [1, 1], 2)
  expect(all.estimate).toBe(2)
})

test('scales with the unit of time, even for extreme units', async () => {
  const once = await meanOf([1, 2, 4, 7, 9], [1, 0, 1, 0, 1], 8)
  for (const unit of [1e-100, 1e100]) {
    const scaled = await meanOf(
      [1, 2, 4, 7, 9].map((t) => t * unit),
      [1, 0, 1, 0, 1],
      8 * unit,
    )
    expect(scaled.estimate / unit / once.estimate).toBeCloseTo(1, 12)
    expect(scaled.standardError / unit / once.standardError).toBeCloseTo(1, 12)
  }
})

test('difference and ratio are inverted if the groups are exchanged, and their intervals are dual to the tests', async () => {
  const a = await meanOf([2, 3, 5, 6, 9, 12], [1, 1, 0, 1, 1, 0], 9)
  const b = await meanOf([1, 2, 2, 4, 6, 9], [1, 1, 1, 0, 1, 0], 9)
  const forth = compareRestrictedMeans(a, b, 0.95)
  const back = compareRestrictedMeans(b, a, 0.95)
  expect(back.difference.estimate).toBeCloseTo(-forth.difference.estimate, 12)
  expect(back.ratio.estimate * forth.ratio.estimate).toBeCloseTo(1, 12)
  expect(back.ratio.pValue).toBeCloseTo(forth.ratio.pValue, 12)
  const dual = compareRestrictedMeans(a, b, 1 - forth.difference.pValue)
  expect(dual.difference.interval.lower).toBeCloseTo(0, 8)
  expect(compareRestrictedMeans(a, b, 1 - forth.ratio.pValue).ratio.interval.lower).toBeCloseTo(1, 8)
})
