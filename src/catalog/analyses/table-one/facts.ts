import type { QuantileType } from '#engine/methods/description/quantiles.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly group: string | null
  readonly groups: number
  readonly n: number
  readonly variables: readonly VariableFacts[]
  readonly smd: boolean
  readonly tests: readonly TestName[]
  readonly quartiles: QuantileType
  /** Settings of the simulated P values, if there are any. */
  readonly simulation?: { readonly replicates: number; readonly seed: number }
}

export interface VariableFacts {
  readonly variable: string
  readonly summary: 'mean' | 'median' | 'counts'
  readonly test: TestName | null
  readonly p: Numeric
  readonly smd: Numeric
  readonly missing: number
}

export type TestName =
  | 'student'
  | 'welch'
  | 'anova'
  | 'welch-anova'
  | 'mann-whitney'
  | 'kruskal-wallis'
  | 'pearson'
  | 'yates'
  | 'fisher'
  | 'fisher-simulated'
