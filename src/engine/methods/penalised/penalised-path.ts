import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import type { Progress } from '../../progress.ts'
import { BinomialFit } from './binomial-fit.ts'
import { GaussianFit } from './gaussian-fit.ts'
import { meanOf } from './path-fit.ts'
import type { StandardisedColumns } from './standardised-columns.ts'

export type PenalisedFamily = 'gaussian' | 'binomial'

export interface PenalisedProblem {
  readonly x: StandardisedColumns
  /** A number for each row; 0 or 1 for `binomial`. */
  readonly y: Float64Array
  readonly family: PenalisedFamily
  /** Share of the lasso in the penalty, above 0: 1 is the lasso, less an elastic net. */
  readonly alpha: number
}

/** Models along falling penalties. Coefficients are those of the standardised columns, for one standard deviation. */
export interface PenalisedPath {
  /** The penalties for which there are models, from the largest. */
  readonly lambdas: readonly number[]
  readonly intercepts: readonly number[]
  /** A list of coefficients for each penalty, one of each column. */
  readonly coefficients: readonly Float64Array[]
  /** For each penalty the share of the deviance of the model without columns that is explained, from 0 to 1. */
  readonly explained: readonly number[]
  /** False if one of the models did not reach its minimum. */
  readonly converged: boolean
}

/**
 * Penalties spread evenly on the logarithmic scale: from the smallest with which all coefficients are 0, to its ten-thousandth, or to its
 * hundredth if there are more columns than rows (Friedman et al. 2010, section 2.5). The largest is 0 if no column varies with the outcome.
 */
export async function penaltySequence(
  { x, y, alpha }: PenalisedProblem,
  count: number,
  checkpoint: Checkpoint,
): Promise<readonly number[]> {
  const n = y.length
  const mean = meanOf(y)
  let largest = 0
  for (const column of x.columns) {
    let product = 0
    for (let i = 0; i < n; i++) product += (column[i] as number) * ((y[i] as number) - mean)
    largest = Math.max(largest, Math.abs(product) / n / alpha)
    await checkpoint()
  }
  const least = n < x.columns.length ? 0.01 : 0.0001
  return Array.from({ length: count }, (_, k) => largest * least ** (k / (count - 1)))
}

/**
 * Minimises, for each of the penalties lambda, the mean loss + lambda ((1 - alpha) / 2 |b|^2 + alpha |b|): half the squared residual, or minus
 * the log-likelihood of a logistic model, whose intercept has no penalty. By coordinate descent with warm starts along the path, logistic
 * models within Newton steps (Friedman J, Hastie T, Tibshirani R. Regularization paths for generalized linear models via coordinate descent.
 * J Stat Softw 2010;33(1):1). Columns enter when they violate the conditions of Karush, Kuhn and Tucker. The quadratic part refers to an
 * outcome with standard deviation 1, as in R's glmnet. `endsEarly`: after the fifth model the path ends when the deviance explained grows by
 * less than a hundred-thousandth of itself, or exceeds 99.9%.
 */
export async function penalisedPath(
  problem: PenalisedProblem,
  lambdas: readonly number[],
  endsEarly: boolean,
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: Progress },
): Promise<PenalisedPath> {
  const { family, alpha, x, y } = problem
  const pace = new Pace(checkpoint)
  const fit = family === 'gaussian' ? new GaussianFit(x.columns, y, pace) : new BinomialFit(x.columns, y, pace)
  const path = { lambdas: [] as number[], intercepts: [] as number[], coefficients: [] as Float64Array[] }
  const explained: number[] = []
  let converged = true
  for (const [k, lambda] of lambdas.entries()) {
    const isSolved = await fit.solve(lambda * alpha, lambda * (1 - alpha))
    converged &&= isSolved
    const share = fit.explained()
    const gained = share - (explained.at(-1) ?? 0)
    path.lambdas.push(lambda)
    path.intercepts.push(fit.intercept)
    path.coefficients.push(fit.coefficients())
    explained.push(share)
    progress((k + 1) / lambdas.length)
    if (endsEarly && k >= minModels - 1 && (gained < least * share || share > most)) break
  }
  return { ...path, explained, converged }
}

const minModels = 5
const least = 1e-5
const most = 0.999
