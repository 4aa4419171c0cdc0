import type { Pace } from '../../pace.ts'

/** Changes of coefficients, in standard deviations of the outcome or in log odds, below which a minimum is reached. */
export const precision = 1e-11

/** What both families share: the columns that have entered, and their coefficients. */
export abstract class PathFit {
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

/** The mean of at least one value. */
export function meanOf(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] as number
  return sum / values.length
}
