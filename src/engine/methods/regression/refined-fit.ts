import type { Checkpoint } from '../../checkpoint.ts'
import { exactly, rootOf } from '../../linalg/double-double.ts'
import {
  type DoubleDoubleColumn,
  elementwiseProduct,
  exactColumn,
  setElement,
  subtractMultiple,
} from '../../linalg/double-double-columns.ts'
import { type LinearData, rowWeights } from './linear-model.ts'
import { type PreciseLeastSquares, preciseLeastSquares } from './precise-least-squares.ts'

/** Rows times squared columns; more would be waited for: some 20 ms. */
const affordable = 50_000

/**
 * A small linear model again in double-double numbers, powers from the covariate again, so that all digits of a double are right where columns all
 * but depend on each other. `estimated`: the columns that have a coefficient, to which those of the answer belong; NaN for the others.
 * Undefined for a larger one, and where these digits do not suffice.
 */
export async function refinedFit(
  data: LinearData,
  estimated: readonly number[],
  checkpoint: Checkpoint,
): Promise<PreciseLeastSquares | undefined> {
  const { columns, powers, y, offset } = data
  if (y.length * estimated.length ** 2 > affordable) return undefined
  const weights = rowWeights(data)
  const roots = weights === null ? undefined : rootsOf(weights)
  const scaled = (values: DoubleDoubleColumn) => (roots === undefined ? values : elementwiseProduct(values, roots))
  const wide = columns.map(exactColumn)
  for (const block of powers) {
    const x = wide[block[0] ?? 0] ?? exactColumn([])
    let last = x
    for (const k of block.slice(1)) {
      last = elementwiseProduct(last, x)
      wide[k] = last
    }
  }
  const target = exactColumn(y)
  if (offset !== null) subtractMultiple(target, exactly(1), exactColumn(offset))
  const equations = { columns: estimated.map((k) => scaled(wide[k] ?? exactColumn([]))), y: scaled(target) }
  const fit = await preciseLeastSquares(equations, checkpoint)
  if (fit === undefined) return undefined
  const coefficients = new Float64Array(columns.length).fill(Number.NaN)
  for (const [at, k] of estimated.entries()) coefficients[k] = fit.coefficients[at] ?? Number.NaN
  return { ...fit, coefficients }
}

function rootsOf(weights: Float64Array): DoubleDoubleColumn {
  const roots = exactColumn(weights)
  for (const [i, weight] of weights.entries()) setElement(roots, i, rootOf(exactly(weight)))
  return roots
}
