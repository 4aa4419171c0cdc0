/** A log likelihood that is the sum over rows of concave functions of their linear predictors. */
export interface RowLikelihood {
  readonly rows: number
  /** Known part of the linear predictor. */
  readonly offset: Float64Array | null
  /** A starting linear predictor of any kind. */
  readonly start: () => Float64Array
  /**
   * For the rows from `from` on, whose linear predictors are the first `size` numbers of `eta`: writes the first derivatives to `scores` and
   * the negative second ones to `weights`. Returns -2 log likelihood, up to a constant.
   */
  readonly at: (eta: Float64Array, from: number, size: number, scores: Float64Array, weights: Float64Array) => number
}
