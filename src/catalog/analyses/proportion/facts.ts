import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly question: 'event' | 'distribution'
  readonly confidence: number
  readonly method: IntervalMethod
  readonly expected: number | null
  readonly alternative: 'two-sided' | 'greater' | 'less'
  readonly missing: 'per-test' | 'listwise'
  readonly proportions: readonly ProportionFacts[]
  readonly fits: readonly FitFacts[]
}

export type IntervalMethod = 'wilson' | 'exact' | 'wald'

export interface ProportionFacts {
  readonly event: LevelRef
  readonly events: number
  readonly n: number
  readonly proportion: number
  readonly interval: IntervalCell
  /** P value of the exact test; null without an expected proportion. */
  readonly p: Numeric
}

export interface FitFacts {
  readonly variable: string
  readonly n: number
  readonly values: number
  /** The value with the largest deviation, its proportion and the expected one. */
  readonly farthest: { readonly value: LevelRef; readonly share: number; readonly expected: number }
  readonly w: number
  /** Statistic of Pearson's test. */
  readonly statistic: Numeric
  readonly p: Numeric
  readonly test: 'pearson' | 'multinomial'
}
