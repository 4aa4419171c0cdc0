import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import type { Progress } from '../../progress.ts'
import { descend } from './coordinate-descent.ts'
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

/** Changes of coefficients, in standard deviations of the outcome or in log odds, below which a minimum is reached. */
const precision = 1e-11

/** What both families share: the columns that have entered, and their coefficients. */
abstract class Fit {
  intercept = 0
  protected readonly entered: number[] = []
  protected b = new Float64Array()
  protected readonly columns: readonly Float64Array[]
  protected readonly y: Float64Array
  protected readonly pace: Pace
  readonly #isIn: Uint8Array

  constructor(columns: readonly Float64Array[], y: Float64Array, pace: Pace) {
    this.columns = columns
    this.y = y
    this.pace = pace
    this.#isIn = new Uint8Array(columns.length)
  }

  /** Goes on from the coefficients of the last penalty; false without convergence. */
  abstract solve(lasso: number, ridge: number): Promise<boolean>

  abstract explained(): number

  coefficients(): Float64Array {
    const all = new Float64Array(this.columns.length)
    for (const [k, j] of this.entered.entries()) all[j] = this.b[k] as number
    return all
  }

  /** Adds the columns whose slope at a coefficient of 0 exceeds the penalty; true if there are any. */
  protected enter(slopes: Float64Array, lasso: number): boolean {
    const before = this.entered.length
    for (let j = 0; j < slopes.length; j++)
      if (this.#isIn[j] === 0 && Math.abs(slopes[j] as number) > lasso) {
        this.#isIn[j] = 1
        this.entered.push(j)
      }
    if (this.entered.length === before) return false
    const b = new Float64Array(this.entered.length)
    b.set(this.b)
    this.b = b
    return true
  }
}

/** Least squares: products of the columns are computed once, when a column enters, and residuals never. */
class GaussianFit extends Fit {
  readonly #mean: number
  readonly #variance: number
  /** For each column that has entered its products with all columns, divided by n. */
  readonly #products: Float64Array[] = []
  #slopes: Float64Array | null = null
  #squares = 0

  constructor(columns: readonly Float64Array[], y: Float64Array, pace: Pace) {
    super(columns, y, pace)
    this.#mean = meanOf(y)
    this.intercept = this.#mean
    let squares = 0
    for (let i = 0; i < y.length; i++) squares += ((y[i] as number) - this.#mean) ** 2
    this.#variance = squares / y.length
  }

  explained(): number {
    return 1 - this.#squares / this.#variance
  }

  async solve(lasso: number, ridge: number): Promise<boolean> {
    const scale = Math.sqrt(this.#variance)
    const outcome = await this.#outcomeSlopes()
    for (;;) {
      const slopes = this.#slopesNow(outcome)
      this.#squares = this.#residualSquares(outcome, slopes)
      const isNew = this.enter(slopes, lasso)
      while (this.#products.length < this.entered.length)
        this.#products.push(await this.#productsWith(this.entered[this.#products.length] as number))
      const inside = Float64Array.from(this.entered, (j) => slopes[j] as number)
      const quadratic = {
        curvature: this.#products,
        places: Int32Array.from(this.entered),
        penalties: new Float64Array(inside.length).fill(lasso),
        ridge: new Float64Array(inside.length).fill(ridge / scale),
      }
      const before = this.b.slice()
      const isSolved = await descend(quadratic, this.b, inside, precision * scale, this.pace)
      if (!isSolved) return false
      const change = this.b.reduce((far, value, k) => Math.max(far, Math.abs(value - (before[k] as number))), 0)
      // a further round with newly computed slopes frees the coefficients of the rounding of many updates
      if (!isNew && change <= precision * 10 * scale) return true
    }
  }

  async #outcomeSlopes(): Promise<Float64Array> {
    if (this.#slopes !== null) return this.#slopes
    const slopes = new Float64Array(this.columns.length)
    for (const [j, column] of this.columns.entries()) {
      let sum = 0
      for (let i = 0; i < column.length; i++) sum += (column[i] as number) * ((this.y[i] as number) - this.#mean)
      slopes[j] = sum / column.length
      if (this.pace.due(column.length)) await this.pace.rest()
    }
    this.#slopes = slopes
    return slopes
  }

  async #productsWith(j: number): Promise<Float64Array> {
    const own = this.columns[j] as Float64Array
    const products = new Float64Array(this.columns.length)
    for (const [k, other] of this.columns.entries()) {
      let sum = 0
      for (let i = 0; i < own.length; i++) sum += (own[i] as number) * (other[i] as number)
      products[k] = sum / own.length
      if (this.pace.due(own.length)) await this.pace.rest()
    }
    return products
  }

  #slopesNow(outcome: Float64Array): Float64Array {
    const slopes = outcome.slice()
    for (const [k, products] of this.#products.entries()) {
      const by = this.b[k] as number
      if (by !== 0)
        for (let j = 0; j < slopes.length; j++) slopes[j] = (slopes[j] as number) - by * (products[j] as number)
    }
    return slopes
  }

  /** The mean squared residual: that of y, less b'c and b' times the slopes at b. */
  #residualSquares(outcome: Float64Array, slopes: Float64Array): number {
    return this.entered.reduce(
      (left, j, k) => left - (this.b[k] as number) * ((outcome[j] as number) + (slopes[j] as number)),
      this.#variance,
    )
  }
}

/** Logistic models: Newton steps whose quadratic is minimised by coordinate descent. The intercept is a column of ones before the others. */
class BinomialFit extends Fit {
  readonly #nullDeviance: number
  #deviance: number
  #curvature: Float64Array[] = []
  readonly #eta: Float64Array
  readonly #residuals: Float64Array
  readonly #weights: Float64Array
  /** The weights of the curvature, perhaps of an earlier step. */
  readonly #curveWeights: Float64Array

