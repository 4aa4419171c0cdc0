import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { nonlinearLeastSquares } from './nonlinear-least-squares.ts'

// 27 data sets with certified values: tests/reference/nist

test('has no standard errors of parameters that the data do not identify', async () => {
  const residuals = (b: Float64Array) => Float64Array.from([1, 2, 4], (y) => (b[0] ?? 0) + (b[1] ?? 0) - y)
  const { converged, errors, covariance, sigma } = await nonlinearLeastSquares(
    { residuals, start: [1, 0] },
    uninterrupted,
  )
  expect(converged).toBe(true)
  expect(sigma).toBeCloseTo(Math.sqrt(14 / 3), 12)
  expect([...errors]).toEqual([Number.NaN, Number.NaN])
  expect(covariance.flat()).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN])
})

test('has no standard deviation without degrees of freedom', async () => {
  const residuals = (b: Float64Array) => Float64Array.of(Math.exp(b[0] ?? 0) - 2)
  const { df, sigma, parameters } = await nonlinearLeastSquares({ residuals, start: [0] }, uninterrupted)
  expect(df).toBe(0)
  expect(sigma).toBeNaN()
  expect(parameters[0]).toBeCloseTo(Math.LN2, 14)
})
