import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { repeatedAnova } from '../means/repeated-anova.ts'
import { errorOfMeasurement, intraclassCorrelations, type RaterSquares } from './intraclass-correlation.ts'

async function squaresOf(columns: readonly (readonly number[])[]): Promise<RaterSquares> {
  const { n, conditions, subjects, error } = await repeatedAnova(
    columns.map((column) => Float64Array.from(column)),
    uninterrupted,
  )
  return { n, k: columns.length, subjects, raters: conditions, error }
}

// Shrout and Fleiss, Psychol Bull 1979;86:420, tables 2 to 4: six subjects, four judges
const judges = [
  [9, 6, 8, 7, 10, 6],
  [2, 1, 4, 1, 5, 2],
  [5, 3, 6, 2, 6, 4],
  [8, 2, 8, 6, 9, 7],
]

test('the published correlations of four judges, and their intervals as R’s psych prints them', async () => {
  const found = intraclassCorrelations(await squaresOf(judges), 0.95)
  expect(found.map(({ estimate }) => estimate.toFixed(2))).toEqual(['0.17', '0.29', '0.71', '0.44', '0.62', '0.91'])
  expect(found.map(({ interval }) => interval.upper.toFixed(2))).toEqual([
    '0.72',
    '0.76',
    '0.95',
    '0.91',
    '0.93',
    '0.99',
  ])
  expect(found.map(({ interval }) => interval.lower.toFixed(2))).toEqual([
    '-0.13',
    '0.02',
    '0.34',
    '-0.88',
    '0.07',
    '0.68',
  ])
  expect(found.map(({ statistic, df }) => [statistic.toFixed(1), ...df])).toEqual([
    ['1.8', 5, 18],
    ['11.0', 5, 15],
    ['11.0', 5, 15],
    ['1.8', 5, 18],
    ['11.0', 5, 15],
    ['11.0', 5, 15],
  ])
})

const ratings = fc
  .integer({ min: 2, max: 5 })
  .chain((k) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: k, maxLength: k }), {
      minLength: 4,
      maxLength: 20,
    }),
  )
  .map((rows) => (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? 0)))

test('order, unit and origin do not matter; the interval contains 0 if P is above its level', async () => {
  await fc.assert(
    fc.asyncProperty(ratings, async (columns) => {
      const squares = await squaresOf(columns)
      fc.pre(squares.error > 1e-6 && squares.subjects > 1e-6)
      const found = intraclassCorrelations(squares, 0.95)
      const changed = columns.toReversed().map((column) => column.toReversed().map((value) => 3 * value - 7))
      const again = intraclassCorrelations(await squaresOf(changed), 0.95)
      for (const [i, one] of found.entries()) {
        expect(again[i]?.estimate).toBeCloseTo(one.estimate, 8)
        if (one.form.startsWith('agreement')) continue // its interval has degrees of freedom of its own
        expect(one.interval.lower > 0).toBe(one.pValue < 0.025)
      }
    }),
  )
})

test('a shift of one rater leaves consistency unchanged and lowers agreement', async () => {
  const shifted = judges.map((column, j) => (j === 0 ? column.map((value) => value + 10) : column))
  const [one, other] = [await squaresOf(judges), await squaresOf(shifted)].map((squares) => ({
    icc: intraclassCorrelations(squares, 0.95),
    error: errorOfMeasurement(squares),
  }))
  expect(other?.icc[2]?.estimate).toBeCloseTo(one?.icc[2]?.estimate ?? Number.NaN, 12)
  expect(other?.icc[1]?.estimate).toBeLessThan(one?.icc[1]?.estimate ?? Number.NaN)
  expect(other?.error.consistency).toBeCloseTo(one?.error.consistency ?? Number.NaN, 12)
  expect(other?.error.agreement).toBeGreaterThan(one?.error.agreement ?? Number.NaN)
})
