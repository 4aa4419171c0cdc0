import { cholesky } from './cholesky.ts'

/** Logarithm of the determinant of a symmetric positive definite matrix; 0 for an empty one, NaN for one that is not. */
export function choleskyLogDeterminant(a: readonly (readonly number[])[]): number {
  const lower = cholesky(a, 0)
  if (lower === undefined) return Number.NaN
  return lower.reduce((sum, row, i) => sum + 2 * Math.log(row[i] as number), 0)
}
