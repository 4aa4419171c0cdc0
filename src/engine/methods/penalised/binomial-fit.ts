import type { Pace } from '../../pace.ts'
import { descend } from './coordinate-descent.ts'
import { meanOf, PathFit, precision } from './path-fit.ts'

/** Newton steps of one model. */
const maxSteps = 200

/** Logistic models: Newton steps whose quadratic is minimised by coordinate descent. The intercept is a column of ones before the others. */
export class BinomialFit extends PathFit {
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
