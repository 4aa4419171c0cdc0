import type { Checkpoint } from '../../checkpoint.ts'
import { inverseCrossproduct } from '../../linalg/triangular.ts'
import {
  type LeastSquaresMinimum,
  type LeastSquaresProblem,
  levenbergMarquardt,
} from '../../optimize/levenberg-marquardt.ts'

export interface NonlinearFit extends LeastSquaresMinimum {
  readonly df: number
  /** Residual standard deviation: the square root of squares / df; NaN if df is 0. */
  readonly sigma: number
  /** sigma^2 (J'J)^-1 at the minimum, by rows; NaN if the parameters are not identifiable from the data. */
  readonly covariance: readonly (readonly number[])[]
  /** Square roots of the diagonal of `covariance`. */
  readonly errors: Float64Array
}

/**
 * Nonlinear least squares: the minimum, and the covariance of the estimates from the linear approximation at the minimum (Bates DM, Watts DG.
 * Nonlinear Regression Analysis and Its Applications. Wiley; 1988, section 2.2), as R's `nls` and NIST. If `converged` is false, none of the
 * numbers is an estimate. Throws `start-not-finite` as `levenbergMarquardt`.
 */
export async function nonlinearLeastSquares(
  problem: LeastSquaresProblem,
  checkpoint: Checkpoint,
): Promise<NonlinearFit> {
  const minimum = await levenbergMarquardt(problem, checkpoint)
  const { qr, squares } = minimum
  const p = qr.pivot.length
  const df = qr.rows - p
  const sigma = df > 0 ? Math.sqrt(squares / df) : Number.NaN
  const covariance = Array.from({ length: p }, () => Array.from({ length: p }, () => Number.NaN))
  if (qr.rank === p)
    for (const [i, row] of inverseCrossproduct(qr.r, p).entries())
      for (const [j, value] of row.entries()) {
        const found = covariance[qr.pivot[i] as number]
        if (found !== undefined) found[qr.pivot[j] as number] = value * sigma ** 2
      }
  const errors = Float64Array.from(covariance, (row, j) => Math.sqrt(row[j] as number))
  return { ...minimum, df, sigma, covariance, errors }
}
