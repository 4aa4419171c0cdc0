/**
 * A term of a model, variables by the ids of their columns. Whether a variable is a factor or a covariate is decided by its
 * measurement level, not by the term.
 */
export type Term =
  | { readonly kind: 'main'; readonly variable: string }
  /** The product of two or more variables alone; their main effects are terms of their own. */
  | { readonly kind: 'interaction'; readonly variables: readonly string[] }
  /** Levels of `variable` counted afresh in each level of `within`. */
  | { readonly kind: 'nested'; readonly variable: string; readonly within: string }
  /** Powers 1 to `degree` of a covariate. */
  | { readonly kind: 'polynomial'; readonly variable: string; readonly degree: number }
  /** Restricted cubic spline: a number of knots where `defaultKnots` places them, or the knots themselves. */
  | { readonly kind: 'spline'; readonly variable: string; readonly knots: number | readonly number[] }
  /** Enters with the fixed coefficient 1. */
  | { readonly kind: 'offset'; readonly variable: string }
  /** Each level has a baseline of its own. */
  | { readonly kind: 'strata'; readonly variable: string }
  /** Rows of one level are not independent: standard errors that allow for it. */
  | { readonly kind: 'cluster'; readonly variable: string }
  /** A random intercept for each level of `group`, and a random slope of a covariate if it is named. */
  | { readonly kind: 'random'; readonly group: string; readonly slope: string | null }

export type TermKind = Term['kind']

/** `treatment`: each level against the reference; `sum`: against the mean of the levels. */
export type Contrast = 'treatment' | 'sum'
