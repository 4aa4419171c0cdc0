import { normalSf, normalUpperQuantile } from '../../distributions/normal.ts'

/** NaN throughout for a coefficient that cannot be estimated. */
export interface WaldTest {
  readonly estimate: number
  readonly se: number
  /** Z, or t where the residual variance is estimated. */
  readonly statistic: number
  readonly p: number
  readonly lower: number
  readonly upper: number
}

/** Wald's tests and intervals from the normal distribution. `estimated`: the places of the coefficients that `covariance` has, in its order. */
export function waldTests(
  coefficients: Float64Array,
  {
    estimated,
    covariance,
  }: { readonly estimated: readonly number[]; readonly covariance: readonly (readonly number[])[] },
  confidence: number,
): readonly WaldTest[] {
  const reach = normalUpperQuantile((1 - confidence) / 2)
  return Array.from(coefficients, (estimate, k) => {
    const at = estimated.indexOf(k)
    const se = Math.sqrt(covariance[at]?.[at] ?? Number.NaN)
    const statistic = estimate / se
    return {
      estimate,
      se,
      statistic,
      p: 2 * normalSf(Math.abs(statistic)),
      lower: estimate - reach * se,
      upper: estimate + reach * se,
    }
  })
}
