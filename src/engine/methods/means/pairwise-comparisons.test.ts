import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { dunnTest } from '../ranks/dunn-test.ts'
import { kruskalWallis } from '../ranks/kruskal-wallis.ts'
import { oneWayAnova } from './one-way.ts'
import { pairwiseMeans } from './pairwise-means.ts'
import { twoSampleT } from './two-sample-t.ts'
import { varianceExplained } from './variance-explained.ts'

/** InsectSprays of R: Beall, Biometrika 1942;32:243. */
const sprays = [
  [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
  [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
  [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
  [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
  [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
  [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
].map((values) => Float64Array.from(values))

test('Games and Howell on InsectSprays: t as published in the tests of the Python package hypothetical (A. Schlegel)', async () => {
  const published = [
    0.45352438521873684, 8.407339499090465, 6.214359489959841, 7.579791383017868, 0.9619438590966518, 9.753917079412913,
    7.289021195232187, 8.89397045271091, 0.6125900134023213, 3.078215365445631, 1.8680395871105286, 7.748439687475623,
    1.6122487000489365, 6.076375289078413, 7.07111931253599,
  ]
  const pairs = await pairwiseMeans(sprays, 'games-howell', 0.95, uninterrupted)
  for (const [k, { t }] of pairs.entries()) expect(Math.abs(t)).toBeCloseTo(published[k] ?? Number.NaN, 12)
})

// 60 values of set.seed(42); sample(1:5, 60, replace = TRUE) in R; z and p of rstatix::dunn_test, p also of scikit_posthocs, as recorded in
// the tests of a public R package
test('Dunn on values with many ties: z and P as rstatix and scikit-posthocs give them', async () => {
  const y = '151124221415422311345554243212324425454223152224352225114521'
  const groups = [0, 20, 40].map((from) => Float64Array.from(y.slice(from, from + 20), Number))
  const { ranks } = await kruskalWallis(groups, uninterrupted)
  const raw = dunnTest(ranks, 'none')
  for (const [k, z] of [-2.188227984013, -0.647156786761, 1.541071197252].entries())
    expect(raw[k]?.z).toBeCloseTo(z, 11)
  for (const [k, p] of [0.0286529996612, 0.5175304758187, 0.1232994589587].entries())
    expect(raw[k]?.pValue).toBeCloseTo(p, 12)
  const holm = dunnTest(ranks, 'holm')
  for (const [k, p] of [0.0859589989835, 0.5175304758187, 0.246598917917].entries())
    expect(holm[k]?.pValue).toBeCloseTo(p, 12)
})

const sample = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 12 })

test('with two groups both are the t tests', async () => {
  await fc.assert(
    fc.asyncProperty(sample, sample, async (a, b) => {
      fc.pre(new Set(a).size > 1 && new Set(b).size > 1)
      const groups = [Float64Array.from(a), Float64Array.from(b)] as const
      for (const [method, variances] of [
        ['tukey-kramer', 'pooled'],
        ['games-howell', 'separate'],
      ] as const) {
        const [pair] = await pairwiseMeans(groups, method, 0.95, uninterrupted)
        const t = twoSampleT(...groups, { variances, alternative: 'two-sided', confidence: 0.95 })
        expect(pair?.pValue).toBeCloseTo(t.pValue, 10)
        expect(pair?.interval.lower).toBeCloseTo(t.interval.lower, 7)
      }
    }),
    { numRuns: 20 },
  )
})

test('a pair without variation, or equal values, has no P', async () => {
  const groups = [Float64Array.of(1, 1), Float64Array.of(2, 2), Float64Array.of(1, 3)]
  const [pair] = await pairwiseMeans(groups, 'games-howell', 0.95, uninterrupted)
  expect(pair?.pValue).toBeNaN()
  expect(pair?.interval.upper).toBeNaN()
  const equal = await kruskalWallis([Float64Array.of(4, 4), Float64Array.of(4)], uninterrupted)
  expect(dunnTest(equal.ranks, 'holm')[0]?.pValue).toBeNaN()
})

test('the proportion of variance explained is in its interval, and omega squared is below eta squared', () => {
  const { etaSquared, omegaSquared, interval } = varianceExplained(oneWayAnova(sprays), 0.9)
  expect(omegaSquared).toBeLessThan(etaSquared)
  expect(interval.lower).toBeLessThan(omegaSquared)
  expect(interval.upper).toBeGreaterThan(omegaSquared)
  const none = varianceExplained(oneWayAnova([Float64Array.of(1, 3), Float64Array.of(2, 2.1)]), 0.9)
  expect([none.omegaSquared, none.interval.lower]).toEqual([0, 0])
})
