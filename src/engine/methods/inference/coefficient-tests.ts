import { tQuantile, tTwoSided } from '../../distributions/student-t.ts'
import type { WaldTest } from './wald-tests.ts'

/**
 * t tests and intervals of the coefficients of a linear model, with the residual degrees of freedom. `estimated`: the places of the coefficients that
 * `covariance` has, in its order.
 */
export function coefficientTests(
  coefficients: Float64Array,
  {
    estimated,
    covariance,
    residualDf,
  }: {
    readonly estimated: readonly number[]
    readonly covariance: readonly (readonly number[])[]
    readonly residualDf: number
  },
  confidence: number,
): readonly WaldTest[] {
  const reach = tQuantile((1 + confidence) / 2, residualDf)
  return Array.from(coefficients, (estimate, k) => {
    const at = estimated.indexOf(k)
    const se = Math.sqrt(covariance[at]?.[at] ?? Number.NaN)
    const statistic = estimate / se
    return {
      estimate,
      se,
      statistic,
      p: Number.isNaN(statistic) ? Number.NaN : tTwoSided(statistic, residualDf),
      lower: estimate - reach * se,
      upper: estimate + reach * se,
    }
  })
}
