import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { covarianceMatrix } from '../correlation/covariance-matrix.ts'
import { repeatedAnova } from '../means/repeated-anova.ts'
import { alphaInterval, internalConsistency, splitHalf } from './internal-consistency.ts'
import { intraclassCorrelations } from './intraclass-correlation.ts'

const columnsOf = (columns: readonly (readonly number[])[]) => columns.map((column) => Float64Array.from(column))
const covariancesOf = (columns: readonly (readonly number[])[]) => covarianceMatrix(columnsOf(columns), uninterrupted)

// Shrout and Fleiss, Psychol Bull 1979;86:420, tables 2 and 4: ICC(3,k) is Cronbach's alpha
const judges = [
  [9, 6, 8, 7, 10, 6],
  [2, 1, 4, 1, 5, 2],
  [5, 3, 6, 2, 6, 4],
  [8, 2, 8, 6, 9, 7],
]

test('the published consistency of the mean of four judges, and its interval as R’s psych prints it', async () => {
  const { alpha } = internalConsistency(await covariancesOf(judges))
  const { lower, upper } = alphaInterval(alpha, 6, 4, 0.95)
  expect([alpha, lower, upper].map((value) => value.toFixed(2))).toEqual(['0.91', '0.68', '0.99'])
})

const scales = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 4, max: 12 }))
  .chain(([k, n]) =>
    fc.array(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: n, maxLength: n }), { minLength: k, maxLength: k }),
  )
  .filter((columns) => columns.every((column) => new Set(column).size > 1))

test('alpha and its interval equal those of ICC(3,k) for any items', async () => {
  await fc.assert(
    fc.asyncProperty(scales, async (columns) => {
      const [k, n] = [columns.length, columns[0]?.length ?? 0]
      const { conditions, subjects, error } = await repeatedAnova(columnsOf(columns), uninterrupted)
      fc.pre(subjects > 1e-9 && error > 1e-9)
      const icc = intraclassCorrelations({ n, k, subjects, raters: conditions, error }, 0.9).at(-1)
      const { alpha } = internalConsistency(await covariancesOf(columns))
      expect(alpha).toBeCloseTo(icc?.estimate ?? Number.NaN, 9)
      fc.pre((icc?.interval.lower ?? Number.NaN) > -1e3)
      expect(alphaInterval(alpha, n, k, 0.9).lower).toBeCloseTo(icc?.interval.lower ?? Number.NaN, 6)
      expect(alphaInterval(alpha, n, k, 0.9).upper).toBeCloseTo(icc?.interval.upper ?? Number.NaN, 9)
    }),
    { numRuns: 60 },
  )
})

test('the order of rows and of items does not matter, and lambda 2 is never below alpha', async () => {
  await fc.assert(
    fc.asyncProperty(scales, async (columns) => {
      const one = internalConsistency(await covariancesOf(columns))
      fc.pre(!Number.isNaN(one.alpha) && Math.abs(one.standardised) < 1e3)
      fc.pre(one.items.every(({ itemRest }) => !Number.isNaN(itemRest)))
      const other = internalConsistency(await covariancesOf(columns.map((column) => column.toReversed()).toReversed()))
      expect(other.alpha).toBeCloseTo(one.alpha, 9)
      expect(other.standardised).toBeCloseTo(one.standardised, 7)
      for (const [j, item] of other.items.toReversed().entries())
        expect(item.itemRest).toBeCloseTo(one.items[j]?.itemRest ?? Number.NaN, 9)
      expect(one.lambda2).toBeGreaterThanOrEqual(one.alpha - 1e-9)
    }),
    { numRuns: 60 },
  )
})

test('for two equal halves the formula is Spearman and Brown’s, and exchanging them changes nothing', async () => {
  const covariances = await covariancesOf(judges)
  const split = splitHalf(covariances, [0, 1], [2, 3])
  expect(split.steppedUp).toBeCloseTo((2 * split.correlation) / (1 + split.correlation), 12)
  const turned = splitHalf(covariances, [2, 3], [0, 1])
  expect(turned.steppedUp).toBeCloseTo(split.steppedUp, 12)
  expect(turned.guttman).toBeCloseTo(split.guttman, 12)
})

test('halves of unequal length: the result solves Horst’s equation', async () => {
  const { correlation: r, steppedUp: x } = splitHalf(await covariancesOf(judges), [0], [1, 2, 3])
  expect((1 - r * r) * (3 / 16) * x * x + r * r * x).toBeCloseTo(r * r, 12)
})

test('a sum that does not vary has no consistency', async () => {
  const { alpha, items } = internalConsistency(
    await covariancesOf([
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ]),
  )
  expect(alpha).toBeNaN()
  expect(items.map(({ alphaWithout }) => alphaWithout)).toEqual([Number.NaN, Number.NaN])
})

test('covariances stay accurate at a large level', async () => {
  const near = await covariancesOf(judges)
  const far = await covariancesOf(judges.map((column) => column.map((value) => value + 1e9)))
  expect(far).toEqual(near)
})
