import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export type TestName = 'exact' | 'mid-p' | 'corrected' | 'asymptotic'

/** Facts for the reading. */
export interface Facts {
  readonly question: 'event' | 'symmetry'
  readonly confidence: number
  readonly adjust: 'holm' | 'bonferroni' | 'benjamini-hochberg' | 'none' | null
  readonly missing: 'per-test' | 'listwise' | null
  readonly overall: {
    readonly n: number
    readonly measurements: number
    readonly statistic: Numeric
    readonly p: Numeric
  } | null
  readonly pairs: readonly PairFacts[]
  readonly symmetries: readonly SymmetryFacts[]
}

export interface PairFacts {
  /** Null for a table that was typed in. */
  readonly first: LevelRef | null
  readonly second: LevelRef | null
  readonly n: number
  readonly proportions: readonly [number, number]
  readonly difference: number
  readonly interval: IntervalCell
  readonly firstOnly: number
  readonly secondOnly: number
  readonly test: TestName
  /** Adjusted if there are several pairs. */
  readonly p: Numeric
}

export interface SymmetryFacts {
  readonly first: string | null
  readonly second: string | null
  readonly n: number
  readonly changed: number
  readonly statistic: Numeric
  readonly df: number
  readonly p: Numeric
}
