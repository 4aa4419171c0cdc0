import type { Checkpoint } from '../checkpoint.ts'
import { productError, sumError } from './double-double.ts'
import { applyQTransposed, householderQr } from './householder-qr.ts'
import { inverseCrossproduct, solveTransposed, solveUpper } from './triangular.ts'

/** Some rows of a design and its outcome. */
export interface RowBlock {
  readonly columns: readonly Float64Array[]
  readonly y: Float64Array
}

export interface BlockwiseLeastSquares {
  readonly rows: number
  readonly rank: number
  /** In the order of the columns; NaN for those that depend on the ones before them. */
  readonly coefficients: Float64Array
  /** (X'X)^-1 as rows, NaN for those. */
  readonly unscaled: readonly (readonly number[])[]
  /** Sum of the squares of the residuals. */
  readonly squares: number
}

/**
 * Least squares of a design too tall for memory, which is asked for in blocks of rows and held one block at a time: the triangular factors of
 * the blocks are put under each other and factorised again (Demmel J, Grigori L, Hoemmen M, Langou J. SIAM J Sci Comput 2012;34:A206-A239, the
 * sequential form), then every refinement passes over the blocks once more for the residuals, and corrects the coefficients by the equations
 * R'R d = X'r (Bjorck A. Linear Algebra Appl 1987;88/89:31-48). A column depends on others where less than `tolerance` of its length is left,
 * as in `householderQr`.
 */
export async function blockwiseLeastSquares(
  blocks: () => Iterable<RowBlock> | AsyncIterable<RowBlock>,
  checkpoint: Checkpoint,
  { refinements, tolerance }: { readonly refinements: number; readonly tolerance: number } = {
    refinements: 1,
    tolerance: 1e-7,
  },
): Promise<BlockwiseLeastSquares> {
  let rows = 0
  // a triangle of the design's columns and the outcome, whatever the rows so far
  let triangle: readonly Float64Array[] = []
  for await (const { columns, y } of blocks()) {
    rows += y.length
    triangle = await factorOf(stacked(triangle, [...columns, y]), checkpoint)
  }
  const p = Math.max(triangle.length - 1, 0)
  const qr = await householderQr(triangle.slice(0, p), checkpoint, tolerance)
  const turned: Float64Array = triangle[p]?.slice() ?? new Float64Array()
  await applyQTransposed(qr, turned, checkpoint)
  const kept = qr.pivot.slice(0, qr.rank)
  const solution: Float64Array = solveUpper(qr.r, turned, qr.rank)
  let squares = turned.subarray(qr.rank).reduce((sum, value) => sum + value * value, 0)
  for (let k = 0; k < refinements; k++) {
    const left = await residualProducts(blocks(), kept, solution, checkpoint)
    const correction = solveUpper(qr.r, solveTransposed(qr.r, left.products, qr.rank), qr.rank)
    for (let j = 0; j < qr.rank; j++) solution[j] = (solution[j] as number) + (correction[j] as number)
    squares = left.squares
  }
  const coefficients = new Float64Array(p).fill(Number.NaN)
  const unscaled = Array.from({ length: p }, () => Array.from({ length: p }, () => Number.NaN))
  const inverse = inverseCrossproduct(qr.r, qr.rank)
  for (const [k, i] of kept.entries()) {
    coefficients[i] = solution[k] as number
    for (const [l, j] of kept.entries()) (unscaled[i] ?? [])[j] = inverse[k]?.[l] ?? Number.NaN
  }
  return { rows, rank: qr.rank, coefficients, unscaled, squares }
}

/** R of the columns, in their order, as columns that are no longer than they are many. */
async function factorOf(columns: readonly Float64Array[], checkpoint: Checkpoint): Promise<Float64Array[]> {
  const { pivot, r } = await householderQr(columns, checkpoint, 0)
  const found: Float64Array[] = columns.map(() => new Float64Array())
  for (const [k, index] of pivot.entries()) found[index] = r[k] as Float64Array
  return found
}

function stacked(above: readonly Float64Array[], below: readonly Float64Array[]): Float64Array[] {
  return below.map((column, k) => {
    const first = above[k] ?? new Float64Array()
    const whole = new Float64Array(first.length + column.length)
    whole.set(first)
    whole.set(column, first.length)
    return whole
  })
}

/**
 * X'r of the columns in use, and r'r, r = y - X b: residuals and X'r with twice the digits, without which a refinement would find only
 * rounding.
 */
async function residualProducts(
  blocks: Iterable<RowBlock> | AsyncIterable<RowBlock>,
  kept: readonly number[],
  b: Float64Array,
  checkpoint: Checkpoint,
): Promise<{ products: Float64Array; squares: number }> {
  const products = new Float64Array(kept.length)
  const lows = new Float64Array(kept.length)
  let squares = 0
  for await (const { columns, y } of blocks) {
    await checkpoint()
    const x = kept.map((j) => columns[j] as Float64Array)
    const residuals: Float64Array = y.slice()
    const rest = new Float64Array(y.length)
    for (const [k, column] of x.entries()) subtract(residuals, rest, column, b[k] as number)
    for (const [k, column] of x.entries()) {
      const high = products[k] as number
      let [sum, low] = [high, lows[k] as number]
      for (let i = 0; i < residuals.length; i++) {
        const [value, residual] = [column[i] as number, residuals[i] as number]
        const product = value * residual
        const next = sum + product
        low += sumError(sum, product, next) + productError(value, residual, product) + value * (rest[i] as number)
        sum = next
      }
      products[k] = sum
      lows[k] = low
    }
    for (const residual of residuals) squares += residual * residual
  }
  return { products: products.map((high, k) => high + (lows[k] as number)), squares }
}

/** Takes a multiple of a column from the residuals, and from `rest` what rounding leaves out of that. */
function subtract(residuals: Float64Array, rest: Float64Array, column: Float64Array, factor: number): void {
  for (let i = 0; i < residuals.length; i++) {
    const [value, before] = [column[i] as number, residuals[i] as number]
    const product = factor * value
    const left = before - product
    rest[i] = (rest[i] as number) + sumError(before, -product, left) - productError(factor, value, product)
    residuals[i] = left
  }
}
