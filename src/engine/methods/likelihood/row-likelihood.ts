/** A log likelihood that is the sum over rows of concave functions of their linear predictors. */
export interface RowLikelihood {
  readonly rows: number
  /** Known part of the linear predictor. */
  readonly offset: Float64Array | null
  /** A linear predictor to begin with, of any kind. */
  readonly start: () => Float64Array
  /**
   * Of the rows from `from` on, whose linear predictors are the first `size` numbers of `eta`: writes the first derivatives to `scores` and the second,
   * their sign turned, to `weights`. Answers -2 log likelihood, except for a constant.
   */
  readonly at: (eta: Float64Array, from: number, size: number, scores: Float64Array, weights: Float64Array) => number
}
