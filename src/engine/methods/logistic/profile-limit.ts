import type { Checkpoint } from '../../checkpoint.ts'
import { dot } from '../../linalg/weighted-crossproduct.ts'
import { maximise, nearestIn } from '../likelihood/maximise.ts'
import { firthLogistic } from './firth-logistic.ts'
import { logisticIrls } from './logistic-irls.ts'
import type { LogisticData, LogisticModel } from './logistic-model.ts'
import { nestedFirth } from './nested-firth.ts'

/**
 * A limit of the profile-likelihood interval of one column's coefficient (Venzon and Moolgavkar 1988): where the deviance, with the other
 * coefficients refitted, has risen by the square of `reach` (a normal quantile); below the estimate for a negative reach. Newton's method on
 * the root of the rise, which is nearly linear, and bisection if a step would leave the side of the limit; the same for a penalised likelihood
 * (Heinze and Schemper 2002). NaN if the coefficient is not estimated or no limit is found.
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
  const refit = model.penalised === null ? likelihoodProfile(model, x, column) : penalisedProfile(model, x, at)
  const lowest = model.penalised ?? deviance
  // the error of the square root of the rise from rounding both deviances
  const rounding = (2 * Number.EPSILON * Math.abs(lowest)) / Math.abs(reach)
  let beta = estimate + reach * se
  const bracket = { near: estimate, far: Number.POSITIVE_INFINITY * reach }
  for (let step = 0; step < 60; step++) {
    const fixed = await refit(beta, checkpoint)
    if (fixed === null) {
      beta = (beta + estimate) / 2
      continue
    }
    const rise = Math.sqrt(Math.max(fixed.deviance - lowest, Number.MIN_VALUE)) * Math.sign(reach)
    if (Math.abs(rise) < Math.abs(reach)) bracket.near = beta
    else bracket.far = beta
    const change = ((rise - reach) * rise) / -fixed.score
    const next = within(bracket, beta - change) ? beta - change : between(bracket, estimate)
    if (Math.abs(next - beta) <= Math.max(1e-10, rounding) * se)
      return Math.abs(rise - reach) <= CLOSE + rounding ? next : Number.NaN
    beta = next
  }
  return Number.NaN
}

/** Tolerance of the root of the rise at a limit; a likelihood that jumps there has none. */
const CLOSE = 1e-6

/** A bracket on the limit's side of the estimate: its ends have a rise that is too small and too large; infinite until one is known. */
interface Bracket {
  readonly near: number
  readonly far: number
}

function within({ near, far }: Bracket, beta: number): boolean {
  return near < far ? beta >= near && beta <= far : beta <= near && beta >= far
}

/** Doubles the distance from the estimate while no upper bound is known, otherwise bisects. */
function between({ near, far }: Bracket, estimate: number): number {
  return Number.isFinite(far) ? (near + far) / 2 : near + (near - estimate)
}

/** The refit of the other coefficients with this one fixed at `beta`: its deviance, and the score of the fixed one. Null if there is none. */
type Refit = (
  beta: number,
  checkpoint: Checkpoint,
) => Promise<{ readonly deviance: number; readonly score: number } | null>

function likelihoodProfile({ data, fit }: LogisticModel, x: Float64Array, column: number): Refit {
  const others = fit.estimated.filter((k) => k !== column).map((k) => data.columns[k] ?? new Float64Array())
  const { spanned } = fit
  if (spanned === null) return profileAlone(data, x, others)
  const { span, subspaces, likelihood, maximum } = spanned
  return async (beta, checkpoint) => {
    const { subspace } = await subspaces.of(others, checkpoint)
    const along = await subspaces.coordinates(x, checkpoint)
    const within = { directions: subspace.directions, fixed: along.map((value) => value * beta) }
    const coefficients = nearestIn(within, maximum)
    if (coefficients === undefined) return null
    const begin = { coefficients, information: maximum.information }
    const found = await maximise(span.basis, likelihood, checkpoint, { begin, within })
    return found === undefined ? null : { deviance: found.deviance, score: dot(along, found.score) }
  }
}

/** Each fit on its own. */
function profileAlone(data: LogisticData, x: Float64Array, others: readonly Float64Array[]): Refit {
  return async (beta, checkpoint) => {
    const offset = withFixed(data, x, beta)
    const { state, eta, deviance } = await logisticIrls(others, { ...data, offset }, checkpoint)
    if (state !== 'converged') return null
    const scores = eta.map((value, i) => (data.y[i] as number) - 1 / (1 + Math.exp(-value)))
    for (const [i, count] of data.cases?.entries() ?? []) scores[i] = (scores[i] as number) * count
    return { deviance, score: await sumOfProducts(x, scores, checkpoint) }
  }
}

/** `at`: the index of the fixed column among those with a coefficient; it remains in the penalty. Each fit starts where the last one ended. */
function penalisedProfile(model: LogisticModel, x: Float64Array, at: number): Refit {
  const { firth, estimated } = model.fit
  const alone = penalisedAlone(model, x, at)
  if (firth === null) return alone
  const others = estimated.filter((_, k) => k !== at).map((k) => model.data.columns[k] ?? new Float64Array())
  // the likelihood of the basis differs by a constant from that of the columns
  const constant = (model.penalised ?? Number.NaN) - firth.maximum.penalised
  let near: Float64Array | undefined
  return async (beta, checkpoint) => {
    const { subspace } = await firth.subspaces.of(others, checkpoint)
    const along = await firth.subspaces.coordinates(x, checkpoint)
    const within = { directions: subspace.directions, fixed: along.map((value) => value * beta) }
    const found = await nestedFirth(firth, within, checkpoint, near)
    if (found === undefined) return alone(beta, checkpoint)
    near = found.coefficients
    return { deviance: found.penalised + constant, score: dot(along, found.score) }
  }
}

/** Each fit on its own. */
function penalisedAlone({ data, fit }: LogisticModel, x: Float64Array, at: number): Refit {
  const columns = fit.estimated.map((k) => data.columns[k] ?? new Float64Array())
  const free = [...columns.keys()].filter((k) => k !== at)
  return async (beta, checkpoint) => {
    const offset = withFixed(data, x, beta)
    await checkpoint()
    const { state, penalised, scores } = await firthLogistic(columns, { ...data, offset, free }, checkpoint)
    return state === 'converged' ? { deviance: penalised, score: await sumOfProducts(x, scores, checkpoint) } : null
  }
}

function withFixed({ offset }: LogisticData, x: Float64Array, beta: number): Float64Array {
  return x.map((value, i) => value * beta + (offset?.[i] ?? 0))
}

async function sumOfProducts(x: Float64Array, scores: Float64Array, checkpoint: Checkpoint): Promise<number> {
  let sum = 0
  for (let i = 0; i < x.length; i++) {
    sum += (x[i] as number) * (scores[i] as number)
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return sum
}
