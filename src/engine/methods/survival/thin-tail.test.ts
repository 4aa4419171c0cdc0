import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { kaplanMeier } from './kaplan-meier.ts'
import { thinTail } from './thin-risk-sets.ts'

/** One subject leaves at each of the times 1 to n, every third with an event. */
function curveOf(n: number, weights?: Float64Array) {
  const time = Float64Array.from({ length: n }, (_, i) => i + 1)
  const event = Uint8Array.from(time, (t) => (t % 3 === 0 ? 1 : 0))
  const sample = { time, event, ...(weights && { weights }) }
  return kaplanMeier(sample, { confidence: 0.95, transformation: 'log' }, uninterrupted)
}

test('a tail begins after the last time with 10 at risk, or with a tenth of the subjects if these are fewer', async () => {
  // n - t + 1 are at risk at time t
  expect(thinTail(await curveOf(200))).toBe(191)
  expect(thinTail(await curveOf(60))).toBe(55)
  expect(thinTail(await curveOf(60), 3)).toBe(58)
  expect(thinTail(await curveOf(60), 30, 0.5)).toBe(31)
})

test('a tail of no length is none', async () => {
  expect(thinTail(await curveOf(10))).toBeNull()
  expect(thinTail(await curveOf(1))).toBeNull()
})

test('each row counts with its frequency', async () => {
  const fives = new Float64Array(40).fill(5)
  expect(thinTail(await curveOf(40, fives))).toBe(39)
})
