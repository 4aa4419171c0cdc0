import { fSf } from '../../distributions/fisher-f.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { solveUpper } from '../../linalg/triangular.ts'
import type { FTest } from '../inference/f-test.ts'
import type { LinearModel } from './linear-model.ts'

/** One coefficient for each column of the design: a linear function of the model's coefficients. */
export type LinearFunction = Float64Array

export interface LinearEstimate {
  readonly estimate: number
  readonly standardError: number
}

export interface LinearFunctions {
  /** NaN if the function is not estimable. */
  readonly estimate: (of: LinearFunction) => LinearEstimate
  /** The F test that all of these functions are 0. NaN if the list is empty, or a function is not estimable or depends on the others. */
  readonly test: (of: readonly LinearFunction[]) => FTest
}

/** Tolerance for rounding in the test whether a function lies in the row space. */
const tolerance = 1e-8

/**
 * Estimates of linear functions of the coefficients of a model without polynomials (Searle, Linear models, 1971, chapter 5: estimable
 * functions).
 */
export function linearFunctions({ fit, coefficients, unscaled, variance, residualDf }: LinearModel): LinearFunctions {
  const { pivot, rank, r } = fit.qr
  const { estimated } = fit
  // each dependent column as a linear combination of the others
  const dependent = pivot.slice(rank).map((column, k) => ({
    column,
    parts: solveUpper(r, r[rank + k] ?? new Float64Array(rank), rank),
  }))
  const isEstimable = (of: LinearFunction): boolean => {
    const largest = of.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    return dependent.every(({ column, parts }) => {
      let sum = 0
      let size = largest
      for (const [k, part] of parts.entries()) {
        const term = part * (of[pivot[k] ?? 0] ?? 0)
        sum += term
        size = Math.max(size, Math.abs(term))
      }
      return Math.abs((of[column] ?? 0) - sum) <= tolerance * size
    })
  }
  const value = (of: LinearFunction): number =>
    estimated.reduce((sum, column) => sum + (of[column] ?? 0) * (coefficients[column] ?? 0), 0)
  const covariance = (a: LinearFunction, b: LinearFunction): number => {
    let sum = 0
    for (const [i, column] of estimated.entries()) {
      const factor = a[column] ?? 0
      if (factor === 0) continue
      const row = unscaled[i] ?? []
      let inner = 0
      for (const [j, other] of estimated.entries()) inner += (row[j] ?? 0) * (b[other] ?? 0)
      sum += factor * inner
    }
    return sum * variance
  }
  return {
    estimate: (of) =>
      isEstimable(of)
        ? { estimate: value(of), standardError: Math.sqrt(covariance(of, of)) }
        : { estimate: Number.NaN, standardError: Number.NaN },
    test: (of) => {
      const values = of.map(value)
      const solved = of.every(isEstimable)
        ? solvePositive(
            of.map((a) => of.map((b) => covariance(a, b))),
            values,
          )
        : undefined
      const [df1, df2] = [of.length, residualDf]
      if (solved === undefined || df1 === 0) return { statistic: Number.NaN, df1, df2, pValue: Number.NaN }
      const statistic = solved.reduce((sum, x, k) => sum + x * (values[k] ?? 0), 0) / df1
      return { statistic, df1, df2, pValue: fSf(statistic, df1, df2) }
    },
  }
}