  constructor(columns: readonly Float64Array[], y: Float64Array, pace: Pace) {
    super(columns, y, pace)
    const share = meanOf(y)
    this.intercept = Math.log(share / (1 - share))
    this.#nullDeviance = -2 * (share * Math.log(share) + (1 - share) * Math.log1p(-share))
    this.#deviance = this.#nullDeviance
    this.#eta = new Float64Array(y.length)
    this.#residuals = new Float64Array(y.length)
    this.#weights = new Float64Array(y.length)
    this.#curveWeights = new Float64Array(y.length)
  }

  explained(): number {
    return 1 - this.#deviance / this.#nullDeviance
  }

  async solve(lasso: number, ridge: number): Promise<boolean> {
    const slopes = new Float64Array(this.columns.length)
    let lastStep = Number.POSITIVE_INFINITY
    if (this.#curvesCheaply()) this.#curvature = []
    await this.#predict()
    let objective = this.#objective(lasso, ridge)
    for (let turn = 0; turn < maxSteps; turn++) {
      await this.#slopesInto(slopes)
      const isNew = this.enter(slopes, lasso)
      if (!isNew && lastStep <= precision) return true
      await this.#curve()
      const m = this.entered.length + 1
      const start = Float64Array.from({ length: m }, (_, k) => (k === 0 ? this.intercept : (this.b[k - 1] as number)))
      const inside = Float64Array.from({ length: m }, (_, k) =>
        k === 0 ? meanOf(this.#residuals) : (slopes[this.entered[k - 1] as number] as number),
      )
      const quadratic = {
        curvature: this.#curvature,
        places: Int32Array.from({ length: m }, (_, k) => k),
        penalties: new Float64Array(m).fill(lasso, 1),
        ridge: new Float64Array(m).fill(ridge, 1),
      }
      const end = start.slice()
      if (!(await descend(quadratic, end, inside, precision / 10, this.pace))) return false
      const step = this.#length(start, end)
      objective = await this.#move(start, end, objective, lasso, ridge)
      // an older curvature, if it costs much more than a step, serves as long as steps become short quickly
      if (this.#curvesCheaply() ? step > lastStep / 50 : step > lastStep * 0.3) this.#curvature = []
      lastStep = step
    }
    return false
  }

  /** Whether curvature costs no more than some steps. */
  #curvesCheaply(): boolean {
    const m = this.entered.length
    return (m * m) / 2 < 20 * (m + this.columns.length + 20)
  }

  /** The largest change of a coefficient, in units of its curvature. */
  #length(start: Float64Array, end: Float64Array): number {
    let far = 0
    for (let k = 0; k < start.length; k++) {
      const own = this.#curvature[k]?.[k] ?? 0
      far = Math.max(far, Math.abs((end[k] as number) - (start[k] as number)) * Math.sqrt(own))
    }
    return far
  }

  /** Goes to `end`, or part of the way if the objective would rise; returns it. */
  async #move(start: Float64Array, end: Float64Array, from: number, lasso: number, ridge: number): Promise<number> {
    for (let part = 1; ; part /= 2) {
      this.intercept = (start[0] as number) + part * ((end[0] as number) - (start[0] as number))
      for (let k = 1; k < start.length; k++)
        this.b[k - 1] = (start[k] as number) + part * ((end[k] as number) - (start[k] as number))
      await this.#predict()
      const objective = this.#objective(lasso, ridge)
      if (objective <= from + 1e-12 * Math.abs(from) || part < 1e-6) return objective
    }
  }

