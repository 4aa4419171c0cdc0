import type { Checkpoint } from '../checkpoint.ts'
import { firthLogistic } from './firth-logistic.ts'
import { logisticIrls } from './logistic-irls.ts'
import type { LogisticModel } from './logistic-model.ts'

/**
 * A limit of the profile-likelihood interval of the coefficient of one column (Venzon and Moolgavkar 1988): where the deviance, the other
 * coefficients fitted anew, has risen by the square of `reach` (a normal quantile), below the estimate for a negative reach. Newton's method on
 * the root of the rise, which is all but linear; of a penalised likelihood likewise (Heinze and Schemper 2002). NaN where the coefficient is not estimated or no limit is found.
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
  const estimate = coefficients[column] ?? Number.NaN
  const se = Math.sqrt(covariance[at]?.[at] ?? Number.NaN)
  const refit = model.penalised === null ? likelihoodProfile(model, column) : penalisedProfile(model, at)
  const lowest = model.penalised ?? deviance
  let start = fit.eta
  let beta = estimate + reach * se
  for (let step = 0; step < 40; step++) {
    const offset = x.map((value, i) => value * beta + (data.offset?.[i] ?? 0))
    await checkpoint()
    const fixed = await refit(offset, start, checkpoint)
    if (fixed === null) {
      beta = (beta + estimate) / 2
      continue
    }
    start = fixed.eta
    const rise = Math.sqrt(Math.max(fixed.deviance - lowest, Number.MIN_VALUE)) * Math.sign(reach)
    let score = 0
    for (let i = 0; i < x.length; i++) {
      score += (x[i] as number) * (fixed.scores[i] as number)
      if (i % 100_000 === 99_999) await checkpoint()
    }
    const change = ((rise - reach) * rise) / -score
    beta -= change
    if (Math.abs(change) <= 1e-10 * se) return beta
  }
  return Number.NaN
}

/** The fit of the other coefficients: its deviance, and what along the fixed column sums to the score. Null where there is none. */
type Refit = (
  offset: Float64Array,
  start: Float64Array,
  checkpoint: Checkpoint,
) => Promise<{ readonly eta: Float64Array; readonly deviance: number; readonly scores: Float64Array } | null>

function likelihoodProfile({ data, fit }: LogisticModel, column: number): Refit {
  const others = fit.estimated.filter((k) => k !== column).map((k) => data.columns[k] ?? new Float64Array())
  return async (offset, start, checkpoint) => {
    const { state, eta, deviance } = await logisticIrls(others, { y: data.y, offset, start }, checkpoint)
    if (state !== 'converged') return null
    const scores = eta.map((value, i) => (data.y[i] as number) - 1 / (1 + Math.exp(-value)))
    return { eta, deviance, scores }
  }
}

/** `at`: the place of the fixed column among those with a coefficient; it keeps its part in the penalty. */
function penalisedProfile({ data, fit }: LogisticModel, at: number): Refit {
  const columns = fit.estimated.map((k) => data.columns[k] ?? new Float64Array())
  const free = [...columns.keys()].filter((k) => k !== at)
  return async (offset, _start, checkpoint) => {
    const { state, eta, penalised, scores } = await firthLogistic(columns, { y: data.y, offset, free }, checkpoint)
    return state === 'converged' ? { eta, deviance: penalised, scores } : null
  }
}
