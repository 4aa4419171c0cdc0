import type { DrawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import type { LogRankWeights } from '#engine/methods/survival/log-rank-weights.ts'
import type { LevelRef, Numeric } from '../outcome/outcome.ts'

export type CurveUnit = 'none' | 'days' | 'weeks' | 'months' | 'years'

/** What survival curves are drawn from. */
export interface SurvivalFigure {
  readonly time: string
  readonly unit: CurveUnit
  readonly confidence: number
  readonly ticks: readonly number[]
  /** With delayed entry, where the axis of time begins; absent: at 0, where all are observed. */
  readonly begin?: number
  /** Where the axis of time ends. */
  readonly last: number
  readonly show: {
    /** The part without the event, or its complement. */
    readonly quantity: 'survival' | 'incidence'
    /** The axis from 0 to 100%, or as far as the curves need it. */
    readonly range: 'full' | 'data'
    readonly band: boolean
    readonly riskTable: 'none' | 'at-risk' | 'at-risk-events'
    /** A line at one half; lines down to the medians; these with their values. */
    readonly medians: 'none' | 'half' | 'lines' | 'values'
  }
  readonly groups: readonly SurvivalFigureGroup[]
  /** Of the log-rank test, or of the one of its relatives that is named; null where none was made. */
  readonly p: Numeric
  readonly test?: LogRankWeights['kind']
  /** Made within strata. */
  readonly stratified?: boolean
}

export interface SurvivalFigureGroup extends DrawnCurve {
  readonly group: LevelRef | null
  /** Null where they are not shown; a limit that is not reached is null. */
  readonly median: { readonly estimate: Numeric; readonly lower: Numeric; readonly upper: Numeric } | null
}
