import type { Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly n: number
  readonly variables: number
  readonly matrix: 'correlation' | 'covariance'
  readonly keep: 'eigenvalue' | 'parallel' | 'share' | 'fixed'
  readonly share: number
  /** Of parallel analysis. */
  readonly simulations: number
  readonly isRotated: boolean
  /** For the variance, by all components that are kept. */
  readonly held: Numeric
  readonly components: readonly ComponentFacts[]
  readonly adequacy: Numeric
  readonly sphericity: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric }
}

export interface ComponentFacts {
  readonly share: Numeric
  /** Variables whose loading is 0.5 or more by size, the strongest first. */
  readonly strong: readonly { readonly variable: string; readonly loading: Numeric }[]
}
