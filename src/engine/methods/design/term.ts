/**
 * A term of a model, variables by the ids of their columns. The measurement level decides whether a variable is a factor or a covariate, not
 * the term.
 */
export type Term =
  | { readonly kind: 'main'; readonly variable: string }
  /** The product of two or more variables only; their main effects are separate terms. */
  | { readonly kind: 'interaction'; readonly variables: readonly string[] }
  /** Levels of `variable` nested in each level of `within`. */
  | { readonly kind: 'nested'; readonly variable: string; readonly within: string }
  /** Powers 1 to `degree` of a covariate. */
  | { readonly kind: 'polynomial'; readonly variable: string; readonly degree: number }
  /** Restricted cubic spline: a number of knots placed by `defaultKnots`, or the knots themselves. */
  | { readonly kind: 'spline'; readonly variable: string; readonly knots: number | readonly number[] }
  /** Has the fixed coefficient 1. */
  | { readonly kind: 'offset'; readonly variable: string }
  /** Each level has a separate baseline. */
  | { readonly kind: 'strata'; readonly variable: string }
  /** Rows of one level are dependent: cluster-robust standard errors. */
  | { readonly kind: 'cluster'; readonly variable: string }
  /** A random intercept for each level of `group`, and a random slope of a covariate if it is named. */
  | { readonly kind: 'random'; readonly group: string; readonly slope: string | null }

export type TermKind = Term['kind']

/** `treatment`: each level against the reference; `sum`: against the mean of the levels. */
export type Contrast = 'treatment' | 'sum'
