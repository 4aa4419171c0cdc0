import type { Checkpoint } from '../checkpoint.ts'
import type { LinearModel } from './linear-model.ts'

/**
 * Covariance of the coefficients that allows for unequal variances: HC3 of MacKinnon and White (1985), each residual divided by 1 less its
 * leverage. Rows and columns as in `fit.unscaled`.
 */
export async function robustCovariance(model: LinearModel, checkpoint: Checkpoint): Promise<number[][]> {
  const { data, fit, residuals, leverage } = model
  const columns = fit.estimated.map((k) => data.columns[k] ?? new Float64Array())
  const p = columns.length
  const scores: Float64Array[] = []
  for (const column of columns) {
    const score = new Float64Array(column.length)
    for (let i = 0; i < score.length; i++) {
      const weight = data.weights === null ? 1 : (data.weights[i] as number)
      score[i] = ((column[i] as number) * weight * (residuals[i] as number)) / (1 - (leverage[i] as number))
    }
    scores.push(score)
    await checkpoint()
  }
  const meat = Array.from({ length: p }, () => new Float64Array(p))
  for (let a = 0; a < p; a++)
    for (let b = a; b < p; b++) {
      const product = dot(scores[a], scores[b])
      const [upper, lower] = [meat[a], meat[b]]
      if (upper) upper[b] = product
      if (lower) lower[a] = product
      if (leverage.length > 10_000) await checkpoint()
    }
  const half = meat.map((row) => fit.unscaled.map((bread) => dot(row, bread)))
  return fit.unscaled.map((bread) =>
    fit.unscaled.map((_, b) => bread.reduce((sum, value, a) => sum + value * (half[a]?.[b] ?? 0), 0)),
  )
}

function dot(a: ArrayLike<number> | undefined, b: ArrayLike<number> | undefined): number {
  if (a === undefined || b === undefined) return Number.NaN
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
