import type { EquivalenceFacts } from '../../kit/comparison/equivalence-words.ts'
import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly first: LevelRef
  readonly second: LevelRef
  readonly confidence: number
  readonly alternative: 'two-sided' | 'greater' | 'less'
  readonly tests: readonly TestName[]
  readonly missing: 'per-test' | 'listwise'
  readonly continuity: boolean
  readonly outcomes: readonly OutcomeFacts[]
}

export type TestName = 'student' | 'welch' | 'mann-whitney'

export interface OutcomeFacts {
  readonly variable: string
  readonly n: readonly [number, number]
  readonly centre: { readonly kind: 'mean' | 'median'; readonly first: Numeric; readonly second: Numeric }
  /** The test that the reading reports: Welch if it was chosen, otherwise Student, otherwise Mann–Whitney. */
  readonly test: TestName
  readonly difference: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
  readonly equivalence: EquivalenceFacts | null
  /** Hedges g or the rank-biserial correlation, if effect sizes were requested. */
  readonly effect: {
    readonly measure: 'hedges-g' | 'rank-biserial'
    readonly estimate: Numeric
    readonly interval: IntervalCell
  } | null
}
