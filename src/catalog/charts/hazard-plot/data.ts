import type { DrawnSteps } from '#engine/methods/survival/hazard-curves.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { CurveUnit, SurvivalFigure } from '../../kit/survival/survival-figure.ts'

/** The cumulative hazard, its logarithm or the log odds against log time, or the smoothed hazard. */
export type HazardQuantity = 'cumulative' | 'log-log' | 'log-odds' | 'smoothed'

/** The data of hazard curves. */
export interface HazardData {
  readonly time: string
  readonly unit: CurveUnit
  readonly confidence: number
  readonly ticks: readonly number[]
  /** With delayed entry, the start of the time axis. */
  readonly begin?: number
  /** The end of the time axis. */
  readonly last: number
  readonly leastAtRisk?: number
  readonly show: {
    readonly quantity: HazardQuantity
    readonly band: boolean
    readonly riskTable: SurvivalFigure['show']['riskTable']
    /** The scale of the limits of a cumulative hazard. */
    readonly transformation: 'log' | 'plain'
  }
  /** The bandwidth of a smoothed hazard, in the unit of the axis. */
  readonly bandwidth?: number
  readonly groups: readonly HazardGroup[]
}

/** A curve without points has no value on its scale. */
export interface HazardGroup extends DrawnSteps {
  readonly group: LevelRef | null
  readonly atRisk: readonly number[]
  readonly events: readonly number[]
}
