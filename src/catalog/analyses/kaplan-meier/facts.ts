import type { LogRankWeights } from '#engine/methods/survival/log-rank-weights.ts'
import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

/** Facts for the reading. */
export interface Facts {
  readonly time: string
  readonly confidence: number
  readonly transformation: 'log' | 'plain' | 'log-log'
  readonly unit: CurveUnit
  /** With delayed entry: the variable of the entry time. */
  readonly entry?: string
  /** The two dates from which the time was computed. */
  readonly dates?: { readonly from: string; readonly to: string }
  readonly groups: readonly GroupFacts[]
  readonly logRank: TestFacts | null
  /** Test for trend across ordered groups. */
  readonly trend: (Pick<TestFacts, 'statistic' | 'p'> & { readonly rises: boolean }) | null
  readonly pairwise: 'none' | 'holm' | 'bonferroni' | 'unadjusted'
  readonly means: MeansFacts | null
}

export interface TestFacts {
  /** The stratification variable. */
  readonly stratum?: string
  readonly weights: LogRankWeights
  readonly statistic: Numeric
  readonly df: number
  readonly p: Numeric
}

export interface MeansFacts {
  readonly tau: number
  readonly groups: readonly {
    readonly group: LevelRef | null
    readonly mean: Numeric
    readonly interval: IntervalCell
  }[]
  readonly reference: LevelRef | null
  readonly contrasts: readonly {
    readonly group: LevelRef
    readonly difference: Numeric
    readonly interval: IntervalCell
    readonly p: Numeric
  }[]
}

export interface GroupFacts {
  /** Null for a single curve. */
  readonly group: LevelRef | null
  readonly n: number
  readonly events: number
  readonly median: Numeric
  readonly interval: IntervalCell
  /** The latest of the chosen times at which the group was still under observation. */
  readonly late: { readonly time: number; readonly survival: Numeric; readonly interval: IntervalCell } | null
}
