import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly methods: readonly MethodName[]
  readonly controls: readonly string[]
  readonly adjust: 'none' | 'holm' | 'bonferroni' | 'benjamini-hochberg'
  readonly missing: 'per-test' | 'listwise'
  readonly variables: readonly string[]
  /** Pairs by the first method, the strongest first. */
  readonly pairs: readonly PairFacts[]
}

export type MethodName = 'pearson' | 'spearman' | 'kendall'

export interface PairFacts {
  readonly first: string
  readonly second: string
  readonly n: number
  readonly r: Numeric
  readonly interval: IntervalCell
  /** Adjusted for multiple testing if requested. */
  readonly p: Numeric
}
