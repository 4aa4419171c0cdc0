import type { Checkpoint } from '../checkpoint.ts'
import { logisticIrls } from './logistic-irls.ts'
import type { LogisticModel } from './logistic-model.ts'

/**
 * A limit of the profile-likelihood interval of the coefficient of one column (Venzon and Moolgavkar 1988): where the deviance, the other
 * coefficients fitted anew, has risen by the square of `reach` (a normal quantile), below the estimate for a negative reach. Newton's method on
 * the root of the rise, which is all but linear. NaN where the coefficient is not estimated or no limit is found.
 */
export async function profileLimit(
  model: LogisticModel,
  column: number,
  reach: number,
  checkpoint: Checkpoint,
): Promise<number> {
  const { data, fit, coefficients, covariance, deviance } = model
  const at = fit.estimated.indexOf(column)
  const x = data.columns[column]
  if (at < 0 || x === undefined) return Number.NaN
  const others = fit.estimated.filter((k) => k !== column).map((k) => data.columns[k] ?? new Float64Array())
  const estimate = coefficients[column] ?? Number.NaN
  const se = Math.sqrt(covariance[at]?.[at] ?? Number.NaN)
  let start = fit.eta
  let beta = estimate + reach * se
  for (let step = 0; step < 40; step++) {
    const offset = x.map((value, i) => value * beta + (data.offset?.[i] ?? 0))
    await checkpoint()
    const fixed = await logisticIrls(others, { y: data.y, offset, start }, checkpoint)
    if (fixed.state !== 'converged') {
      beta = (beta + estimate) / 2
      continue
    }
    start = fixed.eta
    const rise = Math.sqrt(Math.max(fixed.deviance - deviance, Number.MIN_VALUE)) * Math.sign(reach)
    let score = 0
    for (let i = 0; i < x.length; i++) {
      score += (x[i] as number) * ((data.y[i] as number) - 1 / (1 + Math.exp(-(fixed.eta[i] as number))))
      if (i % 100_000 === 99_999) await checkpoint()
    }
    const change = ((rise - reach) * rise) / -score
    beta -= change
    if (Math.abs(change) <= 1e-10 * se) return beta
  }
  return Number.NaN
}
