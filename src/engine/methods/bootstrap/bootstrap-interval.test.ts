import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { inTurn } from '../../kernels/in-turn.ts'
import { quantile } from '../description/quantiles.ts'
import { bcaInterval, percentileInterval } from './bootstrap-interval.ts'
import { bootstrapMeans } from './bootstrap-means.ts'
import { accelerationOfMean, accelerationOfMedian } from './jackknife-acceleration.ts'

// survival in days of mice: Efron and Tibshirani 1993, table 2.1
const treated = Float64Array.of(16, 23, 38, 94, 99, 141, 197)
const control = Float64Array.of(10, 27, 30, 40, 46, 51, 52, 104, 146)

const drawn = (values: Float64Array, replicates = 2000) =>
  bootstrapMeans(
    values,
    { replicates, seed: 3 },
    { scatter: inTurn(uninterrupted), checkpoint: uninterrupted, progress: () => undefined },
  )

const without = (values: Float64Array, i: number) => values.filter((_, k) => k !== i)
const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length
const medianOf = (values: Float64Array) => quantile(values, 0.5, 7)

function byDefinition(values: Float64Array, estimate: (sample: Float64Array) => number): number {
  const all = values.map((_, i) => estimate(without(values, i)))
  const d = all.map((one) => meanOf(all) - one)
  const sum = (power: number) => d.reduce((found, one) => found + one ** power, 0)
  return sum(3) / (6 * sum(2) ** 1.5)
}

test.each([treated, control, control.slice(0, 8)])('the acceleration is that of the jackknife', (values) => {
  expect(accelerationOfMean(values)).toBeCloseTo(byDefinition(values, meanOf), 12)
  expect(accelerationOfMedian(values)).toBeCloseTo(byDefinition(values, medianOf), 12)
})

test('constant values have no acceleration', () => {
  expect(accelerationOfMean(Float64Array.of(4, 4, 4))).toBe(0)
  expect(accelerationOfMedian(Float64Array.of(4, 4, 4))).toBe(0)
  expect(accelerationOfMean(control.map((value) => value * 1e300))).toBeCloseTo(accelerationOfMean(control), 12)
})

test('standard errors are close to those of infinitely many samples: Efron and Tibshirani 1993, table 2.2', async () => {
  const { means, medians } = await drawn(treated, 20_000)
  const errorOf = (samples: Float64Array) => {
    const centre = meanOf(samples)
    return Math.sqrt(meanOf(samples.map((one) => (one - centre) ** 2)))
  }
  expect(Math.abs(errorOf(means) - 23.36)).toBeLessThan(0.5)
  expect(Math.abs(errorOf(medians) - 37.83)).toBeLessThan(0.8)
})

test('medians of the samples have their exact distribution', async () => {
  // P(median <= x(k)) of 7 draws: four or more of them among the first k
  const { medians } = await drawn(treated, 20_000)
  for (let k = 1; k < 7; k++) {
    let exact = 0
    for (let j = 4; j <= 7; j++) exact += choose(7, j) * (k / 7) ** j * (1 - k / 7) ** (7 - j)
    const found = medians.filter((median) => median <= (treated[k - 1] as number)).length / medians.length
    expect(Math.abs(found - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / medians.length))
  }
})

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}

test('with neither bias nor acceleration BCa is the percentile interval', () => {
  const samples = Float64Array.from({ length: 1000 }, (_, i) => i)
  const plain = percentileInterval(samples, 0.95)
  const corrected = bcaInterval(samples, { estimate: 500, acceleration: 0, rounding: 0 }, 0.95)
  expect(corrected.lower).toBeCloseTo(plain.lower, 9)
  expect(corrected.upper).toBeCloseTo(plain.upper, 9)
})

test('intervals scale with the unit, and are mirrored with the sign', async () => {
  const { means } = await drawn(control)
  const correction = { estimate: meanOf(control), acceleration: accelerationOfMean(control), rounding: 1e-12 }
  const found = bcaInterval(means, correction, 0.9)
  const other = await drawn(control.map((value) => 5 + 2 * value))
  const moved = bcaInterval(other.means, { ...correction, estimate: 5 + 2 * correction.estimate }, 0.9)
  expect(moved.lower).toBeCloseTo(5 + 2 * found.lower, 9)
  expect(moved.upper).toBeCloseTo(5 + 2 * found.upper, 9)
  const turned = percentileInterval(means.map((mean) => -mean).sort(), 0.9)
  const plain = percentileInterval(means, 0.9)
  expect(turned.lower).toBeCloseTo(-plain.upper, 9)
})

test('an interval contains that of a lower level', async () => {
  const { means, medians } = await drawn(control)
  const correction = { estimate: meanOf(control), acceleration: accelerationOfMean(control), rounding: 1e-12 }
  const [narrow, wide] = [bcaInterval(means, correction, 0.9), bcaInterval(means, correction, 0.99)]
  expect(wide.lower).toBeLessThan(narrow.lower)
  expect(wide.upper).toBeGreaterThan(narrow.upper)
  expect(percentileInterval(medians, 0.99).lower).toBeLessThanOrEqual(percentileInterval(medians, 0.9).lower)
})

test('impossible intervals are NaN', async () => {
  const samples = Float64Array.of(1, 2, 3)
  const at = (estimate: number) => bcaInterval(samples, { estimate, acceleration: 0, rounding: 0 }, 0.95)
  expect(at(0)).toEqual({ lower: Number.NaN, upper: Number.NaN, extreme: false })
  expect(at(9)).toEqual({ lower: Number.NaN, upper: Number.NaN, extreme: false })
  expect(at(2).extreme).toBe(true)
  expect(bcaInterval(Float64Array.of(4, 4), { estimate: 4, acceleration: 0, rounding: 0 }, 0.5)).toMatchObject({
    lower: 4,
    upper: 4,
  })
  const none = await drawn(new Float64Array())
  expect(percentileInterval(none.means, 0.95).lower).toBeNaN()
  const one = await drawn(Float64Array.of(7), 10)
  expect(one.medians).toEqual(new Float64Array(10).fill(7))
})

test('limits beyond the outermost samples are reported as extreme', () => {
  const sorted = (n: number) => Float64Array.from({ length: n }, (_, i) => i)
  const isExtreme = (n: number, confidence: number) => percentileInterval(sorted(n), confidence).extreme
  expect([38, 39, 40].map((n) => isExtreme(n, 0.95))).toEqual([true, false, false])
  expect([10, 1000].map((n) => isExtreme(n, 0.9))).toEqual([true, false])
  // an estimate among the outermost samples moves one limit beyond them
  const skewed = { estimate: 0.5, acceleration: 0, rounding: 0 }
  expect(bcaInterval(sorted(1000), skewed, 0.95).extreme).toBe(true)
  expect(bcaInterval(sorted(1000), { ...skewed, estimate: 999 }, 0.95).extreme).toBe(true)
  expect(bcaInterval(sorted(1000), { ...skewed, estimate: 500 }, 0.95).extreme).toBe(false)
})
