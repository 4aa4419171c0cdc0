import type { DfPair, IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly effectConfidence: number
  readonly tests: readonly TestName[]
  readonly postHoc: readonly PostHocName[]
  readonly adjust: Adjustment
  readonly control: LevelRef | null
  readonly effectSizes: boolean
  readonly missing: 'per-test' | 'listwise'
  readonly outcomes: readonly OutcomeFacts[]
}

export type TestName = 'anova' | 'welch' | 'kruskal-wallis'
export type PostHocName = MeanPostHoc | 'dunn'
/** Comparisons of means. */
export type MeanPostHoc = 'tukey' | 'games-howell' | 'bonferroni' | 'holm' | 'dunnett'
export type Adjustment = 'holm' | 'bonferroni' | 'benjamini-hochberg' | 'none'

export interface OutcomeFacts {
  readonly variable: string
  readonly groups: readonly { readonly group: LevelRef; readonly n: number; readonly centre: Numeric }[]
  /** The test that the reading reports: Welch if it was chosen, otherwise the classic F, otherwise Kruskal–Wallis. */
  readonly test: TestName
  readonly statistic: { readonly symbol: 'F' | 'H'; readonly value: Numeric; readonly df: Numeric | DfPair }
  readonly p: Numeric
  /** ω² or ε², if effect sizes were requested. */
  readonly effect: { readonly estimate: Numeric; readonly interval: IntervalCell } | null
  /** Pairs with P < 0.05 by the post hoc method that matches the test, or by another chosen one; null for two groups. */
  readonly apart: {
    readonly method: PostHocName
    readonly pairs: number
    readonly found: readonly {
      readonly first: LevelRef
      readonly second: LevelRef
      readonly difference: Numeric
      readonly interval: IntervalCell | null
      readonly p: Numeric
    }[]
  } | null
}
