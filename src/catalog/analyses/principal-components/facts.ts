import type { Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly n: number
  readonly variables: number
  readonly matrix: 'correlation' | 'covariance'
  readonly keep: 'eigenvalue' | 'parallel' | 'share' | 'fixed'
  readonly share: number
  /** Number of simulations in parallel analysis. */
  readonly simulations: number
  readonly isRotated: boolean
  /** Proportion of variance explained by the kept components. */
  readonly held: Numeric
  readonly components: readonly ComponentFacts[]
  readonly adequacy: Numeric
  readonly sphericity: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric }
}

export interface ComponentFacts {
  readonly share: Numeric
  /** Variables with an absolute loading of at least 0.5, the strongest first. */
  readonly strong: readonly { readonly variable: string; readonly loading: Numeric }[]
}
