import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { standardisedMoments } from '../description/shape.ts'
import { safelyScaled } from '../samples/safe-scale.ts'
import { andersonDarling, andersonDarlingP } from './anderson-darling.ts'
import { dagostinoPearson } from './dagostino-pearson.ts'
import { fitNormal } from './fitted-normal.ts'
import { lilliefors, lillieforsP } from './lilliefors.ts'
import { shapiroWilk } from './shapiro-wilk.ts'

/** Cholesterol of 62 men of the Framingham study, as printed by D'Agostino, Belanger and D'Agostino Jr (1990). */
const cholesterol = Float64Array.from(
  `393 353 334 336 327 300 300 308 283 285 270 270 272 278 278 263 264 267 267 267
   268 254 254 254 256 256 258 240 243 246 247 248 230 230 230 230 231 232 232 232 234
   234 236 236 238 220 225 225 226 210 211 212 215 216 217 218 200 202 192 198 184 167`.split(/\s+/),
  Number,
)

describe('published results', () => {
  test("D'Agostino 1990: skewness, kurtosis and K² of cholesterol", () => {
    const { skewness, kurtosis, omnibus } = dagostinoPearson(standardisedMoments(cholesterol))
    expect(skewness.statistic).toBeCloseTo(3.14, 2)
    expect(skewness.pValue).toBeCloseTo(0.0017, 4)
    expect(kurtosis.statistic).toBeCloseTo(2.21, 2)
    expect(kurtosis.pValue).toBeCloseTo(0.0269, 4)
    expect(omnibus.statistic).toBeCloseTo(14.75, 2)
    expect(omnibus.pValue).toBeCloseTo(0.0006, 4)
  })

  test('Anderson–Darling: percentage points of case 3 (D’Agostino and Stephens 1986, table 4.7)', () => {
    const points = { 0.1: 0.631, 0.05: 0.752, 0.025: 0.873, 0.01: 1.035 }
    for (const [p, point] of Object.entries(points))
      expect(Math.abs(andersonDarlingP(point) / Number(p) - 1), p).toBeLessThan(0.02)
  })

  test.each([20, 50, 100])('Lilliefors, n = %d: percentage points of Stephens (1974)', (n) => {
    const points = { 0.15: 0.775, 0.1: 0.819, 0.05: 0.895, 0.01: 1.035 }
    for (const [p, point] of Object.entries(points)) {
      const found = lillieforsP(point / (Math.sqrt(n) - 0.01 + 0.85 / Math.sqrt(n)), n)
      expect(Math.abs(found / Number(p) - 1), `${p}: ${found}`).toBeLessThan(0.12)
    }
  })
})

/** The results of all four tests; Z as its absolute value. */
async function testsOf(values: Float64Array): Promise<readonly number[]> {
  const fitted = await fitNormal({ values: values.toSorted() }, uninterrupted)
  const { skewness, kurtosis, omnibus } = dagostinoPearson(standardisedMoments(values))
  return [
    shapiroWilk(values).statistic,
    (await andersonDarling(fitted, uninterrupted)).statistic,
    lilliefors(fitted).statistic,
    Math.abs(skewness.statistic),
    kurtosis.statistic,
    omnibus.statistic,
  ]
}

describe('no test depends on', () => {
  test.each([
    ['the order of the rows', (v: number) => v, true],
    ['the unit and the origin', (v: number) => 5 * v - 300, false],
    ['the sign', (v: number) => -v, false],
  ])('%s', async (_, change, reversed) => {
    const changed = cholesterol.map(change)
    if (reversed) changed.reverse()
    const expected = await testsOf(cholesterol)
    for (const [k, value] of (await testsOf(changed)).entries())
      expect(Math.abs(value / (expected[k] ?? 0) - 1)).toBeLessThan(1e-10)
  })

  test.each([1e300, 1e-300])('a factor of %d, once values are safely scaled', async (by) => {
    const { values, factor } = safelyScaled(cholesterol.map((value) => value * by))
    expect(values[0]).toBe(((cholesterol[0] ?? 0) * by) / factor)
    const expected = await testsOf(cholesterol)
    for (const [k, value] of (await testsOf(values)).entries())
      expect(Math.abs(value / (expected[k] ?? 0) - 1)).toBeLessThan(1e-10)
  })
})

test('three equally spaced values have the maximum of the statistic in spite of rounding', () => {
  for (let k = 1; k <= 60; k++) {
    const { statistic, pValue } = shapiroWilk(Float64Array.of(k / 10, k / 10 + 0.1, k / 10 + 0.2))
    expect(statistic).toBeLessThanOrEqual(1)
    expect(pValue).toBeCloseTo(1, 6)
  }
})

test('P decreases as the distance grows', () => {
  for (const n of [5, 30, 1000]) {
    const ps = Array.from({ length: 60 }, (_, i) => lillieforsP(((i + 10) * 0.025) / Math.sqrt(n), n))
    for (const [i, p] of ps.entries()) expect(p).toBeLessThanOrEqual(ps[i - 1] ?? 1)
  }
  const ps = Array.from({ length: 200 }, (_, i) => andersonDarlingP(0.1 + i * 0.1))
  for (const [i, p] of ps.entries()) expect(p).toBeLessThanOrEqual(ps[i - 1] ?? 1)
})

test('too few values, or constant ones, have no test', async () => {
  for (const values of [[], [1], [1, 2, 3, 4], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]]) {
    const sorted = Float64Array.from(values)
    const fitted = await fitNormal({ values: sorted }, uninterrupted)
    expect((await andersonDarling(fitted, uninterrupted)).pValue).toBeNaN()
    expect(lilliefors(fitted).pValue).toBeNaN()
    expect(dagostinoPearson(standardisedMoments(sorted)).skewness.pValue).toBeNaN()
  }
  const nineteen = dagostinoPearson(standardisedMoments(cholesterol.subarray(0, 19)))
  expect(nineteen.skewness.pValue).toBeGreaterThan(0)
  expect([nineteen.kurtosis.pValue, nineteen.omnibus.pValue]).toEqual([Number.NaN, Number.NaN])
})

test("Anderson and Darling's P decreases almost without jumps from one formula to the next", () => {
  for (const joint of [0.2, 0.34, 0.6]) {
    const [before, after] = [andersonDarlingP(joint - 1e-9), andersonDarlingP(joint)]
    expect(Math.abs(before - after), `${joint}`).toBeLessThan(0.006)
  }
  const ps = Array.from({ length: 120 }, (_, k) => andersonDarlingP(0.05 + k / 40))
  for (const [k, p] of ps.entries()) if (k > 0) expect(p).toBeLessThan((ps[k - 1] ?? 0) + 0.005)
})
