import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { makeNumericColumn } from '../../frame/make-columns.ts'
import { moments } from '../description/moments.ts'
import { averagedRow } from '../design/averaged-row.ts'
import type { Contrast, Term } from '../design/term.ts'
import { pairwiseMeans } from '../means/pairwise-means.ts'
import { fitLinear } from './fit-linear.ts'
import { linearFunctions } from './linear-functions.ts'
import { type PairAdjustment, pairwiseEstimates } from './pairwise-estimates.ts'
import { slopesTest } from './slopes-test.ts'

interface Row {
  readonly a: number
  readonly b: number
  readonly x: number
  readonly y: number
}

const a: Term = { kind: 'main', variable: 'a' }
const b: Term = { kind: 'main', variable: 'b' }
const ab: Term = { kind: 'interaction', variables: ['a', 'b'] }
const x: Term = { kind: 'main', variable: 'x' }

async function fitted(rows: readonly Row[], terms: readonly Term[], contrast: Contrast = 'treatment') {
  const column = (id: 'a' | 'b' | 'x' | 'y') =>
    makeNumericColumn(
      { id, name: id, measure: id === 'a' || id === 'b' ? 'nominal' : 'continuous' },
      rows.map((row) => row[id]),
    )
  const columns = [column('a'), column('b'), column('x'), column('y')]
  const frame = { rows: rows.length, rowIds: Float64Array.from(rows.keys()), columns }
  const factors = { a: { reference: null, contrast }, b: { reference: null, contrast } }
  const question = { variables: ['a', 'b', 'x', 'y'], terms, factors, weight: null }
  const fit = await fitLinear(frame, question, 'y', uninterrupted)
  if ('refused' in fit) throw new Error(fit.refused)
  const means = new Map([['x', moments(Float64Array.from(rows, (row) => row.x)).mean]])
  const rowAt = (levels: Readonly<Record<string, number>>) =>
    averagedRow(fit.prepared.design, new Map(Object.entries(levels)), means)
  return { ...fit, factors, functions: linearFunctions(fit.model), rowAt }
}

/** A 3 x 2 layout with at least two rows in each cell, in any order. */
const unbalanced = fc
  .array(
    fc.record({
      a: fc.integer({ min: 1, max: 3 }),
      b: fc.integer({ min: 1, max: 2 }),
      x: fc.integer({ min: 20, max: 80 }),
      y: fc.integer({ min: -50, max: 50 }),
    }),
    { minLength: 4, maxLength: 20 },
  )
  .map((rows) => [
    ...rows,
    ...[1, 2, 3].flatMap((level) =>
      [1, 2].flatMap((other) => [
        { a: level, b: other, x: 30 + level, y: 3 * level },
        { a: level, b: other, x: 47 - other, y: 3 * level + other },
      ]),
    ),
  ])

const asked: readonly Readonly<Record<string, number>>[] = [{ a: 1 }, { a: 3 }, { b: 2 }, { a: 2, b: 1 }]

test('an estimated mean depends neither on the coding of the factors nor on the order of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(unbalanced, async (rows) => {
      const one = await fitted(rows, [a, b, ab, x])
      const other = await fitted(rows.toReversed(), [b, a, x, ab], 'sum')
      for (const levels of asked) {
        const [first, second] = [
          one.functions.estimate(one.rowAt(levels)),
          other.functions.estimate(other.rowAt(levels)),
        ]
        expect(second.estimate).toBeCloseTo(first.estimate, 9)
        expect(second.standardError).toBeCloseTo(first.standardError, 9)
      }
    }),
    { numRuns: 40 },
  )
})

test('in a model with all cells the mean of a factor level is the unweighted mean of its cell means', async () => {
  await fc.assert(
    fc.asyncProperty(unbalanced, async (rows) => {
      const { functions, rowAt } = await fitted(rows, [a, b, ab])
      const cell = (level: number) => {
        const own = [1, 2].map((other) => rows.filter((row) => row.a === level && row.b === other))
        return own.reduce((sum, of) => sum + of.reduce((total, { y }) => total + y, 0) / of.length / 2, 0)
      }
      for (const level of [1, 2, 3])
        expect(functions.estimate(rowAt({ a: level })).estimate).toBeCloseTo(cell(level), 9)
    }),
    { numRuns: 40 },
  )
})

