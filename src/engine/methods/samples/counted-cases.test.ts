import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { pearsonR } from '../correlation/pearson.ts'
import { binCount, binCounts, equalBins } from '../description/bins.ts'
import { boxSummary } from '../description/box-summary.ts'
import { moments, skewness } from '../description/moments.ts'
import { type QuantileType, quantile } from '../description/quantiles.ts'
import { shape } from '../description/shape.ts'
import { standardisedDifference } from '../description/standardised-difference.ts'
import { bartlettTest } from '../means/bartlett-test.ts'
import { flignerKilleen } from '../means/fligner-killeen.ts'
import { leveneTest, oneWayAnova, welchAnova } from '../means/one-way.ts'
import { adjustedPairs, dunnettTest } from '../means/pooled-pairs.ts'
import { andersonDarling } from '../normality/anderson-darling.ts'
import { fitNormal } from '../normality/fitted-normal.ts'
import { lilliefors } from '../normality/lilliefors.ts'
import { normalQuantilePlot } from '../normality/normal-quantile-plot.ts'
import { isRoughlyNormal } from '../normality/roughly-normal.ts'
import { shapiroWilk } from '../normality/shapiro-wilk.ts'
import { friedman } from '../ranks/friedman.ts'
import { kruskalWallis } from '../ranks/kruskal-wallis.ts'
import { mannWhitney, mannWhitneyTest } from '../ranks/mann-whitney.ts'
import { signTest } from '../ranks/sign-test.ts'
import { signedRank } from '../ranks/signed-rank.ts'
import { repeatCases } from './repeat-cases.ts'
import { sortedCases } from './sorted-cases.ts'
import { sortedValues } from './sorted-values.ts'

/** Values with ties, zeros and both signs, and their case counts. */
function sample(seed: number, n: number) {
  const values = Float64Array.from({ length: n }, (_, i) => Math.round(20 * Math.sin(seed + 1.7 * i)) / 2)
  return { values, weights: Float64Array.from({ length: n }, (_, i) => [3, 1, 7, 2][(i + seed) % 4] ?? 1) }
}
const [a, b, c] = [sample(1, 40), sample(2, 31), sample(3, 17)]
const counted = [a.values, b.values, c.values]
const weights = [a.weights, b.weights, c.weights]
const repeated = counted.map((values, g) => repeatCases(values, weights[g]))
const [long = new Float64Array()] = repeated

/** Expects equality up to rounding. */
function expectSame(found: unknown, wanted: unknown): void {
  if (typeof wanted === 'number') {
    if (Number.isFinite(wanted))
      expect(Math.abs(Number(found) - wanted)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(wanted)))
    else expect(found).toBe(wanted)
  } else if (typeof wanted === 'object' && wanted !== null)
    for (const [key, value] of Object.entries(wanted)) expectSame((found as Record<string, unknown>)[key], value)
  else expect(found).toBe(wanted)
}

test('moments, skewness, correlation and normality of counted values are those of repeated ones', () => {
  expectSame(moments(a.values, 3, a.weights), moments(long, 3))
  expectSame(skewness(a.values, a.weights), skewness(long))
  const second = a.values.map((value, i) => value * value - i)
  expectSame(pearsonR(a.values, second, a.weights), pearsonR(long, repeatCases(second, a.weights)))
  expectSame(shapiroWilk(a.values, a.weights), shapiroWilk(long))
  expect(isRoughlyNormal(counted, weights)).toBe(isRoughlyNormal(repeated))
})

test.each([2, 6, 7] as const)('quantiles of type %i, the sign test and the box', async (type: QuantileType) => {
  const { values, upTo } = await sortedCases(a.values, uninterrupted, a.weights)
  const sorted = await sortedValues(long, uninterrupted)
  for (let p = 0; p <= 1; p += 1 / 64) expect(quantile(values, p, type, upTo)).toBe(quantile(sorted, p, type))
  const settings = { alternative: 'two-sided', confidence: 0.95 } as const
  expectSame(signTest(values, settings, upTo), signTest(sorted, settings))
  expectSame(boxSummary(a.values, values, 0.95, type, a.weights, upTo), boxSummary(long, sorted, 0.95, type))
})

test('values beyond the whiskers are thinned like repeated ones', async () => {
  const values = Float64Array.from({ length: 60 }, (_, i) => (i < 50 ? i / 50 : 5 * i))
  const cases = values.map((_, i) => (i < 50 ? 90 : 45 + i))
  const all = repeatCases(values, cases)
  const { values: sorted, upTo } = await sortedCases(values, uninterrupted, cases)
  expectSame(boxSummary(values, sorted, 0.95, 7, cases, upTo), boxSummary(all, all, 0.95, 7))
})

