import type { IntervalCell, LevelRef, Numeric, TermCell } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly outcome: string
  readonly n: number
  readonly factors: readonly string[]
  readonly covariates: readonly string[]
  readonly confidence: number
  readonly effectConfidence: number
  readonly squares: 'I' | 'II' | 'III'
  readonly adjust: 'tukey' | 'bonferroni' | 'holm' | 'none'
  readonly compared: boolean
  readonly rSquared: Numeric
  readonly adjusted: Numeric
  readonly tests: readonly TestFact[]
  /** Highest-order interactions of factors. */
  readonly interactions: readonly { readonly cell: TermCell; readonly p: Numeric }[]
  /** The comparisons that the reading reports: simple effects if an interaction has P < 0.05, otherwise those of the factors. */
  readonly pairs: { readonly simple: boolean; readonly count: number; readonly found: readonly PairFact[] } | null
}

export interface TestFact {
  readonly cell: TermCell
  readonly eta: Numeric
  readonly interval: IntervalCell
  readonly statistic: Numeric
  readonly df: readonly [number, number]
  readonly p: Numeric
}

export interface PairFact {
  readonly first: LevelRef
  readonly second: LevelRef
  readonly at: TermCell | null
  readonly difference: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
}
