import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import { blockwiseTriangle } from './blockwise-triangle.ts'
import { errorOfHalves, sumError, upper } from './double-double.ts'
import { applyQTransposed, householderQr, type Triangle } from './householder-qr.ts'
import { rowBlocks } from './row-blocks.ts'
import { solveTransposed, solveUpper } from './triangular.ts'

export interface BlockwiseLeastSquares {
  readonly qr: Triangle
  /** For the columns `qr.pivot.slice(0, qr.rank)`. */
  readonly solution: Float64Array
  /** The first `rank` elements of Q'y. */
  readonly effects: Float64Array
}

/** Rows are multiplied by `roots`, if there are any; `size` rows form a block. */
export interface TallEquations {
  readonly columns: readonly Float64Array[]
  readonly y: Float64Array
  readonly roots: Float64Array | null
  readonly size?: number
}

/**
 * Least squares of a tall matrix in memory that does not grow with its rows: by the triangle of the columns and the outcome together. A column
 * depends on others if less than `tolerance` of its length remains, as in `householderQr`.
 */
export async function blockwiseLeastSquares(
  { columns, y, roots, size }: TallEquations,
  checkpoint: Checkpoint,
  tolerance?: number,
): Promise<BlockwiseLeastSquares> {
  const triangle = await blockwiseTriangle([...columns, y], roots, checkpoint, size)
  const qr = await householderQr(triangle.slice(0, columns.length), checkpoint, tolerance)
  const rotated = (triangle.at(-1) as Float64Array).slice()
  await applyQTransposed(qr, rotated, checkpoint)
  const effects = rotated.slice(0, qr.rank)
  return { qr, effects, solution: solveUpper(qr.r, effects, qr.rank) }
}

/** Refines a solution by R'R d = X'r, r = y - X b in double-double precision (Bjorck A. Linear Algebra Appl 1987;88/89:31-48). */
export async function refinedSolution(
  equations: TallEquations,
  { qr, solution }: BlockwiseLeastSquares,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const products = await residualProducts(equations, qr.pivot.slice(0, qr.rank), solution, checkpoint)
  const correction = solveUpper(qr.r, solveTransposed(qr.r, products, qr.rank), qr.rank)
  // the double-double of the largest doubles overflows
  return correction.every(Number.isFinite) ? solution.map((b, k) => b + (correction[k] as number)) : solution
}

/** y - X b, multiplied by the roots. `kept`: the indices among `columns` of the columns of X, in the order of b. */
export async function blockwiseResiduals(
  { columns, y, roots, size }: TallEquations,
  kept: readonly number[],
  b: Float64Array,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const residuals: Float64Array = new Float64Array(y.length)
  const used = [y, ...kept.map((j) => columns[j] as Float64Array)]
  const pace = new Pace(checkpoint)
  for (const {
    from,
    columns: [left = y, ...x],
  } of rowBlocks(used, roots, size)) {
    for (const [k, column] of x.entries()) {
      const factor = b[k] as number
      for (let i = 0; i < left.length; i++) left[i] = (left[i] as number) - factor * (column[i] as number)
    }
    residuals.set(left, from)
    if (pace.due(2 * left.length * used.length)) await pace.rest()
  }
  return residuals
}

/** X'r of the columns in use, r = y - X b, in double-double precision, without which a refinement would find only rounding errors. */
async function residualProducts(
  { columns, y, roots, size }: TallEquations,
  kept: readonly number[],
  b: Float64Array,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const [products, lows] = [new Float64Array(kept.length), new Float64Array(kept.length)]
  const used = [y, ...kept.map((j) => columns[j] as Float64Array)]
  const pace = new Pace(checkpoint)
  for (const {
    columns: [residuals = y, ...x],
  } of rowBlocks(used, roots, size)) {
    const rest = new Float64Array(residuals.length)
    for (const [k, column] of x.entries()) subtract(residuals, rest, column, b[k] as number)
    const halves = residuals.map(upper)
    for (const [k, column] of x.entries()) {
      let [sum, low] = [products[k] as number, lows[k] as number]
      for (let i = 0; i < residuals.length; i++) {
        const value = column[i] as number
        const residual = residuals[i] as number
        const half = halves[i] as number
        const product = value * residual
        const error = errorOfHalves(value, upper(value), residual, half, product)
        const next = sum + product
        low += sumError(sum, product, next) + (error + value * (rest[i] as number))
        sum = next
      }
      products[k] = sum
      lows[k] = low
    }
    if (pace.due(40 * residuals.length * used.length)) await pace.rest()
  }
  return products.map((high, k) => high + (lows[k] as number))
}

/** Subtracts a multiple of a column from the residuals, and the rounding error of that from `rest`. */
function subtract(residuals: Float64Array, rest: Float64Array, column: Float64Array, factor: number): void {
  const half = upper(factor)
  for (let i = 0; i < residuals.length; i++) {
    const value = column[i] as number
    const before = residuals[i] as number
    const product = factor * value
    const error = errorOfHalves(value, upper(value), factor, half, product)
    const left = before - product
    rest[i] = (rest[i] as number) + (sumError(before, -product, left) - error)
    residuals[i] = left
  }
}
