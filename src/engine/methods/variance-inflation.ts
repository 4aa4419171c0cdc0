import { choleskyLogDeterminant } from '../linalg/cholesky-log-determinant.ts'

export interface Inflation {
  /** Generalised variance inflation factor (Fox and Monette 1992); the usual one for a term of one column. */
  readonly factor: number
  readonly df: number
  /** factor^(1/(2 df)), which terms of any size may be compared by. */
  readonly perColumn: number
}

/** From the covariance matrix of all coefficients but the intercept; `termOf` names the term of each. */
export function varianceInflation(
  covariance: readonly (readonly number[])[],
  termOf: readonly number[],
  terms: number,
): readonly Inflation[] {
  const scale = covariance.map((row, i) => Math.sqrt(row[i] ?? Number.NaN))
  const logDeterminant = (wanted: (term: number) => boolean): number => {
    const chosen = termOf.flatMap((term, k) => (wanted(term) ? [k] : []))
    return choleskyLogDeterminant(
      chosen.map((i) => chosen.map((j) => (covariance[i]?.[j] ?? 0) / (scale[i] ?? 1) / (scale[j] ?? 1))),
    )
  }
  const whole = logDeterminant(() => true)
  return Array.from({ length: terms }, (_, k) => {
    const df = termOf.filter((term) => term === k).length
    const log = logDeterminant((term) => term === k) + logDeterminant((term) => term !== k) - whole
    return { factor: df === 0 ? Number.NaN : Math.exp(log), df, perColumn: Math.exp(log / (2 * df)) }
  })
}
