import type { Checkpoint } from '../../checkpoint.ts'
import { weightedCrossproduct } from '../../linalg/weighted-crossproduct.ts'
import type { LinearModel } from './linear-model.ts'

/** Type of heteroscedasticity-consistent covariance; the types differ in the scaling of the squared residuals. */
export type RobustKind = 'hc0' | 'hc1' | 'hc2' | 'hc3'

/**
 * Heteroscedasticity-consistent covariance of the coefficients (White 1980; MacKinnon and White 1985): squared residuals unscaled (HC0),
 * times n/(n - p) (HC1), divided by 1 minus the leverage (HC2), or by its square (HC3). Undefined for HC2 and HC3 if a row has leverage 1.
 * In terms of the columns of `steady`; rows and columns as in `fit.unscaled`.
 */
export async function robustCovariance(
  model: LinearModel,
  kind: RobustKind,
  checkpoint: Checkpoint,
): Promise<number[][] | undefined> {
  const { data, fit, steady, residuals, leverage, n, residualDf } = model
  const power = { hc0: 0, hc1: 0, hc2: 0.5, hc3: 1 }[kind]
  const factor = kind === 'hc1' ? n / residualDf : 1
  if (power > 0 && leverage.some((h) => h > 1 - 1e-10)) return undefined
  const columns = fit.estimated.map((k) => steady[k] ?? new Float64Array())
  const squares = leverage.map((h, i) => {
    const weight = data.weights === null ? 1 : (data.weights[i] as number)
    return (data.cases?.[i] ?? 1) * ((weight * (residuals[i] as number)) / (1 - h) ** power) ** 2
  })
  await checkpoint()
  const lower = await weightedCrossproduct(columns, squares, checkpoint)
  const meat = lower.map((row, a) => lower.map((other, b) => (b <= a ? row[b] : other[a]) as number))
  const half = meat.map((row) => fit.unscaled.map((bread) => dot(row, bread)))
  return fit.unscaled.map((bread) =>
    fit.unscaled.map((_, b) => factor * bread.reduce((sum, value, a) => sum + value * (half[a]?.[b] ?? 0), 0)),
  )
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
