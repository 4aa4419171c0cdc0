import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome.ts'
import type { CurveUnit } from '../../kit/survival-figure.ts'

/** What the reading speaks of. */
export interface Facts {
  readonly time: string
  readonly confidence: number
  readonly transformation: 'log' | 'plain' | 'log-log'
  readonly unit: CurveUnit
  /** With delayed entry: the variable that holds when each comes under observation. */
  readonly entry?: string
  /** The two dates between which the time is counted. */
  readonly dates?: { readonly from: string; readonly to: string }
  readonly groups: readonly GroupFacts[]
  readonly logRank: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric } | null
}

export interface GroupFacts {
  /** Null where there is one curve for all. */
  readonly group: LevelRef | null
  readonly n: number
  readonly events: number
  readonly median: Numeric
  readonly interval: IntervalCell
  /** The last of the chosen times at which the group was still observed. */
  readonly late: { readonly time: number; readonly survival: Numeric; readonly interval: IntervalCell } | null
}