test('distances from a normal distribution, its plot and shape', async () => {
  const counted = await sortedCases(a.values, uninterrupted, a.weights)
  const sorted = { values: await sortedValues(long, uninterrupted) }
  const [few, all] = [await fitNormal(counted, uninterrupted), await fitNormal(sorted, uninterrupted)]
  expectSame(await andersonDarling(few, uninterrupted), await andersonDarling(all, uninterrupted))
  expectSame(lilliefors(few), lilliefors(all))
  for (const most of [100, 400])
    expectSame(normalQuantilePlot(counted, 0.9, most), normalQuantilePlot(sorted, 0.9, most))
  for (const formula of ['adjusted', 'moment'] as const)
    expectSame(shape(a.values, formula, a.weights), shape(long, formula))
})

test('histograms', async () => {
  const { values, upTo } = await sortedCases(a.values, uninterrupted, a.weights)
  const sorted = await sortedValues(long, uninterrupted)
  for (const rule of ['sturges', 'scott', 'freedman-diaconis'] as const)
    expect(binCount(values, 5, rule, upTo)).toBe(binCount(sorted, 5, rule))
  expectSame(binCount(Float64Array.of(4), 0, 'sturges', Float64Array.of(8)), 1)
  const edges = equalBins(-10, 10, 7)
  expect(binCounts(a.values, edges, a.weights)).toEqual(binCounts(long, edges))
})

test('a plot of nearly 2^53 cases has finite coordinates', () => {
  const values = Float64Array.of(1, 2, 4)
  const upTo = values.map((_, k) => ((k + 1) / 3) * (2 ** 53 - 2))
  for (const points of Object.values(normalQuantilePlot({ values, upTo }, 0.95, 100)).filter(Array.isArray))
    expect(points.every(Number.isFinite)).toBe(true)
})

test.each([
  ['auto', 'drop'],
  ['exact', 'drop'],
  ['normal', 'pratt'],
] as const)('ranks: %s, zeros %s', async (method, zeros) => {
  const settings = { method, zeros, continuity: true, confidence: 0.95 } as const
  for (const alternative of ['two-sided', 'greater', 'less'] as const)
    for (const few of [a.values.length, 9]) {
      const [x, w] = [a.values.subarray(0, few), a.weights.subarray(0, few)]
      const [y, v] = [b.values.subarray(0, few), b.weights.subarray(0, few)]
      const asked = { ...settings, alternative }
      const [xs, ys] = [repeatCases(x, w), repeatCases(y, v)]
      expectSame(await signedRank(x, asked, uninterrupted, undefined, w), await signedRank(xs, asked, uninterrupted))
      expectSame(
        await mannWhitney(x, y, asked, uninterrupted, undefined, [w, v]),
        await mannWhitney(xs, ys, asked, uninterrupted),
      )
      expectSame(
        await mannWhitneyTest(x, y, asked, uninterrupted, [w, v]),
        await mannWhitneyTest(xs, ys, asked, uninterrupted),
      )
    }
})

test('comparisons of groups', async () => {
  expectSame(oneWayAnova(counted, weights), oneWayAnova(repeated))
  expectSame(welchAnova(counted, weights), welchAnova(repeated))
  expectSame(bartlettTest(counted, weights), bartlettTest(repeated))
  expectSame(await kruskalWallis(counted, uninterrupted, weights), await kruskalWallis(repeated, uninterrupted))
  expectSame(await flignerKilleen(counted, uninterrupted, weights), await flignerKilleen(repeated, uninterrupted))
  for (const around of ['mean', 'median'] as const)
    expectSame(
      await leveneTest(counted, around, uninterrupted, weights),
      await leveneTest(repeated, around, uninterrupted),
    )
  const [one = long, other = long] = repeated
  expectSame(standardisedDifference(a.values, b.values, weights), standardisedDifference(one, other))
  expectSame(adjustedPairs(counted, 'bonferroni', 0.95, weights), adjustedPairs(repeated, 'bonferroni', 0.95))
  expectSame(
    await dunnettTest(counted, 1, 0.95, uninterrupted, weights),
    await dunnettTest(repeated, 1, 0.95, uninterrupted),
  )
})

test('ranks within subjects', async () => {
  const values = [0, 1, 2].map((j) => a.values.map((value, i) => Math.round(value + j * Math.cos(i + j))))
  expectSame(
    await friedman(values, uninterrupted, a.weights),
    await friedman(
      values.map((of) => repeatCases(of, a.weights)),
      uninterrupted,
    ),
  )
})

test('the time for counted data does not grow with the number of cases', async () => {
  const many = a.weights.map((times) => times * 1e9)
  const settings = {
    method: 'auto',
    zeros: 'drop',
    continuity: true,
    alternative: 'two-sided',
    confidence: 0.95,
  } as const
  const { pseudoMedian, zeros } = await signedRank(a.values, settings, uninterrupted, undefined, many)
  expect(pseudoMedian).toBe((await signedRank(long, settings, uninterrupted)).pseudoMedian)
  expect(zeros % 1e9).toBe(0)
})
