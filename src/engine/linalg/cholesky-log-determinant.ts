import { cholesky } from './cholesky.ts'

/**
 * Natural logarithm of the determinant of a symmetric positive definite matrix, given as rows; 0 for an empty matrix, NaN for one that is not
 * positive definite.
 */
export function choleskyLogDeterminant(a: readonly (readonly number[])[]): number {
  const lower = cholesky(a, 0)
  if (lower === undefined) return Number.NaN
  return lower.reduce((sum, row, i) => sum + 2 * Math.log(row[i] as number), 0)
}
