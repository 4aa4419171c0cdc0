import { cholesky } from './cholesky.ts'

/**
 * Solves A x = b for a small symmetric positive definite matrix by Cholesky's decomposition. Undefined if A is singular to working
 * precision: a pivot below 1e-12 of its diagonal element.
 */
export function solvePositive(a: readonly (readonly number[])[], b: readonly number[]): number[] | undefined {
  const lower = cholesky(a)
  if (lower === undefined) return undefined
  const n = b.length
  const at = (i: number, j: number): number => lower[i]?.[j] ?? 0
  const x = [...b]
  for (let i = 0; i < n; i++) {
    let sum = x[i] ?? 0
    for (let k = 0; k < i; k++) sum -= at(i, k) * (x[k] ?? 0)
    x[i] = sum / at(i, i)
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i] ?? 0
    for (let k = i + 1; k < n; k++) sum -= at(k, i) * (x[k] ?? 0)
    x[i] = sum / at(i, i)
  }
  return x
}
