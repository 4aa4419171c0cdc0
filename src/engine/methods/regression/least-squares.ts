import type { Checkpoint } from '../../checkpoint.ts'
import { blockwiseLeastSquares, blockwiseResiduals, refinedSolution } from '../../linalg/blockwise-least-squares.ts'
import { applyQ, applyQTransposed, householderQr, type Triangle } from '../../linalg/householder-qr.ts'
import { blockwiseProjection, type Projection, projectionOf } from '../../linalg/projection.ts'
import { inverseCrossproduct, solveUpper } from '../../linalg/triangular.ts'
import { type Progress, silentProgress } from '../../progress.ts'

/** The part of the solution that does not need the residuals. */
export interface LeastSquaresSolution {
  readonly qr: Triangle
  /** One for each column; NaN for a column that is a linear combination of earlier ones. */
  readonly coefficients: Float64Array
  /** The columns that have a coefficient, in the order of `unscaled`. */
  readonly estimated: readonly number[]
  /** (X'WX)^-1 over the columns that have a coefficient. */
  readonly unscaled: readonly (readonly number[])[]
  /** Projection on the weighted columns; valid while columns and roots are unchanged. */
  readonly projection: Projection
}

export interface LeastSquares extends LeastSquaresSolution {
  /** The first `rank` elements of Q'y. */
  readonly effects: Float64Array
  /** Each multiplied by the square root of its weight, as are the rows of the equations. */
  readonly residuals: Float64Array
  readonly squares: number
}

/**
 * Number of values above which a design matrix no longer fits the processor's cache; from about there, storing Q is slower than doing without
 * it.
 */
const tall = 2_000_000

const isTall = (columns: readonly Float64Array[]) => columns.length * (columns[0]?.length ?? 0) > tall

/** Least squares by Householder's QR. Rows are multiplied by `roots`, the square roots of their weights, if given. */
export function leastSquares(
  columns: readonly Float64Array[],
  y: Float64Array,
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<LeastSquares> {
  return (isTall(columns) ? tallLeastSquares : wholeLeastSquares)(columns, y, roots, checkpoint, progress)
}

/** `leastSquares` with one decomposition of all rows. */
export async function wholeLeastSquares(
  columns: readonly Float64Array[],
  y: Float64Array,
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<LeastSquares> {
  const { qr, rotated, ...solution } = await wholeSolution(columns, y, roots, checkpoint)
  progress(0.7)
  const effects = rotated.slice(0, qr.rank)
  let squares = 0
  for (let i = qr.rank; i < rotated.length; i++) squares += (rotated[i] as number) ** 2
  rotated.fill(0, 0, qr.rank)
  await applyQ(qr, rotated, checkpoint)
  return { ...solution, qr, effects, residuals: rotated, squares }
}

/** `leastSquares` in blocks of rows with one step of iterative refinement: memory does not grow with the number of rows. */
export async function tallLeastSquares(
  columns: readonly Float64Array[],
  y: Float64Array,
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<LeastSquares> {
  const equations = { columns, y, roots }
  const found = await blockwiseLeastSquares(equations, checkpoint)
  progress(0.7)
  const { qr, effects } = found
  const solution = await refinedSolution(equations, found, checkpoint)
  const residuals = await blockwiseResiduals(equations, qr.pivot.slice(0, qr.rank), solution, checkpoint)
  let squares = 0
  for (const residual of residuals) squares += residual * residual
  const projection = blockwiseProjection(qr, equations)
  return { ...inColumns(columns.length, qr, solution), qr, projection, effects, residuals, squares }
}

/** Only the coefficients, as iterations need them. */
export async function solveLeastSquares(
  columns: readonly Float64Array[],
  y: Float64Array,
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  tolerance?: number,
): Promise<LeastSquaresSolution> {
  if (!isTall(columns)) return wholeSolution(columns, y, roots, checkpoint, tolerance)
  const equations = { columns, y, roots }
  const { qr, solution } = await blockwiseLeastSquares(equations, checkpoint, tolerance)
  return { ...inColumns(columns.length, qr, solution), qr, projection: blockwiseProjection(qr, equations) }
}

async function wholeSolution(
  columns: readonly Float64Array[],
  y: Float64Array,
  roots: Float64Array | null,
  checkpoint: Checkpoint,
  tolerance?: number,
) {
  const scaled: Float64Array[] = []
  for (const column of columns) {
    scaled.push(roots === null ? column : times(column, roots))
    await checkpoint()
  }
  const qr = await householderQr(scaled, checkpoint, tolerance)
  const rotated = roots === null ? y.slice() : times(y, roots)
  await applyQTransposed(qr, rotated, checkpoint)
  const solution = solveUpper(qr.r, rotated.slice(0, qr.rank), qr.rank)
  return { ...inColumns(columns.length, qr, solution), qr, projection: projectionOf(qr), rotated }
}

function inColumns(count: number, { pivot, rank, r }: Triangle, solution: Float64Array) {
  const coefficients = new Float64Array(count).fill(Number.NaN)
  const estimated = pivot.slice(0, rank)
  for (const [k, index] of estimated.entries()) coefficients[index] = solution[k] ?? Number.NaN
  return { coefficients, estimated, unscaled: inverseCrossproduct(r, rank) }
}

function times(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(a.length)
  for (let i = 0; i < a.length; i++) product[i] = (a[i] as number) * (b[i] as number)
  return product
}
