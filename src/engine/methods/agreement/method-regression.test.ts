import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { silentProgress } from '../../progress.ts'
import { replicateSeeds } from '../../random/replicate-seeds.ts'
import { deming } from './deming.ts'
import { linearityTest, passingBablok, resampledLines } from './passing-bablok.ts'

// whole numbers, so that many sums, many x and many pairs are equal
const measured = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: -4, max: 4 })), {
  minLength: 12,
  maxLength: 40,
})

const columns = (pairs: readonly (readonly [number, number])[]) =>
  [Float64Array.from(pairs, ([x]) => x), Float64Array.from(pairs, ([x, gap]) => 3 + 1.5 * x + gap)] as const

/** All slopes but those of -1 and of equal pairs, as their direction turns from -45 degrees. */
function listedSlopes(x: Float64Array, y: Float64Array): readonly number[] {
  const slopes: number[] = []
  for (let i = 0; i < x.length; i++)
    for (let j = 0; j < i; j++) {
      const [dx, dy] = [(x[i] as number) - (x[j] as number), (y[i] as number) - (y[j] as number)]
      if (dx + dy !== 0) slopes.push(dx === 0 ? Number.POSITIVE_INFINITY : dy / dx)
    }
  const up = (a: number, b: number) => (a === b ? 0 : a - b)
  return [...slopes.filter((slope) => slope > -1).sort(up), ...slopes.filter((slope) => slope < -1).sort(up)]
}

test('the median and the limits of the slopes are those of all slopes listed', async () => {
  await fc.assert(
    fc.asyncProperty(measured, async (pairs) => {
      const [x, y] = columns(pairs)
      const slopes = listedSlopes(x, y)
      const [n, count] = [x.length, slopes.length]
      const half = 1.959963984540054 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18)
      const first = Math.round((count - half) / 2)
      fc.pre(first >= 1)
      const { slope, slopeInterval } = await passingBablok(x, y, 0.95, uninterrupted)
      const wanted = [
        ((slopes[Math.ceil(count / 2) - 1] as number) + (slopes[Math.floor(count / 2)] as number)) / 2,
        slopes[first - 1] as number,
        slopes[count - first] as number,
      ]
      fc.pre(wanted.every((one) => Math.abs(one) < 1e6))
      for (const [k, one] of [slope, slopeInterval.lower, slopeInterval.upper].entries())
        expect(one).toBeCloseTo(wanted[k] as number, 9)
    }),
  )
})

test('methods that change places have the inverse slope, and the test of linearity stays', async () => {
  await fc.assert(
    fc.asyncProperty(measured, async (pairs) => {
      const [x, y] = columns(pairs)
      const found = await passingBablok(x, y, 0.95, uninterrupted)
      // with an even number of slopes the mean of the middle two is not the inverse of that of their inverses
      fc.pre(listedSlopes(x, y).length % 2 === 1 && found.slope > 0.1 && found.slope < 10)
      const turned = await passingBablok(y, x, 0.95, uninterrupted)
      expect(turned.slope).toBeCloseTo(1 / found.slope, 8)
      const { slopeInterval } = found
      fc.pre(slopeInterval.lower > 0.1 && slopeInterval.upper < 10)
      expect(turned.slopeInterval.lower).toBeCloseTo(1 / slopeInterval.upper, 8)
    }),
  )
})

test('a line without error is found, and has no test of linearity', async () => {
  const x = Float64Array.from({ length: 20 }, (_, i) => i / 7)
  const y = x.map((value) => 0.3 + 1.1 * value)
  const found = await passingBablok(x, y, 0.95, uninterrupted)
  expect([found.slope, found.intercept, found.slopeInterval.lower]).toEqual(
    [1.1, 0.3, 1.1].map((value) => expect.closeTo(value, 10)),
  )
  expect((await linearityTest(x, y, found, uninterrupted)).pValue).toBeNaN()
})

test('a curved relation is not linear', async () => {
  const x = Float64Array.from({ length: 60 }, (_, i) => i)
  const y = x.map((value) => value + 0.05 * (value - 30) ** 2)
  const line = { slope: 1, intercept: 12 }
  const { statistic, pValue } = await linearityTest(x, y, line, uninterrupted)
  expect(statistic).toBeGreaterThan(1.63)
  expect(pValue).toBeLessThan(0.01)
})

test('samples of pairs have lines around that of all, the same for the same seeds', async () => {
  const x = Float64Array.from({ length: 30 }, (_, i) => i)
  const y = x.map((value, i) => 2 + value + ((i * 7) % 5) / 5)
  const seeds = replicateSeeds(1, 40)
  const { slopes, intercepts } = await resampledLines(x, y, seeds, uninterrupted, silentProgress)
  expect(Math.min(...slopes)).toBeLessThan(1.01)
  expect(Math.max(...slopes)).toBeGreaterThan(0.99)
  const again = await resampledLines(x, y, seeds.subarray(3, 4), uninterrupted, silentProgress)
  expect([again.slopes[0], again.intercepts[0]]).toEqual([slopes[3], intercepts[3]])
})

test('Deming: the inverse ratio of errors inverts the slope; without error in x it is least squares', async () => {
  await fc.assert(
    fc.asyncProperty(measured, fc.double({ min: 0.1, max: 10, noNaN: true }), async (pairs, ratio) => {
      const [x, y] = columns(pairs)
      const found = await deming(x, y, ratio, 0.95, uninterrupted)
      fc.pre(found.slope > 0.1 && found.slope < 10)
      const turned = await deming(y, x, 1 / ratio, 0.95, uninterrupted)
      expect(turned.slope).toBeCloseTo(1 / found.slope, 6)
      const { lower, upper } = found.limitsAt(0)
      expect((lower + upper) / 2).toBeCloseTo(found.intercept, 8)
    }),
  )
  const [x, y] = [Float64Array.of(1, 2, 3, 4, 6), Float64Array.of(1.2, 1.9, 3.4, 3.8, 6.3)]
  expect((await deming(x, y, 1e-9, 0.95, uninterrupted)).slope).toBeCloseTo(1.01891892, 6)
})

test('Deming: one of fewer than four pairs, or that fall, has no line', async () => {
  const falling = await deming(Float64Array.of(1, 2, 3, 4), Float64Array.of(4, 3, 2, 1), 1, 0.95, uninterrupted)
  expect(falling.slope).toBeNaN()
  expect((await deming(Float64Array.of(1, 2, 3), Float64Array.of(1, 2, 4), 1, 0.95, uninterrupted)).slope).toBeNaN()
})
