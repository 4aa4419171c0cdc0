import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { between, type Progress } from '../../progress.ts'
import { mersenneTwister } from '../../random/mersenne-twister.ts'
import { shuffledIndices } from '../../random/random-index.ts'
import { type PenalisedFamily, penalisedPath } from './penalised-path.ts'
import { standardisedColumns } from './standardised-columns.ts'

/** Prediction errors of the models of a path in rows that they were not fitted to. */
export interface CrossValidatedPath {
  /** For each penalty the mean squared error, or the mean deviance of a logistic model. */
  readonly means: readonly number[]
  /** Standard errors of the means, from the differences between folds. */
  readonly errors: readonly number[]
  /** Index of the penalty with the smallest mean. */
  readonly lowest: number
  /** Index of the largest penalty whose mean is within one standard error of the smallest. */
  readonly oneError: number
  readonly converged: boolean
}

/**
 * The number of the fold of each row, from 0 to `folds` - 1: R's `sample(rep_len(seq_len(folds), n)) - 1` after `set.seed(seed)`. With
 * `strata` (0 or 1 for each row) the folds of the rows with a 1 are drawn first, so that each fold has its share of either.
 */
export async function drawnFolds(
  n: number,
  folds: number,
  seed: number,
  strata: Float64Array | null,
  checkpoint: Checkpoint,
): Promise<Int32Array> {
  const uniform = mersenneTwister(seed)
  const fold = new Int32Array(n)
  const parts = strata === null ? [() => true] : [(i: number) => strata[i] === 1, (i: number) => strata[i] !== 1]
  let before = 0
  for (const isTaken of parts) {
    const rows = rowsWhere(n, isTaken)
    await checkpoint()
    const drawn = await shuffledIndices(uniform, rows.length, checkpoint)
    for (let k = 0; k < rows.length; k++) fold[rows[k] as number] = (before + (drawn[k] as number)) % folds
    before += rows.length
  }
  return fold
}

/**
 * Cross-validation of a path: for each fold the models of all penalties, fitted to the other rows with columns standardised there, predict the
 * rows of the fold. Means of the folds are weighted by their rows, and the standard error is the root of their weighted variance / (folds -
 * 1); the rule of one standard error: Hastie T, Tibshirani R, Friedman J. The Elements of Statistical Learning. 2nd ed. Springer; 2009,
 * section 7.10. Predicted probabilities are at least 0.00001 and at most 0.99999, as in R's cv.glmnet. Every fold has rows.
 */
export async function crossValidatedPath(
  {
    columns,
    y,
    family,
    alpha,
  }: {
    readonly columns: readonly Float64Array[]
    readonly y: Float64Array
    readonly family: PenalisedFamily
    readonly alpha: number
  },
  lambdas: readonly number[],
  { fold, folds }: { readonly fold: Int32Array; readonly folds: number },
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: Progress },
): Promise<CrossValidatedPath> {
  const pace = new Pace(checkpoint)
  const losses: Float64Array[] = []
  const sizes: number[] = []
  let converged = true
  for (let k = 0; k < folds; k++) {
    const kept = rowsWhere(fold.length, (i) => fold[i] !== k)
    await checkpoint()
    const left = rowsWhere(fold.length, (i) => fold[i] === k)
    await checkpoint()
    const x = await standardisedColumns(columns, kept, checkpoint)
    const outcome = Float64Array.from(kept, (i) => y[i] as number)
    const path = await penalisedPath({ x, y: outcome, family, alpha }, lambdas, false, {
      checkpoint,
      progress: between(progress, k / folds, (k + 0.9) / folds),
    })
    converged &&= path.converged
    const loss = new Float64Array(lambdas.length)
    for (const [l, coefficients] of path.coefficients.entries()) {
      const eta = new Float64Array(left.length).fill(path.intercepts[l] as number)
      for (const [j, column] of columns.entries()) {
        const [b, deviation] = [coefficients[j] as number, x.deviations[j] as number]
        if (b === 0) continue
        const [by, mean] = [b / deviation, x.means[j] as number]
        for (let i = 0; i < eta.length; i++)
          eta[i] = (eta[i] as number) + by * ((column[left[i] as number] as number) - mean)
        if (pace.due(eta.length)) await pace.rest()
      }
      loss[l] = meanLoss(eta, left, y, family)
      await checkpoint()
    }
    losses.push(loss)
    sizes.push(left.length)
    progress((k + 1) / folds)
  }
  const means = lambdas.map((_, l) =>
    weightedMean(
      losses.map((loss) => loss[l] as number),
      sizes,
    ),
  )
  const errors = lambdas.map((_, l) => {
    const mean = means[l] as number
    const squares = losses.map((loss) => ((loss[l] as number) - mean) ** 2)
    return Math.sqrt(weightedMean(squares, sizes) / (folds - 1))
  })
  const lowest = means.indexOf(Math.min(...means))
  const limit = (means[lowest] as number) + (errors[lowest] as number)
  return { means, errors, lowest, oneError: means.findIndex((mean) => mean <= limit), converged }
}

const leastProbability = 1e-5

function meanLoss(eta: Float64Array, rows: Int32Array, y: Float64Array, family: PenalisedFamily): number {
  let sum = 0
  for (let i = 0; i < eta.length; i++) {
    const [at, outcome] = [eta[i] as number, y[rows[i] as number] as number]
    if (family === 'gaussian') sum += (outcome - at) ** 2
    else {
      const probability = 1 / (1 + Math.exp(outcome === 1 ? -at : at))
      sum -= 2 * Math.log(Math.min(Math.max(probability, leastProbability), 1 - leastProbability))
    }
  }
  return sum / eta.length
}

function rowsWhere(n: number, isTaken: (row: number) => boolean): Int32Array {
  const rows = new Int32Array(n)
  let count = 0
  for (let i = 0; i < n; i++) if (isTaken(i)) rows[count++] = i
  return rows.slice(0, count)
}

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let [sum, all] = [0, 0]
  for (const [k, value] of values.entries()) {
    const weight = weights[k] as number
    sum += weight * value
    all += weight
  }
  return sum / all
}
