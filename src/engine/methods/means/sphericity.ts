import { chiSquareSf } from '../../distributions/chi-square.ts'
import { choleskyLogDeterminant } from '../../linalg/cholesky-log-determinant.ts'

export interface Sphericity {
  /** Mauchly's W; NaN with two conditions, and if there are fewer subjects than conditions. */
  readonly w: number
  readonly chiSquare: number
  readonly df: number
  readonly pValue: number
  /** The factor of the degrees of freedom; 1 if all differences of conditions have equal variances. */
  readonly greenhouseGeisser: number
  /** At most 1. */
  readonly huynhFeldt: number
  readonly lowerBound: number
}

/**
 * Sphericity of k repeated measurements of n subjects from their covariance matrix with n - 1: Mauchly's test (Ann Math Stat 11 (1940) 204) with
 * the second term of Anderson's expansion (An introduction to multivariate statistical analysis, 3rd ed. 2003, section 10.7), epsilon of Greenhouse
 * and Geisser (Psychometrika 24 (1959) 95) and of Huynh and Feldt (J Educ Stat 1 (1976) 69).
 */
export function sphericity(covariance: readonly (readonly number[])[], n: number): Sphericity {
  const p = covariance.length - 1
  const t = contrasted(covariance)
  const trace = t.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)
  const squares = t.reduce((sum, row) => sum + row.reduce((s, value) => s + value * value, 0), 0)
  const greenhouseGeisser = trace ** 2 / (p * squares)
  const df = n - 1
  const huynhFeldt = Math.min(1, (n * p * greenhouseGeisser - 2) / (p * (df - p * greenhouseGeisser)))
  const bounds = { greenhouseGeisser, huynhFeldt, lowerBound: 1 / p }
  const dfOfTest = (p * (p + 1)) / 2 - 1
  if (p < 2 || df < p) return { w: Number.NaN, chiSquare: Number.NaN, df: Number.NaN, pValue: Number.NaN, ...bounds }
  const logW = choleskyLogDeterminant(t) - p * Math.log(trace / p)
  const rho = 1 - (2 * p * p + p + 2) / (6 * p * df)
  const second = ((p + 2) * (p - 1) * (p - 2) * (2 * p ** 3 + 6 * p * p + 3 * p + 2)) / (288 * (df * p * rho) ** 2)
  const chiSquare = -df * rho * logW
  const first = chiSquareSf(chiSquare, dfOfTest)
  const pValue = first + second * (chiSquareSf(chiSquare, dfOfTest + 4) - first)
  return { w: Math.exp(logW), chiSquare, df: dfOfTest, pValue, ...bounds }
}

/** The covariance of Helmert's orthonormal contrasts of the conditions. */
function contrasted(covariance: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const k = covariance.length
  const contrasts = Array.from({ length: k - 1 }, (_, i) => {
    const norm = Math.sqrt((i + 1) * (i + 2))
    return Array.from({ length: k }, (__, j) => (j <= i ? 1 / norm : j === i + 1 ? -(i + 1) / norm : 0))
  })
  const half = contrasts.map((c) =>
    covariance.map((row) => row.reduce((sum, value, j) => sum + value * (c[j] ?? 0), 0)),
  )
  return half.map((row) => contrasts.map((c) => row.reduce((sum, value, j) => sum + value * (c[j] ?? 0), 0)))
}
