import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
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
    /** Names at the ends of the curves, with the legend in their place if they have no room; absent: a legend. */
    readonly names?: 'ends'
  }
  readonly groups: readonly SurvivalFigureGroup[]
  /** P value of the log-rank test, or of the named variant; null without a test. */
  readonly p: Numeric
  readonly test?: LogRankWeights['kind']
  /** The exponents of the weights of Fleming and Harrington. */
  readonly exponents?: { readonly rho: number; readonly gamma: number }
  /** P value of the test for trend across the groups; absent without one. */
  readonly trend?: Numeric
  /** The same test of each two groups. */
  readonly pairs?: {
    readonly adjust: PAdjustment
    readonly tests: readonly { readonly first: LevelRef; readonly second: LevelRef; readonly p: Numeric }[]
  }
  /** Hazard ratios of the other groups against `reference`; absent if not requested or without finite values. */
  readonly hazardRatios?: {
    readonly reference: LevelRef
    readonly ratios: readonly (HazardRatio & { readonly group: LevelRef })[]
  }
  /** In outcomes of before `hazardRatios`: that of the second group against the first. */
  readonly hazardRatio?: HazardRatio
  /** Stratified. */
  readonly stratified?: boolean
}

export interface HazardRatio {
  readonly estimate: number
  readonly lower: number
  readonly upper: number
}

export interface SurvivalFigureGroup extends DrawnCurve {
  readonly group: LevelRef | null
  /** Null if they are not shown; a limit that is not reached is null. */
  readonly median: { readonly estimate: Numeric; readonly lower: Numeric; readonly upper: Numeric } | null
  /** Survival at the chosen times; null where the group is not followed. */
  readonly times?: readonly {
    readonly time: number
    readonly survival: Numeric
    readonly lower: Numeric
    readonly upper: Numeric
  }[]
}

/** The hazard ratios, also those of outcomes of before `hazardRatios`. */
export function hazardRatiosOf({ hazardRatios, hazardRatio, groups }: SurvivalFigure): SurvivalFigure['hazardRatios'] {
  const [reference, group] = [groups[0]?.group, groups[1]?.group]
  return hazardRatio && reference && group ? { reference, ratios: [{ group, ...hazardRatio }] } : hazardRatios
}
