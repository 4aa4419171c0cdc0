import type { Checkpoint } from '../../checkpoint.ts'
import { type DoubleDouble, exactly, minus, negated, over, plus, rootOf, times } from '../../linalg/double-double.ts'
import {
  copyOf,
  type DoubleDoubleColumn,
  elementOf,
  scalarProduct,
  setElement,
  subtractMultiple,
} from '../../linalg/double-double-columns.ts'

/** A design matrix and an outcome in double-double numbers, with rows multiplied by the square roots of their weights. */
interface PreciseEquations {
  readonly columns: readonly DoubleDoubleColumn[]
  readonly y: DoubleDoubleColumn
}

/** The solution, rounded to doubles. */
export interface PreciseLeastSquares {
  readonly coefficients: Float64Array
  /** (X'WX)^-1. */
  readonly unscaled: readonly (readonly number[])[]
  /** The first elements of Q'y, one for each column. */
  readonly effects: Float64Array
  readonly squares: number
  /** Each multiplied by the square root of its weight. */
  readonly residuals: Float64Array
}

/** The smallest part of a column that must be independent of earlier ones; below it, double-double numbers are not accurate enough either. */
const ownPart = 1e-15

/**
 * Least squares by Householder's QR in double-double numbers, for small problems with nearly collinear columns: raw powers, NIST's data sets
 * Filip, Longley and Wampler. The columns are linearly independent. Undefined if a number overflows or the precision is not sufficient.
 */
export async function preciseLeastSquares(
  { columns, y }: PreciseEquations,
  checkpoint: Checkpoint,
): Promise<PreciseLeastSquares | undefined> {
  const p = columns.length
  const work = [...columns, y].map((column) => copyOf(column))
  const lengths = columns.map((column) => scalarProduct(column, column).hi)
  for (let k = 0; k < p; k++) {
    const rest = eliminate(work, k)
    if (!(rest > ownPart ** 2 * (lengths[k] ?? 0))) return undefined
    await checkpoint()
  }
  const effects = Array.from({ length: p }, (_, i) => elementIn(work, p, i))
  const inverse = inverseOfUpper(work, p)
  const coefficients = inverse.map((row, i) => dot(row, effects, i, p))
  const residuals = copyOf(y)
  for (const [k, column] of columns.entries()) subtractMultiple(residuals, at(coefficients, k), column)
  const round = (values: readonly DoubleDouble[]) => Float64Array.from(values, ({ hi }) => hi)
  const found = {
    coefficients: round(coefficients),
    unscaled: inverse.map((a, i) => inverse.map((b, j) => dot(a, b, Math.max(i, j), p).hi)),
    effects: round(effects),
    squares: scalarProduct(residuals, residuals).hi,
    residuals: residuals.hi,
  }
  const finite = [...found.coefficients, ...found.unscaled.flat(), ...found.residuals, found.squares].every(
    Number.isFinite,
  )
  return finite ? found : undefined
}

/** Applies the Householder reflection that zeroes column k below row k. Returns the squared norm that the column had from row k on. */
function eliminate(work: readonly DoubleDoubleColumn[], k: number): number {
  const pivot = work[k]
  if (pivot === undefined) return Number.NaN
  const v = copyOf(pivot, k)
  const squares = scalarProduct(v, v)
  const length = rootOf(squares)
  const head = elementOf(v, 0)
  const diagonal = head.hi > 0 ? negated(length) : length
  // v = x - diagonal e, and v'v / 2 = diagonal (diagonal - head)
  setElement(v, 0, minus(head, diagonal))
  const half = times(diagonal, minus(diagonal, head))
  for (const column of work.slice(k + 1)) subtractMultiple(column, over(scalarProduct(v, column, k), half), v, k)
  setElement(pivot, k, diagonal)
  return squares.hi
}

/** Inverse of an upper triangular matrix that is given by columns; the inverse is given by rows. */
function inverseOfUpper(r: readonly DoubleDoubleColumn[], p: number): DoubleDouble[][] {
  const inverse = Array.from({ length: p }, () => Array.from({ length: p }, () => exactly(0)))
  for (let j = 0; j < p; j++)
    for (let i = j; i >= 0; i--) {
      let sum = exactly(i === j ? 1 : 0)
      for (let m = i + 1; m <= j; m++) sum = minus(sum, times(elementIn(r, m, i), at(inverse[m], j)))
      const row = inverse[i]
      if (row) row[j] = over(sum, elementIn(r, i, i))
    }
  return inverse
}

function dot(a: readonly DoubleDouble[], b: readonly DoubleDouble[], from: number, to: number): DoubleDouble {
  let sum = exactly(0)
  for (let i = from; i < to; i++) sum = plus(sum, times(at(a, i), at(b, i)))
  return sum
}

const at = (values: readonly DoubleDouble[] | undefined, i: number): DoubleDouble => values?.[i] ?? exactly(Number.NaN)

function elementIn(columns: readonly DoubleDoubleColumn[], k: number, i: number): DoubleDouble {
  const column = columns[k]
  return column === undefined ? exactly(Number.NaN) : elementOf(column, i)
}
