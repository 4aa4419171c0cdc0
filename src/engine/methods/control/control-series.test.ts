import { expect, test } from 'vitest'
import { countSeries, ewmaSeries, individualSeries, limitsOf, sampleSeries } from './control-series.ts'

const list = (...values: number[]) => Float64Array.from(values)

test('limits of individual values are the mean ± 2.66 mean moving ranges', () => {
  const [values, ranges] = individualSeries(list(10, 12, 11, 13, 9), 5)
  expect(values.centre[4]).toBe(11)
  expect(limitsOf(values, 3).upper[0]).toBeCloseTo(11 + 2.6587 * 2.25, 3)
  expect([...ranges.y]).toEqual([Number.NaN, 2, 1, 2, 4])
  expect(limitsOf(ranges, 3).upper[0]).toBeCloseTo(3.2665 * 2.25, 3)
  expect(limitsOf(ranges, 3).lower[0]).toBe(0)
})

test('a frozen baseline ignores later values', () => {
  const [values] = individualSeries(list(10, 12, 11, 100, 900), 3)
  expect(values.centre[4]).toBe(11)
  expect(values.sd[4]).toBeCloseTo((1.5 * Math.sqrt(Math.PI)) / 2, 12)
})

test('means of samples of five: A2 = 0.577, D4 = 2.114', () => {
  const samples = { size: list(5, 5, 5), mean: list(10, 11, 12), spread: list(3, 4, 5) }
  const [means, ranges] = sampleSeries(samples, 3, 'range')
  expect(limitsOf(means, 3).upper[2]).toBeCloseTo(11 + 0.577 * 4, 2)
  expect(ranges.centre[0]).toBeCloseTo(4, 10)
  expect(limitsOf(ranges, 3).upper[0]).toBeCloseTo(2.114 * 4, 2)
})

test('samples of different sizes have their own limits, and one value no spread', () => {
  const samples = { size: list(2, 4, 1), mean: list(10, 13, 5), spread: list(1, 2, Number.NaN) }
  const [means, sds] = sampleSeries(samples, 2, 'sd')
  expect(means.centre[2]).toBe(12)
  expect((means.sd[2] as number) / (means.sd[1] as number)).toBeCloseTo(2, 12)
  expect(sds.centre[2]).toBeNaN()
  // weights (c4 / SD)² of sizes 2 and 4
  const [h2, h4] = [0.797885 ** 2 / (1 - 0.797885 ** 2), 0.921318 ** 2 / (1 - 0.921318 ** 2)]
  expect(means.sd[2]).toBeCloseTo((h2 / 0.797885 + (2 * h4) / 0.921318) / (h2 + h4), 5)
})

test('rates have the SD of binomial and Poisson counts', () => {
  const [count, size] = [list(2, 6, 4), list(50, 100, 50)]
  const p = countSeries('p', count, size, 3)
  expect(p.centre[0]).toBe(0.06)
  expect(p.sd[1]).toBeCloseTo(Math.sqrt((0.06 * 0.94) / 100), 14)
  expect(limitsOf(p, 3).lower[1]).toBe(0)
  expect(countSeries('np', count, size, 3).sd[1]).toBeCloseTo(Math.sqrt(100 * 0.06 * 0.94), 12)
  expect(countSeries('c', count, size, 3).sd[0]).toBe(2)
  expect(countSeries('u', count, size, 3).sd[0]).toBeCloseTo(Math.sqrt(0.06 / 50), 14)
})

test('an average begins at the centre and its SD grows to √(λ / (2 − λ))', () => {
  const ewma = ewmaSeries(list(10, 12, 11, 13, 9), 5, 0.2)
  expect(ewma.y[0]).toBeCloseTo(10.8, 12)
  const [{ sd }] = individualSeries(list(10, 12, 11, 13, 9), 5)
  expect(ewma.sd[0]).toBeCloseTo(0.2 * (sd[0] as number), 12)
})
