import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { CurveUnit, SurvivalFigure } from '../../kit/survival/survival-figure.ts'

/** Data of survival curves from a Cox model. */
export interface AdjustedSurvivalData {
  readonly time: string
  readonly unit: CurveUnit
  readonly confidence: number
  readonly ticks: readonly number[]
  /** The end of the time axis. */
  readonly last: number
  readonly show: {
    readonly average: 'marginal' | 'means'
    readonly band: boolean
    readonly riskTable: SurvivalFigure['show']['riskTable']
  }
  /** The variables of the other terms of the model. */
  readonly covariates: readonly string[]
  readonly n: number
  readonly events: number
  /** Present if the curves step at some of the event times only. */
  readonly thinned?: { readonly drawn: number; readonly of: number }
  readonly groups: readonly AdjustedGroup[]
}

export interface AdjustedGroup extends Steps {
  readonly group: LevelRef
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** The Kaplan-Meier estimate; null if it is not shown. */
  readonly unadjusted: Steps | null
  /** At each tick; events up to it. */
  readonly atRisk: readonly number[]
  readonly events: readonly number[]
}

/** A step function from 0 to the last time of the group. */
interface Steps {
  readonly x: readonly number[]
  readonly survival: readonly number[]
}
