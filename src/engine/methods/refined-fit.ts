import type { Checkpoint } from '../checkpoint.ts'
import { type DoubleDouble, exactly, minus, rootOf, times } from '../linalg/double-double.ts'
import type { LinearData } from './linear-model.ts'
import { type PreciseLeastSquares, preciseLeastSquares } from './precise-least-squares.ts'

/** Rows times squared columns; more would be waited for: some 20 ms. */
const affordable = 50_000

/**
 * A small linear model again in double-double numbers, powers from the covariate anew, so that all digits of a double are right where columns all
 * but depend on each other. `estimated`: the columns that have a coefficient, to which those of the answer belong; NaN for the others.
 * Undefined for a larger one, and where these digits do not suffice.
 */
export async function refinedFit(
  { columns, powers, y, weights, offset }: LinearData,
  estimated: readonly number[],
  checkpoint: Checkpoint,
): Promise<PreciseLeastSquares | undefined> {
  if (y.length * estimated.length ** 2 > affordable) return undefined
  const roots = weights === null ? undefined : Array.from(weights, (weight) => rootOf(exactly(weight)))
  const scaled = (values: readonly DoubleDouble[]) =>
    roots === undefined ? values : values.map((value, i) => times(value, roots[i] ?? exactly(Number.NaN)))
  const wide = columns.map((column) => Array.from(column, exactly))
  for (const block of powers) {
    const x = wide[block[0] ?? 0] ?? []
    let last = x
    for (const k of block.slice(1)) {
      last = last.map((value, i) => times(value, x[i] ?? exactly(Number.NaN)))
      wide[k] = last
    }
  }
  const target = Array.from(y, (value, i) => minus(exactly(value), exactly(offset?.[i] ?? 0)))
  const equations = { columns: estimated.map((k) => scaled(wide[k] ?? [])), y: scaled(target) }
  const fit = await preciseLeastSquares(equations, checkpoint)
  if (fit === undefined) return undefined
  const coefficients = new Float64Array(columns.length).fill(Number.NaN)
  for (const [at, k] of estimated.entries()) coefficients[k] = fit.coefficients[at] ?? Number.NaN
  return { ...fit, coefficients }
}
