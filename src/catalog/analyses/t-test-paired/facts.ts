import type { EquivalenceFacts } from '../../kit/comparison/equivalence-words.ts'
import type { IntervalCell, LevelRef, Numeric, VariableRef } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly alternative: 'two-sided' | 'greater' | 'less'
  readonly tests: readonly TestName[]
  readonly missing: 'per-test' | 'listwise'
  readonly zeros: 'drop' | 'pratt'
  readonly pairs: readonly PairFacts[]
}

export type TestName = 't' | 'wilcoxon'

export interface PairFacts {
  /** The outcome, if rows share a set. */
  readonly outcome: string | null
  readonly members: readonly [VariableRef | LevelRef, VariableRef | LevelRef]
  readonly n: number
  readonly centre: { readonly kind: 'mean' | 'median'; readonly first: Numeric; readonly second: Numeric }
  /** The test that the reading reports: t if it was chosen. */
  readonly test: TestName
  readonly difference: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
  readonly equivalence: EquivalenceFacts | null
  readonly effect: {
    readonly measure: 'gz' | 'rank-biserial'
    readonly estimate: Numeric
    readonly interval: IntervalCell
  } | null
}
