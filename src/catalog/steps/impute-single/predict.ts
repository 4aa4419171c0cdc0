import type { Checkpoint } from '#engine/checkpoint.ts'
import { pickNumbers, positionsOf } from '#engine/frame/select-rows.ts'
import { leastSquares } from '#engine/methods/regression/least-squares.ts'
import type { Predictor } from './predictors.ts'

export interface Predicted {
  /** NaN for a row with a missing predictor, or a category that no row with a value has. */
  readonly values: Float64Array
  /** Residual standard deviation. */
  readonly sigma: number
}

/** Predicts y by a linear model of the rows that have it; the number of these rows if they are too few. */
export async function predict(
  y: Float64Array,
  predictors: readonly Predictor[],
  checkpoint: Checkpoint,
): Promise<Predicted | number> {
  const rows = y.length
  const ready = new Uint8Array(rows).fill(1)
  for (const { values } of predictors)
    for (let row = 0; row < rows; row++) if (!Number.isFinite(values[row])) ready[row] = 0
  const fitted = positionsOf(ready.map((one, row) => (one === 1 && Number.isFinite(y[row]) ? 1 : 0)))
  await checkpoint()
  const columns: Float64Array[] = [new Float64Array(rows).fill(1)]
  for (const { values, isCategory } of predictors) {
    if (!isCategory) columns.push(values)
    else {
      const known = new Set(Array.from(fitted, (row) => values[row] as number))
      for (let row = 0; row < rows; row++) if (!known.has(values[row] as number)) ready[row] = 0
      const levels = Array.from(known).toSorted((a, b) => a - b)
      for (const level of levels.slice(1)) columns.push(values.map((value) => Number(value === level)))
    }
    await checkpoint()
  }
  if (fitted.length <= columns.length) return fitted.length
  const design = columns.map((column) => pickNumbers(column, fitted))
  const fit = await leastSquares(design, pickNumbers(y, fitted), null, checkpoint)
  const values = new Float64Array(rows)
  for (const [k, column] of columns.entries()) {
    const slope = fit.coefficients[k] as number
    if (!Number.isNaN(slope))
      for (let row = 0; row < rows; row++) values[row] = (values[row] as number) + slope * (column[row] as number)
    await checkpoint()
  }
  for (let row = 0; row < rows; row++) if (ready[row] === 0) values[row] = Number.NaN
  return { values, sigma: Math.sqrt(fit.squares / (fitted.length - fit.qr.rank)) }
}
