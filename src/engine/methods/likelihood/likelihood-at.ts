import type { Checkpoint } from '../../checkpoint.ts'
import { addMultiples } from '../../linalg/add-multiples.ts'
import { addDots } from '../../linalg/weighted-crossproduct.ts'
import type { RowLikelihood } from './row-likelihood.ts'

/** A likelihood at coefficients of some columns. */
export interface Evaluation {
  readonly coefficients: Float64Array
  /** -2 log likelihood, except for a constant. */
  readonly deviance: number
  /** First derivatives of the log likelihood, one for each column. */
  readonly score: Float64Array
  /** Minus the second derivatives, as the rows of the lower triangle; null if not requested. */
  readonly information: readonly (readonly number[])[] | null
  /** Sum of the weights of the rows. */
  readonly weight: number
}

/** Number of rows for which all columns fit into the cache. */
const block = 2048

/**
 * The likelihood and its derivatives at given coefficients: one pass over the rows, in blocks; the information, which dominates the cost, only
 * on request.
 */
export async function likelihoodAt(
  columns: readonly Float64Array[],
  likelihood: RowLikelihood,
  coefficients: Float64Array,
  wantsInformation: boolean,
  checkpoint: Checkpoint,
): Promise<Evaluation> {
  const { rows, offset } = likelihood
  const sums = new Sums(columns, rows, wantsInformation)
  for (let from = 0; from < rows; from += block) {
    const { eta, size } = sums.block(from)
    if (offset === null) eta.fill(0)
    else eta.set(offset.subarray(from, from + size))
    addMultiples(eta, columns, coefficients, from, size)
    sums.add(likelihood, from, size)
    if (from % (16 * block) === 15 * block) await checkpoint()
  }
  return { coefficients, ...sums.found() }
}

/**
 * Starting coefficients: weighted least squares at the likelihood's first linear predictor, the first step of iteratively reweighted least
 * squares. For orthonormal columns. Returns the `score` and `information` of these equations.
 */
export async function firstEquations(
  columns: readonly Float64Array[],
  likelihood: RowLikelihood,
  checkpoint: Checkpoint,
): Promise<Omit<Evaluation, 'coefficients'>> {
  const { rows, offset } = likelihood
  const first = likelihood.start()
  const sums = new Sums(columns, rows, true)
  for (let from = 0; from < rows; from += block) {
    const { eta, size } = sums.block(from)
    eta.set(first.subarray(from, from + size))
    sums.add(likelihood, from, size, offset)
    if (from % (16 * block) === 15 * block) await checkpoint()
  }
  return sums.found()
}

class Sums {
  readonly #columns: readonly Float64Array[]
  readonly #rows: number
  readonly #information: Float64Array[] | null
  readonly #score: Float64Array
  readonly #eta: Float64Array
  readonly #scores: Float64Array
  readonly #weights: Float64Array
  readonly #weighted: Float64Array
  #deviance = 0
  #weight = 0

  constructor(columns: readonly Float64Array[], rows: number, wantsInformation: boolean) {
    const length = Math.min(block, rows)
    this.#columns = columns
    this.#rows = rows
    this.#information = wantsInformation ? columns.map((_, j) => new Float64Array(j + 1)) : null
    this.#score = new Float64Array(columns.length)
    this.#eta = new Float64Array(length)
    this.#scores = new Float64Array(length)
    this.#weights = new Float64Array(length)
    this.#weighted = new Float64Array(length)
  }

  block(from: number): { readonly eta: Float64Array; readonly size: number } {
    return { eta: this.#eta, size: Math.min(block, this.#rows - from) }
  }

  /** With an offset the score is that of the least-squares equations. */
  add(likelihood: RowLikelihood, from: number, size: number, offset?: Float64Array | null): void {
    const [eta, scores, weights, weighted] = [this.#eta, this.#scores, this.#weights, this.#weighted]
    this.#deviance += likelihood.at(eta, from, size, scores, weights)
    for (let i = 0; i < size; i++) this.#weight += weights[i] as number
    if (offset !== undefined)
      for (let i = 0; i < size; i++) {
        const own = (eta[i] as number) - (offset === null ? 0 : (offset[from + i] as number))
        scores[i] = (scores[i] as number) + (weights[i] as number) * own
      }
    addDots(this.#score, scores, this.#columns, this.#columns.length, from, size)
    for (const [j, row] of (this.#information ?? []).entries()) {
      const column = this.#columns[j] as Float64Array
      for (let i = 0; i < size; i++) weighted[i] = (weights[i] as number) * (column[from + i] as number)
      addDots(row, weighted, this.#columns, j + 1, from, size)
    }
  }

  found(): Omit<Evaluation, 'coefficients'> {
    return {
      deviance: this.#deviance,
      score: this.#score,
      information: this.#information?.map((row) => [...row]) ?? null,
      weight: this.#weight,
    }
  }
}
