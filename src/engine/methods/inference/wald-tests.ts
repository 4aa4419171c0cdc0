import { normalSf, normalUpperQuantile } from '../../distributions/normal.ts'
import { tQuantile, tTwoSided } from '../../distributions/student-t.ts'

/** All NaN for a coefficient that cannot be estimated. */
export interface WaldTest {
  readonly estimate: number
  readonly standardError: number
  /** Z, or t if the residual variance is estimated. */
  readonly statistic: number
  readonly pValue: number
  readonly lower: number
  readonly upper: number
}

/** The parts of a fitted model that the tests need. */
interface Fit {
  /** The indices of the coefficients in `covariance`, ascending. */
  readonly estimated: readonly number[]
  readonly covariance: readonly (readonly number[])[]
  /** Residual degrees of freedom of a linear model, whose variance is estimated: t replaces the normal distribution. */
  readonly residualDf?: number
}

/** Wald's test and interval of each coefficient, by the normal distribution or by t. `confidence` is between 0 and 1. */
export function waldTests(
  coefficients: Float64Array,
  { estimated, covariance, residualDf }: Fit,
  confidence: number,
): readonly WaldTest[] {
  const reach =
    residualDf === undefined ? normalUpperQuantile((1 - confidence) / 2) : tQuantile((1 + confidence) / 2, residualDf)
  const twoSided = (statistic: number) =>
    residualDf === undefined ? 2 * normalSf(Math.abs(statistic)) : tTwoSided(statistic, residualDf)
  return Array.from(coefficients, (estimate, k) => {
    const at = estimated.indexOf(k)
    const standardError = Math.sqrt(covariance[at]?.[at] ?? Number.NaN)
    const statistic = estimate / standardError
    return {
      estimate,
      standardError,
      statistic,
      pValue: Number.isNaN(statistic) ? Number.NaN : twoSided(statistic),
      lower: estimate - reach * standardError,
      upper: estimate + reach * standardError,
    }
  })
}
