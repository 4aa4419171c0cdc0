import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly event: LevelRef
  readonly confidence: number
  readonly adjust: 'holm' | 'bonferroni' | 'none'
  readonly missing: 'per-test' | 'listwise'
  readonly prevalence: number | null
  readonly markers: readonly MarkerFacts[]
  readonly comparisons: readonly ComparisonFacts[]
}

export type Rule = 'youden' | 'closest' | 'sensitivity' | 'specificity' | 'own'

export interface MarkerFacts {
  readonly variable: string
  readonly side: 'higher' | 'lower'
  readonly events: number
  readonly others: number
  readonly area: number
  readonly lower: Numeric
  readonly upper: Numeric
  readonly p: Numeric
  /** The cut-off by the first requested rule; null if none was requested or found. */
  readonly cutOff: CutOffFacts | null
}

export interface CutOffFacts {
  readonly rule: Rule
  readonly value: number
  readonly sensitivity: ShareFacts
  readonly specificity: ShareFacts
}

export interface ShareFacts {
  readonly value: number
  readonly lower: Numeric
  readonly upper: Numeric
}

export interface ComparisonFacts {
  readonly first: string
  readonly second: string
  readonly difference: number
  readonly lower: Numeric
  readonly upper: Numeric
  /** P value after adjustment. */
  readonly p: Numeric
}