test('pairs of a single factor equal those of Tukey and Kramer', async () => {
  await fc.assert(
    fc.asyncProperty(unbalanced, async (rows) => {
      const { functions, rowAt, model } = await fitted(rows, [a])
      const settings = { adjust: 'tukey', confidence: 0.95, df: model.residualDf } as const
      const found = pairwiseEstimates(
        functions,
        [1, 2, 3].map((level) => rowAt({ a: level })),
        settings,
      )
      const groups = [1, 2, 3].map((level) =>
        Float64Array.from(rows.filter((row) => row.a === level).map(({ y }) => y)),
      )
      const plain = await pairwiseMeans(groups, 'tukey-kramer', 0.95, uninterrupted)
      for (const [k, { estimate, standardError: se, pValue: p, interval }] of found.entries()) {
        expect(estimate).toBeCloseTo(plain[k]?.difference ?? Number.NaN, 9)
        expect(se).toBeCloseTo(plain[k]?.standardError ?? Number.NaN, 9)
        expect(p).toBeCloseTo(plain[k]?.pValue ?? Number.NaN, 9)
        expect(interval.upper).toBeCloseTo(plain[k]?.interval.upper ?? Number.NaN, 8)
      }
    }),
    { numRuns: 20 },
  )
})

test('an interval excludes 0 if and only if its P is below 1 minus the level; Bonferroni and Tukey are simultaneous', async () => {
  await fc.assert(
    fc.asyncProperty(
      unbalanced,
      fc.constantFrom<PairAdjustment>('tukey', 'bonferroni', 'none'),
      async (rows, adjust) => {
        const { functions, rowAt, model } = await fitted(rows, [a, b, x])
        const settings = { adjust, confidence: 0.9, df: model.residualDf }
        for (const { pValue: p, interval } of pairwiseEstimates(
          functions,
          [1, 2, 3].map((level) => rowAt({ a: level })),
          settings,
        ))
          if (Math.abs(p - 0.1) > 1e-6) expect(interval.lower > 0 || interval.upper < 0).toBe(p < 0.1)
      },
    ),
    { numRuns: 40 },
  )
})

test('the F statistic of one function is its squared t, and the test of all differences is that of the term', async () => {
  await fc.assert(
    fc.asyncProperty(unbalanced, async (rows) => {
      const { functions, rowAt, model } = await fitted(rows, [a])
      const [first, second, third] = [1, 2, 3].map((level) => rowAt({ a: level })) as [
        Float64Array,
        Float64Array,
        Float64Array,
      ]
      const less = (row: Float64Array) => row.map((value, k) => value - (first[k] ?? 0))
      const { estimate, standardError: se } = functions.estimate(less(second))
      expect(functions.test([less(second)]).statistic).toBeCloseTo((estimate / se) ** 2, 8)
      expect(functions.test([less(second), less(third)]).statistic).toBeCloseTo(model.overall.statistic, 8)
    }),
    { numRuns: 30 },
  )
})

test('an empty cell is not estimable if the model has a mean for each cell, and is estimable if effects are additive', async () => {
  const rows = [1, 2, 3].flatMap((level) =>
    [1, 2]
      .filter((other) => level < 3 || other === 1)
      .flatMap((other) => [0, 1, 2].map((i) => ({ a: level, b: other, x: i * level, y: level + 2 * other + (i % 2) }))),
  )
  const whole = await fitted(rows, [a, b, ab])
  expect(whole.functions.estimate(whole.rowAt({ a: 3, b: 2 }))).toEqual({
    estimate: Number.NaN,
    standardError: Number.NaN,
  })
  expect(whole.functions.estimate(whole.rowAt({ a: 3 })).estimate).toBeNaN()
  expect(whole.functions.estimate(whole.rowAt({ a: 3, b: 1 })).estimate).toBeCloseTo(5 + 1 / 3, 10)
  expect(whole.functions.test([whole.rowAt({ a: 3 })]).statistic).toBeNaN()
  const additive = await fitted(rows, [a, b])
  expect(additive.functions.estimate(additive.rowAt({ a: 3, b: 2 })).estimate).toBeCloseTo(7 + 1 / 3, 10)
})

test('slopes are compared between groups, unless they already differ in the model', async () => {
  const rows = [1, 2].flatMap((level) =>
    Array.from({ length: 12 }, (_, i) => ({ a: level, b: 1 + (i % 2), x: i, y: level * i + Math.sin(7 * i + level) })),
  )
  const common = await fitted(rows, [a, x])
  const found = await slopesTest(common, 'x', common.factors, uninterrupted)
  const own = await fitted(rows, [a, x, { kind: 'interaction', variables: ['a', 'x'] }])
  // the slope of the second group minus that of the first
  const difference = Float64Array.from(own.model.coefficients, (_, k) =>
    k === own.model.coefficients.length - 1 ? 1 : 0,
  )
  expect(found.statistic).toBeCloseTo(own.functions.test([difference]).statistic, 7)
  expect(found.pValue).toBeLessThan(1e-6)
  expect(await slopesTest(own, 'x', own.factors, uninterrupted)).toMatchObject({ df1: 0, statistic: Number.NaN })
})
