import type { DrawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import type { LogRankWeights } from '#engine/methods/survival/log-rank-weights.ts'
import type { LevelRef, Numeric } from '../outcome/outcome.ts'

export type CurveUnit = 'none' | 'days' | 'weeks' | 'months' | 'years'

/** The data of survival curves. */
export interface SurvivalFigure {
  readonly time: string
  readonly unit: CurveUnit
  readonly confidence: number
  readonly ticks: readonly number[]
  /** With delayed entry, the start of the time axis; absent: 0, if all are observed. */
  readonly begin?: number
  /** The end of the time axis. */
  readonly last: number
  /** Each curve ends at its last time with at least this many at risk; absent: at its last subject. */
  readonly leastAtRisk?: number
  readonly show: {
    /** The proportion without the event, or its complement. */
    readonly quantity: 'survival' | 'incidence'
    /** The axis from 0 to 100%, or the range of the curves. */
    readonly range: 'full' | 'data'
    readonly band: boolean
    readonly riskTable: 'none' | 'at-risk' | 'at-risk-events'
    /** A line at one half; lines down to the medians; these with their values. */
    readonly medians: 'none' | 'half' | 'lines' | 'values'
  }
  readonly groups: readonly SurvivalFigureGroup[]
  /** P value of the log-rank test, or of the named variant; null without a test. */
  readonly p: Numeric
  readonly test?: LogRankWeights['kind']
  /** Hazard ratio of the second group against the first, with its interval; absent if it was not requested or has no finite value. */
  readonly hazardRatio?: { readonly estimate: number; readonly lower: number; readonly upper: number }
  /** Stratified. */
  readonly stratified?: boolean
}

export interface SurvivalFigureGroup extends DrawnCurve {
  readonly group: LevelRef | null
  /** Null if they are not shown; a limit that is not reached is null. */
  readonly median: { readonly estimate: Numeric; readonly lower: Numeric; readonly upper: Numeric } | null
}
