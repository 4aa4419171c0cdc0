import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly rule: 'auto' | 'chosen'
  readonly missing: 'per-test' | 'listwise' | null
  readonly tables: readonly TableFacts[]
}

export type TestName = 'pearson' | 'yates' | 'likelihood-ratio' | 'fisher' | 'fisher-simulated'

export interface TableFacts {
  /** Null for a table that was typed in. */
  readonly variable: string | null
  readonly n: number
  readonly groups: readonly LevelRef[]
  /** The event of an outcome with two values. */
  readonly event: LevelRef | null
  readonly risks: readonly { readonly group: LevelRef; readonly events: number; readonly n: number }[]
  readonly test: TestName
  /** The chi-squared statistic; null for an exact test. */
  readonly statistic: Statistic | null
  readonly p: Numeric
  /** Bias-corrected V, if effect sizes were requested. */
  readonly v: { readonly estimate: Numeric; readonly interval: IntervalCell } | null
  readonly comparisons: readonly {
    readonly group: LevelRef
    readonly reference: LevelRef
    readonly difference: Ratio
    readonly riskRatio: Ratio
    readonly oddsRatio: Ratio
  }[]
  readonly trend: (Statistic & { readonly p: Numeric }) | null
}

/** χ² with its degrees of freedom. */
export interface Statistic {
  readonly value: Numeric
  readonly df: number
}

export interface Ratio {
  readonly estimate: Numeric
  readonly interval: IntervalCell
}
