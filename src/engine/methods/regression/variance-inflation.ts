import { choleskyLogDeterminant } from '../../linalg/cholesky-log-determinant.ts'

export interface Inflation {
  /** Generalised variance inflation factor (Fox and Monette 1992); equals the usual VIF for a term with one column. */
  readonly factor: number
  readonly df: number
  /** factor^(1/(2 df)), comparable between terms with different numbers of columns. */
  readonly perColumn: number
}

/**
 * Variance inflation factors of the terms of a fit with an intercept. Collinearity among the columns of one term, such as powers, is ignored.
 */
export function varianceInflation(
  { estimated, unscaled }: { readonly estimated: readonly number[]; readonly unscaled: readonly (readonly number[])[] },
  design: { readonly termOf: readonly number[]; readonly terms: readonly unknown[] },
): readonly Inflation[] {
  const slopes = estimated.flatMap((column, k) => (column === 0 ? [] : [k]))
  const covariance = slopes.map((i) => slopes.map((j) => unscaled[i]?.[j] ?? Number.NaN))
  const termOf = slopes.map((k) => design.termOf[estimated[k] ?? 0] ?? -1)
  const scale = covariance.map((row, i) => Math.sqrt(row[i] ?? Number.NaN))
  const logDeterminant = (wanted: (term: number) => boolean): number => {
    const chosen = termOf.flatMap((term, k) => (wanted(term) ? [k] : []))
    return choleskyLogDeterminant(
      chosen.map((i) => chosen.map((j) => (covariance[i]?.[j] ?? 0) / (scale[i] ?? 1) / (scale[j] ?? 1))),
    )
  }
  const whole = logDeterminant(() => true)
  return design.terms.map((_, k) => {
    const df = termOf.filter((term) => term === k).length
    const log = logDeterminant((term) => term === k) + logDeterminant((term) => term !== k) - whole
    return { factor: df === 0 ? Number.NaN : Math.exp(log), df, perColumn: Math.exp(log / (2 * df)) }
  })
}
