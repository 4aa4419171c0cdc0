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

/** Limit for rows times columns squared: beyond it the refinement would take longer than about 20 ms. */
const affordable = 50_000

/**
 * Refits a small linear model in double-double numbers, recomputing powers from the covariate, so that the result is accurate to all digits
 * of a double even if the columns are nearly collinear. `estimated`: the columns that have a coefficient; the others get NaN. Undefined for
 * a larger model, or if the precision is not sufficient.
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