  #objective(lasso: number, ridge: number): number {
    return this.b.reduce((sum, value) => sum + lasso * Math.abs(value) + (ridge / 2) * value ** 2, this.#deviance / 2)
  }

  /** Linear predictor, residuals, weights and the mean deviance at the coefficients. */
  async #predict(): Promise<void> {
    const [eta, y] = [this.#eta, this.y]
    eta.fill(this.intercept)
    for (const [k, j] of this.entered.entries()) {
      const [by, column] = [this.b[k] as number, this.columns[j] as Float64Array]
      if (by === 0) continue
      for (let i = 0; i < eta.length; i++) eta[i] = (eta[i] as number) + by * (column[i] as number)
      if (this.pace.due(eta.length)) await this.pace.rest()
    }
    let sum = 0
    for (let i = 0; i < eta.length; i++) {
      const at = eta[i] as number
      const small = Math.exp(-Math.abs(at))
      const [near, far] = [1 / (1 + small), small / (1 + small)]
      const [yes, no] = at > 0 ? [near, far] : [far, near]
      const isEvent = y[i] === 1
      this.#residuals[i] = isEvent ? no : -yes
      this.#weights[i] = near * far
      sum += Math.log1p(small) + (isEvent === at > 0 ? 0 : Math.abs(at))
    }
    this.#deviance = (2 * sum) / eta.length
    if (this.pace.due(20 * eta.length)) await this.pace.rest()
  }

  async #slopesInto(slopes: Float64Array): Promise<void> {
    for (const [j, column] of this.columns.entries()) {
      let sum = 0
      for (let i = 0; i < column.length; i++) sum += (column[i] as number) * (this.#residuals[i] as number)
      slopes[j] = sum / column.length
      if (this.pace.due(column.length)) await this.pace.rest()
    }
  }

  /** Second derivatives of the mean loss in the intercept and the coefficients that have entered; those that exist keep their weights. */
  async #curve(): Promise<void> {
    const known = this.#curvature.length
    if (known === 0) this.#curveWeights.set(this.#weights)
    const weighted = new Float64Array(this.y.length)
    const of = [null, ...this.entered.map((j) => this.columns[j] as Float64Array)]
    this.#curvature = of.map((_, k) => {
      const row = new Float64Array(of.length)
      row.set(this.#curvature[k] ?? [])
      return row
    })
    for (let k = known; k < of.length; k++) {
      const column = of[k]
      for (let i = 0; i < weighted.length; i++)
        weighted[i] = (this.#curveWeights[i] as number) * (column == null ? 1 : (column[i] as number))
      for (let l = 0; l <= k; l++) {
        const other = of[l]
        let sum = 0
        if (other == null) for (let i = 0; i < weighted.length; i++) sum += weighted[i] as number
        else for (let i = 0; i < weighted.length; i++) sum += (weighted[i] as number) * (other[i] as number)
        const [own, across] = [this.#curvature[k] as Float64Array, this.#curvature[l] as Float64Array]
        own[l] = sum / weighted.length
        across[k] = own[l] as number
        if (this.pace.due(weighted.length)) await this.pace.rest()
      }
    }
  }
}

/** Newton steps of one model. */
const maxSteps = 200

function meanOf(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] as number
  return sum / values.length
}
