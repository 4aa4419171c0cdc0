import type { Checkpoint } from '../checkpoint.ts'
import { applyQ, applyQTransposed, householderQr, type Qr } from '../linalg/householder-qr.ts'
import { inverseCrossproduct, solveUpper } from '../linalg/triangular.ts'

/** What can be said without the residuals. */
export interface LeastSquaresSolution {
  readonly qr: Qr
  /** One for each column; NaN for a column that depends on those before it. */
  readonly coefficients: Float64Array
  /** The columns that have a coefficient, in the order of `unscaled`. */
  readonly estimated: readonly number[]
  /** (X'WX)^-1 over the columns that have a coefficient. */
  readonly unscaled: readonly (readonly number[])[]
  /** Q'y. */
  readonly rotated: Float64Array
}

export interface LeastSquares extends Omit<LeastSquaresSolution, 'rotated'> {
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
  const { rotated, ...solution } = await solveLeastSquares(columns, y, roots, checkpoint, tolerance)
  const { qr } = solution
  const effects = rotated.slice(0, qr.rank)
  let squares = 0
  for (let i = qr.rank; i < rotated.length; i++) squares += (rotated[i] as number) ** 2
  rotated.fill(0, 0, qr.rank)
  await applyQ(qr, rotated, checkpoint)
  return { ...solution, effects, residuals: rotated, squares }
}

/** The coefficients alone, for steps of an iteration. */
export async function solveLeastSquares(
  columns: readonly Float64Array[],
  y: Float64Array,
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  tolerance?: number,
): Promise<LeastSquaresSolution> {
  const scaled: Float64Array[] = []
  for (const column of columns) {
    scaled.push(roots === null ? column : times(column, roots))
    await checkpoint()
  }
  const qr = await householderQr(scaled, checkpoint, tolerance)
  const rotated = roots === null ? y.slice() : times(y, roots)
  await applyQTransposed(qr, rotated, checkpoint)
  const { rank } = qr
  const solution = solveUpper(qr.r, rotated.slice(0, rank), rank)
  const coefficients = new Float64Array(columns.length).fill(Number.NaN)
  const estimated = qr.pivot.slice(0, rank)
  for (const [k, index] of estimated.entries()) coefficients[index] = solution[k] ?? Number.NaN
  return { qr, coefficients, estimated, unscaled: inverseCrossproduct(qr.r, rank), rotated }
}

function times(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(a.length)
  for (let i = 0; i < a.length; i++) product[i] = (a[i] as number) * (b[i] as number)
  return product
}
