import type { Checkpoint } from '../checkpoint.ts'
import { StatsError } from '../stats-error.ts'
import { powerOfTwo } from './power-of-two.ts'
import { rotate, rotationOf } from './rotation.ts'

export interface SymmetricEigen {
  /** In descending order. */
  readonly values: Float64Array
  /** Orthonormal, in the order of the values; of either sign. */
  readonly vectors: readonly Float64Array[]
}

/**
 * Eigenvalues and eigenvectors of a symmetric matrix, given as rows, by Jacobi's rotations in rows (Golub GH, Van Loan CF. Matrix
 * Computations. 4th ed. Johns Hopkins; 2013, section 8.5), until each off-diagonal element is below the rounding of its two diagonal
 * elements, which makes small eigenvalues of a positive definite matrix accurate too (Demmel J, Veselic K. SIAM J Matrix Anal Appl
 * 1992;13:1204-1245). Throws `not-finite`, and `not-converged` after `sweeps`.
 */
export async function symmetricEigen(
  matrix: readonly ArrayLike<number>[],
  checkpoint: Checkpoint,
  sweeps = 60,
): Promise<SymmetricEigen> {
  const n = matrix.length
  const unit = powerOfTwo(matrix)
  const a = matrix.map((row) => Float64Array.from(row, (value) => value / unit))
  const vectors = matrix.map((_, i) => Float64Array.from({ length: n }, (__, j) => (i === j ? 1 : 0)))
  const at = (i: number, j: number) => a[i]?.[j] ?? 0
  for (let sweep = 0; ; sweep++) {
    if (sweep === sweeps) throw new StatsError('not-converged', { sweeps })
    let turned = false
    for (let p = 0; p < n; p++) {
      await checkpoint()
      for (let q = p + 1; q < n; q++) {
        const off = at(p, q)
        const bound = Number.EPSILON * Math.sqrt(Math.abs(at(p, p))) * Math.sqrt(Math.abs(at(q, q)))
        if (Math.abs(off) <= Math.max(bound, 1e-300)) continue
        turned = true
        turn(p, q, off)
      }
    }
    if (!turned) break
  }
  const order = Array.from({ length: n }, (_, k) => k).sort((one, other) => at(other, other) - at(one, one))
  return {
    values: Float64Array.from(order, (k) => at(k, k) * unit),
    vectors: order.map((k) => vectors[k] as Float64Array),
  }

  /** Zeroes the element in row p and column q. */
  function turn(p: number, q: number, off: number): void {
    const { sine, cosine, tangent } = rotationOf(off, at(p, p), at(q, q))
    const [rowP, rowQ] = [a[p] as Float64Array, a[q] as Float64Array]
    const [diagonalP, diagonalQ] = [at(p, p) - tangent * off, at(q, q) + tangent * off]
    rotate(rowP, rowQ, sine, cosine)
    rowP[p] = diagonalP
    rowQ[q] = diagonalQ
    rowP[q] = 0
    rowQ[p] = 0
    // by symmetry the columns equal the rows
    for (let k = 0; k < n; k++) {
      if (k === p || k === q) continue
      const row = a[k] as Float64Array
      row[p] = rowP[k] as number
      row[q] = rowQ[k] as number
    }
    rotate(vectors[p] as Float64Array, vectors[q] as Float64Array, sine, cosine)
  }
}
