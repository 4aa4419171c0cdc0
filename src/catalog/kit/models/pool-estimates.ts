/** The parameters of a model, estimated from one imputation of a dataset. */
export interface ImputedEstimates {
  readonly estimates: readonly number[]
  /** Diagonal of the covariance matrix. */
  readonly variances: readonly number[]
}

export interface PooledEstimate {
  readonly estimate: number
  readonly standardError: number
  /** Barnard and Rubin (1999); infinite if the imputations agree and the complete data have no limit. */
  readonly df: number
  /** Fraction of the variance that is due to missing data. */
  readonly missingShare: number
}

/**
 * Rubin's rules (1987) for m imputations, with the small-sample degrees of freedom of Barnard and Rubin (Biometrika 1999;86:948); `completeDf`
 * are those of the complete data. One result for each parameter.
 */
export function poolEstimates(imputations: readonly ImputedEstimates[], completeDf: number): readonly PooledEstimate[] {
  const m = imputations.length
  return (imputations[0]?.estimates ?? []).map((_, k) => {
    const estimates = imputations.map((one) => one.estimates[k] ?? Number.NaN)
    const estimate = mean(estimates)
    const within = mean(imputations.map((one) => one.variances[k] ?? Number.NaN))
    const between = m > 1 ? (mean(estimates.map((value) => (value - estimate) ** 2)) * m) / (m - 1) : 0
    const extra = (1 + 1 / m) * between
    const total = within + extra
    const lambda = extra / total
    const oldDf = lambda > 0 ? (m - 1) / lambda ** 2 : Number.POSITIVE_INFINITY
    const observed = Number.isFinite(completeDf)
      ? ((completeDf + 1) / (completeDf + 3)) * completeDf * (1 - lambda)
      : Number.POSITIVE_INFINITY
    return { estimate, standardError: Math.sqrt(total), df: 1 / (1 / oldDf + 1 / observed), missingShare: lambda }
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
