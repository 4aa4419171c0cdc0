import type { EquivalenceFacts } from '../../kit/comparison/equivalence-words.ts'
import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

export type TestName = 't' | 'wilcoxon' | 'sign'

/** Facts for the reading. */
export interface Facts {
  readonly reference: number
  readonly confidence: number
  readonly alternative: 'two-sided' | 'greater' | 'less'
  readonly tests: readonly TestName[]
  readonly missing: 'per-test' | 'listwise'
  readonly zeros: 'drop' | 'pratt'
  readonly variables: readonly VariableFacts[]
}

export interface VariableFacts {
  readonly variable: string
  readonly n: number
  readonly centre: { readonly kind: 'mean' | 'median'; readonly value: Numeric }
  /** The test that the reading reports: t if it was chosen, otherwise the signed rank test, otherwise the sign test. */
  readonly test: TestName
  readonly difference: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
  readonly equivalence: EquivalenceFacts | null
  readonly effect: {
    readonly measure: 'g' | 'rank-biserial'
    readonly estimate: Numeric
    readonly interval: IntervalCell
  } | null
}
