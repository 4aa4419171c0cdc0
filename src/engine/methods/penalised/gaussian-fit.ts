import type { Pace } from '../../pace.ts'
import { descend } from './coordinate-descent.ts'
import { meanOf, PathFit, precision } from './path-fit.ts'

/** Least squares: products of the columns are computed once, when a column enters, and residuals never. */
export class GaussianFit extends PathFit {
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
