import { expect, test } from 'vitest'
import { chiSquareTest } from './chi-square-test.ts'
import { mutualIndependence } from './mutual-independence.ts'

const table = [
  [20, 84, 17, 54],
  [68, 119, 26, 29],
]

test('of two variables it is the usual test, whose squared residuals sum to the statistic', () => {
  const { residuals, statistic, df, pValue } = mutualIndependence(table.map((row) => row.map((n) => [n])))
  const usual = chiSquareTest(table)
  expect(statistic).toBeCloseTo(usual.statistic, 10)
  expect([df, pValue]).toEqual([usual.df, expect.closeTo(usual.pValue, 12)])
  expect(residuals.flat(2).reduce((sum, r) => sum + r * r, 0)).toBeCloseTo(statistic, 10)
})

test('of three variables it has the degrees of freedom of mutual independence', () => {
  // R 4.2.2: summary(as.table(array(c(2, 3, 4, 5, 6, 7, 8, 9), c(2, 2, 2))))
  const { statistic, df } = mutualIndependence([
    [
      [2, 6],
      [4, 8],
    ],
    [
      [3, 7],
      [5, 9],
    ],
  ])
  expect(df).toBe(4)
  expect(statistic).toBeCloseTo(0.305272, 6)
})

test('an empty class has no residual, and a single one no test', () => {
  const { residuals, df } = mutualIndependence([
    [[3], [4]],
    [[5], [1]],
    [[0], [0]],
  ])
  expect(residuals[2]).toEqual([[Number.NaN], [Number.NaN]])
  expect(df).toBe(1)
  expect(mutualIndependence([[[3], [4]]]).pValue).toBeNaN()
})
