import type { Checkpoint } from '../checkpoint.ts'
import { applyQ, applyQTransposed, householderQr, type Qr } from '../linalg/householder-qr.ts'
import { inverseCrossproduct, solveUpper } from '../linalg/triangular.ts'

export interface LeastSquares {
  readonly qr: Qr
  /** One for each column; NaN for a column that depends on those before it. */
  readonly coefficients: Float64Array
  /** The columns that have a coefficient, in the order of `unscaled`. */
  readonly estimated: readonly number[]
  /** (X'WX)^-1 over the columns that have a coefficient. */
  readonly unscaled: readonly (readonly number[])[]
  /** The first `rank` elements of Q'y. */
  readonly effects: Float64Array
  /** Multiplied by the root of the weight, as are rows of the equations. */
  readonly residuals: Float64Array
  readonly squares: number
}

/** Least squares by Householder's QR; rows are multiplied by `roots`, the roots of their weights, where there are any. */
export async function leastSquares(
  columns: readonly Float64Array[],
  y: Float64Array,
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  tolerance?: number,
): Promise<LeastSquares> {
  const scaled: Float64Array[] = []
  for (const column of columns) {
    scaled.push(roots === null ? column : times(column, roots))
    await checkpoint()
  }
  const qr = await householderQr(scaled, checkpoint, tolerance)
  const rotated = roots === null ? y.slice() : times(y, roots)
  await applyQTransposed(qr, rotated, checkpoint)
  const { rank } = qr
  const effects = rotated.slice(0, rank)
  const solution = solveUpper(qr.r, effects, rank)
  const coefficients = new Float64Array(columns.length).fill(Number.NaN)
  const estimated = qr.pivot.slice(0, rank)
  for (const [k, index] of estimated.entries()) coefficients[index] = solution[k] ?? Number.NaN
  let squares = 0
  for (let i = rank; i < rotated.length; i++) squares += (rotated[i] as number) ** 2
  rotated.fill(0, 0, rank)
  await applyQ(qr, rotated, checkpoint)
  return {
    qr,
    coefficients,
    estimated,
    unscaled: inverseCrossproduct(qr.r, rank),
    effects,
    residuals: rotated,
    squares,
  }
}

function times(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(a.length)
  for (let i = 0; i < a.length; i++) product[i] = (a[i] as number) * (b[i] as number)
  return product
}
